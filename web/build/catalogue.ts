/**
 * `virtual:catalogue`: what the home page says about each game, read from the registry when the page is built. So a game's
 * code is loaded only when it is played, and no list is kept by hand.
 */
import { gameIds, loadGame } from '@starboard/registry';
import type { Plugin } from 'vite';

const NAME = 'virtual:catalogue';

export function catalogue(): Plugin {
  return {
    name: 'starboard:catalogue',
    resolveId: (source) => (source === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const games = await Promise.all(
        gameIds.map(async (gameId) => {
          const { game } = await loadGame(gameId);
          const { de, en } = game.words;
          return {
            id: gameId,
            seats: game.seats,
            title: { de: de.title, en: en.title },
            about: { de: de.about, en: en.about },
            origin: { de: de.origin ?? '', en: en.origin ?? '' },
          };
        }),
      );
      return `export const games = ${JSON.stringify(games)};`;
    },
  };
}
