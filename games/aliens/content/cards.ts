/** The components of the game, as data (E5, E12, E19, E28). */

export const HUMANS = ['captain', 'pilot', 'psychologist', 'soldier'] as const;
/** E5: the White Edition's humans. */
export const WHITE_HUMANS = ['officer', 'copilot', 'engineer', 'medic'] as const;
export const ALIENS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;
export type Human = (typeof HUMANS)[number] | (typeof WHITE_HUMANS)[number];
export type Alien = (typeof ALIENS)[number];
export type Character = Human | Alien;

/** Characters are identified by their index here: humans first. */
export const CHARACTERS: readonly Character[] = [...HUMANS, ...WHITE_HUMANS, ...ALIENS];
export const FIRST_ALIEN = HUMANS.length + WHITE_HUMANS.length;
export const isHuman = (character: number): boolean => character < FIRST_ALIEN;
export const numberOf = (character: Character): number => CHARACTERS.indexOf(character);

/** E12: the dangerous-sector deck by kind of card; an icon gives an item (E16). */
export const DANGER = ['own', 'own-item', 'any', 'any-item', 'silence'] as const;
export type Danger = (typeof DANGER)[number];
export const DANGER_COUNTS: readonly number[] = [6, 4, 6, 4, 5];
export const SILENCE = 4;
/** Whether the card lets its drawer name any sector. */
export const isFree = (card: number): boolean => card === 2 || card === 3;
export const hasIcon = (card: number): boolean => card === 1 || card === 3;

/** E19. */
export const ITEMS = ['sedatives', 'adrenaline', 'attack', 'teleport', 'spotlight', 'defense'] as const;
export type Item = (typeof ITEMS)[number];
export const ITEM_COUNTS: readonly number[] = [3, 2, 2, 2, 2, 1];
export const itemOf = (item: Item): number => ITEMS.indexOf(item);
export const SEDATIVES = 0;
export const ADRENALINE = 1;
export const ATTACK = 2;
export const TELEPORT = 3;
export const SPOTLIGHT = 4;
export const DEFENSE = 5;

/** E28: green and red hatch cards, as printed and with the rulebook's own milder mix. */
export const HATCH_CARDS = { printed: [3, 3], 'one-red': [3, 1] } as const;

/** E17: items anybody may hold; H.4 lets the Soldier hold one more. */
export const MOST_ITEMS = 3;
/** E4, E31. */
export const ROUNDS = 39;
/** E5: more players than this need the White Edition and doubled decks. */
export const BLACK_SEATS = 8;
export const WHITE_SEATS = 16;
