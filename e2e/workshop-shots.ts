/**
 * Pictures of the workshop: its pages and editors at three sizes, in both themes and languages, and contact sheets of them in docs.
 *
 *   npm run shots:workshop [-- --only zone,pack] [--sizes 360,1280] [--looks en-dark,de-light] [--out DIR] [--no-sheets]
 *
 * The sheets show all pictures that are in DIR, so that a few can be taken anew.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@starboard/kernel';
import { packExamples as afternovaPacks } from '../games/afternova/workshop/examples.ts';
import { zoneExamples } from '../games/aliens/workshop/examples.ts';
import { packExamples as andromedaPacks } from '../games/andromeda/workshop/examples.ts';
import { packWork } from '../web/src/workshop/link.ts';
import { chromiumAt } from './chromium.ts';
import { contactSheet } from './contact-sheet.ts';
import build from './test/build.ts';
import { House } from './test/house.ts';
import { settled } from './test/pages.ts';

const SIZES = [
  [360, 640],
  [768, 1024],
  [1280, 800],
] as const;
const LOOKS = ['en-dark', 'en-light', 'de-dark', 'de-light'] as const;

/** Hatches 3 and 4 hang in the air. */
const TORN = {
  ...{ name: 'KEPLER', author: 'Kim', players: [4, 8] },
  rows: ['..1##.##2..', '.o###o###o.', '##o##A##o##', '#o##...##o#', '##o##H##o##', '.o###o###o.', '...........', '.3.......4.'],
};
const QUARANTINE = {
  ...{ name: { en: 'Quarantine', de: 'Quarantäne' }, author: 'Kim', players: [4, 8] },
  description: {
    en: 'Whoever is caught joins the hunt, and the wards are locked to what hunts. The Medic can tell.',
    de: 'Wer gefangen wird, jagt mit, und die Stationen sind den Jägern verschlossen. Der Sanitäter weiß Bescheid.',
  },
  options: { 'A.2': true, 'A.4': 'aliens', 'B.3': true, 'B.6': true, 'C.3': true, 'D.2': true, 'H.16': true, white: true },
};

const WORDS: Readonly<Record<Language, Readonly<Record<'more' | 'share' | 'play' | 'paws', string>>>> = {
  en: { more: 'More', share: 'Share by link', play: 'Let bots play', paws: 'Paws' },
  de: { more: 'Mehr', share: 'Als Link teilen', play: 'Bots spielen lassen', paws: 'Pfoten' },
};

const textOf = (of: readonly { readonly id: string; readonly text: string }[], id: string): string => of.find((e) => e.id === id)?.text ?? '';

