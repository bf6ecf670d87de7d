/**
 * The chance of the lesson, draw by draw: of so many, this one. If you change the script, change these too: the test of the
 * lesson says which one does not fit.
 */
import type { Forced } from '@starboard/kernel';

export const chance: readonly Forced[] = [
  // Q34: the learner begins.
  [6, 0],
  // E5: Captain, Pilot, Psychologist; First, Second and Third Alien; in the order of the seats.
  [4, 3],
  [3, 2],
  [2, 1],
  [4, 3],
  [3, 2],
  [2, 1],
  [6, 5],
  [5, 4],
  [4, 3],
  [3, 2],
  [2, 1],
  // Round 3: noises of their own for you and Orin, silence for Tove.
  [25, 0],
  [24, 0],
  [23, 18],
  // 4: Kuno's own. 5: Tove may name any sector.
  [22, 0],
  [21, 7],
  // 6: so may you, with Adrenaline; Vela's own.
  [20, 12],
  [12, 3],
  [19, 0],
  // 7: silence for Kuno. 8: hatch 2 is broken; Mira may name any sector.
  [18, 14],
  [6, 3],
  [17, 6],
  // 9: Vela's own, with Defense; hatch 1 opens.
  [16, 2],
  [11, 10],
  [5, 0],
];
