/**
 * Small differences between bots. They are computed from the seat, its secret character and the start of the game, so they are
 * repeatable but unknown to the others.
 */
import type { Mine, Pub } from '../rules/types.ts';

/** A number in -1 … 1 for one trait of one player in one game. */
export function trait(pub: Readonly<Pub>, mine: Readonly<Mine>, seat: number, which: number): number {
  let h = 0x9e3779b9 ^ seat;
  h = spread(h, mine.character);
  h = spread(h, pub.first);
  h = spread(h, pub.status.length);
  h = spread(h, which);
  return (h >>> 0) / 2 ** 31 - 1;
}

function spread(h: number, v: number): number {
  h = Math.imul(h ^ v, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
