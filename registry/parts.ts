/**
 * A game in parts, for slow connections: rules, the words of one language, the rulebook, the bots' mind, the file tools; each
 * is loaded when it is needed. In Node all of them come from the whole game. The build of the web client replaces this module
 * by one that loads them separately (web/build/parts.ts).
 */
import type { Cartridge, Game, Language, Mind, Types, Words } from '@starboard/kernel';
import { loadGame } from './index.ts';

/** All words but the rulebook. */
export type Spoken = Omit<Words<Types>, 'rule'>;
export type Rulebook = Words<Types>['rule'];

/** The game as it runs with these options: where they bring a file, what reads it comes too. Its `words` do not come with it. */
export const loadRules = async (id: string, _options: unknown): Promise<Game<Types>> => (await loadGame(id)).game;
export const loadWords = async (id: string, language: Language): Promise<Spoken> => (await loadGame(id)).game.words[language];
export const loadRulebook = async (id: string, language: Language): Promise<Rulebook> => (await loadGame(id)).game.words[language].rule;
export const loadMind = async (id: string): Promise<Mind<Types>> => (await loadGame(id)).mind;
export const loadFiles = async (id: string): Promise<Cartridge<Types>['files']> => (await loadGame(id)).files;
