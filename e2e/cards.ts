/**
 * Draws the pictures that messengers show beside the link of a table (1200 × 630, without words, since covers are not translated):
 *
 *   npm run cards [-- GAME…]
 *
 * Run it after a change to a cover and look at web/public/art/cards. A game without one gets the picture of all games.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gameIds } from '@starboard/registry';
import { chromiumAt } from './chromium.ts';
import { smallPng } from './small-png.ts';

const ART = resolve(import.meta.dirname, '../web/public/art');
const SIZE = { width: 1200, height: 630 };
const drawing = (file: string): string =>
  `data:image/${file.endsWith('.svg') ? 'svg+xml' : 'webp'};base64,${readFileSync(join(ART, file)).toString('base64')}`;
const coverFile = (id: string): string => (existsSync(join(ART, `games/${id}.webp`)) ? `games/${id}.webp` : `games/${id}.svg`);
const cover = (id: string): string => `<i style="background-image:url(${drawing(coverFile(id))})"></i>`;
const font = readFileSync(
  resolve(import.meta.dirname, '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
).toString('base64');

const page = (covers: readonly string[]): string => `<!doctype html><meta charset="utf-8"><style>
  @font-face { font-family: Bricolage; font-weight: 200 800; src: url(data:font/woff2;base64,${font}) }
  body { margin: 0; width: 1200px; height: 630px; display: grid; grid-template: 1fr 108px / repeat(${covers.length > 1 ? 2 : 1}, 1fr); background: #0b0a1a; overflow: hidden }
  ${covers.length > 1 ? 'body { grid-template-rows: 1fr 1fr 108px; gap: 4px 4px }' : ''}
  i { background: center / cover }
  footer { grid-column: 1 / -1; display: flex; align-items: center; gap: 22px; padding: 0 44px; color: #f4f0fb; font: 750 52px Bricolage; letter-spacing: -0.02em; background: linear-gradient(90deg, #1b1740, #0b0a1a) }
</style>${covers.join('')}<footer><img src="${drawing('logo.svg')}" width="64" height="64">Starboard</footer>`;

const wanted = process.argv.slice(2);
const browser = await chromiumAt();
try {
  const tab = await browser.newPage({ viewport: SIZE });
  const draw = async (name: string, covers: readonly string[]): Promise<void> => {
    if (wanted.length > 0 && !wanted.includes(name)) return;
    await tab.setContent(page(covers));
    await tab.evaluate(() => document.fonts.ready);
    writeFileSync(join(ART, 'cards', `${name}.png`), smallPng(await tab.screenshot()));
  };
  mkdirSync(join(ART, 'cards'), { recursive: true });
  for (const id of gameIds) await draw(id, [cover(id)]);
  await draw('starboard', gameIds.slice(0, 4).map(cover));
} finally {
  await browser.close();
}
