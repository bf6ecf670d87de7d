/**
 * A game in parts, for slow connections: rules, the words of one language, the rulebook, the bots' mind, the file tools; each
 * is loaded when it is needed. In Node all of them come from the whole game. The build of the web client replaces this module
 * by one that loads them separately (web/build/parts.ts).
 */
import { existsSync } from 'node:fs';
import type { AnswerReasons, Cartridge, Game, Language, Level, RuleChapter, Types, Words } from '@starboard/kernel';
import { loadGame } from './index.ts';

/** What a bot thinks with. */
type Brain = Pick<Cartridge<Types>, 'game' | 'mind'>;
/** All words but the rulebook. */
export type Spoken = Omit<Words<Types>, 'rule'>;
export interface Rulebook {
  /** By rule id. */
  readonly rule: Readonly<Record<string, string>>;
  /** In reading order; null: the game has none. */
  readonly chapters: readonly RuleChapter[] | null;
}

/** The game as it runs with these options: where they bring a file, what reads it comes too. Its `words` do not come with it. */
export const loadRules = async (id: string, _options: unknown): Promise<Game<Types>> => (await loadGame(id)).game;
/** Rules and mind for a bot of this level: what only `hard` needs comes for `hard` alone. */
export const loadBrain = (id: string, _options: unknown, _level: Level): Promise<Brain> => loadGame(id);
/** Why answers are good or bad, in words; null: the game does not say. */
export const loadReasons = async (id: string): Promise<AnswerReasons<Types> | null> => (await loadGame(id)).mind.reasons ?? null;
export const loadWords = async (id: string, language: Language): Promise<Spoken> => (await loadGame(id)).game.words[language];
export const loadFiles = async (id: string): Promise<Cartridge<Types>['files']> => (await loadGame(id)).files;

export async function loadRulebook(id: string, language: Language): Promise<Rulebook> {
  const { rule } = (await loadGame(id)).game.words[language];
  return { rule, chapters: await chaptersOf(id, language) };
}

/** Chapters are only for reading, so they are not part of a game: they stand beside the rulebook in its file. */
async function chaptersOf(id: string, language: Language): Promise<Rulebook['chapters']> {
  const paths = [`words/${language}/rulebook/index.ts`, `words/rulebook.${language}.ts`];
  const file = paths.map((path) => new URL(`../games/${id}/${path}`, import.meta.url)).find((url) => existsSync(url));
  if (file === undefined) return null;
  const { chapters = null }: { chapters?: Rulebook['chapters'] } = await import(/* @vite-ignore */ file.href);
  return chapters;
}
