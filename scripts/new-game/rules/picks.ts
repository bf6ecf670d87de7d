import { VALUES } from '../content/cards.ts';
import type { Pick } from './types.ts';

/** The pick that plays a card of this kind. */
export const pickOf = (kind: number): Pick => `play ${VALUES[kind]}`;
export const kindOf = (pick: Pick): number => ALPHABET.indexOf(pick);

export const ALPHABET: readonly Pick[] = VALUES.map((_, kind) => pickOf(kind));
