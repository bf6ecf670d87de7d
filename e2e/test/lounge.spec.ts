/** The pages around the tables, each walked as one person does it, filled as they are after a few evenings. */
import { expect, type Page } from '@playwright/test';
import { hostWords } from '../../web/src/host/words.ts';
import { peopleWords } from '../../web/src/people/words.ts';
import { reportingWords } from '../../web/src/report/words.ts';
import { House } from './house.ts';
import { home, keyOf, neighbours } from './lounge.ts';
import type { Neighbours } from './neighbours.ts';
import { DEEP, expectNoProblems, makeTable, type Person, person, test, words } from './people.ts';
import { serious } from './serious.ts';

const w = words.en;
const p = peopleWords.en;
const h = hostWords.en;
const r = reportingWords.en;
const PHONE = { width: 360, height: 640 };
const OPEN = DEEP ? 1000 : 60;

let house: House;
let people: Neighbours;
test.beforeAll(async () => {
  house = await House.open();
  people = await neighbours(house, { finished: 3, open: OPEN, running: true });
});
test.afterAll(() => house?.close());

const button = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true });
const link = ({ page }: Person, name: string) => page.getByRole('link', { name, exact: true });

/** In both themes, as the page stands. */
async function inBothThemes(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['dark', 'light']) {
    await page.evaluate((to) => {
      document.documentElement.dataset.theme = to;
    }, theme);
    found.push(...(await serious(page, `${where} ${theme}`)));
  }
  return found;
}

test('a profile: history, statistics, a portrait of one’s own; friends, a block and a report', async ({ browser }) => {
  const [ada, ben] = await Promise.all([home(browser, house, people, 'Ada'), home(browser, house, people, 'Ben', { viewport: PHONE })]);
  await ada.page.goto('/me');
  await expect(ada.page.locator('.past-games li').filter({ hasText: 'Evening' })).toHaveCount(3);
  await expect(ada.page.locator('.by-game tbody tr').first()).toContainText('3');
  expect(await inBothThemes(ada.page, 'profile')).toEqual([]);

  // A portrait: another one altogether, one part of it chosen, kept; it is on every page from then on.
  await link(ada, p.portrait).click();
  const shown = ada.page.locator('.portrait-shown > img');
  const before = await shown.getAttribute('src');
  await button(ada, p.roll).click();
  await ada.page.getByRole('radio', { name: p.choice(p.parts.top, 3) }).check({ force: true });
  await button(ada, p.keep).click();
  await expect(ada.page.getByText(p.kept)).toBeVisible();
  const kept = await shown.getAttribute('src');
  expect(kept).not.toBe(before);
  await ada.page.goto('/me');
  await expect(ada.page.locator('.profile-head img').first()).toHaveAttribute('src', kept ?? '');

  // Ben's profile by way of the people one played with. He is asked, says yes, and both are friends.
  await ada.page.getByRole('link', { name: /^Ben/ }).click();
  await expect(ada.page.getByRole('heading', { name: p.youAnd('Ben') })).toBeVisible();
  await expect(ada.page.getByText(p.seenClosed('Ben'))).toBeVisible();
  await button(ada, p.add).click();
  await expect(ada.page.getByText(p.asked, { exact: true })).toBeVisible();
  await ben.page.goto('/friends');
  await expect(ben.page.getByText(p.asks('Ada'))).toBeVisible();
  await button(ben, p.accept).click();
  await expect(ben.page.getByRole('link', { name: 'Ada' })).toBeVisible();
  await ada.page.reload();
  await expect(ada.page.getByText(p.seenOpen('Ben'))).toBeVisible();
  await ada.page.goto('/');
  await expect(ada.page.locator('.friends-here')).toContainText('Ben');

  // Ben has had enough: a report with a reason, then a block. Ada finds nobody there any more.
  await ben.page.getByRole('link', { name: 'Ada' }).click();
  await button(ben, r.report).click();
  await ben.page.getByRole('radio', { name: r.person.play }).check({ force: true });
  await ben.page.getByRole('textbox', { name: r.more }).fill('Leaves in the middle of games.');
  await button(ben, r.send).click();
  await expect(ben.page.getByText(r.reported(0))).toBeVisible();
  await button(ben, p.block).click();
  await ben.page.getByRole('dialog').getByRole('button', { name: p.block, exact: true }).click();
  await expect(button(ben, p.unblock)).toBeVisible();
  await ada.page.goto('/friends');
  await expect(ada.page.getByText(p.noFriends)).toBeVisible();
  expectNoProblems(ada, ben);
});

