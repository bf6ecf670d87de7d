/** The replay at the illustrated table: through anybody's eyes, step by step or along the slider, and in words. */
import { expect, type Page } from '@playwright/test';
import { legal, outside, playDrawn, toDrawn, toWords } from './drawn.ts';
import { House } from './house.ts';
import { matchInALink } from './linked.ts';
import { expectNoProblems, person, test, words } from './people.ts';
import { dice } from './play.ts';
import { atRest } from './rest.ts';
import { serious } from './serious.ts';

const w = words.en;
const SIZES = [
  { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  { viewport: { width: 640, height: 360 }, hasTouch: true, isMobile: true },
  { viewport: { width: 1280, height: 800 } },
];

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house?.close());

const slider = (page: Page) => page.getByRole('slider', { name: w.replay.slider });
const table = (page: Page) => page.locator('.rarities');
/** Something travels, or is about to. */
const moving = (page: Page) => page.locator('.rarities[data-playing]');
const lines = (page: Page) => page.locator('.rail .log li');

test('one step on is played, any other way shows at once what is there; any seat, and in words', async ({ browser }) => {
  const link = await matchInALink();
  const somebody = await person(browser, house.url, 'Anna', { prefs: { board: 'drawn', speed: 'calm' } });
  const { page } = somebody;
  await page.goto(`/replay?at=20#r=${link}`);
  await expect(table(page)).toBeVisible();
  // Who did not play it sees it without its future, unless they want to.
  await expect(slider(page)).toHaveAttribute('max', '20');
  await page.getByRole('button', { name: 'Show the whole game' }).click();
  await expect(legal(page)).toHaveCount(0);
  // A spectator has no hand; the player whose view is shown has one, and everybody else's cards are face down.
  await expect(page.locator('.t-hand')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Cleo', exact: true }).check();
  await expect(page.locator('.t-hand')).toBeVisible();
  await expect(page.locator('.t-seat')).toHaveCount(3);
  await expect(page.locator('.t-seat .kit-card:not(.back)')).toHaveCount(0);

  // Along the slider nothing travels, forwards or back.
  await page.evaluate(() => {
    document.body.dataset.seen = '';
    new MutationObserver(() => {
      if (document.querySelector('[data-ghost]') !== null) document.body.dataset.seen = 'a thing that travels';
    }).observe(document.querySelector('.stage-layer')!, { childList: true, subtree: true });
  });
  for (const at of ['60', '30', '33']) {
    await slider(page).fill(at);
    await expect(moving(page)).toHaveCount(0);
    await expect(page.locator('body')).toHaveAttribute('data-seen', '');
  }
  // One step on something does, sooner or later, and the log waits for it.
  const before = await lines(page).last().textContent();
  for (let i = 0; i < 12 && (await page.locator('body').getAttribute('data-seen')) === ''; i++) {
    await page.getByRole('button', { name: w.replay.next, exact: true }).click();
    await expect(moving(page)).toHaveCount(0);
  }
  await expect(page.locator('body')).toHaveAttribute('data-seen', 'a thing that travels');
  await expect(lines(page).last()).not.toHaveText(before!);

  await toWords(page).click();
  await expect(page.getByRole('region', { name: w.table.scene })).toBeVisible();
  await expect(slider(page)).toBeVisible();
  await toDrawn(page).click();
  await expect(table(page)).toBeVisible();

  // By itself it goes on once all of a moment was shown, to the end.
  const last = Number(await slider(page).getAttribute('max'));
  await slider(page).fill(String(last - 2));
  await page.getByRole('button', { name: w.replay.play, exact: true }).click();
  await expect(page.locator('.t-ended')).toBeVisible();
  await expect(slider(page)).toHaveValue(String(last));
  await expect(page.getByRole('button', { name: w.replay.play, exact: true })).toBeVisible();
  expectNoProblems(somebody);
});

test('it fits every screen, and axe finds nothing serious', async ({ browser }) => {
  const link = await matchInALink();
  for (const size of SIZES) {
    const somebody = await person(browser, house.url, 'Anna', { prefs: { board: 'drawn' }, ...size });
    const { page } = somebody;
    await page.goto(`/replay?at=60#r=${link}`);
    await expect(table(page)).toBeVisible();
    for (const eyes of [w.replay.everybody, 'Ben']) {
      await page.getByRole('radio', { name: eyes, exact: true }).check();
      await atRest(page, '.kit-table');
      await expect.poll(() => outside(page)).toEqual([]);
      const [stand, controls] = await Promise.all([page.locator('.stand').boundingBox(), page.locator('.ask.transport').boundingBox()]);
      expect(stand!.height).toBeGreaterThan(200);
      expect(controls!.y).toBeGreaterThanOrEqual(stand!.y + stand!.height);
      expect(controls!.y + controls!.height).toBeLessThanOrEqual(size.viewport.height);
    }
    expect(await serious(page, `replay ${size.viewport.width}`)).toEqual([]);
    // On a phone the table fills the screen: a press leads to what lies below.
    if (size.viewport.width === 360) {
      await expect(page.locator('.lb-chart')).not.toBeInViewport();
      const below = page.getByRole('button', { name: 'To chances and turning points' });
      await expect(below).toBeInViewport({ ratio: 0.9 });
      await below.click();
      await expect(page.locator('.lb-chart')).toBeInViewport();
    }
    expectNoProblems(somebody);
    await somebody.context.close();
  }
});

test('what if: somebody takes a seat at a moment of a finished match and plays on; the way back is one press', async ({ browser }) => {
  const somebody = await person(browser, house.url, 'Anna', { prefs: { board: 'drawn', name: 'Anna', speed: 'instant' } });
  const { page } = somebody;
  await page.goto(`/replay?at=20#r=${await matchInALink()}`);
  await page.getByRole('button', { name: 'Take a seat here and play on' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Cleo' }).check();
  expect(await serious(page, 'what if')).toEqual([]);
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await expect(page).toHaveURL(/\/local\//);
  await expect(page.getByText('You play on from moment 21 of a finished game.')).toBeVisible();
  expect(await playDrawn(page, { hand: 'mouse', random: dice(5), answers: 2 })).toBe(2);
  // It is kept like any other match.
  await page.reload();
  await expect(page.getByText('You play on from moment 21 of a finished game.')).toBeVisible();
  await page.getByRole('link', { name: 'Watch it' }).click();
  await expect(slider(page)).toHaveValue('20');
  expectNoProblems(somebody);
});
