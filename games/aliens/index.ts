/** The package's entry: what the registry loads. */
import type { Cartridge } from '@starboard/kernel';
import { reasons } from './bot/explain.ts';
import { mind } from './bot/mind.ts';
import { files } from './files.ts';
import { aliens } from './game.ts';
import type { Aliens } from './rules/types.ts';
import { sketch } from './terminal/sketch.ts';

export const cartridge: Cartridge<Aliens> = { game: aliens, mind: { ...mind, reasons }, sketch, files };
