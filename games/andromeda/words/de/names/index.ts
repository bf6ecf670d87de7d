/** German names of the standard pieces, by id. A missing one is a type error. */
import type { StandardNames } from '../../names.ts';
import { cards } from './cards.ts';
import { collective } from './collective.ts';
import { factions } from './factions.ts';
import { map } from './map.ts';
import { modules } from './modules.ts';

export const names: StandardNames = { ...map, ...modules, ...factions, ...cards, ...collective };
