/** The battle that is being fought. */
import { sure } from '../sure.ts';
import type { Pub } from '../types.ts';
import type { Battle } from './types.ts';

/** The battle of a step that only battles have. */
export const battleOf = (pub: Readonly<Pub>): Battle => sure(pub.battle);
