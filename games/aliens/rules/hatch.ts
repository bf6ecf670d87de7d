/** A human reaches a hatch (E15, E27–E30, D.2, H.15, Q12–Q14). */
import { drawFrom, type Hands, type Seat, type State, type Step } from '@starboard/kernel';
import { CHARACTERS } from '../content/cards.ts';
import { finishIfAgreed } from './agree.ts';
import { type Law, lawOf } from './law.ts';
import { endsNow, leave } from './rounds.ts';
import { hatchDeck } from './state.ts';
import { HATCH, note } from './trail.ts';
import type { Aliens, Frame, Pick } from './types.ts';

const COLOURS = ['green', 'red'] as const;
const GREEN = 0;

/** E27, Q14: the number is announced and a card is drawn. */
export function reachHatch(s: State<Aliens>, law: Law, seat: Seat, hatch: number, x: Hands<Aliens>): void {
  const { pub, dark } = s;
  pub.side[seat] = 'human';
  note(pub, seat, HATCH, law.zone.hatches[hatch]);
  if (!law.hatchCards) {
    open(s, law, seat, hatch, null, x);
    return;
  }
  // Q40: on a map with more hatches than cards, the shown cards form a new deck.
  if (pub.hatchCards === 0) {
    dark.hatch = hatchDeck(law, s.mine.length);
    pub.hatchCards = dark.hatch[0] + dark.hatch[1];
  }
  const engineer = law.engineer && CHARACTERS[s.mine[seat].character] === 'engineer' && pub.hatchCards > 1;
  const first = drawHatch(s, x);
  if (!engineer) {
    pub.hatchCards--;
    open(s, law, seat, hatch, first, x);
    return;
  }
  // H.15: everybody sees both cards, and so learns who the Engineer is.
  const cards = [first, drawHatch(s, x)];
  pub.shown[seat] = s.mine[seat].character;
  x.reveal('all', { kind: 'two-cards', seat, hatch, cards: cards.map((c) => COLOURS[c]) }, 'H.15');
  if (cards[0] !== cards[1]) x.push({ step: 'engineer', seat, hatch, cards });
  else {
    dark.hatch[cards[0]]++;
    pub.hatchCards--;
    open(s, law, seat, hatch, cards[0], x);
  }
}

function drawHatch(s: State<Aliens>, x: Hands<Aliens>): number {
  const { dark } = s;
  const card = drawFrom(dark.hatch, dark.hatch[0] + dark.hatch[1], x);
  dark.hatch[card]--;
  return card;
}

/** Green: the human escapes and the hatch is closed. Red: it is broken, the human is still aboard (Q13). */
function open(s: State<Aliens>, law: Law, seat: Seat, hatch: number, card: number | null, x: Hands<Aliens>): void {
  const { pub } = s;
  x.reveal('all', { kind: 'hatch', seat, hatch, card: card === null ? 'none' : COLOURS[card] }, 'E27');
  if (card === null || card === GREEN) {
    pub.hatches[hatch] = 'used';
    leave(s, seat, 'escaped', x);
    x.reveal('all', { kind: 'escaped', seat, character: CHARACTERS[s.mine[seat].character], hatch }, 'E27');
  } else pub.hatches[hatch] = 'broken';
  if (!endsNow(s, law, 'hatch', x)) finishIfAgreed(s, x);
}

/** H.15: one of the two is used, the other shuffled back. */
export const engineer: Step<Aliens, Extract<Frame, { step: 'engineer' }>> = {
  run: (_s, f, x) => x.ask({ asked: [f.seat], label: 'engineer' }),
  picks: (_k, _f, _seat, path) => (path.length > 0 ? null : { kind: 'engineer', picks: COLOURS as readonly Pick[], ends: true, rule: 'H.15' }),
  take(s, f, seat, answer, x) {
    const used = answer[0] === 'green' ? 0 : 1;
    s.dark.hatch[1 - used]++;
    s.pub.hatchCards--;
    x.pop();
    open(s, lawOf(s.pub.options, s.mine.length), seat, f.hatch, used, x);
  },
  idle: () => ['green'],
};
