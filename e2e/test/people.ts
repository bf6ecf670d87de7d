/** People at browsers of their own: how they arrive, what they do on pages, what they must never see in the console. */
import { type Browser, type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { de } from '../../web/src/words/de.ts';
import { en } from '../../web/src/words/en.ts';
import { farDe } from '../../web/src/words/far.de.ts';
import { farEn } from '../../web/src/words/far.en.ts';

export const words = { de: { ...de, ...farDe }, en: { ...en, ...farEn } };
export type Language = 'de' | 'en';
export type Theme = 'dark' | 'light';

export const DEEP = process.env.STARBOARD_DEEP !== undefined;
export const GAME = 'rarities';

/** A test that leaves no browser open, however it ends. */
export const test = base.extend<{ leave: undefined }>({
  leave: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((c) => c.close()));
    },
    { auto: true },
  ],
});

export interface Person {
  readonly name: string;
  readonly language: Language;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors of the page and complaints of the browser, a refused content policy among them. */
  readonly problems: string[];
}

/** Only a page that goes offline needs what a service worker keeps; filling its cache takes every new browser a second. */
interface Wishes extends BrowserContextOptions {
  readonly language?: Language;
  readonly theme?: Theme;
  /** Beside these everything is as on a first visit. */
  readonly prefs?: Readonly<Record<string, unknown>>;
}

/** What a browser logs by itself without a network: not the page's fault. */
const NETWORK = /net::ERR_|Failed to load resource|WebSocket connection to|Failed to fetch|NetworkError/;

/**
 * A fresh browser context with one page, at the address of a server. Games are played in words, unless `prefs` say otherwise,
 * and at the table of words nothing moves: what breathes there keeps a core busy that has no graphics card to help it. Nobody
 * hears anything either.
 */
export async function person(browser: Browser, url: string, name: string, wishes: Wishes = {}): Promise<Person> {
  const { language = 'en', theme = 'dark', prefs = {}, ...options } = wishes;
  const reducedMotion = prefs.board === undefined || prefs.board === 'words' ? 'reduce' : 'no-preference';
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block', reducedMotion, ...options });
  // Only what is not there yet: what somebody changes on the page stays changed.
  await context.addInitScript(
    ([key, value]) => {
      try {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      } catch {
        // A page without an origin has no storage.
      }
    },
    ['starboard/prefs', JSON.stringify({ language, theme, speed: 'instant', board: 'words', sound: false, ...prefs })] as const,
  );
  await context.addInitScript(sameChance, name);
  const problems: string[] = [];
  context.on('weberror', (e) => problems.push(`error: ${e.error().message}`));
  context.on('console', (m) => {
    if (m.type() === 'error' && !NETWORK.test(m.text())) problems.push(`console: ${m.text()}`);
  });
  return { name, language, context, page: await context.newPage(), problems };
}

/** The secrets of a page, 32 bytes each, begin anew with every page: a game against bots is dealt the same way in every run. */
function sameChance(name: string): void {
  let s = [...name].reduce((sum, c) => Math.imul(sum, 31) + c.charCodeAt(0), 7) >>> 0;
  const real = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint8Array) || array.length !== 32) return real(array);
    for (let i = 0; i < array.length; i++) {
      s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
      array[i] = s >>> 24;
    }
    return array;
  };
}

export function expectNoProblems(...people: readonly Person[]): void {
  for (const p of people) expect(p.problems, `the console of ${p.name}`).toEqual([]);
}

// ---- Making tables -------------------------------------------------------------------------------------------------------

export interface TableWishes {
  readonly seats?: number;
  readonly bots?: Readonly<Record<number, 'easy' | 'normal' | 'hard'>>;
  readonly people?: readonly string[];
  /** Values of radio buttons and numbers of the form, by label. */
  readonly pick?: readonly (readonly [group: string, option: string])[];
  readonly numbers?: Readonly<Record<string, string>>;
  /** Files by label, as they lie on somebody's disk. */
  readonly files?: Readonly<Record<string, string>>;
  readonly fast?: boolean;
  readonly rated?: boolean;
}

