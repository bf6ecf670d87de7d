/** What is hidden in the Bazaar: hands but for the piece one was shown, the pile, and sealed tolls. */
import { drawFrom } from '../../chance.ts';
import type { Chance, Known, Seat, Secret, State } from '../../contract.ts';
import { seatsOf } from '../../seats.ts';
import { add, type Bazaar, copyBazaar, copyMine, copyPub, count, DECK, type Frame, GOODS, type Goods, tollChoice } from './bazaar-table.ts';

export function secrets(s: State<Bazaar>, seat: Seat | null): Secret<Bazaar>[] {
  const others = seatsOf(s.mine.length).filter((o) => o !== seat);
  const shown = seat === null ? null : s.mine[seat].shown;
  const loose = GOODS.filter((g) => unknown(s, seat)[g] > 0).length > 1;
  const unseen = (o: Seat): number => s.pub.sizes[o] - (shown?.of === o ? 1 : 0);
  return [
    ...others.map((o): Secret<Bazaar> => ({ name: 'hand', rule: 'B1', value: [...s.mine[o].hand], free: loose && unseen(o) > 0 })),
    ...others.map((o): Secret<Bazaar> => ({ name: 'sealed', rule: 'B4', value: s.sealed[o], free: s.sealed[o] !== null && unseen(o) > 0 })),
    { name: 'pile', rule: 'B1', value: [...s.dark.pile], free: loose && others.some((o) => unseen(o) > 0) },
  ];
}

/** The pieces whose place the seat does not know. */
function unknown(s: State<Bazaar>, seat: Seat | null): Goods {
  const bag: Goods = [...DECK];
  for (const offer of s.pub.offers) if (offer !== null) add(bag, offer.give, -1);
  if (seat === null) return bag;
  add(bag, s.mine[seat].hand, -1);
  const { shown } = s.mine[seat];
  if (shown !== null) bag[shown.good]--;
  return bag;
}

export function redeal(s: State<Bazaar>, seat: Seat | null, chance: Chance): State<Bazaar> {
  const other = copyBazaar(s);
  dealAgain(other, seat, chance);
  return other;
}

function dealAgain(s: State<Bazaar>, seat: Seat | null, chance: Chance): void {
  const bag = unknown(s, seat);
  const shown = seat === null ? null : s.mine[seat].shown;
  for (const o of seatsOf(s.mine.length)) {
    if (o === seat) continue;
    const hand: Goods = [0, 0, 0];
    if (shown?.of === o) hand[shown.good]++;
    while (count(hand) < s.pub.sizes[o]) {
      const g = drawFrom(bag, count(bag), chance);
      bag[g]--;
      hand[g]++;
    }
    s.mine[o].hand = hand;
  }
  s.dark.pile = bag;
  for (const o of seatsOf(s.mine.length)) {
    if (o === seat) continue;
    // What others were shown is as hidden as the hands it was shown of.
    const theirs = s.mine[o].shown;
    if (theirs !== null) theirs.good = drawFrom(s.mine[theirs.of].hand, s.pub.sizes[theirs.of], chance);
    const { picks } = tollChoice(s.mine[o].hand);
    if (s.sealed[o] !== null) s.sealed[o] = [picks[chance.int(picks.length)]];
  }
}

export function imagine(k: Known<Bazaar>, _: Bazaar['memory'], seat: Seat, chance: Chance): State<Bazaar> {
  const seats = seatsOf(k.pub.sizes.length);
  const world: State<Bazaar> = {
    pub: copyPub(k.pub),
    mine: seats.map((o) => (o === seat ? copyMine(k.mine!) : { hand: [0, 0, 0], shown: null })),
    dark: { pile: [0, 0, 0] },
    stack: k.stack.map((f): Frame => (f.step === 'toll' ? { ...f, _noted: seats.map(() => null) } : { ...f })),
    flow: k.flow,
    sealed: seats.map((o) => (o === seat ? k.sealed : k.flow.window === 'sealed' && k.flow.done.includes(o) ? ['toll none'] : null)),
  };
  dealAgain(world, seat, chance);
  return world;
}
