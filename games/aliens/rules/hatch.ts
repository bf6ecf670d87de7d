/** A human reaches a hatch in a turn (E15, E27–E30, D.2, H.15, Q12–Q14). */
import type { Hands, Seat, State, Step } from '@starboard/kernel';
import { finishIfAgreed } from './agree.ts';
import { COLOURS, drawHatchCards, enter, showBoth, turnUp } from './hatch-cards.ts';
import { type Law, lawOf } from './law.ts';
import { endsNow } from './rounds.ts';
import type { Aliens, Frame, Pick } from './types.ts';

/** E27, Q14: the number is announced and a card is drawn. */
export function reachHatch(s: State<Aliens>, law: Law, seat: Seat, hatch: number, x: Hands<Aliens>): void {
  enter(s, law, seat, hatch);
  const cards = drawHatchCards(s, law, seat, x);
  if (cards.length < 2) {
    open(s, law, seat, hatch, cards[0] ?? null, x);
    return;
  }
  showBoth(s, seat, hatch, cards, x);
  if (cards[0] !== cards[1]) x.push({ step: 'engineer', seat, hatch, cards });
  else {
    s.dark.hatch[cards[0]]++;
    open(s, law, seat, hatch, cards[0], x);
  }
}

function open(s: State<Aliens>, law: Law, seat: Seat, hatch: number, card: number | null, x: Hands<Aliens>): void {
  turnUp(s, seat, hatch, card, x);
  if (!endsNow(s, law, 'hatch', x)) finishIfAgreed(s, x);
}

/** H.15: one of the two is used, the other shuffled back. */
export const engineer: Step<Aliens, Extract<Frame, { step: 'engineer' }>> = {
  run: (_s, f, x) => x.ask({ asked: [f.seat], label: 'engineer' }),
  picks: (_k, _f, _seat, path) => (path.length > 0 ? null : { kind: 'engineer', picks: COLOURS as readonly Pick[], ends: true, rule: 'H.15' }),
  take(s, f, seat, answer, x) {
    const used = answer[0] === 'green' ? 0 : 1;
    s.dark.hatch[1 - used]++;
    x.pop();
    open(s, lawOf(s.pub.options, s.mine.length), seat, f.hatch, used, x);
  },
  idle: () => ['green'],
};
