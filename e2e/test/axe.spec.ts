/**
 * Nothing serious or critical is found by axe, in both themes; nothing is wider than a phone; keys alone are enough to play. The main
 * pages are photographed on the way (e2e/shots); the deep run takes more pictures in ./shots.spec.ts.
 */
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { House } from './house.ts';
import { ADDRESSES, dress, furnish, MAIN, SHOTS, settled, toCurtain } from './pages.ts';
import { DEEP, expectNoProblems, person, test, words } from './people.ts';
import { offered, options, overOf } from './play.ts';
import { serious } from './serious.ts';

const w = words.en;
const PHONE = { width: 360, height: 640 };
const DESK = { width: 1280, height: 800 };
const THEMES = ['dark', 'light'] as const;
const LANGUAGE = { dark: 'en', light: 'de' } as const;

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house?.close());

test('axe finds nothing serious, and nothing scrolls sideways on a phone', async ({ browser }) => {
  const { host, addresses, close } = await furnish(browser, house.url);
  const { page } = host;
  const all = { ...ADDRESSES, ...addresses };
  const names = DEEP ? Object.keys(all) : MAIN;
  const found: string[] = [];
  for (const theme of THEMES) {
    await dress(page, LANGUAGE[theme], theme);
    for (const name of names) {
      await page.goto(all[name]);
      await settled(page);
      found.push(...(await serious(page, `${name} ${theme}`)));
      if (!DEEP) await picture(page, name, theme);
      await page.setViewportSize(PHONE);
      const wide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth <= clientWidth) return null;
        const out = [...document.body.querySelectorAll('*')].filter((e) => e.getBoundingClientRect().right > clientWidth + 1);
        return `${scrollWidth} > ${clientWidth}: ${out
          .slice(0, 4)
          .map((e) => `${e.tagName.toLowerCase()}.${e.className}`)
          .join(', ')}`;
      });
      if (!DEEP) await picture(page, name, theme);
      if (wide !== null) found.push(`${name} ${theme}: wider than a phone, ${wide}`);
      // On a phone one theme is enough: colours are the same in both sizes, and the order of things in both themes.
      if (DEEP || theme === 'dark') found.push(...(await serious(page, `${name} ${theme} phone`)));
      await page.setViewportSize(DESK);
    }
  }
  expect(found).toEqual([]);
  expectNoProblems(host);
  await close();
});

test('axe finds nothing serious in what opens over a table', async ({ browser }) => {
  const found: string[] = [];
  for (const theme of THEMES) {
    const group = await person(browser, house.url, 'the group', { theme });
    const { page } = group;
    await toCurtain(page);
    found.push(...(await serious(page, `curtain ${theme}`)));
    await page.getByRole('button', { name: /^I am / }).click();
    found.push(...(await serious(page, `hand ${theme}`)));
    for (const label of [w.table.menu, w.table.rulebook]) {
      await page.getByRole('button', { name: label, exact: true }).click();
      await expect(page.locator('dialog[open]')).toBeVisible();
      found.push(...(await serious(page, `${label} ${theme}`)));
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    }
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: w.table.log, exact: true }).click();
    found.push(...(await serious(page, `log ${theme}`)));
    await group.context.close();
  }
  expect(found).toEqual([]);
});

test('keys alone: from the home page through several turns', async ({ browser }) => {
  const dana = await person(browser, house.url, 'Dana', { prefs: { name: 'Dana' } });
  const { page } = dana;
  await page.goto('/');
  await expect(page.getByRole('link', { name: w.home.playBots })).toBeVisible();
  await tabTo(page, (e) => e === w.home.playBots, w.home.playBots);
  await page.keyboard.press('Enter');
  await page.locator('.cover').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: w.make.startLocal, exact: true })).toBeVisible();
  await tabTo(page, (e) => e === w.make.settings, w.make.settings);
  await page.keyboard.press('Enter');
  await tabTo(page, (e) => e === w.make.paces.human, w.make.paces.human);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: w.make.paces.fast })).toBeChecked();
  await tabTo(page, (e) => e === w.make.startLocal, w.make.startLocal);
  await page.keyboard.press('Enter');
  for (let turn = 0; turn < 6; turn++) {
    await expect(options(page).first().or(overOf(page)).first()).toBeVisible({ timeout: 60_000 });
    const before = await page.getByRole('region', { name: w.table.happened }).getByRole('listitem').count();
    const question = await page.getByRole('region', { name: w.table.decision }).getByRole('heading').innerText();
    const first = (await offered(page))[0];
    if (turn === 0) await expect(page.getByRole('list', { name: w.table.options }).getByRole('button', { name: first }).first()).toBeVisible();
    if (turn % 2 === 0) {
      // The focus stays where one plays: after the first turn there is nothing to search.
      await tabTo(page, (e) => e.includes(first), first, turn === 0 ? 60 : 25);
      const ring = await page.evaluate(() => {
        const s = getComputedStyle(document.activeElement!);
        return `${s.outlineStyle} ${s.outlineWidth} ${s.boxShadow}`;
      });
      expect(ring, 'the focus can be seen').not.toMatch(/^none .*none$/);
      await expect(async () => {
        await page.keyboard.press('Enter');
        expect(await moved()).toBe(true);
      }).toPass({ intervals: [300] });
    } else
      await expect(async () => {
        await page.keyboard.press('1');
        expect(await moved()).toBe(true);
      }).toPass({ intervals: [300] });
    async function moved(): Promise<boolean> {
      const now = await page.getByRole('region', { name: w.table.happened }).getByRole('listitem').count();
      const asks = await page.getByRole('heading', { level: 2, name: question, exact: true }).count();
      return now > before || asks === 0;
    }
  }
  expectNoProblems(dana);
  await dana.context.close();
});

/** A picture of the page at its present size. */
async function picture(page: Page, name: string, theme: (typeof THEMES)[number]): Promise<void> {
  const width = page.viewportSize()?.width;
  await page.screenshot({ path: join(SHOTS, `${name}-${width}-${LANGUAGE[theme]}-${theme}.png`), animations: 'disabled' });
}

/** Tab until the focus is on what is wanted. */
async function tabTo(page: Page, wanted: (text: string) => boolean, name: string, most = 60): Promise<void> {
  const here = (): Promise<string> =>
    page.evaluate(() => {
      const e = document.activeElement?.closest('a, button, input, select, summary');
      const label = e instanceof HTMLInputElement ? e.labels?.[0]?.textContent : e?.textContent;
      return (e?.getAttribute('aria-label') ?? label ?? '').replaceAll('\u00a0', ' ').trim();
    });
  for (let i = 0; i <= most; i++) {
    if (wanted(await here())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`"${name}" is not reached by ${most} presses of Tab.`);
}
