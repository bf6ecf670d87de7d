/**
 * `virtual:catalogue`: what the home page says about each game, read from the registry when the page is built. So a game's
 * code is loaded only when it is played, and no list is kept by hand. `virtual:origins` has the long texts, loaded only to be read.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inEachLanguage, type Language } from '@starboard/kernel';
import { gameIds, loadGame } from '@starboard/registry';
import type { Plugin } from 'vite';

type Said = (words: Awaited<ReturnType<typeof loadGame>>['game']['words']['en']) => string;

/** What there is, by the name of the module. */
const MODULES: Readonly<Record<string, () => Promise<string>>> = {
  'virtual:catalogue': async () =>
    listed('games', async (id) => ({
      id,
      cover: coverOf(id),
      seats: (await loadGame(id)).game.seats,
      title: await inEach(id, (w) => w.title),
      short: await inEach(id, (w) => w.short ?? w.title),
      about: await inEach(id, (w) => w.about),
    })),
  'virtual:origins': async () => listed('origins', async (id) => ({ id, origin: await inEach(id, (w) => w.origin ?? '') })),
};

const COVERS = resolve(import.meta.dirname, '../public/art/games');
/** Cut out of its table, or drawn. */
const coverOf = (id: string): string => `/art/games/${id}.${existsSync(join(COVERS, `${id}.webp`)) ? 'webp' : 'svg'}`;

const listed = async (name: string, of: (id: string) => Promise<object>): Promise<string> =>
  `export const ${name} = ${JSON.stringify(await Promise.all(gameIds.map(of)))};`;

async function inEach(id: string, said: Said): Promise<Readonly<Record<Language, string>>> {
  const { words } = (await loadGame(id)).game;
  return inEachLanguage((language) => said(words[language]));
}

export function catalogue(): Plugin {
  return {
    name: 'starboard:catalogue',
    resolveId: (source) => (Object.hasOwn(MODULES, source) ? `\0${source}` : null),
    load: (id) => (id.startsWith('\0') && Object.hasOwn(MODULES, id.slice(1)) ? MODULES[id.slice(1)]() : null),
  };
}
