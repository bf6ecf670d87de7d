/** R1: the deck. Cards are kept as counts by value, so their order cannot tell anything. */

/** The value of each kind of card. */
export const VALUES = [1, 2, 3, 4, 5] as const;
export const COPIES = 4;
/** Cards in a hand at the start. */
export const HAND = 4;

export const DECK: readonly number[] = VALUES.map(() => COPIES);

export const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
