/** For the leak test: what is hidden from a seat, and the same table with those secrets dealt anew. A3, A6, Q31, Q37. */
import { type Chance, know, type Seat, type Secret, type State, seatsOf, shuffle } from '@starboard/kernel';
import { randomCompletion } from './complete.ts';
import { randomDrops } from './extract.ts';
import { packOf } from './pack.ts';
import { talksOf } from './present.ts';
import { copy } from './state.ts';
import type { Afternova } from './types.ts';

type S = State<Afternova>;

const others = (s: S, seat: Seat | null): Seat[] => seatsOf(s.mine.length).filter((o) => o !== seat);

/** Paws of `o` that cannot be redealt: the viewer saw them, or they are in a contract, which is known to suffice. */
function fixedPaws(s: S, o: Seat, seat: Seat | null): number[] {
  const { talks } = s.pub;
  const bound = talks?.contract?.rows.some((row) => row.seat === o) ? s.mine[o].bid : [];
  const open = talks?.offers[o]?.paws ?? [];
  const seen = seat === null ? [] : s.mine[seat].seenPaws[o];
  return s.mine[o].paws.filter((paw) => bound.includes(paw) || open.includes(paw) || seen.includes(paw));
}
const fixedPlans = (s: S, o: Seat, seat: Seat | null): number[] =>
  seat === null ? [] : s.mine[o].plans.filter((p) => s.mine[seat].seenPlans[o].includes(p));

const loosePaws = (s: S, o: Seat, seat: Seat | null): number => s.mine[o].paws.length - fixedPaws(s, o, seat).length;
const loosePlans = (s: S, o: Seat, seat: Seat | null): number => s.mine[o].plans.length - fixedPlans(s, o, seat).length;

/** Whether the Paws in an offer are hidden and could be redealt. */
function hidesBid(s: S, o: Seat, seat: Seat | null): boolean {
  const offer = s.pub.talks?.offers[o] ?? null;
  if (offer === null || offer.paws !== null || seat === s.pub.active) return false;
  return !talksOf(s.pub).contract?.rows.some((row) => row.seat === o);
}

/** Trims and completions are the two sealed windows. */
const isTrimming = (s: S): boolean => s.stack[s.stack.length - 1].step === 'trim';

export function secrets(s: S, seat: Seat | null): Secret<Afternova>[] {
  const hidden = others(s, seat);
  const { ships } = packOf(s.pub.options);
  const cells: Secret<Afternova>[] = [];
  const total = (of: (o: Seat) => number): number => hidden.reduce((n, o) => n + of(o), 0);
  const paws = total((o) => loosePaws(s, o, seat)) + s.dark.paws.length;
  const plans = total((o) => loosePlans(s, o, seat)) + s.dark.plans.length;
  const mixes = (own: number, all: number): boolean => own > 0 && all > own;
  for (const o of hidden) {
    const m = s.mine[o];
    const loose = loosePaws(s, o, seat);
    cells.push({ name: `paws ${o}`, rule: 'A6', value: m.paws.slice(), free: mixes(loose, paws) });
    cells.push({ name: `plans ${o}`, rule: 'A6', value: m.plans.slice(), free: mixes(loosePlans(s, o, seat), plans) });
    const alike = ships.filter((ship, n) => ship.storage === s.pub.hold[o] && n !== m.ship && (seat === null || n !== s.mine[seat].ship));
    cells.push({ name: `ship ${o}`, rule: 'A3', value: m.ship, free: s.pub.ships === null && alike.length > 0 });
    cells.push({ name: `offer ${o}`, rule: 'Q37', value: m.bid.slice(), free: hidesBid(s, o, seat) && mixes(loose, paws) });
    const third = hidden.some(
      (p) => p !== o && m.seenPaws[p].length > 0 && loosePaws(s, p, seat) === s.mine[p].paws.length && mixes(s.mine[p].paws.length, paws),
    );
    cells.push({ name: `shown ${o}`, rule: 'Q32', value: [...m.seenPaws.map((l) => l.slice()), ...m.seenPlans.map((l) => l.slice())], free: third });
    const sealed = s.sealed[o];
    // At the end a player who can pay for nothing has one answer only.
    if (sealed !== null)
      cells.push({ name: `answer ${o}`, rule: isTrimming(s) ? 'Q9' : 'Q23', value: [...sealed], free: isTrimming(s) || !s.pub.last });
  }
  cells.push({ name: 'Paw deck', rule: 'A1', value: s.dark.paws.slice(), free: mixes(s.dark.paws.length, paws) });
  cells.push({ name: 'Blueprint deck', rule: 'A1', value: s.dark.plans.slice(), free: mixes(s.dark.plans.length, plans) });
  return cells;
}

export function redeal(s: S, seat: Seat | null, chance: Chance): S {
  const t = copy(s);
  const hidden = others(s, seat);
  const deal = (kind: 'paws' | 'plans', fixed: (s: S, o: Seat, seat: Seat | null) => number[]): void => {
    const kept = hidden.map((o) => fixed(s, o, seat));
    const pool = shuffle([...s.dark[kind], ...hidden.flatMap((o, i) => s.mine[o][kind].filter((card) => !kept[i].includes(card)))], chance);
    hidden.forEach((o, i) => {
      const n = s.mine[o][kind].length - kept[i].length;
      t.mine[o][kind] = [...kept[i], ...pool.splice(0, n)].sort((a, b) => a - b);
    });
    t.dark[kind] = pool;
  };
  deal('paws', fixedPaws);
  deal('plans', fixedPlans);
  redealShips(s, t, hidden, seat, chance);
  for (const o of hidden) {
    const m = t.mine[o];
    if (hidesBid(s, o, seat)) {
      m.bid = some(m.paws, s.mine[o].bid.length, chance);
      t.mine[s.pub.active].bids[o] = m.bid.slice();
    }
    if (t.sealed[o] !== null) t.sealed[o] = isTrimming(t) ? randomDrops(t.pub, o, chance) : randomCompletion(know(t, o), o, chance);
  }
  // What others were shown of a redealt hand changes with it.
  for (const o of hidden) {
    for (const p of hidden) {
      if (p === o) continue;
      t.mine[o].seenPaws[p] = some(t.mine[p].paws, s.mine[o].seenPaws[p].length, chance);
      t.mine[o].seenPlans[p] = some(t.mine[p].plans, s.mine[o].seenPlans[p].length, chance);
    }
  }
  return t;
}

const some = (cards: readonly number[], n: number, chance: Chance): number[] =>
  shuffle([...cards], chance)
    .slice(0, n)
    .sort((a, b) => a - b);

/** A3: any ships with the storage that everybody sees; unused ones were returned unseen. */
function redealShips(s: S, t: S, hidden: readonly Seat[], seat: Seat | null, chance: Chance): void {
  if (s.pub.ships !== null) return;
  const { ships } = packOf(s.pub.options);
  const left = shuffle(
    ships.flatMap((_, n) => (seat !== null && n === s.mine[seat].ship ? [] : [n])),
    chance,
  );
  for (const o of hidden) {
    const i = left.findIndex((ship) => ships[ship].storage === s.pub.hold[o]);
    t.mine[o].ship = left.splice(i, 1)[0];
  }
}
