/** Facts of a view or a refusal that sentences are made of. */
import { type Known, type Refusal, type Seat, waitedFor } from '@starboard/kernel';
import { EMPTY, LAST_PORTAL, RELICS, type Relic, type Tag, tagOf } from '../content/cards.ts';
import type { Rarities } from '../rules/types.ts';

export type View = Known<Rarities>;

/** The card at a portal; null: none. */
export const cardAt = (k: View, position: number): Tag | null => (k.pub.portals[position] === EMPTY ? null : tagOf(k.pub.portals[position]));

/** The ships at a portal, the lowest first. */
export const shipsAt = (k: View, position: number): Seat[] => k.pub.ships.filter((s) => k.pub.berths[s] === position);

/** Whom the table waits for. The reader is among them only if nobody else is. */
export function awaited(k: View, you: Seat | null): Seat[] {
  const seats = waitedFor<Rarities>(k);
  const others = seats.filter((s) => s !== you);
  return others.length > 0 ? others : seats;
}

export const topFrame = (k: View): View['stack'][number] | null => k.stack.at(-1) ?? null;

/** Exploring and landing are over: a ship without a portal has missed its chance (R23). */
export const tooLate = (k: View): boolean => ['bonus', 'collect'].includes(topFrame(k)?.step ?? '');

/** Portals up to the one being explored get a line each. The rest are still shut (C3). */
export const opened = (k: View): number[] => positions(1, k.pub.portal);
export const shut = (k: View): number[] => positions(k.pub.portal + 1, LAST_PORTAL);
const positions = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/** The relic a refused pick is about: `boots`, `place boots`. */
export const relicOf = (r: Refusal<Rarities>): Relic | null => RELICS.find((relic) => r.pick === relic || r.pick === `place ${relic}`) ?? null;

/** A number the refusal brings along: a seat, a portal, how many seats. */
export function numberIn({ with: given }: Refusal<Rarities>, name: 'seat' | 'portal' | 'seats'): number {
  const found = given !== null && typeof given === 'object' ? Object.entries(given).find(([key]) => key === name) : undefined;
  return Number(found?.[1] ?? 0);
}
