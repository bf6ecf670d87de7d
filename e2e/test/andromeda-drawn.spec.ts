/** The illustrated table of Andromeda's Edge in a real browser: how few presses a launch takes, games by mouse, finger and keys, the guided one. */
import { expect } from '@playwright/test';
import { script } from '../../games/andromeda/lesson/script.ts';
import { andromedaTo } from '../andromeda-shown.ts';
import { holdBack } from '../hold.ts';
import { put } from '../situations.ts';
import { captain, sit } from './andromeda-play.ts';
import { openQuestion } from './asked.ts';
import { textNow } from './coach.ts';
import { legal, outside, question } from './drawn.ts';
import { House } from './house.ts';
import { DEEP, expectNoProblems, person, test } from './people.ts';
import { dice, overOf } from './play.ts';
import { atRest } from './rest.ts';
import { serious } from './serious.ts';

const SEED = 7;
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const prefs = { board: 'drawn', name: 'Nova' };

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house?.close());

test('a plain launch is one click; on a phone map, question and ships are on the screen, and it is two taps; axe finds nothing serious', async ({
  browser,
}) => {
  const holding = await holdBack(house.url, /worker-bots/);
  const match = await andromedaTo('early');
  for (const [size, theme] of [
    [{}, 'dark'],
    [{}, 'light'],
    [PHONE, 'light'],
  ] as const) {
    const nova = await person(browser, holding.url, 'Nova', { prefs, theme, ...size });
    const { page } = nova;
    await page.goto('/about');
    await page.goto(await put(page, match));
    const targets = page.locator('.ae-hex[data-state="legal"]');
    await expect(targets.first()).toBeVisible();
    await openQuestion(page);
    await atRest(page, '.kit-table');
    if (size === PHONE) {
      // Free actions may lie under another tab, which is marked.
      expect((await outside(page)).filter((what) => !what.startsWith('free '))).toEqual([]);
      await expect(question(page)).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.ae-hangar')).toBeInViewport({ ratio: 1 });
    }
    expect(await serious(page, `${size === PHONE ? 'phone' : 'desk'} ${theme}`)).toEqual([]);
    const target = targets.last();
    if (size === PHONE) {
      await target.tap();
      // The first tap says what would happen, and what it would be.
      await expect(page.locator('.ae-heldlook')).toBeVisible();
      await page.locator('.ae-heldlook .kit-btn').tap();
    } else await target.click();
    await expect(targets).toHaveCount(0);
    if (size !== PHONE) {
      // The log names regions without their places, and the map shows the one that is pointed at.
      const region = page.locator('.log .name:has(+ .beside-words)').last();
      await expect(region).toBeVisible();
      await expect(page.locator('.log .beside-words').last()).toBeHidden();
      await region.hover();
      await expect(page.locator('.ae-told')).toHaveCount(1);
      await page.mouse.move(2, 2);
      await expect(page.locator('.ae-told')).toHaveCount(0);
    }
    expectNoProblems(nova);
  }
  holding.close();
});

test('keys 1 to 4 choose the ship that lies ready, and launch nothing', async ({ browser }) => {
  const nova = await person(browser, house.url, 'Nova', { prefs });
  const { page } = nova;
  await page.goto('/about');
  await page.goto(await put(page, await andromedaTo('launch')));
  await openQuestion(page);
  const number = await page.locator('.table').getAttribute('data-question');
  const ready = (n: number) => page.locator(`.ae-hangar [data-anchor="hangar ${n - 1}"].ready`);
  await expect(ready(1)).toBeVisible();
  for (const key of [2, 4, 3, 1]) {
    await page.keyboard.press(`${key}`);
    await expect(ready(key)).toBeVisible();
  }
  expect(await page.locator('.table').getAttribute('data-question')).toBe(number);
  await expect(page.locator('.ae-hex[data-state="legal"]').first()).toBeVisible();
  expectNoProblems(nova);
});

test('several things to choose from stand in the bar, whole, and leave the map its place', async ({ browser }) => {
  const match = await andromedaTo('choice');
  for (const size of [{}, PHONE]) {
    const nova = await person(browser, house.url, 'Nova', { prefs, ...size });
    const { page } = nova;
    await page.goto('/about');
    await page.goto(await put(page, match));
    await openQuestion(page);
    await atRest(page, '.kit-table');
    const options = page.locator('.ae-bar [data-pick^="option "]');
    expect(await options.count()).toBeGreaterThan(1);
    for (const option of await options.all()) {
      // Nothing of it is cut off.
      const cut = await option.evaluate((e) => Math.max(e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight));
      expect(cut).toBeLessThanOrEqual(1);
      await expect(option).toBeInViewport({ ratio: 1 });
    }
    const bar = await page.locator('.ae-bar').boundingBox();
    expect(bar?.height).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
    expectNoProblems(nova);
  }
});

