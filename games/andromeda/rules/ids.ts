/** The numbered rules of ../RULES.md, and the small numbers by which pieces are known in the state. */
type Range<N extends number, L extends number[] = []> = L['length'] extends N ? L[number] : Range<N, [...L, L['length']]>;

/** N1–N301, and what had to be decided later (section 30). */
export type Rule = `N${Exclude<Range<315>, 0>}`;

/** A side: a seat, or the number after the last seat, which is the Collective. */
export type Who = number;

/** A frame that waits in a queue; which one it is only the flow needs to know. */
export interface Waiting {
  readonly step: string;
}

/** Resources by number, as in `RESOURCES` of the content. A planet's kind has the number of its resource. */
export const ENERGY = 0;
export const ICE = 1;
export const TITANIUM = 2;
export const NANOCARBON = 3;
export const CREDITS = 4;

/** Tracks by number, as in `TRACKS`; the first four are also the types and rows of modules. */
export const SCIENCE = 0;
export const SUPREMACY = 4;

/** Types of ships by number, as in `SHIPS`. */
export const TRANSPORT = 0;
export const FIGHTER = 1;
export const SCIENCE_VESSEL = 2;
export const CRUISER = 3;

/** N3: the nine ships of a side, by their place in its stretch of `fleet.at`. */
export const SHIPS_EACH = 9;
export const TYPE_OF: readonly number[] = [TRANSPORT, TRANSPORT, TRANSPORT, TRANSPORT, TRANSPORT, TRANSPORT, FIGHTER, SCIENCE_VESSEL, CRUISER];

/** N81: where a ship is when it is in no region. */
export const UNBUILT = -1;
/** For the Collective: its fleet space. */
export const HANGAR = -2;
export const BAY = -3;
export const SCRAPYARD = -4;

export const SPACES = 28;
/** On `map.tile`: no tile; a nebula, which needs none. */
export const NO_TILE = -1;
export const NEBULA = -2;
/** "None" for moons, owners, regions, cards. */
export const NONE = -1;
/** N143: all raiders of a region are one side. */
export const RAIDERS = -2;

/** Stocks of discovery tokens, N41. */
export const STEP_4 = 0;
export const STEP_8 = 1;
export const OBSERVATORY = 2;
export const POOL = 3;
