/** English names of the standard pieces, by id. Every other language has to name the same ids. */
import { cards } from './cards.ts';
import { collective } from './collective.ts';
import { factions } from './factions.ts';
import { map } from './map.ts';
import { modules } from './modules.ts';

export const names = { ...map, ...modules, ...factions, ...cards, ...collective };
