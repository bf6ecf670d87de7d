/** What a seat can remember and imagine (for bots), and what is hidden from it (for the leak test). */
import { type Chance, drawFrom, type Known, type Seat, type Secret, type State, seatsOf } from '@starboard/kernel';
import { CARDS, COPIES, cardOf, KINDS, PILFERER, SABORTAL, type Tag } from '../content/cards.ts';
import { noteGain, noteLoss } from './hand.ts';
import { copy, nothingSeen } from './state.ts';
import type { Event, Frame, Memory, Options, Pick, Rarities } from './types.ts';

export const blank = (_: Options, n: number): Memory => ({ seen: nothingSeen(n) });

/** Q40: cards taken from portals are seen by all when taken; what leaves a hand openly was in it. */
export function remember(m: Memory, e: Event): Memory {
  const gain = (seat: Seat, tag: Tag): void => noteGain(m.seen, seat, cardOf(tag));
  const lose = (seat: Seat, tag: Tag): void => noteLoss(m.seen, seat, cardOf(tag));
  switch (e.kind) {
    case 'drawn':
      lose(e.from, e.card);
      break;
    case 'pilfered':
      lose(e.by, 'pilferer');
      break;
    case 'schemed':
      lose(e.by, 'schemer');
      if (e.to === 'hand') gain(e.by, e.relic);
      break;
    case 'thieved':
      lose(e.by, 'thief');
      break;
    case 'took':
    case 'bonus':
      gain(e.seat, e.card);
      break;
    case 'leftovers':
      for (const card of e.cards) gain(e.seat, card);
      break;
    case 'placed':
      lose(e.seat, e.relic);
      break;
  }
  return m;
}

/**
 * A world that fits what the seat sees and remembers: each other hand holds its sabortal and what was seen going in, the
 * rest of it is dealt from the cards whose place is unknown; what remains is the pile.
 */
export function imagine(k: Known<Rarities>, m: Memory, seat: Seat, chance: Chance): State<Rarities> {
  const { pub } = k;
  const n = pub.hands.length;
  const unknown = new Array<number>(KINDS).fill(COPIES);
  let left = KINDS * COPIES;
  const away = (counts: readonly number[]): void => {
    for (let relic = 0; relic < KINDS; relic++) {
      unknown[relic] -= counts[relic];
      left -= counts[relic];
    }
  };
  for (let p = 1; p < pub.portals.length; p++) {
    const card = pub.portals[p];
    if (card >= 0 && card < KINDS) {
      unknown[card]--;
      left--;
    }
  }
  for (let s = 0; s < n; s++) {
    away(pub.planets[s]);
    away(s === seat ? k.mine!.hand : m.seen[s]);
  }
  const mine = m.seen.map((seen, s) => {
    if (s === seat) return { hand: k.mine!.hand.slice() };
    const hand = seen.slice();
    hand[SABORTAL] = 1;
    return { hand };
  });
  for (let s = 0; s < n; s++) {
    if (s === seat) continue;
    const { hand } = mine[s];
    let size = 0;
    for (let card = 0; card < hand.length; card++) size += hand[card];
    for (; size < pub.hands[s]; size++) {
      const relic = drawFrom(unknown, left--, chance);
      unknown[relic]--;
      hand[relic]++;
    }
  }
  const asked = k.flow.window === 'sealed' && k.flow.done.length > 0;
  return copy({
    pub: pub as State<Rarities>['pub'],
    mine,
    dark: { pile: unknown },
    stack: k.stack.map((f): Frame => (f.step === 'landing' ? { ...f, _land: [] } : (f as Frame))),
    flow: k.flow,
    sealed: seatsOf(n).map((s) =>
      s === seat ? (k.sealed as Pick[] | null) : asked && k.flow.done.includes(s) ? [chance.int(2) === 0 ? 'land' : 'stay'] : null,
    ),
  });
}

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
