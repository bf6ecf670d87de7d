/** Andromeda's Edge with Escalation, as the contract wants it. */
import type { Game } from '@starboard/kernel';
import { engine } from './rules/engine.ts';
import type { Andromeda } from './rules/types.ts';
import { words } from './words/index.ts';

export const andromeda: Game<Andromeda> = { ...engine, words };
