import type { Language, Words } from '@starboard/kernel';
import type { Afternova } from '../rules/types.ts';
import { words as de } from './de/index.ts';
import { words as en } from './en/index.ts';

export const words: { readonly [L in Language]: Words<Afternova> } = { de, en };
