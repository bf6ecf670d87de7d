/** L3: the redeal moves every secret often enough, and a leak of any of them would be noticed. */
import type { Types } from '../../contract.ts';
import { choose, know, waitedFor } from '../../legality.ts';
import { type Check, dealOf, strideOf, watch } from '../check.ts';
import { bytes, ContractBroken, sameBytes } from '../json.ts';
import { atRandom, type Play } from '../play.ts';
import type { TestTable } from '../table.ts';
import { DOORS, type Door, mutant } from './mutants.ts';
import { dealIsSilent, twinDeals } from './start.ts';
import { answerInBoth, futures, L1, L2, otherWorld, type Viewer, viewersOf } from './worlds.ts';

/** Of the redeals in which a secret could change. */
const SHARE = 0.2;
/** Fewer chances than this say nothing about a share; a secret that is free more rarely is not judged. */
const ENOUGH = 50;
/** Games tried at most to get enough. */
const MOST_GAMES = 20;

interface Power {
  /** Redeals in which it could change, and did. */
  could: number;
  did: number;
  /** Redeals in which it could, before a seat with a real choice: only there can it leak by the picks. */
  choosing: number;
  /** Redeals in which it did, and one answer later no rule had told the viewer anything: only there is it late to leak. */
  lasting: number;
  /** Deals in which it differed and a viewer saw the same table. */
  dealt: number;
}

const known = new WeakMap<object, { seed: number; powers: ReadonlyMap<string, Power> }>();

/** How often each named secret changed when it could; measured once for both tests that ask. */
function powerOf<T extends Types>(table: TestTable<T>, seed: number): ReadonlyMap<string, Power> {
  const had = known.get(table);
  if (had?.seed === seed) return had.powers;
  const powers = measure(table, seed);
  known.set(table, { seed, powers });
  return powers;
}

function measure<T extends Types>(table: TestTable<T>, seed: number): ReadonlyMap<string, Power> {
  const powers = new Map<string, Power>();
  const count: Check = {
    name: 'L3',
    start(p) {
      for (const { viewer, here, there } of twinDeals(p)) {
        const after = p.game.secrets(there.state, viewer);
        p.game.secrets(here.state, viewer).forEach((secret, i) => {
          if (!sameBytes(secret.value, after[i]?.value)) powerIn(powers, secret.name).dealt++;
        });
      }
    },
    at(p) {
      const dice = p.dice('L3');
      for (const viewer of viewersOf(p)) {
        const before = p.game.secrets(p.state, viewer);
        const other = otherWorld(p, viewer, dice);
        const after = p.game.secrets(other, viewer);
        const names = [before, after].map((list) => bytes(list.map((x) => x.name)));
        if (names[0] !== names[1]) throw new ContractBroken(`a redeal changes the list of secrets: ${names.join(' / ')}`);
        const choosing = hasChoice(p, viewer);
        const lasting = isLasting(p, viewer, other, dice.int(p.table.seats));
        before.forEach((secret, i) => {
          const power = powerIn(powers, secret.name);
          if (!secret.free) return;
          const did = !sameBytes(secret.value, after[i].value);
          power.could++;
          if (did) power.did++;
          if (choosing) power.choosing++;
          if (did && lasting) power.lasting++;
        });
      }
    },
  };
  for (let g = 0; g < Math.max(MOST_GAMES, table.limits.games); g++) {
    if (g >= table.limits.games && [...powers.values()].every((power) => power.could >= ENOUGH)) break;
    const deal = dealOf(seed, table, g);
    const failure = watch(count, table, deal, atRandom(`${deal} decisions`).decide, strideOf(table));
    if (failure !== null) throw new ContractBroken(failure.problem);
  }
  return powers;
}

function powerIn(powers: Map<string, Power>, name: string): Power {
  const had = powers.get(name);
  if (had !== undefined) return had;
  const power = { could: 0, did: 0, choosing: 0, lasting: 0, dealt: 0 };
  powers.set(name, power);
  return power;
}

function hasChoice<T extends Types>(p: Play<T>, viewer: Viewer): boolean {
  if (viewer === null || !p.answering().includes(viewer)) return false;
  return (choose(p.game, know(p.state, viewer), viewer, [])?.picks.length ?? 0) > 1;
}

/** Whether an answer of somebody is carried out in both worlds and the viewer hears the same. A sealed one only waits. */
function isLasting<T extends Types>(p: Play<T>, viewer: Viewer, other: Play<T>['state'], which: number): boolean {
  const answering = p.answering();
  if (answering.length === 0) return false;
  const seat = answering[which % answering.length];
  if (p.state.flow.window === 'sealed' && waitedFor(p.state).some((late) => late !== seat)) return false;
  const answer = answerInBoth(p, other, seat, p.dice('lasting'));
  return answer !== null && futures(p, p.game.copy(other), viewer, seat, answer).at === null;
}

/** The secrets that a redeal hardly moves; none: L1 and L2 can see. */
export function weakSecrets<T extends Types>(table: TestTable<T>, seed: number): string[] {
  return [...powerOf(table, seed)]
    .filter(([, power]) => power.could >= ENOUGH && power.did < power.could * SHARE)
    .map(([name, { could, did }]) => `'${name}' changed in ${did} of ${could} redeals in which it could`);
}

/** The mutants that neither L1 nor L2 notices; none: every leak of a named secret would be found. */
export function uncaughtMutants<T extends Types>(table: TestTable<T>, seed: number): string[] {
  return [...powerOf(table, seed)].flatMap(([secret, power]) => {
    const { could, choosing, lasting, dealt } = power;
    const chances: Record<Door, number> = { view: could, cover: could, event: could, picks: choosing, late: lasting, deal: dealt };
    const wanted: Partial<Record<Door, number>> = { late: ENOUGH * SHARE, deal: 1 };
    const doors = DOORS.filter((door) => chances[door] >= (wanted[door] ?? ENOUGH));
    return doors.filter((door) => !isCaught(table, door, secret, seed)).map((door) => `'${secret}' leaks by the ${door}, and nobody notices`);
  });
}

function isCaught<T extends Types>(table: TestTable<T>, door: Door, secret: string, seed: number): boolean {
  const leaky = { ...table, game: mutant(table.game, door, secret) };
  const check = door === 'deal' ? dealIsSilent : door === 'event' || door === 'late' ? L2 : L1;
  for (let g = 0; g < Math.max(MOST_GAMES, table.limits.games); g++) {
    const deal = dealOf(seed, table, g);
    const failure = watch(check, leaky, deal, atRandom(`${deal} decisions`).decide, strideOf(table));
    if (failure?.thrown) throw new Error(`a mutant cannot be played: ${failure.problem}`);
    if (failure !== null) return true;
  }
  return false;
}
