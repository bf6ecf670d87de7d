/**
 * `virtual:catalogue`: what the home page says about each game, read from the registry when the page is built. So a game's
 * code is loaded only when it is played, and no list is kept by hand. `virtual:origins` has the long texts, for whoever reads them.
 */
import { gameIds, loadGame } from '@starboard/registry';
import type { Plugin } from 'vite';

type Said = (words: Awaited<ReturnType<typeof loadGame>>['game']['words']['en']) => string;

/** What there is, by the name of the module. */
const MODULES: Readonly<Record<string, () => Promise<string>>> = {
  'virtual:catalogue': async () =>
    listed('games', async (id) => ({
      id,
      seats: (await loadGame(id)).game.seats,
      title: await inBoth(id, (w) => w.title),
      about: await inBoth(id, (w) => w.about),
    })),
  'virtual:origins': async () => listed('origins', async (id) => ({ id, origin: await inBoth(id, (w) => w.origin ?? '') })),
};

const listed = async (name: string, of: (id: string) => Promise<object>): Promise<string> =>
  `export const ${name} = ${JSON.stringify(await Promise.all(gameIds.map(of)))};`;

async function inBoth(id: string, said: Said): Promise<{ de: string; en: string }> {
  const { de, en } = (await loadGame(id)).game.words;
  return { de: said(de), en: said(en) };
}

export function catalogue(): Plugin {
  return {
    name: 'starboard:catalogue',
    resolveId: (source) => (Object.hasOwn(MODULES, source) ? `\0${source}` : null),
    load: (id) => (id.startsWith('\0') && Object.hasOwn(MODULES, id.slice(1)) ? MODULES[id.slice(1)]() : null),
  };
}
