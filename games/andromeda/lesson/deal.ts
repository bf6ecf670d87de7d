/**
 * The chance of the lesson, draw by draw: `6:2` is the third of six. It was written down from one deal and then changed in a few
 * places, which the comments name. If rules, content or script change, change this too: the test of the lesson says where it no
 * longer fits.
 */
import type { Forced } from '@starboard/kernel';

const DRAWS: readonly string[] = [
  // The map, moons, modules, cards, tokens, raiders and the Collective's deck; three factions.
  '1:0 21:6 20:7 19:9 18:10 17:8 16:2 15:13 14:4 13:10 12:1 11:3 10:8 9:4 8:6 7:2 8:7 7:0 6:1 6:4 5:3 4:0 3:1 2:0 27:6',
  '26:1 25:23 27:0 26:6 25:1 27:24 26:7 25:14 27:18 26:24 25:17 12:3 11:4 10:2 9:5 2:0 6:4 6:3 8:6 8:1 8:1 15:5 14:13',
  '13:6 12:4 10:1 9:7 9:8 8:0 9:4 7:3 8:2 6:2 9:8 5:2 4:1 3:2 2:1 12:2 11:1 10:8',
  // Two tactics.
  '80:15 79:36',
  // Your moon's neighbour turns up.
  '7:6',
  // The Collective rolls a 3: Tal Exchange.
  '6:2 24:2 78:13 7:0',
  // A module for the market.
  '24:5',
  // Another one; the raider of the event track comes to nebula 3.
  '23:9 6:2',
  // The Collective rolls a 2: Charter Hall, where a raider finds it.
  '6:1 18:13 5:1 5:4 6:1 6:1 77:33 76:43 7:0',
  // The event: Comet Shower.
  '10:4 75:45',
  // Your dice 6, 5, 4; the raiders' 4, 3.
  '4:3 4:2 4:1 6:2 6:3',
  // The Collective rolls a 3: Sarangi Field.
  '6:2',
  // Its next card.
  '6:0',
  // A tactic of the Meeting Ring.
  '74:21',
];

export const chance: readonly Forced[] = DRAWS.flatMap((line) => line.split(' ')).map((draw): Forced => {
  const [of, value] = draw.split(':').map(Number);
  return [of, value];
});
