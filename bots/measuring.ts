/** What the commands that measure strength read from their command lines. */
import { isLevel, LEVELS, type Level, readOptions } from '@starboard/kernel';
import { type AnyCartridge, hasGame, loadGame } from '@starboard/registry';

/** A game with options as `name=value`. */
export async function gameWith(id: string, given: readonly string[]): Promise<{ cartridge: AnyCartridge; options: object }> {
  if (!hasGame(id)) throw new RangeError(`There is no game '${id}'.`);
  const cartridge = await loadGame(id);
  return { cartridge, options: readOptions(cartridge.game, Object.fromEntries(given.map((o) => o.split('=', 2)))) };
}

export function levelNamed(text: string): Level {
  if (isLevel(text)) return text;
  throw new RangeError(`There is no level '${text}'; there is ${LEVELS.join(', ')}.`);
}

export function whole(name: string, text: string): number {
  if (/^\d{1,12}$/.test(text)) return Number(text);
  throw new RangeError(`--${name} must be a whole number.`);
}
