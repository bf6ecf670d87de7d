/** Every page there is, and how one gets there. */
import { join as path } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { zoneExamples } from '../../games/aliens/workshop/examples.ts';
import { packWork } from '../../web/src/workshop/link.ts';
import { begin, DEEP, GAME, hostTable, invitation, join, makeTable, type Person, person, words } from './people.ts';
import { answer, curtainOf, dice, eager, options, play } from './play.ts';

/** Where pictures of pages go, to be looked at. */
export const SHOTS = path(import.meta.dirname, '../shots');
export const MAIN = [
  'home',
  'new',
  'lobby',
  'table',
  'rules',
  'settings',
  'me',
  'portrait',
  'friends',
  'challenge',
  'make-league',
  'server',
] as const;
/** Pages that need nothing but their address. */
export const ADDRESSES: Readonly<Record<string, string>> = {
  home: '/',
  choose: '/new',
  new: `/new/${GAME}`,
  rules: `/rules/${GAME}`,
  settings: '/settings',
  me: '/me',
  portrait: '/me/portrait',
  friends: '/friends',
  challenge: '/challenge',
  leagues: '/leagues',
  'make-league': '/leagues/new',
  server: '/host',
  tables: '/tables',
  shelf: '/rules',
  rule: `/rules/${GAME}/R22`,
  replay: '/replay',
  about: '/about',
  workshop: '/workshop',
  fairness: '/fairness',
  join: '/join#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  link: '/link#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  gone: '/table/AAAAAAAAAAAAAAAA',
  lost: '/nowhere',
};

const PRESSES = 14;

/** A table in its lobby and one in play, so that pages have something to show; their addresses. */
export async function furnish(
  browser: Browser,
  url: string,
): Promise<{ host: Person; addresses: Readonly<Record<string, string>>; close(): Promise<void> }> {
  const host = await person(browser, url, 'Marlene');
  const guest = await person(browser, url, 'Jonas');
  const lobbyLink = await hostTable(host, { seats: 4, bots: { 4: 'hard' } });
  await join([guest], lobbyLink);
  const lobby = new URL(host.page.url()).pathname;
  await host.page.goto('/new?with=online');
  await host.page.locator(`.cover[href^="/new/${GAME}"]`).click();
  await makeTable(host.page, 'online', { seats: 4, bots: { 3: 'normal', 4: 'easy' }, numbers: { 'Seconds to land': '60' } });
  await expect(host.page.getByRole('button', { name: words.en.lobby.leave })).toBeVisible();
  await join([guest], await invitation(host));
  await begin(host, [host, guest]);
  const table = new URL(host.page.url()).pathname;
  // Somewhat into the game, with the question at the host.
  const choose = eager(dice(1));
  let presses = 0;
  await expect
    .poll(
      async () => {
        if (presses >= PRESSES && (await options(host.page).first().isVisible())) return true;
        for (const p of [guest, host]) if (await answer(p.page, choose)) presses++;
        return false;
      },
      { timeout: 90_000, intervals: [100] },
    )
    .toBe(true);
  const works = DEEP ? await makeWorks(host.page) : {};
  return { host, addresses: { lobby, table, ...works }, close: async () => void (await Promise.all([host.context.close(), guest.context.close()])) };
}

/** A work of each kind in its editor, and a zone that somebody sent. */
async function makeWorks(page: Page): Promise<Readonly<Record<string, string>>> {
  const made: Record<string, string> = {};
  for (const kind of ['zone', 'scenario', 'card pack', 'content pack']) {
    await page.goto('/workshop');
    await page.getByRole('button', { name: `New ${kind}`, exact: true }).click();
    // The second one: the first may be an empty sheet.
    await page.getByRole('dialog').getByRole('listitem').nth(1).getByRole('button').click();
    await expect(page.locator('.studio-body')).toBeVisible();
    made[kind] = new URL(page.url()).pathname;
  }
  const [, { text }] = zoneExamples('en');
  return { ...made, shared: `/workshop/shared#${await packWork({ game: 'aliens', kind: 'zone', text })}` };
}

/** A curtain that is down. */
export async function toCurtain(page: Page): Promise<void> {
  await page.goto(`/new/${GAME}?with=hotseat`);
  await makeTable(page, 'hotseat', { seats: 3 });
  for (let i = 0; !(await curtainOf(page).isVisible()); i++) await play(page, { choose: eager(dice(i)), pressed: () => false, curtains: false });
}

/** The page is there: its heading or its table, and nothing is loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('.loading')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((i) => i.decode().catch(() => {})));
  });
}

/** Language and theme of a page that is open, without loading it anew. */
export async function dress(page: Page, language: 'de' | 'en', theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate(
    ([l, t]) => {
      const key = 'starboard/prefs';
      const prefs = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
      localStorage.setItem(key, JSON.stringify({ ...prefs, language: l, theme: t }));
    },
    [language, theme] as const,
  );
}
