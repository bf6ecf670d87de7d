/** `draw`: tactics from the deck (N117); where some are kept, the owner picks among those drawn (D15). */

import type { Choice, Step } from '@starboard/kernel';
import { ask } from '../asking.ts';
import type { FrameOf } from '../frames.ts';
import { discardTactic, drawTactics } from '../gains.ts';
import { numberOf, TACTIC } from '../picks.ts';
import type { Andromeda, Pick } from '../types.ts';
import type { Kind } from './kind.ts';

export const draw: Kind<'draw'> = {
  kind: 'draw',
  collective: 'own',
  possible(t) {
    if (t.pub.decks.tactics > 0) return true;
    return t.pub.decks.discards.some((n) => n > 0);
  },
  resolve(s, x, f, e) {
    const kinds = drawTactics(s, x, f.who, e.n);
    const over = e.keep === undefined ? 0 : kinds.length - e.keep;
    if (over <= 0) return;
    const drawn = s.mine[f.who].hand.map(() => 0);
    for (const k of kinds) drawn[k]++;
    s.mine[f.who].drawn = drawn;
    x.push({ step: 'keep', who: f.who, n: over, of: kinds.length });
  },
};

/** So many cards of these, one after the other by kind. */
function cardPicks(cards: readonly number[], path: readonly Pick[], left: number): Pick[] {
  const from = path.length === 0 ? 0 : numberOf(path[path.length - 1]);
  const have = cards.slice();
  for (const p of path) have[numberOf(p)]--;
  const picks: Pick[] = [];
  let behind = 0;
  for (let kind = have.length - 1; kind >= from; kind--) {
    if (have[kind] <= 0) continue;
    behind += have[kind];
    if (behind >= left) picks.unshift(TACTIC[kind]);
  }
  return picks;
}

/** D15: of the cards just drawn some go. */
export const keepStep: Step<Andromeda, FrameOf<'keep'>> = {
  run: (s, f, x) => ask(s, x, f.who, 'keep', { needsSecrets: true }),
  picks(k, f, _seat, path): Choice<Andromeda> | null {
    if (path.length === f.n) return null;
    return { kind: 'keep', picks: cardPicks(k.mine?.drawn ?? [], path, f.n - path.length), ends: path.length === f.n - 1, rule: 'N118' };
  },
  take(s, f, _seat, answer, x) {
    s.mine[f.who].drawn = null;
    for (const p of answer) discardTactic(s, x, f.who, numberOf(p));
    x.pop();
  },
};

/** D12, D15: tactics of the hand go. Asked unless the whole hand goes: how many there are is open (N299). */
export const discardStep: Step<Andromeda, FrameOf<'discard'>> = {
  run(s, f, x) {
    const { hand } = s.pub.sides[f.who];
    if (f.n < hand) return ask(s, x, f.who, 'discard', { needsSecrets: true });
    const cards = s.mine[f.who].hand.slice();
    for (let kind = 0; kind < cards.length; kind++) for (let i = 0; i < cards[kind]; i++) discardTactic(s, x, f.who, kind);
    x.pop();
  },
  picks(k, f, _seat, path): Choice<Andromeda> | null {
    if (path.length === f.n) return null;
    return { kind: 'discard-tactic', picks: cardPicks(k.mine?.hand ?? [], path, f.n - path.length), ends: path.length === f.n - 1, rule: 'N116' };
  },
  take(s, f, _seat, answer, x) {
    for (const p of answer) discardTactic(s, x, f.who, numberOf(p));
    x.pop();
  },
};
