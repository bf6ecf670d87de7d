/** `discovery` (N41, N198, D17): look at tokens of a stock and take some; the player who looked remembers what was put back. */

import { type Choice, drawFrom, type Step } from '@starboard/kernel';
import type { EffectOf } from '../../content/effect.ts';
import { ask, isCollective, type S, seatOf, type X } from '../asking.ts';
import { contentOf } from '../content.ts';
import type { DoFrame, FrameOf } from '../frames.ts';
import { score } from '../gains.ts';
import { OBSERVATORY, POOL, SCIENCE, STEP_4, STEP_8, type Who } from '../ids.ts';
import { numberOf, TOKEN } from '../picks.ts';
import { sure } from '../sure.ts';
import type { Andromeda } from '../types.ts';
import type { Kind } from './kind.ts';

const NONE_LEFT_VP = 2;

/** N193: the token step of the science track that was entered, or the named stock. */
export function stockOf(s: S, f: Readonly<DoFrame>, e: EffectOf<'discovery'>): number {
  if (e.src !== 'track') return e.src === 'pool' ? POOL : OBSERVATORY;
  const first = contentOf(s.pub.options).raw.tracks[SCIENCE].steps.findIndex((step) => step.do.some((d) => d.k === 'discovery'));
  return f.arg === first + 1 ? STEP_4 : STEP_8;
}

/** N204: a token comes to its owner, open to all. */
export function takeToken(s: S, x: X, who: Who, stock: number, kind: number): void {
  s.dark.stocks[stock][kind]--;
  s.pub.decks.stocks[stock]--;
  s.pub.sides[who].tokens[kind]++;
  for (const mine of s.mine) mine.seen[stock][kind] = Math.max(0, mine.seen[stock][kind] - 1);
  x.reveal(
    'all',
    { kind: 'token', who: isCollective(s.pub, who) ? 'collective' : seatOf(who), token: contentOf(s.pub.options).discovery[kind].id },
    'N204',
  );
}

export const discovery: Kind<'discovery'> = {
  kind: 'discovery',
  collective: 'own',
  possible: () => true,
  resolve(s, x, f, e) {
    const stock = stockOf(s, f, e);
    const there = s.pub.decks.stocks[stock];
    const short = e.take - Math.min(e.take, there);
    if (short > 0) score(s, x, f.who, NONE_LEFT_VP * short, f.at);
    if (there === 0) return;
    const look = lookAt(s, x, stock, e.look === 0 ? there : Math.min(e.look, there));
    const mine = s.mine[f.who];
    mine.look = look;
    const tokens: string[] = [];
    const { discovery: kinds } = contentOf(s.pub.options);
    look.forEach((n, kind) => {
      for (let i = 0; i < n; i++) tokens.push(kinds[kind].id);
      mine.seen[stock][kind] = Math.max(mine.seen[stock][kind], n);
    });
    x.reveal([seatOf(f.who)], { kind: 'looked', seat: seatOf(f.who), tokens }, 'N198');
    x.push({ step: 'discovery', who: f.who, stock, take: Math.min(e.take, there), of: tokens.length });
  },
};

/** So many random tokens of a stock, by kind; they stay in it. */
function lookAt(s: S, x: X, stock: number, n: number): number[] {
  const bag = s.dark.stocks[stock].slice();
  let left = s.pub.decks.stocks[stock];
  if (n === left) return bag;
  const look = bag.map(() => 0);
  for (let i = 0; i < n; i++) {
    const kind = drawFrom(bag, left--, x);
    bag[kind]--;
    look[kind]++;
  }
  return look;
}

/** Asked unless there is but one token (N299: how many there are is open, which is not). */
export const discoveryStep: Step<Andromeda, FrameOf<'discovery'>> = {
  run(s, f, x) {
    const look = sure(s.mine[f.who].look);
    const total = look.reduce((a, b) => a + b, 0);
    if (f.take > 0 && total > f.take) return ask(s, x, f.who, 'discovery', { needsSecrets: true });
    s.mine[f.who].look = null;
    x.pop();
    if (f.take > 0) look.forEach((n, kind) => void Array.from({ length: n }, () => takeToken(s, x, f.who, f.stock, kind)));
  },
  picks: (k, _f): Choice<Andromeda> => ({
    kind: 'token',
    picks: (k.mine?.look ?? []).flatMap((n, kind) => (n > 0 ? [TOKEN[kind]] : [])),
    ends: true,
    rule: 'N198',
  }),
  take(s, f, _seat, [pick], x) {
    const kind = numberOf(pick);
    sure(s.mine[f.who].look)[kind]--;
    takeToken(s, x, f.who, f.stock, kind);
    f.take--;
    f.of--;
    if (f.take === 0) {
      s.mine[f.who].look = null;
      x.pop();
    }
  },
};
