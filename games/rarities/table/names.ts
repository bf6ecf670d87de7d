/** The names of the cards in every language: what is drawn may change its language at any moment. */
import type { Language } from '@starboard/kernel';
import type { CardNames } from '../words/card-names.ts';
import { names as de } from '../words/de/names.ts';
import { names as en } from '../words/en/names.ts';

export const cardNames: { readonly [L in Language]: CardNames } = { en, de };
