/** Names by language: a drawing is made in any of them. */
import type { Language } from '@starboard/kernel';
import { names as de } from '../words/de/names.ts';
import { names as en } from '../words/en/names.ts';
import type { Names } from '../words/names.ts';

export const names: { readonly [L in Language]: Names } = { de, en };
