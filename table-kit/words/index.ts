import type { Language } from '@starboard/kernel';
import { de } from './de.ts';
import { en } from './en.ts';
import type { KitWords } from './words.ts';

export type { KitWords } from './words.ts';
export const kitWords: { readonly [L in Language]: KitWords } = { en, de };
