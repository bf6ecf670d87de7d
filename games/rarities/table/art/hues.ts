/** Colours of the things. What a thing is can be told without them. */
import type { Tag } from '../../content/cards.ts';

/** The frame of a card, and on paper the ground behind the drawing. */
export const HUES: Readonly<Record<Tag, { readonly hue: string; readonly pale: string }>> = {
  boots: { hue: '#f4836a', pale: '#fde0d6' },
  roll: { hue: '#7fb8f0', pale: '#dcecfb' },
  driver: { hue: '#9ac85a', pale: '#e6f2cf' },
  cloak: { hue: '#a08cf0', pale: '#e6e0fc' },
  vacuum: { hue: '#45bfae', pale: '#cfeee8' },
  time: { hue: '#f2b53f', pale: '#fcecc6' },
  plug: { hue: '#ef86b3', pale: '#fbdde9' },
  eye: { hue: '#c9935c', pale: '#f2e0cb' },
  pilferer: { hue: '#5fcf86', pale: '#241a5c' },
  schemer: { hue: '#ee6fa6', pale: '#241a5c' },
  thief: { hue: '#59c7ee', pale: '#241a5c' },
  sabortal: { hue: '#ff8a6b', pale: '#2a0c28' },
};
