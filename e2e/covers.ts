/**
 * Cuts the covers of the games out of their illustrated tables, at their real size and without words, since covers are not translated:
 *
 *   npm run covers [-- GAME…]
 *
 * Run it after a change to a table's looks, look at web/public/art/games, and draw the pictures for messengers again (`npm run cards`).
 */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { AFTERNOVA } from './afternova-shown.ts';
import { ALIENS } from './aliens-shown.ts';
import { ANDROMEDA } from './andromeda-shown.ts';
import { chromiumAt } from './chromium.ts';
import { holdBack } from './hold.ts';
import { type Shown, SITUATIONS } from './shown.ts';
import { playedTo, put } from './situations.ts';
import build from './test/build.ts';
import { House } from './test/house.ts';

const OUT = resolve(import.meta.dirname, '../web/public/art/games');
/** Of a cover on the home page, with room to cut more off. */
const SIZE = { width: 400, height: 228 };
const SHARP = 2;
const QUALITY = 0.78;

interface Cut {
  readonly of: readonly Shown[];
  readonly moment: string;
  /** From the upper left corner of the board, at a desk. */
  readonly at: readonly [x: number, y: number];
}
const CUTS: Readonly<Record<string, Cut>> = {
  rarities: { of: SITUATIONS, moment: 'six', at: [392, 34] },
  aliens: { of: ALIENS, moment: 'broken', at: [136, 284] },
  afternova: { of: AFTERNOVA, moment: 'market', at: [376, 0] },
  andromeda: { of: ANDROMEDA, moment: 'launch', at: [262, 134] },
};

async function cut(page: Page, { of, moment, at: [x, y] }: Cut): Promise<Buffer> {
  const shown = of.find((s) => s.name === moment);
  if (shown === undefined) throw new Error(`There is no moment '${moment}'.`);
  await page.goto('/about');
  await page.goto(await put(page, await playedTo(shown.name, shown)));
  await page.locator('.kit-table').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => document.querySelector('.kit-table[data-playing]') === null);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      .kit-table * { -webkit-text-fill-color: transparent; text-shadow: none; text-decoration: none !important }
      .kit-table svg text { visibility: hidden }
      .kit-table :is(*, *::before, *::after) { animation: none !important }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  await page.waitForTimeout(500);
  const board = await page.locator('.kit-board').boundingBox();
  if (board === null) throw new Error('The board is not there.');
  return page.screenshot({ clip: { x: board.x + x, y: board.y + y, ...SIZE } });
}

/** Browsers pack pictures better than anything this repository has. */
async function packed(page: Page, png: Buffer): Promise<Buffer> {
  await page.goto('about:blank');
  const url = await page.evaluate(
    async ([source, quality]) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    [`data:image/png;base64,${png.toString('base64')}`, QUALITY] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

const wanted = process.argv.slice(2);
build();
const house = await House.open();
const holding = await holdBack(house.url, /worker-bots/);
const browser = await chromiumAt();
try {
  mkdirSync(OUT, { recursive: true });
  for (const [game, from] of Object.entries(CUTS)) {
    if (wanted.length > 0 && !wanted.includes(game)) continue;
    const context = await browser.newContext({
      baseURL: holding.url,
      viewport: { width: 1280, height: 800 },
      deviceScaleFactor: SHARP,
      serviceWorkers: 'block',
    });
    await context.addInitScript(
      (prefs) => localStorage.setItem('starboard/prefs', prefs),
      JSON.stringify({ language: 'en', theme: 'dark', speed: 'instant', sound: false, board: 'drawn', name: 'Ada' }),
    );
    // A busy machine is slow, not broken.
    context.setDefaultTimeout(180_000);
    const png = await cut(await context.newPage(), from);
    const file = join(OUT, `${game}.webp`);
    writeFileSync(file, await packed(await browser.newPage(), png));
    console.log(`${game}: ${Math.round(statSync(file).size / 1024)} KB`);
    await context.close();
  }
} finally {
  await browser.close();
  holding.close();
  await house.close();
}
