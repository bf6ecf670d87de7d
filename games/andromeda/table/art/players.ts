/** Players: a colour and a shape each, on plinths, hulls, buildings, the ruler and the log. */
import { mix, ngon, P } from './ink.ts';

/** By seat; the last is the Collective. Told apart by shape first, and by lightness where colours look alike (test/colours.test.ts). */
export const PLAYERS = [
  { id: 'coral', c: '#f47a5c', shape: 'circle' },
  { id: 'amber', c: '#f7cf45', shape: 'hexagon' },
  { id: 'mint', c: '#2fdcae', shape: 'square' },
  { id: 'sky', c: '#3f86e0', shape: 'diamond' },
  { id: 'orchid', c: '#c9a2ff', shape: 'flower' },
  { id: 'bone', c: '#ece6f4', shape: 'shield' },
] as const;
/** Outlines in the box of 64. */
export const SHAPE = {
  circle: 'M32 5a27 27 0 1 0 .01 0z',
  hexagon: ngon(6, 29),
  square: 'M13 6h38q7 0 7 7v38q0 7 -7 7h-38q-7 0 -7 -7v-38q0 -7 7 -7z',
  diamond: 'M32 2.5L61.5 32L32 61.5L2.5 32z',
  flower:
    'M32 4.5c6 0 10.500 3.600 11.600 8.600c5-1.600 10.600.6 13.400 5.600c3 5 2.200 11-1.400 14.300c3.600 3.400 4.400 9.300 1.400 14.300c-2.800 5-8.400 7.200-13.400 5.600c-1.100 5-5.600 8.600-11.600 8.600s-10.500-3.600-11.600-8.600c-5 1.600-10.600-.6-13.400-5.600c-3-5-2.200-10.900 1.400-14.300c-3.600-3.300-4.400-9.300-1.400-14.300c2.800-5 8.400-7.200 13.400-5.600c1.100-5 5.600-8.600 11.600-8.600z',
  shield: 'M8 9q12 0 24 -5q12 5 24 5v20q0 22 -24 31q-24 -9 -24 -31z',
};
/** A player's shape as a flat mark in any box. */
export const mark = (p: number, w = 3): string => P(SHAPE[PLAYERS[p].shape], PLAYERS[p].c, w);
/** The seat badge: shape with a bevel, a faction emblem goes on top at 68 %. */
export const badge = (p: number, inner = ''): string =>
  `${P(SHAPE[PLAYERS[p].shape], PLAYERS[p].c, 3)}<g transform="translate(32 32) scale(.86) translate(-32 -32)">${`<path d="${SHAPE[PLAYERS[p].shape]}" fill="${mix(PLAYERS[p].c, '#0a1430', 0.78)}" stroke="${mix(PLAYERS[p].c, '#0a1430', 0.35)}" stroke-width="1.5"/>`}</g><g transform="translate(32 32.500) scale(.62) translate(-32 -32)">${inner}</g>`;
