/** What the registry gets of this game. */
import type { Cartridge } from '@starboard/kernel';
import { reasons } from './bot/explain.ts';
import { mind } from './bot/mind.ts';
import { rarities } from './game.ts';
import type { Rarities } from './rules/types.ts';
import { sketch } from './terminal/sketch.ts';

export const cartridge: Cartridge<Rarities> = { game: rarities, mind: { ...mind, reasons }, sketch };
