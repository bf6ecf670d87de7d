/** The illustrated table of Afternova in a real browser: how many presses a deal takes, and whole games by mouse, finger and keys. */
import { expect, type Page } from '@playwright/test';
import { afternovaTo } from '../afternova-shown.ts';
import { holdBack } from '../hold.ts';
import { put } from '../situations.ts';
import { question } from './drawn.ts';
import { House } from './house.ts';
import { expectNoProblems, makeTable, person, test } from './people.ts';
import { dice, overOf } from './play.ts';
import { serious } from './serious.ts';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const prefs = { board: 'drawn', name: 'Ada', speed: 'instant' };
/** So long a new question takes no press, and a little more. */
const FRESH = 300;

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house?.close());

const things = (page: Page) => page.locator('.afternova [data-state="legal"]:not([data-second])');
const paths = (page: Page): Promise<string[]> =>
  page
    .locator('.afternova [data-state="legal"][data-path]:not([data-second])')
    .evaluateAll((all) => all.map((e) => e.getAttribute('data-path') ?? ''));

/** How each deed is done: what is pressed, one after another. `sent`: part of the answer that the last press gives. */
const DEEDS = [
  { name: 'accept an offer', at: 'offer', mouse: ['.v-go.lit'], touch: ['.v-slip.lit .v-slip-in', '.v-bar .primary'], most: { mouse: 2, touch: 2 } },
  {
    name: 'offer a Paw for a fragment',
    at: 'called',
    mouse: ['.v-held.paw', '.v-pots .v-tk.legal', '.v-bar .primary'],
    touch: ['.v-held.paw', '.v-pots .v-tk.legal', '.v-bar .primary'],
    most: { mouse: 3, touch: 3 },
  },
  {
    name: 'a contract with a change',
    at: 'deal',
    mouse: ['.v-slip.lit .v-slip-in', '.v-gets .v-tk.legal', '.v-bar .primary'],
    touch: ['.v-slip.lit .v-slip-in', '.v-gets .v-tk.legal', '.v-bar .primary'],
    most: { mouse: 4, touch: 4 },
  },
  { name: 'consent', at: 'asked', mouse: ['.v-bar .primary'], touch: ['.v-bar .primary'], most: { mouse: 1, touch: 1 } },
  {
    name: 'decline with a reason',
    at: 'deal',
    mouse: ['.v-x', '.v-chip:not(:first-child)'],
    touch: ['.v-x', '.v-chip:not(:first-child)'],
    most: { mouse: 2, touch: 2 },
  },
  {
    name: 'extract alone',
    at: 'alone',
    mouse: ['.v-pl:has(.v-shout.ok)', '.v-bar .primary'],
    touch: ['.v-pl:not(:has(.brief .no))', '.v-bar .primary'],
    most: { mouse: 3, touch: 3 },
  },
] as const;

for (const hand of ['mouse', 'touch'] as const)
  test(`presses by ${hand}`, async ({ browser }) => {
    test.setTimeout(180_000);
    const holding = await holdBack(house.url, /worker-bots/);
    const somebody = await person(browser, holding.url, 'Ada', { prefs, ...(hand === 'touch' && PHONE) });
    const { page } = somebody;
    for (const { name, at, most, ...deed } of DEEDS) {
      await page.goto('/about');
      await page.goto(await put(page, await afternovaTo(at)));
      await expect(things(page).first()).toBeVisible();
      await page.waitForTimeout(FRESH + 500);
      const before = await question(page).textContent();
      const log = (): Promise<number> => page.evaluate(() => performance.getEntriesByType('mark').length);
      await log();
      let presses = 0;
      for (const what of deed[hand]) {
        const one = page.locator(`.afternova ${what}`).first();
        if (hand === 'mouse') await one.click();
        else await one.tap();
        presses++;
        await page.waitForTimeout(250);
      }
      await expect(question(page), name).not.toHaveText(before ?? '');
      await expect(page.locator('.v-bar .no'), name).toHaveCount(0);
      expect(presses, name).toBeLessThanOrEqual(most[hand]);
      console.log(`${name} by ${hand}: ${presses}`);
    }
    expectNoProblems(somebody);
    holding.close();
  });

