/** The key of each pick at the table in words: digits for the first nine, letters for the rest. */
const KEYS = '123456789abcdefghijklmnopqrstuvwxyz';

/** Above this number, picks have no keys and are found by typing. */
export const MANY = 24;

/** What is printed on the key of the pick at this place, from 0; null: it has none. */
export const keyOfPick = (at: number): string | null => KEYS[at] ?? null;

/** The place of the pick that a key stands for; -1: none. */
export const pickOfKey = (key: string): number => (key.length === 1 ? KEYS.indexOf(key.toLowerCase()) : -1);
