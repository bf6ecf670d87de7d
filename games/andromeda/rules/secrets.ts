/** The secrets of a state by the rules' own list (N59, N298), and the same table dealt differently: for the leak tests. */
import { type Chance, type Seat, type Secret, type State, seatsOf } from '@starboard/kernel';
import { copyMine, copyPub, copyStack } from './copy.ts';
import { NONE } from './ids.ts';
import { deal, stockLookedAt, sum } from './imagine.ts';
import type { Andromeda } from './types.ts';

type S = State<Andromeda>;

export function redeal(s: S, seat: Seat | null, chance: Chance): S {
  const t: S = {
    pub: copyPub(s.pub),
    mine: s.mine.map(copyMine),
    dark: { tactics: [], stocks: [], collective: s.dark.collective.slice(), destiny: s.dark.destiny.slice() },
    stack: copyStack(s.stack),
    flow: s.flow,
    sealed: s.sealed.slice(),
  };
  deal(t, seat, chance);
  return t;
}

/** The rules' own list of what `seat` must not see. */
export function secrets(s: S, seat: Seat | null): Secret<Andromeda>[] {
  const cells: Secret<Andromeda>[] = [];
  const others = seatsOf(s.mine.length).filter((o) => o !== seat);
  const differ = (own: readonly number[], rest: readonly number[]): boolean => own.some((n, k) => n > 0 && rest.some((m, j) => m > 0 && j !== k));
  for (const o of others) {
    const m = s.mine[o];
    const rest = s.dark.tactics.map((n, k) => n + s.dark.collective[k] + sum(others.map((p) => (p === o ? 0 : s.mine[p].hand[k]))));
    cells.push({ name: `hand ${o}`, rule: 'N59', value: m.hand.slice(), free: differ(m.hand, rest) });
    if (m.offer.length > 0) cells.push({ name: `offer ${o}`, rule: 'N46', value: m.offer.slice(), free: true });
    if (m.destiny !== NONE) cells.push({ name: `destiny ${o}`, rule: 'N59', value: m.destiny, free: s.pub.destinies === null });
    if (m.look !== null)
      cells.push({ name: `look ${o}`, rule: 'N198', value: m.look.slice(), free: differ(m.look, s.dark.stocks[stockLookedAt(s)]) });
  }
  s.dark.stocks.forEach((stock, i) => {
    const known = seat === null ? stock.map(() => 0) : s.mine[seat].seen[i];
    const unknown = stock.map((n, kind) => n - known[kind]);
    const elsewhere = s.dark.stocks.reduce(
      (all, other, j) => all.map((n, kind) => n + (j === i ? 0 : other[kind] - (seat === null ? 0 : s.mine[seat].seen[j][kind]))),
      stock.map(() => 0),
    );
    cells.push({ name: `stock ${i}`, rule: 'N198', value: stock.slice(), free: differ(unknown, elsewhere) });
  });
  cells.push({ name: 'deck', rule: 'N59', value: s.dark.tactics.slice(), free: others.some((o) => differ(s.mine[o].hand, s.dark.tactics)) });
  return cells;
}
