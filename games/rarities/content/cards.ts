/** The components of the game, as data (R1–R3). A card is known by its index in `CARDS`; hands and planets are counts by it. */

export const RELICS = ['boots', 'roll', 'driver', 'cloak', 'vacuum', 'time', 'plug', 'eye'] as const;
export const ALIENS = ['pilferer', 'schemer', 'thief'] as const;
export type Relic = (typeof RELICS)[number];
export type Alien = (typeof ALIENS)[number];
export type Tag = Relic | Alien | 'sabortal';

/** R1: 72 relics, nine of each kind; one of each alien; a sabortal for each player. */
export const CARDS: readonly Tag[] = [...RELICS, ...ALIENS, 'sabortal'];
export const KINDS = RELICS.length;
export const COPIES = 9;
export const PILFERER = 8;
export const SCHEMER = 9;
export const THIEF = 10;
export const SABORTAL = 11;
/** No card lies at this portal. */
export const EMPTY = -1;

/** R2: the value of each portal by its position, 1 to 10; index 0 is unused. */
export const VALUES: readonly number[] = [0, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4];
export const LAST_PORTAL = 10;

/** R9: the first mission starts behind the three aliens, all others at the front. */
export const FIRST_START = 4;
export const LATER_START = 1;

/** R6, R31: the hand everybody begins with and refills to, the sabortal included. */
export const handSize = (seats: number): number => (seats <= 4 ? 7 : 6);

/** R27, R32: copies that make a set, and sets that win. */
export const SET = 3;
export const SETS_TO_WIN = 3;

/** Q39: a game that does not end by itself is decided after this many missions. */
export const MISSION_LIMIT = 40;

export const isRelic = (card: number): boolean => card >= 0 && card < KINDS;
export const tagOf = (card: number): Tag => CARDS[card];
export const cardOf = (tag: Tag): number => CARDS.indexOf(tag);
