/**
 * Pictures of the illustrated tables: moments of a game at four sizes, in both themes and languages, and contact sheets of them
 * in docs. Run it after a change to a table and look at every picture.
 *
 *   npm run shots [-- --game aliens] [--only first,win] [--sizes 360,1280] [--looks en-dark,de-light] [--out DIR] [--no-sheets]
 *
 * The sheets show all pictures that are in DIR, so that a few can be taken anew. The README's picture of the table is one of them.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { LANGUAGES } from '@starboard/kernel';
import { AFTERNOVA } from './afternova-shown.ts';
import { ALIENS } from './aliens-shown.ts';
import { ANDROMEDA } from './andromeda-shown.ts';
import { chromiumAt } from './chromium.ts';
import { contactSheet, DOCS } from './contact-sheet.ts';
import { holdBack } from './hold.ts';
import { type Shown, SITUATIONS } from './shown.ts';
import { GAME, type Played, playedTo, put } from './situations.ts';
import { smallPng } from './small-png.ts';
import build from './test/build.ts';
import { House } from './test/house.ts';

const SIZES = [
  [360, 640],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;
const LOOKS = ['en-dark', 'en-light', 'de-dark', 'de-light'] as const;

/** The picture of each table that the README shows, taken at a desk: which moment, and its file in docs. */
const FRONT: Readonly<Record<string, readonly [moment: string, file: string]>> = {
  [GAME]: ['six', 'table'],
  aliens: ['broken', 'aliens'],
  afternova: ['deal', 'afternova'],
  andromeda: ['launch', 'andromeda'],
};
const FRONT_LOOK = { width: 1280, look: 'en-dark' } as const;

const GAMES: Readonly<Record<string, readonly Shown[]>> = {
  [GAME]: SITUATIONS,
  aliens: ALIENS,
  afternova: AFTERNOVA,
  andromeda: ANDROMEDA,
};

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: GAME },
    only: { type: 'string', default: '' },
    sizes: { type: 'string', default: SIZES.map(([width]) => width).join() },
    looks: { type: 'string', default: LOOKS.join() },
    out: { type: 'string', default: join(tmpdir(), 'starboard-shots') },
    sheets: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const all = GAMES[values.game];
if (all === undefined) throw new Error(`There are pictures of ${Object.keys(GAMES).join(' and ')}.`);
const situations = all.filter((s) => values.only === '' || values.only.split(',').includes(s.name));
const sizes = SIZES.filter(([width]) => values.sizes.split(',').includes(String(width)));
const looks = LOOKS.filter((look) => values.looks.split(',').includes(look));

const fileOf = (name: string, width: number, look: string): string => join(values.out, `${values.game}-${name}-${width}-${look}.png`);

async function shoot(
  browser: Browser,
  url: string,
  matches: ReadonlyMap<string, Played>,
  look: string,
  size: readonly [number, number],
): Promise<void> {
  const [language, theme] = look.split('-');
  const [width, height] = size;
  const small = width < 600;
  const context = await browser.newContext({ baseURL: url, viewport: { width, height }, hasTouch: small, isMobile: small, serviceWorkers: 'block' });
  await context.addInitScript(([value]) => localStorage.setItem('starboard/prefs', value), [
    JSON.stringify({ language, theme, speed: 'calm', sound: false, board: 'drawn', name: 'Ada' }),
  ] as const);
  await context.addInitScript(stoppable);
  // A busy machine is slow, not broken.
  context.setDefaultTimeout(180_000);
  const page = await context.newPage();
  page.on('pageerror', (e) => console.error(`${look} ${width}: ${e.message}`));
  for (const s of situations) {
    await page.goto('/about');
    await page.goto(await put(page, matches.get(s.name)!));
    await settle(page);
    if (s.until !== undefined) await stopAt(page, s.until, s.after ?? MIDDLE_MS);
    await s.prepare?.(page);
    if (s.until !== undefined) {
      await page.locator('[data-stopped]').waitFor({ timeout: 120_000 });
      // A busy browser shows it a little later.
      await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
      await page.waitForTimeout(500);
    } else if (s.choose !== undefined) await inTheMiddle(page, s.choose);
    else if (s.prepare !== undefined) await settle(page);
    await page.screenshot({ path: fileOf(s.name, width, look) });
  }
  await context.close();
}