async function open(page: Page, text: string): Promise<void> {
  await page.goto('/workshop');
  const file = { name: 'work.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.locator('.studio-top').waitFor();
  await page.locator('.balance').waitFor();
}

interface Moment {
  readonly title: string;
  show(page: Page, language: Language): Promise<void>;
}
const MOMENTS: Readonly<Record<string, Moment>> = {
  start: {
    title: 'the workshop with examples',
    async show(page) {
      await page.goto('/workshop');
      await page.locator('details summary').first().click();
      await page.locator('.work-picture svg').nth(6).waitFor();
    },
  },
  zone: {
    title: 'a zone that is torn apart',
    async show(page) {
      await open(page, JSON.stringify(TORN));
      await page.locator('.xw-faults path').first().waitFor();
    },
  },
  report: {
    title: 'a zone, what bots made of it',
    async show(page, language) {
      await open(page, textOf(zoneExamples(language), 'noether'));
      await page.locator('.balance select').nth(2).selectOption('100');
      await page.getByRole('button', { name: WORDS[language].play }).click();
      await page.locator('.balance-finding').waitFor();
      await page.getByRole('button', { name: WORDS[language].play }).waitFor();
      await page.locator('.balance').scrollIntoViewIfNeeded();
      await page.locator('.balance-finding').scrollIntoViewIfNeeded();
    },
  },
  scenario: { title: 'a scenario that contradicts itself', show: (page) => open(page, JSON.stringify(QUARANTINE)) },
  pack: { title: 'a card pack', show: (page, language) => open(page, textOf(afternovaPacks(language), 'heavy')) },
  paws: {
    title: 'a card pack, Paws',
    async show(page, language) {
      await open(page, textOf(afternovaPacks(language), 'heavy'));
      await page
        .getByRole('button', { name: new RegExp(`^${WORDS[language].paws}`) })
        .first()
        .click();
      await page.locator('.vw-face.big').waitFor();
    },
  },
  content: { title: 'a content pack', show: (page, language) => open(page, textOf(andromedaPacks(language), 'moons')) },
  piece: {
    title: 'a content pack, a piece',
    async show(page, language) {
      await open(page, textOf(andromedaPacks(language), 'moons'));
      await page.locator('.aw-browse .kit-pick').nth(5).click();
      await page.locator('.aw-form').waitFor();
    },
  },
  share: {
    title: 'to share it',
    async show(page, language) {
      await open(page, textOf(zoneExamples(language), 'meitner'));
      await page.getByRole('button', { name: WORDS[language].more, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: WORDS[language].share }).click();
      await page.locator('#publish').waitFor();
    },
  },
  shared: {
    title: 'from a link',
    async show(page, language) {
      const link = await packWork({ game: 'aliens', kind: 'zone', text: textOf(zoneExamples(language), 'herschel') });
      await page.goto(`/workshop/shared#${link}`);
      await page.locator('.work-picture svg').first().waitFor();
    },
  },
};

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(MOMENTS).join() },
    sizes: { type: 'string', default: SIZES.map(([width]) => width).join() },
    looks: { type: 'string', default: LOOKS.join() },
    out: { type: 'string', default: join(tmpdir(), 'starboard-shots') },
    sheets: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const wanted = values.only.split(',');
const sizes = SIZES.filter(([width]) => values.sizes.split(',').includes(String(width)));
const looks = LOOKS.filter((look) => values.looks.split(',').includes(look));
const fileOf = (name: string, width: number, look: string): string => join(values.out, `workshop-${name}-${width}-${look}.png`);

build();
mkdirSync(values.out, { recursive: true });
const house = await House.open();
const browser = await chromiumAt();
try {
  for (const [width, height] of sizes)
    for (const look of looks) {
      const [, theme] = look.split('-');
      const language = LANGUAGES.find((l) => look.startsWith(l)) ?? 'en';
      const small = width < 600;
      const viewport = { width, height };
      const context = await browser.newContext({ baseURL: house.url, viewport, hasTouch: small, isMobile: small, serviceWorkers: 'block' });
      const prefs = JSON.stringify({ language, theme, sound: false, name: 'Ada' });
      await context.addInitScript((value) => localStorage.setItem('starboard/prefs', value), prefs);
      // A busy machine is slow, not broken.
      context.setDefaultTimeout(180_000);
      for (const [name, { show }] of Object.entries(MOMENTS)) {
        if (!wanted.includes(name)) continue;
        const page = await context.newPage();
        page.on('pageerror', (e) => console.error(`${look} ${width} ${name}: ${e.message}`));
        await show(page, language);
        await settled(page);
        await page.screenshot({ path: fileOf(name, width, look), animations: 'disabled' });
        await page.close();
      }
      await context.close();
    }
  if (values.sheets)
    for (const [width] of sizes)
      for (const language of LANGUAGES) {
        const shots = LOOKS.filter((look) => look.startsWith(language)).flatMap((look) =>
          Object.entries(MOMENTS).map(([name, { title }]) => ({ title, file: fileOf(name, width, look) })),
        );
        const there = shots.filter(({ file }) => existsSync(file));
        if (there.length > 0) await contactSheet(browser, `workshop-${width}-${language}`, there, width, width < 600 ? 10 : 5);
      }
} finally {
  await browser.close();
  await house.close();
}
