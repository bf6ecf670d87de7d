/** The game's words in both languages at once, for those who write in both. */
import type { Language } from '@starboard/kernel';
import { tongue as de } from '../words/de/tongue.ts';
import { tongue as en } from '../words/en/tongue.ts';
import type { Tongue } from '../words/tongue.ts';

export const tongues: { readonly [L in Language]: Tongue } = { de, en };
