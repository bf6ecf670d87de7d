/** The cartridge for the registry. */
import type { Cartridge } from '@starboard/kernel';
import { reasons } from './bot/explain.ts';
import { mind } from './bot/mind.ts';
import { files } from './files.ts';
import { afternova } from './game.ts';
import type { Afternova } from './rules/types.ts';
import { sketch } from './terminal/sketch.ts';

export const cartridge: Cartridge<Afternova> = { game: afternova, mind: { ...mind, reasons }, sketch, files };
