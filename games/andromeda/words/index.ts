import { words as de } from './de/index.ts';
import { words as en } from './en/index.ts';

export const words = { de, en };