test('alone: what the Collective did stands step by step with its rules until it is closed or one acts; on a phone its strip opens it', async ({
  browser,
}) => {
  const match = await andromedaTo('answered');
  for (const size of [{}, PHONE]) {
    const nova = await person(browser, house.url, 'Nova', { prefs, language: 'de', ...size });
    const { page } = nova;
    await page.goto('/about');
    await page.goto(await put(page, match));
    await openQuestion(page);
    await atRest(page, '.kit-table');
    const steps = page.locator('.ae-steps');
    const log = page.locator('.ae-rail .kit-rail');
    if (size === PHONE) {
      await expect(page.locator('.ae-strip .came')).toContainText('Kollektiv');
      await page.locator('.ae-strip').tap();
    } else await expect(log).toBeHidden();
    await expect(steps).toBeVisible();
    expect(await steps.locator('li.done').count()).toBeGreaterThan(1);
    await expect(steps.locator('.rule').first()).toHaveText(/^N2\d\d$/);
    expect(await serious(page, `the Collective’s steps ${size === PHONE ? 'on a phone' : 'at a desk'}`)).toEqual([]);
    if (size !== PHONE) {
      await steps.getByRole('button', { name: 'Schließen' }).click();
      await expect(steps).toHaveCount(0);
      await expect(log).toBeVisible();
    }
    expectNoProblems(nova);
  }
});

/** Whole games belong to the deep run: four at a table by mouse, alone on a phone by finger, and twenty own turns by keys alone. */
const GAMES = [
  { hand: 'mouse', at: 'four', turns: DEEP ? null : 2 },
  { hand: 'touch', at: 'alone', turns: DEEP ? null : 2 },
  { hand: 'keys', at: 'two', turns: DEEP ? 20 : 2 },
] as const;
for (const { hand, at, turns } of GAMES)
  test(`by ${hand}: ${turns === null ? 'a whole game' : `${turns} turns`} (seed of the choices ${SEED})`, async ({ browser }) => {
    if (DEEP) test.setTimeout(1_800_000);
    const nova = await person(browser, house.url, 'Nova', { prefs, ...(hand === 'touch' && PHONE) });
    const { page } = nova;
    await page.goto('/about');
    await page.goto(await put(page, await andromedaTo(at)));
    const choose = captain(dice(SEED));
    const sat = await sit(page, { hand, choose, until: (now) => turns !== null && now.turns >= turns });
    console.log(`by ${hand}: ${sat.answers} answers in ${sat.turns} turns`);
    if (turns === null) await expect(overOf(page)).toBeVisible();
    else if (!(await overOf(page).isVisible())) expect(sat.turns).toBe(turns);
    expect(sat.answers).toBeGreaterThanOrEqual(turns ?? 40);
    expectNoProblems(nova);
  });

/** What the texts of the guided game ask for, one after another; null: a text that is only read. */
const TOUR = script.flatMap((step) => (step.kind === 'read' ? [null] : step.kind === 'answer' ? step.picks.map(({ pick }) => pick) : []));
/** The beginning on a phone, in German; in the deep run all of it, and at a desk. */
const TOURS = [
  { ...PHONE, language: 'de', theme: 'light', texts: DEEP ? TOUR.length : 12 },
  { viewport: { width: 1280, height: 800 }, language: 'en', theme: 'dark', texts: TOUR.length },
] as const;
for (const { viewport, texts, ...look } of DEEP ? TOURS : TOURS.slice(0, 1))
  test(`the guided game at ${viewport.width} × ${viewport.height}, ${texts} texts: what they ask for is lit, in sight and not covered`, async ({
    browser,
  }) => {
    const nova = await person(browser, house.url, 'Nova', { prefs, viewport, ...look });
    const { page } = nova;
    await page.goto('/learn/andromeda');
    const coach = page.locator('.coach:not(.waiting)');
    const number = async (): Promise<number> => Number.parseInt(await textNow(page), 10);
    for (let text = 1; text <= texts; text++) {
      await expect.poll(number, { message: `text ${text}`, timeout: 60_000 }).toBe(text);
      const pick = TOUR[text - 1];
      const thing = page.locator(`.kit-table [data-state="legal"][data-pick="${pick}"]:not([data-second])`);
      const go = page.locator('.ae-heldlook .kit-btn');
      await expect(async () => {
        // A click goes to what lies on top: under the text it would not arrive.
        if ((await number()) === text)
          await (pick === null ? coach.locator('.coach-on') : (await go.isVisible()) ? go : thing).click({ timeout: 5000 });
        expect(await number(), `after ${pick}`).not.toBe(text);
      }).toPass({ timeout: 60_000, intervals: [300] });
    }
    if (texts === TOUR.length) {
      await expect(coach).toHaveCount(0);
      // A game like any other now.
      await expect(legal(page).first().or(overOf(page)).first()).toBeVisible({ timeout: 90_000 });
    }
    expectNoProblems(nova);
  });
