/** R5: who wins. */
import { type Outcome, type State, seatAt } from '@starboard/kernel';
import type { Sample } from './types.ts';

export function outcome(s: State<Sample>): Outcome<Sample> {
  const scores = [...s.pub.points];
  const ranks = scores.map((n) => 1 + scores.filter((other) => other > n).length);
  return { ranks, scores, ending: 'counted', parts: scores.map((n, seat) => ({ seat: seatAt(seat), rule: 'R3', n })) };
}

export const tally = (s: State<Sample>): Record<string, number> => ({ points: s.pub.points.reduce((a, b) => a + b, 0) });
