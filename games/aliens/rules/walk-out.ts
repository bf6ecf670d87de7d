/**
 * Q51: the humans have agreed to finish. Agreeing skips the walking, not the cards: they go to the hatches one after the other
 * and draw. Everything here is revealed as it happens.
 */
import { after, type Hands, type Seat, type State, seatsOf } from '@starboard/kernel';
import { ROUNDS } from '../content/cards.ts';
import { distancesOf, FAR, stepsFrom } from './distance.ts';
import { drawHatchCards, enter, GREEN, showBoth, turnUp } from './hatch-cards.ts';
import type { Law } from './law.ts';
import { reach } from './reach.ts';
import { tellWatchers } from './rounds.ts';
import type { Aliens, Pub } from './types.ts';

export interface WayOut {
  readonly hatch: number;
  readonly steps: number;
}

/** The nearest open hatch within `most` steps, the lowest number first; null: there is none. */
export function wayOut(law: Law, pub: Pick<Pub, 'hatches'>, from: number, most: number): WayOut | null {
  const { zone } = law;
  const row = stepsFrom(distancesOf(law, false), from);
  let best: WayOut | null = null;
  for (let hatch = 1; hatch < zone.hatches.length; hatch++) {
    if (pub.hatches[hatch] !== 'open') continue;
    const at = zone.hatches[hatch];
    // B.4: standing in it is not reaching it. Out and back are two steps.
    const steps = at !== from ? row[at] : reach(zone, law, from, 1, false, null).length > 0 ? 2 : FAR;
    if (steps < FAR - 1 && steps <= most && steps < (best?.steps ?? FAR)) best = { hatch, steps };
  }
  return best;
}

/** The frames of a state or of a view. */
type Stack = readonly { readonly step: string; readonly stage?: 'move' | 'after' }[];

/** Whether the seat on turn has still to move. */
const isMoving = (stack: Stack): boolean => stack.some((f) => f.step === 'turn' && f.stage === 'move');

/** Turns that a seat has left until the last round (E31). */
export function turnsLeft(pub: Pick<Pub, 'round' | 'turn' | 'first' | 'status'>, stack: Stack, seat: Seat): number {
  const n = pub.status.length;
  const place = (s: Seat): number => (s - pub.first + n) % n;
  const toCome = place(seat) > place(pub.turn) || (seat === pub.turn && isMoving(stack));
  return ROUNDS - pub.round + (toCome ? 1 : 0);
}

/** Whether a seat in `from` would get to an open hatch if all agreed now. */
export const leadsOut = (law: Law, pub: Pub, stack: Stack, seat: Seat, from: number): boolean =>
  wayOut(law, pub, from, turnsLeft(pub, stack, seat)) !== null;

interface Walker {
  readonly seat: Seat;
  /** Steps walked so far. */
  walked: number;
  readonly left: number;
}

/** The humans aboard go and draw, those with the shortest way first. Who cannot get out is still aboard afterwards. */
export function walkOut(s: State<Aliens>, law: Law, x: Hands<Aliens>): void {
  const { pub } = s;
  const n = s.mine.length;
  const next = isMoving(s.stack) ? pub.turn : after(pub.turn, n);
  const walkers: Walker[] = seatsOf(n)
    .map((_, i) => seatsOf(n)[(next + i) % n])
    .filter((seat) => pub.status[seat] === 'aboard')
    .map((seat) => ({ seat, walked: 0, left: turnsLeft(pub, s.stack, seat) }));
  for (;;) {
    let first: { readonly walker: Walker; readonly way: WayOut } | null = null;
    for (const walker of walkers) {
      if (pub.status[walker.seat] !== 'aboard') continue;
      const way = wayOut(law, pub, s.mine[walker.seat].sector, walker.left - walker.walked);
      // Steps before a broken hatch count too. On a tie the earlier in turn order goes first.
      if (way !== null && (first === null || walker.walked + way.steps < first.walker.walked + first.way.steps)) first = { walker, way };
    }
    if (first === null) return;
    first.walker.walked += first.way.steps;
    goTo(s, law, first.walker.seat, first.way, x);
  }
}

function goTo(s: State<Aliens>, law: Law, seat: Seat, { hatch, steps }: WayOut, x: Hands<Aliens>): void {
  const m = s.mine[seat];
  m.sector = law.zone.hatches[hatch];
  m.path.push(m.sector);
  enter(s, law, seat, hatch);
  x.reveal('all', { kind: 'walks', seat, hatch, steps }, 'Q51');
  tellWatchers(s, seat, x);
  const cards = drawHatchCards(s, law, seat, x);
  // H.15: the Engineer uses the green card if there is one; the other is shuffled back.
  const used = cards.includes(GREEN) ? GREEN : (cards[0] ?? null);
  if (cards.length === 2) {
    showBoth(s, seat, hatch, cards, x);
    s.dark.hatch[cards[0] + cards[1] - (used ?? 0)]++;
  }
  turnUp(s, seat, hatch, used, x);
}
