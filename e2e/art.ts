/**
 * Draws the sheet of all drawings of Rarities into a picture:
 *
 *   node e2e/art.ts [--out docs/rarities-art.png] [--sizes 72,40] [--width 1280] [--height 1806] [--browser /usr/bin/chromium]
 *
 * Run it after a change to a drawing and look at the picture: legible at 40 pixels, lovely at 400 (`--sizes 400 --out /tmp/art.png`).
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createElement } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { createServer } from 'vite';
import { smallPng } from './small-png.ts';

const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, 'docs/rarities-art.png') },
    sizes: { type: 'string', default: '72,40' },
    width: { type: 'string', default: '1280' },
    height: { type: 'string', default: '1806' },
    browser: { type: 'string', default: '/usr/bin/chromium' },
  },
});

const STYLES = [
  'web/src/look/tokens.css',
  ...['counted', 'card', 'fan', 'pile', 'ring', 'stars', 'token'].map((part) => `table-kit/${part}.css`),
  'games/rarities/table/art/art.css',
];
const FACES = [
  ['Atkinson Next', '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'],
  ['Fraunces', '@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2'],
];
const LAYOUT = `
  * { box-sizing: border-box; margin: 0 }
  .theme { position: relative; padding: 18px 22px; background: var(--void); --voice: Fraunces, serif; font: 14px var(--ui); overflow: hidden; color: var(--text) }
  .row { position: relative; display: flex; flex-wrap: wrap; align-items: end; gap: 12px 9px; margin-bottom: 14px }
  .row span, figure { flex: none } figure { display: grid; justify-items: center } .fan { width: 150px; margin-left: 16px }
  .planets { height: 118px; overflow: hidden; align-items: center }
  .home { position: relative; width: 196px; height: 98px; border-radius: 16px; overflow: hidden; background: color-mix(in srgb, var(--panel) 60%, transparent) }
`;

const face = ([family, file]: string[]): string =>
  `@font-face{font-family:"${family}";font-weight:200 900;src:url(data:font/woff2;base64,${readFileSync(join(root, 'node_modules', file)).toString('base64')})}`;

const vite = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { middlewareMode: true, ws: false, watch: null },
});
const folder = mkdtempSync(join(tmpdir(), 'starboard-art-'));
try {
  const { Sheet } = await vite.ssrLoadModule('/games/rarities/table/art/sheet.tsx');
  const sheet = renderToString(createElement(Sheet, { sizes: values.sizes.split(',').map(Number) }));
  const styles = STYLES.map((path) => readFileSync(join(root, path), 'utf8').replace(/@font-face \{[^}]*\}/g, ''));
  const page = join(folder, 'sheet.html');
  writeFileSync(page, `<!doctype html><meta charset="utf-8"><style>${FACES.map(face).join('')}${styles.join('')}${LAYOUT}</style>${sheet}`);
  const how = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', `--user-data-dir=${folder}`, '--virtual-time-budget=2000'];
  const shot = join(folder, 'sheet.png');
  const done = spawnSync(values.browser, [...how, `--window-size=${values.width},${values.height}`, `--screenshot=${shot}`, page]);
  if (done.status !== 0) throw new Error(`${values.browser} did not draw the sheet: ${done.stderr ?? done.error}`);
  writeFileSync(values.out, smallPng(readFileSync(shot)));
} finally {
  await vite.close();
  rmSync(folder, { recursive: true, force: true });
}
