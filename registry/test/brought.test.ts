import { expect, test } from 'vitest';
import { bringsFile } from '../brought.ts';
import { gameIds, loadGame } from '../index.ts';

test.each(gameIds)('%s: the usual options bring no file, the text of one does', async (id) => {
  const { game, files = {} } = await loadGame(id);
  const specs = Object.entries(game.options as Readonly<Record<string, { readonly usual: unknown; readonly file?: string }>>);
  const usual = Object.fromEntries(specs.map(([name, spec]) => [name, spec.usual]));
  expect(bringsFile(game, usual)).toBe(false);
  const taken = specs.filter(([, spec]) => spec.file !== undefined);
  expect(taken.map(([, spec]) => spec.file).filter((kind) => !Object.hasOwn(files, String(kind)))).toEqual([]);
  for (const [name] of taken) expect(bringsFile(game, { ...usual, [name]: '{}' }), name).toBe(true);
});

test.each([null, undefined, 'pack', 7, {}, { pack: 1 }, { pack: '' }, []])('%j brings nothing', async (options) => {
  for (const id of gameIds) expect(bringsFile((await loadGame(id)).game, options)).toBe(false);
});
