import type { Sketcher } from '@starboard/kernel';
import type { Rarities } from '../rules/types.ts';

export const sketch: Sketcher<Rarities> = { draw: () => [] };
