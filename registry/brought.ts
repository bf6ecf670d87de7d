/** Files that a table brings along: the code that reads them is a part of the game which most tables do without. */
import type { Game, Types } from '@starboard/kernel';

/** Whether the text of a file is among these options, which may come from anywhere. */
export function bringsFile(game: Game<Types>, options: unknown): boolean {
  if (typeof options !== 'object' || options === null) return false;
  const given = options as Readonly<Record<string, unknown>>;
  const specs = game.options as Readonly<Record<string, { readonly file?: string }>>;
  return Object.entries(specs).some(([name, spec]) => spec.file !== undefined && typeof given[name] === 'string' && given[name] !== '');
}
