/**
 * Puts a module in the place of `@starboard/registry/parts` that loads a game piece by piece: its rules, the words of one
 * language, the rulebook, the bots' mind, what only `hard` needs, the file tools. Where a table brings a file, the tools come
 * with the rules: they may need them to read it. What a front door would bring along with another part is left out of it: a
 * game comes without its languages, a language without its rulebook, a mind without its foresight, nothing with what only tests
 * call, and the whole game is not in the build at all.
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@starboard/kernel';
import { gameIds } from '@starboard/registry';
import type { Plugin } from 'vite';

const GAMES = join(import.meta.dirname, '../../games');
const REGISTRY = join(import.meta.dirname, '../../registry');
const PARTS = '\0starboard:parts';
const NO_GAME = '\0starboard:no-game';
const NO_WORDS = '\0starboard:no-words';
const NO_RULEBOOK = '\0starboard:no-rulebook';
const NO_CHECKS = '\0starboard:no-checks';
const NO_IMAGINE = '\0starboard:no-imagine';
const NO_FORESIGHT = '\0starboard:no-foresight';

const EMPTY: Readonly<Record<string, string>> = {
  [NO_GAME]: 'export const cartridge = null;',
  [NO_WORDS]: `const none = () => { throw new Error('Words are loaded apart from the rules.'); }; export const words = { ${LANGUAGES.map((l) => `get ${l}() { return none(); }`).join(', ')} };`,
  [NO_RULEBOOK]: 'export const rulebook = {};',
  [NO_CHECKS]: "const none = () => { throw new Error('Only tests ask for that.'); }; export const invariants = none, secrets = none, redeal = none;",
  [NO_IMAGINE]: "export const imagine = () => { throw new Error('Only `hard` imagines worlds.'); };",
  [NO_FORESIGHT]: 'export const foresight = { horizon: null };',
};

/** Any language, in a pattern. */
const ANY = LANGUAGES.join('|');

/** The first of these files that a game has. */
function found(game: string, ...paths: readonly string[]): string {
  const path = paths.map((p) => join(GAMES, game, p)).find(existsSync);
  if (path === undefined) throw new Error(`The game '${game}' has none of ${paths.join(', ')}.`);
  return path;
}
export const rulebookPath = (game: string, language: string): string =>
  found(game, `words/rulebook.${language}.ts`, `words/${language}/rulebook/index.ts`);
const load = (path: string, name: string): string => `async () => (await import(${JSON.stringify(path)})).${name}`;
const inEach = (of: (language: Language) => string): string => `{ ${LANGUAGES.map((l) => `${l}: ${of(l)}`).join(', ')} }`;

function source(): string {
  const table = (of: (game: string) => string): string => `{ ${gameIds.map((id) => `${id}: ${of(id)}`).join(', ')} }`;
  const words = (id: string): string => inEach((l) => load(found(id, `words/${l}.ts`, `words/${l}/index.ts`), 'words'));
  const book = (path: string): string =>
    `async () => { const { rulebook: rule, chapters = null } = await import(${JSON.stringify(path)}); return { rule, chapters }; }`;
  const books = (id: string): string => inEach((l) => book(rulebookPath(id, l)));
  const foresight = (id: string): string =>
    existsSync(join(GAMES, id, FORESIGHT)) ? `() => import(${JSON.stringify(join(GAMES, id, FORESIGHT))})` : 'async () => null';
  const reasons = (id: string): string => (existsSync(join(GAMES, id, EXPLAIN)) ? load(join(GAMES, id, EXPLAIN), 'reasons') : 'async () => null');
  const files = (id: string): string => (existsSync(join(GAMES, id, 'files.ts')) ? load(found(id, 'files.ts'), 'files') : 'async () => undefined');
  return `
import { bringsFile } from ${JSON.stringify(join(REGISTRY, 'brought.ts'))};
const rules = ${table((id) => load(found(id, 'game.ts'), id))};
const words = ${table(words)};
const books = ${table(books)};
const minds = ${table((id) => load(found(id, 'bot/mind.ts'), 'mind'))};
const foresights = ${table(foresight)};
const reasons = ${table(reasons)};
const files = ${table(files)};
export const loadRules = async (id, options) => {
  const game = await rules[id]();
  if (bringsFile(game, options)) await files[id]();
  return game;
};
export const loadBrain = async (id, options, level) => {
  const [game, mind, more] = await Promise.all([loadRules(id, options), minds[id](), level === 'hard' ? foresights[id]() : null]);
  return more === null ? { game, mind } : { game: { ...game, imagine: more.imagine }, mind: { ...mind, ...more.foresight } };
};
export const loadReasons = (id) => reasons[id]();
export const loadWords = (id, language) => words[id][language]();
export const loadRulebook = (id, language) => books[id][language]();
export const loadFiles = (id) => files[id]();
`;
}