/** The table stands, its typefaces are there, and nothing is on its way. */
async function settle(page: Page): Promise<void> {
  await page.locator('.kit-table').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => document.querySelector('.kit-table[data-playing]') === null);
  await page.waitForTimeout(250);
  await page.waitForFunction(() => !document.getAnimations().some((a) => a instanceof CSSTransition));
}

/** By then a card has been laid, and what it does is under way. */
const MIDDLE_MS = 640;

/** Chooses, and stops time in the middle of what happens then: always the same moment, however busy the machine is. */
async function inTheMiddle(page: Page, choose: string): Promise<void> {
  await page.locator(`.kit-table [data-state="legal"][data-pick="${choose}"]`).click();
  await page.waitForFunction(() => document.querySelectorAll('.stage-layer [data-ghost]').length > 1);
  await page.waitForTimeout(100);
  await page.evaluate((ms) => window.stopTime(ms), MIDDLE_MS);
}

/** Time stops by itself when something that has appeared sets out: asking for it from outside, or by a timer, would be too late for what is short. */
async function stopAt(page: Page, until: string, after: number): Promise<void> {
  await page.evaluate(
    ([thing, ms]) => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...given) {
        const going = animate.apply(this, given);
        if (this.matches('[data-ghost]') && this.querySelector(thing) !== null) {
          Element.prototype.animate = animate;
          // All that belongs to it sets out in the same task.
          queueMicrotask(() => {
            window.stopTime(ms);
            document.querySelector('.kit-table')?.setAttribute('data-stopped', '');
          });
        }
        return going;
      };
    },
    [until, after] as const,
  );
}

declare global {
  interface Window {
    stopTime(after: number): void;
  }
}

/** Runs in the page: from now on nothing moves. */
function stoppable(): void {
  const later = window.setTimeout;
  let stopped = false;
  // What would follow must not happen before the picture is taken.
  const held = (what: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) =>
    later(() => {
      if (!stopped) what(...given);
    }, ms);
  Reflect.set(window, 'setTimeout', held);
  window.stopTime = (after) => {
    stopped = true;
    for (const a of document.getAnimations()) {
      a.pause();
      if (a.effect instanceof KeyframeEffect && a.effect.target?.closest('.stage-layer') != null) a.currentTime = after;
    }
  };
}

/** One sheet a size and language: a row for each theme. */
async function sheet(browser: Browser, width: number, language: string): Promise<void> {
  const there = all.filter((s) => LOOKS.some((look) => look.startsWith(language) && existsSync(fileOf(s.name, width, look))));
  const pictures = LOOKS.filter((l) => l.startsWith(language)).flatMap((look) =>
    there.map(({ name, title }) => ({ title, file: fileOf(name, width, look) })).filter(({ file }) => existsSync(file)),
  );
  const columns = width < 600 ? there.length : Math.ceil(there.length / 2);
  await contactSheet(browser, `${values.game}-table-${width}-${language}`, pictures, width, columns);
}

function front(): void {
  const [moment, file] = FRONT[values.game] ?? ['', ''];
  const shot = fileOf(moment, FRONT_LOOK.width, FRONT_LOOK.look);
  if (existsSync(shot)) writeFileSync(join(DOCS, `${file}.png`), smallPng(readFileSync(shot)));
}

build();
mkdirSync(values.out, { recursive: true });
const matches = new Map(await Promise.all(situations.map(async (s) => [s.name, await playedTo(s.name, s)] as const)));
const house = await House.open();
const holding = await holdBack(house.url, /worker-bots/);
const browser = await chromiumAt();
try {
  for (const look of looks) for (const size of sizes) await shoot(browser, holding.url, matches, look, size);
  if (values.sheets) {
    for (const [width] of sizes) for (const language of LANGUAGES) await sheet(browser, width, language);
    front();
  }
} finally {
  await browser.close();
  holding.close();
  await house.close();
}
