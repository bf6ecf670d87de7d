/** What is hidden from a seat, and the same table with it dealt differently. For the leak tests: only tests call this. */
import { type Chance, drawFrom, type Seat, type Secret, type State, seatsOf } from '@starboard/kernel';
import { CARDS, KINDS, PILFERER, SABORTAL } from '../content/cards.ts';
import { copy } from './state.ts';
import type { Rarities } from './types.ts';

/** The hidden cards of one hand: all but the sabortal everybody knows to be there and what the memory aid shows. */
const hidden = (s: State<Rarities>, seat: Seat): number[] =>
  s.mine[seat].hand.map((n, card) => (card === SABORTAL ? 0 : n - (s.pub.seen?.[seat][card] ?? 0)));

/** R6, R7, Q12, Q40: hands and the pile are secret; Q2: so are sealed answers until all are in. */
export function secrets(s: State<Rarities>, seat: Seat | null): Secret<Rarities>[] {
  const others = seatsOf(s.mine.length).filter((o) => o !== seat);
  const places = [...others.map((o) => hidden(s, o)), [...s.dark.pile, 0, 0, 0, 0]];
  // Something can change place when somewhere else lies a different card that may come here: aliens never go to the pile.
  const free = (place: number): boolean =>
    places[place].some(
      (n, card) =>
        n > 0 && places.some((there, p) => p !== place && there.some((m, other) => m > 0 && other !== card && fits(other, place) && fits(card, p))),
    );
  const fits = (card: number, place: number): boolean => card < PILFERER || place < others.length;
  const cells: Secret<Rarities>[] = others.map((o, i) => ({ name: `hand ${o}`, rule: 'Q40', value: s.mine[o].hand.slice(), free: free(i) }));
  cells.push({ name: 'pile', rule: 'R7', value: s.dark.pile.slice(), free: free(others.length) });
  for (const o of others) if (s.sealed[o] !== null) cells.push({ name: `sealed ${o}`, rule: 'Q2', value: [...s.sealed[o]!], free: true });
  return cells;
}

/** Deals the hidden cards of all others and the pile anew; sizes and what the table sees stay. */
export function redeal(s: State<Rarities>, seat: Seat | null, chance: Chance): State<Rarities> {
  const t = copy(s);
  const others = seatsOf(s.mine.length).filter((o) => o !== seat);
  const pool = new Array<number>(CARDS.length).fill(0);
  for (const o of others) {
    hidden(s, o).forEach((n, card) => {
      pool[card] += n;
      t.mine[o].hand[card] -= n;
    });
  }
  for (let relic = 0; relic < KINDS; relic++) pool[relic] += s.dark.pile[relic];
  const room = others.map((o) => s.pub.hands[o] - t.mine[o].hand.reduce((a, b) => a + b, 0));
  // Aliens first: they are in hands, never in the pile.
  for (let alien = PILFERER; alien < SABORTAL; alien++) {
    if (pool[alien] === 0) continue;
    const i = drawFrom(
      room,
      room.reduce((a, b) => a + b, 0),
      chance,
    );
    room[i]--;
    pool[alien]--;
    t.mine[others[i]].hand[alien]++;
  }
  let left = pool.reduce((a, b) => a + b, 0);
  others.forEach((o, i) => {
    for (; room[i] > 0; room[i]--) {
      const relic = drawFrom(pool, left--, chance);
      pool[relic]--;
      t.mine[o].hand[relic]++;
    }
  });
  t.dark.pile = pool.slice(0, KINDS);
  for (const o of others) if (t.sealed[o] !== null) t.sealed[o] = [chance.int(2) === 0 ? 'land' : 'stay'];
  return t;
}
