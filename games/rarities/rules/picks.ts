/** The picks of the game as shared strings, with the way back from a pick to what it means. */
import { type Seat, seatsOf } from '@starboard/kernel';
import { ALIENS, CARDS, LAST_PORTAL, RELICS } from '../content/cards.ts';
import type { Options, Pick } from './types.ts';

const MOST_SEATS = 6;
const seats = seatsOf(MOST_SEATS);
const positions = Array.from({ length: LAST_PORTAL + 1 }, (_, p) => p);

export const DRAW: readonly Pick[] = seats.map((s): Pick => `draw ${s}`);
export const FROM: readonly Pick[] = seats.map((s): Pick => `from ${s}`);
/** By position; index 0 is unused. */
export const TAKE: readonly Pick[] = positions.map((p): Pick => `take ${p}`);
export const PORTAL: readonly Pick[] = positions.map((p): Pick => `portal ${p}`);
/** By card. */
export const PLACE: readonly Pick[] = CARDS.map((tag): Pick => `place ${tag}`);

const numberIn: ReadonlyMap<string, number> = new Map([DRAW, FROM, TAKE, PORTAL].flatMap((list) => list.map((p, n) => [p, n] as const)));
const cardIn: ReadonlyMap<string, number> = new Map([...PLACE.map((p, card) => [p, card] as const), ...RELICS.map((r, card) => [r, card] as const)]);

/** The seat or position a pick names. */
export const seatIn = (pick: Pick): Seat => numberIn.get(pick) as Seat;
export const positionIn = (pick: Pick): number => numberIn.get(pick)!;
/** The card a pick names. */
export const relicIn = (pick: Pick): number => cardIn.get(pick)!;

/** Draws from everybody but the explorer (R12, Q11), by number of seats and explorer. */
export const DRAWS: readonly (readonly (readonly Pick[])[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, n) =>
  seatsOf(n).map((me) => Object.freeze(DRAW.slice(0, n).filter((_, s) => s !== me))),
);

export const alphabet = (_: Options, n: number): readonly Pick[] => [
  ...DRAW.slice(0, n),
  ...ALIENS,
  ...FROM.slice(0, n),
  ...RELICS,
  ...PORTAL.slice(1),
  'home',
  'hand',
  'land',
  'stay',
  ...TAKE.slice(1),
  'none',
  ...PLACE,
  'enough',
];
