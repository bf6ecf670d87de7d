/** A thread that checks options. */
import type { Cartridge, Types } from '@starboard/kernel';
import { checkOptions, type GivenOptions, type OptionsCheck } from './options-check.ts';

export interface CheckTask {
  /** A module with `loadGame(id)`. */
  readonly loader: string;
  readonly game: string;
  readonly seats: number;
  readonly given: GivenOptions;
  /** Raised when the game is loaded: the time budget counts from here. */
  readonly began: Int32Array;
}

export async function checkInWorker({ loader, game, seats, given, began }: CheckTask): Promise<OptionsCheck> {
  const module = (await import(loader)) as { loadGame(id: string): Promise<Cartridge<Types>> };
  const cartridge = await module.loadGame(game);
  Atomics.store(began, 0, 1);
  return checkOptions(cartridge.game, seats, given);
}
