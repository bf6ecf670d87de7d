/** A game's code, loaded once and in parts: each when somebody is about to play it, or to read its rules. */
import type { Cartridge, Game, Language, Types } from '@starboard/kernel';
import { bringsFile } from '@starboard/registry/brought';
import { loadFiles, loadRulebook, loadRules, loadWords, type Rulebook, type Spoken } from '@starboard/registry/parts';
import { loadPictures, type PictureOf } from '@starboard/registry/pictures';
import { bent } from '../words/bend.ts';
import { spokenPart } from '../words/parts.ts';

/** What a page needs of a game before somebody can play: how it runs, and what is said in the reader's language. */
export interface GameCode {
  readonly game: Game<Types>;
  readonly words: Spoken;
}

/** One loader per game. */
function perGame<T>(make: (id: string) => T): (id: string) => T {
  const made = new Map<string, T>();
  return (id) => {
    const there = made.get(id);
    if (there !== undefined) return there;
    const now = make(id);
    made.set(id, now);
    return now;
  };
}

const codeOf = perGame((id) =>
  spokenPart(`game ${id}`, async (language): Promise<GameCode> => {
    const [game, words] = await Promise.all([loadRules(id, {}), loadWords(id, language)]);
    return { game, words: bent(words) };
  }),
);
const wordsFor = perGame((id) => spokenPart(`words ${id}`, async (language) => bent(await loadWords(id, language))));
const bookOf = perGame((id) => spokenPart(`rulebook ${id}`, async (language) => bentBook(await loadRulebook(id, language))));
/** Titles and texts; the ids stay. */
const bentBook = ({ rule, chapters }: Rulebook): Rulebook => ({
  rule: bent(rule),
  chapters: chapters?.map((c) => ({ ...c, title: bent(c.title), ...(c.captions && { captions: bent(c.captions) }) })) ?? null,
});
const toolsOf = new Map<string, Promise<NonNullable<Cartridge<Types>['files']>>>();

export const gameCode = (id: string, language: Language): Promise<GameCode> => codeOf(id)(language);
/** Without how it runs: for lists that name its roles. */
export const spokenWords = (id: string, language: Language): Promise<Spoken> => wordsFor(id)(language);
/** The pictures of its chapters. A rulebook without them can still be read. */
const picturesOf = perGame((id) => loadPictures(id).catch((): PictureOf => () => null));

export const rulebookOf = (id: string, language: Language): Promise<Rulebook> => bookOf(id)(language);
export const pictureOf = (id: string): Promise<PictureOf> => picturesOf(id);
/** A failed download is tried again by the next caller. */
export function fileTools(id: string): Promise<NonNullable<Cartridge<Types>['files']>> {
  const there = toolsOf.get(id);
  if (there !== undefined) return there;
  const coming = loadFiles(id).then((files) => files ?? {});
  toolsOf.set(id, coming);
  coming.catch(() => toolsOf.delete(id));
  return coming;
}

/** Until a game can be played with these options: a file that they bring has to be read. */
export async function readyFor(game: Game<Types>, options: unknown): Promise<void> {
  if (bringsFile(game, options)) await fileTools(game.id);
}
