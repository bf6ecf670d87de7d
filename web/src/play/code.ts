/** A game's code, loaded once and in parts: each when somebody is about to play it, or to read its rules. */
import type { Cartridge, Game, Language, Types } from '@starboard/kernel';
import { bringsFile } from '@starboard/registry/brought';
import { loadFiles, loadRulebook, loadRules, loadWords, type Rulebook, type Spoken } from '@starboard/registry/parts';

/** What a page needs of a game before somebody can play: how it runs, and what is said in the reader's language. */
export interface GameCode {
  readonly game: Game<Types>;
  readonly words: Spoken;
}

const loaded = new Map<string, Promise<unknown>>();

/** The same promise for the same part; a download that failed may be tried again. */
function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  const there = loaded.get(key) as Promise<T> | undefined;
  if (there !== undefined) return there;
  const coming = load();
  loaded.set(key, coming);
  coming.catch(() => loaded.delete(key));
  return coming;
}

export const gameCode = (id: string, language: Language): Promise<GameCode> =>
  once(`game ${id} ${language}`, async () => {
    const [game, words] = await Promise.all([loadRules(id, {}), loadWords(id, language)]);
    return { game, words };
  });
export const rulebookOf = (id: string, language: Language): Promise<Rulebook> => once(`rulebook ${id} ${language}`, () => loadRulebook(id, language));
export const fileTools = (id: string): Promise<NonNullable<Cartridge<Types>['files']>> =>
  once(`files ${id}`, async () => (await loadFiles(id)) ?? {});

/** Until a game can be played with these options: a file that they bring has to be read. */
export async function readyFor(game: Game<Types>, options: unknown): Promise<void> {
  if (bringsFile(game, options)) await fileTools(game.id);
}
