/** A copy of a battle that shares nothing mutable. */
import type { Battle } from './types.ts';

export const copyBattle = (b: Battle): Battle => ({
  void: b.void,
  region: b.region,
  sides: b.sides.map((side) => ({ who: side.who, bought: side.bought, types: side.types, faces: side.faces.slice() })),
  uses: b.uses.map((use) => ({ ...use })),
  // Marks are taken away and added, never changed.
  marks: b.marks.slice(),
  passed: b.passed.slice(),
  used: b.used.slice(),
  winner: b.winner,
  losers: b.losers.slice(),
  scrapped: b.scrapped,
});
