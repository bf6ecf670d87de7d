import type { Language, Words } from '@starboard/kernel';
import type { Rarities } from '../rules/types.ts';
import { words as de } from './de/index.ts';
import { words as en } from './en/index.ts';

export const words: { readonly [L in Language]: Words<Rarities> } = { en, de };
