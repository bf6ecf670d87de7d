/**
 * The chance of the lesson, draw by draw. A relic comes out of the pile (or a card out of a hand) by its place among the cards
 * there, in the order of `CARDS`; so `[7, 3]` is the fourth of seven. If you change the script, change these too: the test of
 * the lesson says which one does not fit.
 */
import type { Forced } from '@starboard/kernel';

export const chance: readonly Forced[] = [
  // R4: Pilferer, Schemer, Time Thief, in this order.
  [3, 2],
  [2, 1],
  // R6: you get boots, roll, cloak, plug and two eyes;
  [72, 0],
  [71, 8],
  [70, 25],
  [69, 51],
  [68, 59],
  [67, 59],
  // Nova two boots, roll, cloak, vacuum, time;
  [66, 0],
  [65, 0],
  [64, 6],
  [63, 22],
  [62, 29],
  [61, 37],
  // Zorgo two drivers, vacuum, time, plug, eye.
  [60, 13],
  [59, 13],
  [58, 27],
  [57, 34],
  [56, 41],
  [55, 48],
  // Portal 4: Zorgo draws the plug from you. 5: you draw boots from Nova. 6: Nova draws the time machine from Zorgo.
  [7, 3],
  [7, 0],
  [7, 3],
  // 7: Zorgo draws the vacuum from Nova. 8: and your sabortal.
  [6, 3],
  [6, 5],
  // R31: an eye for you; plug, driver and roll for Nova.
  [54, 48],
  [53, 41],
  [52, 13],
  [51, 6],
];