test('the host: in by the key, a report dealt with, a word to everybody, a backup, and out again', async ({ browser }) => {
  const [host, cleo] = await Promise.all([person(browser, house.url, 'host'), home(browser, house, people, 'Cleo')]);
  await cleo.page.goto('/');
  const reporter = await home(browser, house, people, 'Cleo');
  await reporter.page.goto('/');
  await reporter.page.evaluate(async () => {
    const { people: met } = await (await fetch(`/api/people/${(await (await fetch('/api/here')).json()).me.identity}`)).json();
    const body = JSON.stringify({ reason: 'name', text: 'That name again.' });
    await fetch(`/api/people/${met[0].identity}/report`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  });
  await host.page.goto('/host');
  const key = host.page.getByLabel(h.key);
  await key.fill('not the key');
  await button(host, h.enter).click();
  await expect(host.page.getByRole('alert')).toHaveText(h.wrong);
  await key.fill(keyOf(house));
  await button(host, h.enter).click();
  await expect(host.page.getByText('That name again.')).toBeVisible();
  await expect(host.page.locator('.host-people')).toContainText('Ada');
  expect(await inBothThemes(host.page, 'host')).toEqual([]);
  await host.page.locator('.host-report', { hasText: 'That name again.' }).getByRole('button', { name: h.dealtWith }).click();
  await expect(host.page.getByText('That name again.')).toHaveCount(0);
  await host.page.getByRole('textbox', { name: h.sayEn }).fill('Tonight at 23:00: five minutes of repair.');
  await button(host, h.show).click();
  const said = ({ page }: Person) => page.getByText('Tonight at 23:00: five minutes of repair.');
  await expect(said(cleo)).toBeVisible();
  await expect(said(reporter)).toBeVisible();
  // Who has read it closes it, for good.
  await cleo.page.locator('.announced').getByRole('button', { name: w.common.close }).click();
  await expect(said(cleo)).toHaveCount(0);
  await cleo.page.reload();
  await expect(cleo.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(said(cleo)).toHaveCount(0);
  await button(host, h.hush).click();
  await expect(said(reporter)).toHaveCount(0);
  await button(host, h.backup).click();
  await expect(host.page.getByText(h.backupDone)).toBeVisible();
  await button(host, h.leave).click();
  await expect(key).toBeVisible();
  expectNoProblems(host, cleo);
});

test(`${OPEN} open tables: the newest are shown, all are counted, a search finds one, and a press sits down`, async ({ browser }) => {
  const ben = await home(browser, house, people, 'Ben');
  await ben.page.goto('/tables');
  await expect(ben.page.getByRole('heading', { level: 1, name: w.find.open(OPEN) })).toBeVisible();
  const rows = ben.page.getByRole('list', { name: w.tables.open }).locator('> li');
  await expect(rows).toHaveCount(50);
  expect(await inBothThemes(ben.page, 'lobby')).toEqual([]);
  await ben.page.setViewportSize(PHONE);
  expect(await ben.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await ben.page.setViewportSize({ width: 1280, height: 800 });
  // Where people sit already.
  await ben.page.getByRole('combobox', { name: w.find.order }).selectOption('full');
  await expect(rows.first()).toContainText(/Table [123](?!\d)/);
  await ben.page.keyboard.press('/');
  await ben.page.keyboard.type('table 2');
  await expect(rows.filter({ hasNotText: /Table 2/ })).toHaveCount(0);
  await ben.page.getByRole('searchbox').fill('table 17');
  await ben.page.getByRole('button', { name: `${w.home.sitDown}: Table 17`, exact: true }).click();
  await expect(ben.page.getByRole('button', { name: w.lobby.leave })).toBeVisible();
  await button(ben, w.lobby.leave).click();
  expectNoProblems(ben);
});

test('a new table: over days by a press, one sentence changed by itself, the same people again; its room on a phone', async ({ browser }) => {
  const ada = await home(browser, house, people, 'Ada');
  const { page } = ada;
  await page.goto('/new/rarities?with=online');
  const says = page.getByRole('region', { name: w.make.says.title });
  await page.getByRole('radio', { name: w.when.days }).check({ force: true });
  await expect(says).toContainText('2 days per move');
  await page.getByRole('radio', { name: w.when.live }).check({ force: true });
  await expect(says).toContainText(w.make.clockHelp.none);
  // A sheet with this setting alone.
  await says.getByRole('button', { name: `${w.make.says.change}: ${w.make.says.takeBacks}` }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('switch')).toHaveCount(1);
  await expect(sheet.getByRole('radio')).toHaveCount(0);
  await sheet.getByRole('switch', { name: w.make.takeBacks }).uncheck();
  await page.keyboard.press('Escape');
  await expect(says).toContainText(w.make.says.noTakeBacks);
  // The three of the last evenings: the others come by the link.
  const tiles = page.getByRole('list', { name: w.make.players }).getByRole('listitem');
  await page.getByRole('button', { name: /^(Ben, Cleo|Cleo, Ben)$/ }).click();
  await expect(tiles.filter({ hasText: w.make.byLink })).toHaveCount(2);
  await page.getByRole('button', { name: w.when.bots }).click();
  await expect(tiles.filter({ hasText: w.make.kind.normal })).toHaveCount(2);
  expect(await inBothThemes(page, 'new table')).toEqual([]);
  await button(ada, w.make.start).click();
  await expect(button(ada, w.lobby.start)).toBeVisible();

  // On a phone what starts the game is in sight from the first moment, and the square fills the screen by a press.
  await page.goto('/new/rarities?with=online');
  await button(ada, w.make.start).click();
  await page.setViewportSize(PHONE);
  await expect(button(ada, w.invite.startNow)).toBeInViewport({ ratio: 1 });
  await expect(button(ada, w.common.copy).first()).toBeInViewport({ ratio: 1 });
  await page.getByTitle(w.invite.qr).click();
  const square = page.getByRole('dialog').getByRole('img', { name: w.invite.qrLabel });
  expect((await square.boundingBox())?.width).toBeGreaterThan(PHONE.width - 70);
  await page.keyboard.press('Escape');
  expect(await inBothThemes(page, 'waiting room on a phone')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await button(ada, w.lobby.close).click();
  expectNoProblems(ada);
});

test('home with games: what waits comes first and P leads there; without a network all is as it was last', async ({ browser }) => {
  const ada = await home(browser, house, people, 'Ada', { serviceWorkers: 'allow', prefs: { board: 'drawn', speed: 'instant' } });
  const { page, context } = ada;
  // A game against bots on this device has its picture too, from one's own seat.
  await page.goto('/new/rarities?with=solo');
  await makeTable(page, 'solo', { seats: 3 });
  await expect(page.locator('.table.is-drawn')).toBeVisible();
  await page.goto('/');
  const local = page.locator('.my-table', { hasText: w.home.local });
  await expect(local.locator('.glimpse .kit-board')).toBeVisible();
  await expect(page.locator('.urgent .glimpse .kit-board')).toBeVisible();
  await expect(page.locator('.home-rail .daily').getByRole('link')).toHaveAttribute('href', /^\/challenge\?game=/);
  // With games of one's own, a code that a friend reads aloud still leads to a table.
  const code = page.getByRole('textbox', { name: w.home.invitedLabel });
  await code.fill('bcd fgh');
  await button(ada, w.home.join).click();
  await expect(page.getByText(w.home.noCode)).toBeVisible();
  expect(await inBothThemes(page, 'home with games')).toEqual([]);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await page.reload();
  const card = page.locator('.my-table', { hasText: 'Long game' });
  await expect(card.locator('> .chip')).toHaveText(/^as of \d\d:\d\d$/);
  await expect(card.locator('.glimpse .kit-board')).toBeVisible();
  await expect(card.getByRole('link')).toHaveCount(0);
  // What needs no server is still one press away.
  await expect(local.getByRole('link', { name: w.mine.play })).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('.urgent')).toBeVisible({ timeout: 90_000 });
  await page.keyboard.press('p');
  await expect(page).toHaveURL(new RegExp(`/table/${people.running}`));
  expectNoProblems(ada);
});

test('keys alone: Tab leads through every page to its end, and the focus can be seen', async ({ browser }) => {
  const ada = await home(browser, house, people, 'Ada');
  for (const address of ['/', '/tables', '/me', '/me/portrait', '/friends', '/notices', '/settings', '/new/rarities']) {
    await ada.page.goto(address);
    await expect(ada.page.locator('h1').first()).toBeVisible();
    await expect(ada.page.locator('.shapes, .loading')).toHaveCount(0);
    const unseen: string[] = [];
    const reached = new Set<string>();
    for (let i = 0; i < 250; i++) {
      await ada.page.keyboard.press('Tab');
      const at = await ada.page.evaluate(() => {
        const e = document.activeElement;
        if (e === null || e === document.body) return null;
        const visible = (of: Element): boolean => {
          const s = getComputedStyle(of);
          return s.outlineStyle !== 'none' || s.boxShadow !== 'none';
        };
        // A drawn choice shows the focus of the control in it.
        const box = e.closest('label') ?? e;
        return {
          what: `${e.tagName} ${e.getAttribute('href') ?? ''} ${e.textContent?.slice(0, 30)}`,
          seen: visible(e) || visible(box),
          end: e.matches('.foot a:last-child'),
        };
      });
      if (at === null) continue;
      reached.add(at.what);
      if (!at.seen) unseen.push(at.what);
      if (at.end) break;
      expect(i, `${address}: the end is reached, last was ${at.what}`).toBeLessThan(249);
    }
    expect(unseen, address).toEqual([]);
    expect(reached.size, address).toBeGreaterThan(8);
  }
  expectNoProblems(ada);
});