/** A word's entry alone goes without its rulebook: where a sentence quotes a rule, the rule comes along. */
const WORDS_ENTRY = new RegExp(`/games/[^/]+/words/(?:${ANY})(?:/index)?\\.ts$`);

const RULEBOOK = new RegExp(`^\\./rulebook(?:\\.(?:${ANY})|/index)\\.ts$`);
const OF_ONE_LANGUAGE = new RegExp(`(?:^|[/.])(${ANY})[/.]`);

/** Where the rules are put together, with what only tests call: nobody who plays needs that. */
const RULES_ENTRY = /\/games\/[^/]+\/(?:game|rules\/engine)\.ts$/;

/** What only `hard` needs, where a game keeps that apart. */
const FORESIGHT = 'bot/foresight/index.ts';
/** What only somebody who looks back or asks for a hint reads. */
const EXPLAIN = 'bot/explain.ts';

export function parts(): Plugin {
  return {
    name: 'starboard:parts',
    enforce: 'pre',
    resolveId(source_, importer = '') {
      if (source_ === '@starboard/registry/parts') return PARTS;
      if (/^@starboard\/[a-z]+$/.test(source_) && importer.endsWith('/registry/index.ts') && gameIds.includes(source_.slice('@starboard/'.length)))
        return NO_GAME;
      if (source_ === './words/index.ts' && /\/games\/[^/]+\/game\.ts$/.test(importer)) return NO_WORDS;
      if (/\/(invariants|secrets)\.ts$/.test(source_) && RULES_ENTRY.test(importer)) return NO_CHECKS;
      if (source_ === './imagine.ts' && RULES_ENTRY.test(importer)) return NO_IMAGINE;
      if (source_ === './foresight/index.ts' && /\/games\/[^/]+\/bot\/mind\.ts$/.test(importer)) return NO_FORESIGHT;
      if (RULEBOOK.test(source_) && WORDS_ENTRY.test(importer)) return NO_RULEBOOK;
      return null;
    },
    load: (id) => (id === PARTS ? source() : (EMPTY[id] ?? null)),
  };
}

/** What everybody who plays a game needs is one chunk, and what bots need another: fewer requests, and it packs better. */
export function gamePart(id: string): string | null {
  const found = /\/games\/([^/]+)\/(rules|content|words|bot)\/(.*)$/.exec(id.replaceAll('\\', '/'));
  if (found === null || !gameIds.includes(found[1])) return null;
  const [, game, room, file] = found;
  if (room === 'bot') return `${game}-${file.startsWith('foresight/') ? 'foresight' : file === 'explain.ts' ? 'explain' : 'mind'}`;
  if (room === 'rules' && file === 'imagine.ts') return `${game}-foresight`;
  // What reads packs comes with the file tools.
  if (/(^|\/)packs(\/(?!problem\.)|\.ts$)/.test(file)) return null;
  if (room !== 'words') return `${game}-rules`;
  // Not what brings all languages or belongs to the rulebook.
  if (/^(index|standard-names|chapters)\.ts$|rulebook/.test(file)) return null;
  // A language in one piece packs better than in those that a summary or an editor needs alone. What all use is with the rules.
  const language = OF_ONE_LANGUAGE.exec(file)?.[1];
  return `${game}-${language ?? 'rules'}`;
}

/** Chunks of a game are called after it: so one sees whose code was sent. */
export function chunkName(moduleIds: readonly string[], name: string): string {
  const game = /\/games\/([^/]+)\//.exec(moduleIds.at(-1) ?? '')?.[1];
  return game === undefined || !gameIds.includes(game) || name.startsWith(`${game}-`) ? name : `${game}-${name}`;
}
