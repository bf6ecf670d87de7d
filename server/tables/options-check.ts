/** Whether a game allows these options. Pure: runs in the main thread or in ./options-worker.ts. */
import { BadOption, type Game, type Json, type OptionSpec, type Refusal, readOptions, type Types } from '@starboard/kernel';

export type GivenOptions = Readonly<Record<string, unknown>>;
export type OptionsCheck =
  | { readonly options: { [name: string]: Json } }
  /** Not what the description allows: a sentence. */
  | { readonly bad: string }
  /** The game refuses the combination. */
  | { readonly refusal: Refusal<Types> };

export function checkOptions(game: Game<Types>, seats: number, given: GivenOptions): OptionsCheck {
  let options: Types['options'];
  try {
    options = readOptions(game, given);
  } catch (error) {
    if (error instanceof BadOption) return { bad: error.message };
    throw error;
  }
  const refusal = game.fits?.(options, seats) ?? null;
  return refusal === null ? { options: options as { [name: string]: Json } } : { refusal };
}

/** A file of somebody's own takes long to check; the rest is a few comparisons. */
export function isCostly(game: Game<Types>, given: GivenOptions): boolean {
  const specs: [string, OptionSpec<string>][] = Object.entries(game.options);
  return specs.some(([name, spec]) => spec.kind === 'text' && spec.file !== undefined && (given[name] ?? '') !== '');
}
