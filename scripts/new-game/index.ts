/** What the registry gets of this game. */
import type { Cartridge } from '@starboard/kernel';
import { mind } from './bot/mind.ts';
import { sample } from './game.ts';
import type { Sample } from './rules/types.ts';
import { sketch } from './terminal/sketch.ts';

export const cartridge: Cartridge<Sample> = { game: sample, mind, sketch };
