/** The build notices page code in a worker, also where it comes by a shared chunk or is loaded later; terminals stay behind. */
import { expect, test } from 'vitest';
import { type Bundle, type Chunk, strays } from '../build/guard.ts';
import { withoutTerminal } from '../build/terminal.ts';

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

const main = chunk('main.js', ['/w/web/src/main.tsx', '/w/node_modules/react/index.js'], { imports: ['kernel.js', 'ui.js'] });
const kernel = chunk('kernel.js', ['/w/kernel/flow.ts']);
const ui = chunk('ui.js', ['/w/web/src/ui/icon.tsx']);

test('workers that share what is nobody’s alone are fine', () => {
  expect(strays(built(main, kernel, ui, chunk('worker-host.js', ['/w/web/src/worker/host.ts'], { imports: ['kernel.js'] })))).toEqual([]);
});

test.each([
  ['its own', chunk('worker-host.js', ['/w/web/src/worker/host.ts', '/w/node_modules/react-dom/client.js']), 'react-dom'],
  ['a shared', chunk('worker-host.js', [], { imports: ['ui.js'] }), 'web/src/ui/icon.tsx'],
  ['a later', chunk('worker-bots.js', [], { dynamicImports: ['ui.js'] }), 'worker-bots loads ui.js'],
  ['the service worker’s', chunk('sw.js', [], { imports: ['ui.js'] }), 'sw loads ui.js'],
])('page code in %s chunk is found', (_, worker, named) => {
  const found = strays(built(main, kernel, ui, worker));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(named);
});

test('a chunk of a chunk, and a circle of them', () => {
  const a = chunk('a.js', [], { imports: ['b.js'] });
  const b = chunk('b.js', ['C:\\w\\web\\src\\pages\\home.tsx'], { imports: ['a.js'] });
  expect(strays(built(a, b, chunk('worker-host.js', [], { imports: ['a.js'] })))).toHaveLength(1);
});

test('of a game, only what its front door brings along for terminals is left out', () => {
  const { resolveId, load } = withoutTerminal() as unknown as Record<'resolveId' | 'load', (...of: string[]) => string | null>;
  const nothing = resolveId('./terminal/sketch.ts', '/w/games/fog/index.ts');
  expect(load(nothing!)).toBe('export const sketch = null;');
  for (const [source, importer] of [
    ['./terminal/sketch.ts', '/w/games/fog/test/sketch.test.ts'],
    ['./rules/landing.ts', '/w/games/fog/index.ts'],
    ['./terminal/sketch.ts', '/w/cli/index.ts'],
  ])
    expect(resolveId(source, importer)).toBeNull();
  expect(load('/w/games/fog/index.ts')).toBeNull();
});
