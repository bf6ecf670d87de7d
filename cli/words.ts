/** What the platform itself says, in both languages. A missing key is a type error. */
import type { Language } from '@starboard/kernel';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import type { PlatformWords } from './words/platform.ts';

export type { CommandName, PlainCommand, PlatformWords } from './words/platform.ts';
export const platformWords: { readonly [L in Language]: PlatformWords } = { de, en };