/** Fills in the form for a new table and sends it. */
export async function makeTable(page: Page, mode: 'solo' | 'online' | 'hotseat', wishes: TableWishes = {}): Promise<void> {
  const w = words[(await page.locator('html').getAttribute('lang')) === 'de' ? 'de' : 'en'];
  await page.getByRole('radio', { name: w.make.modes[mode] }).check();
  // What most people leave as it is lies folded.
  const folded = page.locator('main details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
  if (wishes.seats !== undefined)
    await page
      .getByRole('group', { name: w.make.seats })
      .getByRole('radio', { name: String(wishes.seats) })
      .check();
  for (const [chair, level] of Object.entries(wishes.bots ?? {})) await seat(page, w, Number(chair), w.make.kind[level]);
  for (const [i, name] of (wishes.people ?? []).entries()) {
    const field = page.getByRole('textbox', { name: `${w.make.chair(i + 1)}: ${w.home.name}` });
    if ((await field.count()) === 0) await seat(page, w, i + 1, w.make.kind.person);
    await field.fill(name);
  }
  // A person without a name is asked for one here.
  const own = page.getByRole('textbox', { name: `${w.make.chair(1)}: ${w.home.name}` });
  if ((await own.inputValue()) === '') await own.fill('Nova');
  for (const [group, option] of wishes.pick ?? []) await page.getByRole('group', { name: group }).getByRole('radio', { name: option }).check();
  for (const [label, value] of Object.entries(wishes.numbers ?? {})) await page.getByRole('spinbutton', { name: label }).fill(value);
  for (const [label, text] of Object.entries(wishes.files ?? {}))
    await page
      .getByRole('group', { name: label })
      .locator('input[type=file]')
      .setInputFiles({ name: 'file.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  if (wishes.rated === true) await page.getByRole('switch', { name: w.make.rated }).check();
  if (wishes.fast ?? true) await page.getByRole('group', { name: w.make.pace }).getByRole('radio', { name: w.make.paces.fast }).check();
  await page.getByRole('button', { name: mode === 'online' ? w.make.start : w.make.startLocal, exact: true }).click();
}

/** A press on the seat, and one on who sits there. */
async function seat(page: Page, w: (typeof words)['en'], chair: number, who: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${w.make.chair(chair)}:`) }).click();
  await page.getByRole('menuitemradio', { name: who, exact: true }).click();
}

/** From the home page to a table's lobby, the way somebody does it who is here for the first time; an invitation is its result. */
export async function hostTable(host: Person, wishes: TableWishes): Promise<string> {
  const { page } = host;
  await page.goto('/');
  await page.getByRole('link', { name: en.home.openTable }).click();
  await page.getByRole('navigation', { name: en.make.choose }).locator(`a[href^="/new/${GAME}"]`).click();
  await makeTable(page, 'online', { people: [host.name], ...wishes });
  return invitation(host);
}

/** The person who made the table sits at it, and its link is there. */
export async function invitation({ page }: Person): Promise<string> {
  const link = page.getByRole('textbox', { name: en.home.invitedLabel }).first();
  await expect(link).toHaveValue(/\/table\/.+#/);
  return link.inputValue();
}

/** By the link: a name and one press. They arrive together and sit down one after the other. */
export async function join(guests: readonly Person[], invitation: string): Promise<void> {
  await Promise.all(
    guests.map(async ({ page, name, language }) => {
      const { lobby } = words[language];
      await page.goto(invitation);
      await page.getByRole('textbox', { name: lobby.askName }).fill(name);
    }),
  );
  for (const { page, language } of guests) {
    await page.getByRole('button', { name: words[language].invite.sit, exact: true }).click();
    await expect(page.getByRole('button', { name: words[language].lobby.leave })).toBeVisible();
  }
}

export async function begin(host: Person, everybody: readonly Person[]): Promise<void> {
  await host.page.getByRole('button', { name: en.lobby.start }).click();
  for (const { page, language } of everybody) await expect(page.getByRole('region', { name: words[language].table.scene })).toBeVisible();
}
