/** The words of every language. A page loads one language alone; terminal, report and file tools use this index. */
import type { Language, Words } from '@starboard/kernel';
import type { Aliens } from '../rules/types.ts';
import { words as de } from './de/index.ts';
import { tongue as deTongue } from './de/tongue.ts';
import { words as en } from './en/index.ts';
import { tongue as enTongue } from './en/tongue.ts';
import type { Tongue } from './tongue.ts';

export const words: { readonly [L in Language]: Words<Aliens> } = { de, en };
export const tongues: { readonly [L in Language]: Tongue } = { de: deTongue, en: enTongue };