test('a phone shows the whole contract and both buttons, fingers can hit everything, and axe finds nothing serious', async ({ browser }) => {
  test.setTimeout(120_000);
  const holding = await holdBack(house.url, /worker-bots/);
  for (const [at, size] of [
    ['asked', PHONE],
    ['deal', PHONE],
    ['turn', PHONE],
    ['asked', {}],
    ['turn', {}],
  ] as const) {
    const { page, context } = await person(browser, holding.url, 'Ada', { prefs, ...size });
    await page.goto('/about');
    await page.goto(await put(page, await afternovaTo(at)));
    await expect(things(page).first()).toBeVisible();
    await page.waitForTimeout(800);
    await expect(question(page)).toBeInViewport({ ratio: 1 });
    for (const row of await page.locator('.v-row').all()) await expect(row).toBeInViewport({ ratio: 1 });
    for (const box of await things(page).evaluateAll((all) =>
      all.map((e) => ({ ...(e.getBoundingClientRect().toJSON() as DOMRect), what: e.className })),
    )) {
      if (size === PHONE) expect(Math.min(box.width, box.height), box.what).toBeGreaterThanOrEqual(box.what.includes('v-slip-in') ? 28 : 43.5);
      expect(box.left >= -1 && box.right <= (size === PHONE ? 361 : 1281), box.what).toBe(true);
    }
    expect(await serious(page, `${at} ${size === PHONE ? 'phone' : 'desk'}`)).toEqual([]);
    await context.close();
  }
  holding.close();
});

/** What is good for the game, in this order. */
const BETTER = [/^plan /, /^agree /, /^accept /, /^planet \d,alone/, /^planet \d,ask/, /^paw row|^plan row|^market|^blind/, /^nothing/, /^offer/];

for (const hand of ['mouse', 'touch', 'keys'] as const)
  test(`a whole game by ${hand}`, async ({ browser }) => {
    test.setTimeout(420_000);
    const somebody = await person(browser, house.url, 'Nova', { prefs: { ...prefs, name: 'Nova' }, ...(hand === 'touch' && PHONE) });
    const { page } = somebody;
    await page.goto('/new/afternova?with=solo');
    await makeTable(page, 'solo', { seats: 3 });
    const random = dice(7);
    let answers = 0;
    const press = async (selector: string): Promise<void> => {
      const one = page.locator(selector).first();
      if (hand === 'mouse') await one.click({ timeout: 2500 }).catch(() => {});
      else if (hand === 'touch') await one.tap({ timeout: 2500 }).catch(() => {});
      else {
        await one.focus({ timeout: 2500 }).catch(() => {});
        await page.keyboard.press('Enter');
      }
    };
    for (let n = 0; n < 900; n++) {
      await expect(things(page).first().or(overOf(page)).first()).toBeVisible({ timeout: 30_000 });
      if (await overOf(page).isVisible()) break;
      await page.waitForTimeout(FRESH);
      const open = await paths(page);
      const good = BETTER.map((pattern) => open.filter((p) => pattern.test(p))).find((some) => some.length > 0);
      const silent = open.find((p) => p === 'wait');
      const planet = page.locator('.v-pl.legal:not(.chosen-thing)');
      const pick = good?.[Math.floor(random() * good.length)];
      if (pick !== undefined && !(pick === 'market' && (await planet.count()) > 0 && random() < 0.3))
        await press(`.afternova [data-state="legal"][data-path="${pick}"]:not([data-second])`);
      else if (await page.locator('.v-held.plan.legal').first().isVisible()) await press('.v-held.plan.legal');
      else if (
        (await page.locator('.v-tray .v-tk.legal:not(.chosen-thing)').count()) > 0 &&
        !(await page.locator('.v-bar .primary.legal').isVisible())
      )
        await press('.v-tray .v-tk.legal:not(.chosen-thing)');
      else if (
        (await page.locator('.v-held.legal[data-pick]:not(.chosen-thing)').count()) > 0 &&
        !(await page.locator('.v-bar .primary.legal').isVisible())
      )
        await press('.v-held.legal[data-pick]:not(.chosen-thing)');
      else if (await page.locator('.v-bar .primary.legal').isVisible()) await press('.v-bar .primary.legal');
      else if ((await planet.count()) > 0) await press('.v-pl.legal:not(.chosen-thing)');
      else if (silent !== undefined) await press('.afternova [data-path="wait"]');
      else await page.waitForTimeout(400);
      answers++;
    }
    await expect(overOf(page)).toBeVisible();
    expect(answers).toBeGreaterThan(20);
    expectNoProblems(somebody);
  });
