/** L3: the redeal moves every secret often enough, and a leak of any of them would be noticed. */
import type { Types } from '../../contract.ts';
import { choose, know } from '../../legality.ts';
import { type Check, dealOf, watch } from '../check.ts';
import { Broken, bytes } from '../json.ts';
import { atRandom, Play } from '../play.ts';
import type { Table } from '../table.ts';
import { DOORS, type Door, mutant } from './mutants.ts';
import { L1, L2, otherWorld, viewersOf } from './worlds.ts';

/** Of the redeals in which a secret could change. */
const SHARE = 0.2;
/** Fewer chances than this say nothing about a share; a secret that is free more rarely is not judged. */
const ENOUGH = 50;
/** So many games are tried to get enough. */
const MOST_GAMES = 20;

export interface Power {
  /** Redeals in which it could change. */
  could: number;
  did: number;
  /** Those of them in which the seat that may not know it had a real choice: only there can it leak by the picks. */
  choosing: number;
}

/** How often each named secret changed when it could. */
export function powerOf<T extends Types>(table: Table<T>, seed: number): ReadonlyMap<string, Power> {
  const powers = new Map<string, Power>();
  const count: Check = {
    name: 'L3',
    at(p) {
      const dice = p.dice('L3');
      for (const viewer of viewersOf(p)) {
        const before = p.game.secrets(p.state, viewer);
        const after = p.game.secrets(otherWorld(p, viewer, dice), viewer);
        const names = [before, after].map((list) => bytes(list.map((x) => x.name)));
        if (names[0] !== names[1]) throw new Broken(`a redeal changes the list of secrets: ${names.join(' / ')}`);
        const choosing =
          viewer !== null && p.answering().includes(viewer) && (choose(p.game, know(p.state, viewer), viewer, [])?.picks.length ?? 0) > 1;
        before.forEach((secret, i) => {
          const power = powers.get(secret.name) ?? { could: 0, did: 0, choosing: 0 };
          powers.set(secret.name, power);
          if (!secret.free) return;
          power.could++;
          if (choosing) power.choosing++;
          if (bytes(secret.value) !== bytes(after[i].value)) power.did++;
        });
      }
    },
  };
  for (let g = 0; g < Math.max(MOST_GAMES, table.limits.games); g++) {
    if (g >= table.limits.games && [...powers.values()].every((power) => power.could >= ENOUGH)) break;
    const deal = dealOf(seed, table, g);
    const failure = watch(count, table, deal, atRandom(`${deal} decisions`).decide, 1);
    if (failure !== null) throw new Broken(failure.problem);
  }
  return powers;
}

/** The secrets that a redeal hardly moves; none: L1 and L2 can see. */
export function weakSecrets<T extends Types>(table: Table<T>, seed: number): string[] {
  return [...powerOf(table, seed)]
    .filter(([, power]) => power.could >= ENOUGH && power.did < power.could * SHARE)
    .map(([name, { could, did }]) => `'${name}' changed in ${did} of ${could} redeals in which it could`);
}

/** The mutants that neither L1 nor L2 notices; none: every leak of a named secret would be found. */
export function uncaughtMutants<T extends Types>(table: Table<T>, seed: number): string[] {
  return [...powerOf(table, seed)].flatMap(([secret, { could, choosing }]) => {
    const doors = DOORS.filter((door) => (door === 'picks' ? choosing : could) >= ENOUGH);
    return doors.filter((door) => !isCaught(table, door, secret, seed)).map((door) => `'${secret}' leaks by the ${door}, and nobody notices`);
  });
}

function isCaught<T extends Types>(table: Table<T>, door: Door, secret: string, seed: number): boolean {
  const leaky = { ...table, game: mutant(table.game, door, secret) };
  const check = door === 'event' || door === 'late' ? L2 : L1;
  for (let g = 0; g < MOST_GAMES; g++) {
    const deal = dealOf(seed, table, g);
    const p = new Play(leaky, deal, atRandom(`${deal} decisions`).decide, false);
    do {
      try {
        check.at!(p);
      } catch (error) {
        if (error instanceof Broken) return true;
        throw error;
      }
    } while (p.step());
  }
  return false;
}
