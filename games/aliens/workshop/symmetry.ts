/** The twin of a place: what is painted here is painted there too. Columns B, D, F … stand half a sector lower (E3). */
import { type Cell, heightOf, isInside, widthOf, type ZoneDraft } from './draft.ts';

export const SYMMETRIES = ['mirrored', 'turned', 'free'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

/** A mirror maps high columns to high ones only where their number is odd. */
export const canMirror = (zone: Pick<ZoneDraft, 'rows'>): boolean => widthOf(zone) % 2 === 1;

/** Null: there is none, or it is the place itself. */
export function twinOf(zone: Pick<ZoneDraft, 'rows'>, symmetry: Symmetry, { c, r }: Cell): Cell | null {
  if (symmetry === 'free' || (symmetry === 'mirrored' && !canMirror(zone))) return null;
  const [wide, high] = [widthOf(zone), heightOf(zone)];
  // Half a turn: in a zone with an odd number of columns, low columns have one row less that has a twin.
  const low = wide % 2 === 1 && c % 2 === 1 ? 1 : 0;
  const twin = symmetry === 'mirrored' ? { c: wide - 1 - c, r } : { c: wide - 1 - c, r: high - 1 - low - r };
  return (twin.c === c && twin.r === r) || !isInside(zone, twin) ? null : twin;
}
