import { words as de } from './de.ts';
import { words as en } from './en.ts';

export const words = { de, en };
