/** German. */
import { wordsOf } from '../assemble.ts';
import { rulebook } from './rulebook/index.ts';
import { tongue } from './tongue.ts';

export const words = wordsOf(tongue, rulebook);
