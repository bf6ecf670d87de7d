import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameIds, hasGame, loadGame } from '../index.ts';
import packageJson from '../package.json' with { type: 'json' };

test('every folder of games is registered under its name, and nothing else', () => {
  const folders = readdirSync(new URL('../../games', import.meta.url), { withFileTypes: true }).filter((f) => f.isDirectory());
  expect(gameIds.toSorted()).toEqual(folders.map((f) => f.name).toSorted());
});

test('every game is a dependency of the registry, or a fresh clone would not link it', () => {
  const games = Object.keys(packageJson.dependencies).filter((name) => !['@starboard/kernel', '@starboard/table-kit'].includes(name));
  expect(games.toSorted()).toEqual(gameIds.map((id) => `@starboard/${id}`).toSorted());
});

test.each(gameIds)('%s loads as a whole game', async (id) => {
  const { game, mind, sketch } = await loadGame(id);
  expect(game.id).toBe(id);
  expect(game.seats[0]).toBeLessThanOrEqual(game.seats[1]);
  expect([typeof mind.weigh, typeof sketch.draw]).toEqual(['function', 'function']);
  for (const words of [game.words.de, game.words.en]) expect(words.title).not.toBe('');
});

test.each(['', 'chess', 'toString', '__proto__'])('%j is not a game', (id) => {
  expect(hasGame(id)).toBe(false);
  expect(() => loadGame(id)).toThrow(`There is no game '${id}'; there is ${gameIds.join(', ')}.`);
});
