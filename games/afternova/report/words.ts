/** What the report says, in every language. */
import type { Language } from '@starboard/kernel';
import { de } from './de.ts';
import { en } from './en.ts';
import type { ReportWords } from './report-words.ts';

export const words: Readonly<Record<Language, ReportWords>> = { de, en };
