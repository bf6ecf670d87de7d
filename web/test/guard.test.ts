/** The build notices page code in a worker, also where it comes by a shared chunk or is loaded later; terminals stay behind. */
import { gameIds, loadGame } from '@starboard/registry';
import { expect, test } from 'vitest';
import { type Bundle, type Chunk, strays } from '../build/guard.ts';
import { chunkName, gamePart, parts, rulebookPath } from '../build/parts.ts';

const chunk = (fileName: string, moduleIds: string[], more: Partial<Chunk> = {}): Chunk => ({
  type: 'chunk',
  fileName,
  name: fileName.replace(/\.js$/, ''),
  imports: [],
  dynamicImports: [],
  moduleIds,
  ...more,
});
const built = (...chunks: Chunk[]): Bundle => ({ ...Object.fromEntries(chunks.map((c) => [c.fileName, c])), 'look.css': { type: 'asset' } });

const main = chunk('main.js', ['/w/web/src/main.tsx', '/w/node_modules/preact/dist/preact.mjs'], { imports: ['kernel.js', 'ui.js'] });
const kernel = chunk('kernel.js', ['/w/kernel/flow.ts']);
const ui = chunk('ui.js', ['/w/web/src/ui/icon.tsx']);

test('workers that share what is nobody’s alone are fine', () => {
  expect(strays(built(main, kernel, ui, chunk('worker-host.js', ['/w/web/src/worker/host.ts'], { imports: ['kernel.js'] })))).toEqual([]);
});

test.each([
  ['its own', chunk('worker-host.js', ['/w/web/src/worker/host.ts', '/w/node_modules/preact/compat/dist/compat.mjs']), 'preact'],
  ['a shared', chunk('worker-host.js', [], { imports: ['ui.js'] }), 'web/src/ui/icon.tsx'],
  ['a later', chunk('worker-bots.js', [], { dynamicImports: ['ui.js'] }), 'worker-bots loads ui.js'],
  ['the service worker’s own', chunk('sw.js', ['/w/web/src/ui/icon.tsx']), 'sw loads sw.js'],
])('page code in %s chunk is found', (_, worker, named) => {
  const found = strays(built(main, kernel, ui, worker));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(named);
});

test.each(['imports', 'dynamicImports'] as const)('a service worker that is more than one file (%s) is found', (how) => {
  expect(strays(built(main, kernel, ui, chunk('sw.js', ['/w/web/src/sw.ts'])))).toEqual([]);
  expect(strays(built(main, kernel, ui, chunk('sw.js', ['/w/web/src/sw.ts'], { [how]: ['kernel.js'] })))).toEqual([
    'sw must be one file, and imports kernel.js',
  ]);
});

test('a chunk of a chunk, and a circle of them', () => {
  const a = chunk('a.js', [], { imports: ['b.js'] });
  const b = chunk('b.js', ['C:\\w\\web\\src\\pages\\home.tsx'], { imports: ['a.js'] });
  expect(strays(built(a, b, chunk('worker-host.js', [], { imports: ['a.js'] })))).toHaveLength(1);
});

test('of a game, only what comes later is left out of what comes first', () => {
  const { resolveId, load } = parts() as unknown as Record<'resolveId' | 'load', (...of: string[]) => string | null>;
  const left = (source: string, importer: string): string | null => {
    const id = resolveId(source, importer);
    return id === null ? null : load(id);
  };
  expect(left('./words/index.ts', '/w/games/fog/game.ts')).toContain('export const words');
  expect(left('./rulebook.de.ts', '/w/games/fog/words/de.ts')).toBe('export const rulebook = {};');
  expect(left('./rulebook/index.ts', '/w/games/fog/words/en/index.ts')).toBe('export const rulebook = {};');
  expect(left(`@starboard/${gameIds[0]}`, '/w/registry/index.ts')).toBe('export const cartridge = null;');
  expect(left('./rules/secrets.ts', '/w/games/fog/game.ts')).toContain('secrets = none');
  expect(left('./imagine.ts', '/w/games/fog/rules/engine.ts')).toContain('export const imagine');
  expect(left('./foresight/index.ts', '/w/games/fog/bot/mind.ts')).toContain('export const foresight');
  for (const [source, importer] of [
    ['./words/index.ts', '/w/games/fog/test/words.test.ts'],
    ['./rules/landing.ts', '/w/games/fog/game.ts'],
    ['./secrets.ts', '/w/games/fog/rules/knowledge.ts'],
    ['./imagine.ts', '/w/games/fog/rules/secrets.ts'],
    ['../bot/foresight/index.ts', '/w/games/fog/test/bot.test.ts'],
    ['./rulebook.de.ts', '/w/games/fog/words/scene.de.ts'],
    [`@starboard/${gameIds[0]}`, '/w/cli/index.ts'],
    ['@starboard/kernel', '/w/registry/index.ts'],
  ])
    expect(resolveId(source, importer), `${source} of ${importer}`).toBeNull();
  expect(load('/w/games/fog/game.ts')).toBeNull();
});

test.each(gameIds)('%s: the rulebook that is loaded apart is the one of the words', async (id) => {
  const { game } = await loadGame(id);
  for (const language of ['de', 'en'] as const) {
    const { rulebook } = (await import(rulebookPath(id, language))) as { readonly rulebook: unknown };
    expect(rulebook).toEqual(game.words[language].rule);
  }
});

test('every game has its parts: rules, words and rulebook of both languages, a mind', () => {
  const { load } = parts() as unknown as Record<'load', (id: string) => string>;
  const source = load('\0starboard:parts');
  for (const id of gameIds)
    for (const part of ['game.ts', 'bot/mind.ts', 'words/de', 'words/en', 'rulebook'])
      expect(source.includes(`/games/${id}/`) && source.includes(part), `${id} ${part}`).toBe(true);
  expect(chunkName([`/w/games/${gameIds[0]}/words/de.ts`], 'de')).toBe(`${gameIds[0]}-de`);
  expect(chunkName(['/w/kernel/flow.ts'], 'kernel')).toBe('kernel');
});

test.each([
  ['rules/turn.ts', 'rules'],
  ['content/pieces/moons.json', 'rules'],
  ['content/packs/problem.ts', 'rules'],
  ['content/packs/meaning.ts', null],
  ['words/scene.ts', 'rules'],
  ['words/packs.ts', null],
  ['words/index.ts', null],
  ['words/de/scene.ts', 'de'],
  ['words/scene.en.ts', 'en'],
  ['words/rulebook.en.ts', null],
  ['words/de/rulebook/index.ts', null],
  ['words/rulebook-origins.ts', null],
  ['bot/mind.ts', 'mind'],
  ['bot/foresight/value.ts', 'foresight'],
  ['rules/imagine.ts', 'foresight'],
])('what %s comes with: %j', (file, part) => {
  expect(gamePart(`/w/games/${gameIds[0]}/${file}`)).toBe(part === null ? null : `${gameIds[0]}-${part}`);
  expect(gamePart(`/w/games/no-game/${file}`)).toBeNull();
});
