import type { Mind } from '@starboard/kernel';
import type { Andromeda } from '../rules/types.ts';
import { foresight } from './foresight/index.ts';
import { weigh } from './weigh.ts';

export const mind: Mind<Andromeda> = { weigh, ...foresight };
