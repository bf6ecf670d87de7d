/** Whose thing a question is about. */
import type { Seat } from '@starboard/kernel';
import { seatFor } from '../rules/asking.ts';
import type { Who } from '../rules/types.ts';
import type { View } from './common.ts';

/** The side a question is about: the Collective where the seat answers for it (N228), the side of the frame, else the seat itself. */
export function sideOf(k: View, seat: Seat): Who {
  if (k.flow.onBehalf !== null && k.flow.asked.includes(seat)) return k.pub.sides.length - 1;
  for (let i = k.stack.length - 1; i >= 0; i--) {
    const f = k.stack[i];
    if ('who' in f && seatFor(k.pub, f.who) === seat) return f.who;
  }
  return seat;
}
