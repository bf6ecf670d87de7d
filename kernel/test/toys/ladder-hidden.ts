/** What is hidden on the Ladder: hands, the pile and the guard that waits. */
import { drawFrom } from '../../chance.ts';
import type { Chance, Known, Seat, Secret, State } from '../../contract.ts';
import { seatsOf } from '../../seats.ts';
import { type Cards, copyFrame, copyLadder, copyPub, count, DECK, type Frame, GUARDS, type Ladder } from './ladder-table.ts';

export function secrets(s: State<Ladder>, seat: Seat | null): Secret<Ladder>[] {
  const others = seatsOf(s.mine.length).filter((o) => o !== seat);
  const bag = unknown(s, seat);
  const loose = bag[0] > 0 && bag[1] > 0;
  const fight = s.stack.find((f) => f.step === 'fight');
  return [
    ...others.map(
      (o): Secret<Ladder> => ({
        name: 'hand',
        rule: 'L1',
        value: [...s.mine[o].hand],
        free: loose && s.pub.cards[o] > 0 && s.pub.cards[o] < count(bag),
      }),
    ),
    { name: 'pile', rule: 'L1', value: [...s.dark.pile], free: loose && count(s.dark.pile) > 0 && count(s.dark.pile) < count(bag) },
    { name: 'guard', rule: 'L3', value: fight?._guard ?? null, free: fight !== undefined },
  ];
}

/** The cards whose place the seat does not know. */
function unknown(s: State<Ladder>, seat: Seat | null): Cards {
  const own = seat === null ? [0, 0] : s.mine[seat].hand;
  return [DECK[0] - s.pub.spent[0] - own[0], DECK[1] - s.pub.spent[1] - own[1]];
}

export function redeal(s: State<Ladder>, seat: Seat | null, chance: Chance): State<Ladder> {
  const other = copyLadder(s);
  dealAgain(other, seat, chance);
  return other;
}

function dealAgain(s: State<Ladder>, seat: Seat | null, chance: Chance): void {
  const bag = unknown(s, seat);
  for (const o of seatsOf(s.mine.length)) {
    if (o === seat) continue;
    const hand: Cards = [0, 0];
    for (let n = 0; n < s.pub.cards[o]; n++) {
      const c = drawFrom(bag, count(bag), chance);
      bag[c]--;
      hand[c]++;
    }
    s.mine[o].hand = hand;
  }
  s.dark.pile = bag;
  for (const f of s.stack) if (f.step === 'fight') f._guard = chance.int(GUARDS);
}

export function imagine(k: Known<Ladder>, _: Ladder['memory'], seat: Seat, chance: Chance): State<Ladder> {
  const seats = seatsOf(k.pub.height.length);
  const world: State<Ladder> = {
    pub: copyPub(k.pub),
    mine: seats.map((o) => ({ hand: o === seat ? [...k.mine!.hand] : [0, 0] })),
    dark: { pile: [0, 0] },
    stack: k.stack.map((f): Frame => (f.step === 'fight' ? { ...f, _guard: 0 } : copyFrame(f))),
    flow: k.flow,
    sealed: seats.map(() => null),
  };
  dealAgain(world, seat, chance);
  return world;
}
