/** What is true after every answer. Only tests call this. */
import type { State } from '@starboard/kernel';
import { COPIES, sum } from '../content/cards.ts';
import type { Sample } from './types.ts';

export function invariants(s: State<Sample>): void {
  s.pub.played.forEach((played, kind) => {
    const all = played + s.dark.pile[kind] + sum(s.mine.map((m) => m.hand[kind]));
    if (all !== COPIES) throw new Error(`R1: there are ${all} cards of kind ${kind}`);
  });
  const sizes = new Set(s.mine.map((m) => sum(m.hand)));
  if (sizes.size !== 1) throw new Error('R2: every hand has the same size');
}
