/** Looking back: a match that came in a link is replayed, verified, summed up and handed on; damaged links say so. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { pastWords } from '../../web/src/summary/words.ts';
import { aliensTo } from '../aliens-shown.ts';
import { put } from '../situations.ts';
import { House } from './house.ts';
import { matchInALink } from './linked.ts';
import { expectNoProblems, person, test, words } from './people.ts';

const w = words.en;
const past = pastWords.en;

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house?.close());

const moment = (page: Page) => page.getByRole('slider', { name: w.replay.slider });

test('a match in a link: replay, summary, a moment by keyboard, and handing it on', async ({ browser }) => {
  const link = await matchInALink();
  const anna = await person(browser, house.url, 'Anna', { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = anna;
  await page.goto(`/replay?at=20#r=${link}`);
  await expect(moment(page)).toHaveValue('20');
  await page.getByRole('button', { name: w.replay.verify }).click();
  await expect(page.getByText(w.replay.verdict.clean)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: w.over.summary }).click();

  await expect(page.getByRole('img').filter({ hasText: 'Luck against the odds' })).toBeVisible();
  const slider = page.getByRole('slider').first();
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /Mission 1\. .*Anna \d+%, Ben \d+%/);
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('5');
  // The same moment in the other plot, and in numbers.
  await expect(page.locator('.pl-cursor')).toHaveCount(1);
  await expect(page.locator('.pl-spot')).toHaveCount(1);
  await page.getByText(past.table).first().click();
  await expect(page.getByRole('table').first().getByRole('row')).not.toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((v) => v.id)).toEqual([]);

  await page.getByRole('button', { name: past.share }).click();
  await expect(page.getByText(past.shareLocal)).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(shared).hash).toBe(`#r=${link}`);
  await page.locator('.turns').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/replay\?at=\d+#r=/);
  await expect(moment(page)).toHaveValue(String(new URL(page.url()).searchParams.get('at')));
  expectNoProblems(anna);
});

test('four winners fit on a phone', async ({ browser }) => {
  const ada = await person(browser, house.url, 'Ada', { language: 'de', viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  const { page } = ada;
  // Three aliens win together, and a human who had escaped before (E30): not in every match.
  let over = await aliensTo('over');
  for (let n = 1; (over.table.outcome?.ranks ?? []).filter((rank) => rank === 1).length < 4; n++) over = await aliensTo('over', n);
  await page.goto('/about');
  await page.goto(`/summary${await put(page, over)}`);
  await expect(page.locator('.finale h1 .badge').nth(3)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const outside = page.locator('.finale :is(h1, h1 span, dt, dd)');
  for (const box of await outside.evaluateAll((all) => all.map((e) => e.getBoundingClientRect().right))) expect(box).toBeLessThanOrEqual(360);
  expectNoProblems(ada);
});

test('damaged and monstrous links get one clear sentence', async ({ browser }) => {
  const link = await matchInALink();
  const ben = await person(browser, house.url, 'Ben', { viewport: { width: 360, height: 640 } });
  const wrong = [
    ['', past.problem['link-broken']],
    [link.slice(0, 200), past.problem['link-broken']],
    ['%3Cscript%3E', past.problem['link-broken']],
    ['A'.repeat(70_000), past.problem['link-large']],
  ] as const;
  for (const [text, sentence] of wrong) {
    for (const at of ['/replay', '/summary']) {
      await ben.page.goto('about:blank');
      await ben.page.goto(`${at}#r=${text}`);
      await expect(ben.page.getByText(sentence)).toBeVisible();
    }
  }
  await ben.page.goto('/summary/local/nothing');
  await expect(ben.page.getByText(past.problem.none)).toBeVisible();
  expectNoProblems(ben);
});
