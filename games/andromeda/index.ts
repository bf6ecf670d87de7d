/** What the registry gets of this game. */
import type { Cartridge } from '@starboard/kernel';
import { reasons } from './bot/explain.ts';
import { mind } from './bot/mind.ts';
import { files } from './files.ts';
import { andromeda } from './game.ts';
import type { Andromeda } from './rules/types.ts';
import { sketch } from './terminal/sketch.ts';

export const cartridge: Cartridge<Andromeda> = { game: andromeda, mind: { ...mind, reasons }, sketch, files };
