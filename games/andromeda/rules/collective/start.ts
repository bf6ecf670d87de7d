/** The Collective's turn begins (N226). */
import type { X } from '../asking.ts';
import { NONE } from '../ids.ts';

export const startCollectiveTurn = (x: X): void => x.push({ step: 'collective', stage: 'start', section: NONE, left: 0, bay: 0, queue: [] });
