/** The illustrated table of Aliens in a real browser: how many presses a turn takes, and whole games by mouse, finger and keys. */
import { expect, type Page } from '@playwright/test';
import { printedZone } from '../../games/aliens/rules/zone.ts';
import { aliensTo } from '../aliens-shown.ts';
import { holdBack } from '../hold.ts';
import { put } from '../situations.ts';
import { byKeys, legal, question } from './drawn.ts';
import { House } from './house.ts';
import { expectNoProblems, makeTable, person, test } from './people.ts';
import { dice, overOf } from './play.ts';
import { serious } from './serious.ts';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const prefs = { board: 'drawn', name: 'Ada' };
/** So long a new question takes no press, and a little more. */
const FRESH = 260;
const zone = printedZone('galilei');

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house?.close());

const picksOf = (page: Page): Promise<string[]> => legal(page).evaluateAll((all) => all.map((e) => e.getAttribute('data-pick') ?? ''));
/** Those that are on the screen, as a finger needs them. */
const picksInSight = (page: Page): Promise<string[]> =>
  legal(page).evaluateAll((all) =>
    all.flatMap((e) => {
      const b = e.getBoundingClientRect();
      const hit = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2);
      return hit !== null && (e.contains(hit) || hit.contains(e)) ? [e.getAttribute('data-pick') ?? ''] : [];
    }),
  );
const thing = (page: Page, pick: string) => page.locator(`.kit-table [data-state="legal"][data-pick="${pick}"]:not([data-second])`);

test('presses: a safe move is one click or two taps, a free noise the same again', async ({ browser }) => {
  test.setTimeout(120_000);
  const holding = await holdBack(house.url, /worker-bots/);
  const matches = { safe: await aliensTo('safe'), noise: await aliensTo('noise') };
  for (const [hand, size] of [
    ['mouse', {}],
    ['touch', PHONE],
  ] as const) {
    const somebody = await person(browser, holding.url, 'Ada', { prefs, ...size });
    const { page } = somebody;
    for (const [name, match] of Object.entries(matches)) {
      await page.goto('/about');
      await page.goto(await put(page, match));
      await expect(legal(page).first()).toBeVisible();
      await page.waitForTimeout(FRESH + 500);
      const picks = await picksOf(page);
      const safe = picks.find((pick) => zone.kinds[zone.byName.get(pick) ?? 0] === 'safe');
      // For the noise: the first that the bar offers, where the player stands.
      const offered = await page
        .locator('.kit-bar [data-second]')
        .first()
        .getAttribute('data-pick', { timeout: 2000 })
        .catch(() => null);
      const pick = (name === 'safe' ? safe : offered) ?? '';
      let presses = 0;
      const gone = async (): Promise<boolean> => (await legal(page).count()) === 0;
      for (; presses < 4 && !(await gone()); presses++) {
        if (hand === 'mouse') await thing(page, pick).click();
        else await thing(page, pick).tap();
        await page.waitForTimeout(400);
      }
      expect(presses, `${name} by ${hand}`).toBeLessThanOrEqual(hand === 'mouse' ? 1 : 2);
      console.log(`${name} by ${hand}: ${presses}`);
    }
    expectNoProblems(somebody);
  }
  holding.close();
});

test('nothing needed for a move is off the screen of a phone, sectors can be hit, and axe finds nothing serious', async ({ browser }) => {
  test.setTimeout(120_000);
  const holding = await holdBack(house.url, /worker-bots/);
  const match = await aliensTo('safe');
  for (const size of [PHONE, {}]) {
    const { page, context } = await person(browser, holding.url, 'Ada', { prefs, ...size });
    await page.goto('/about');
    await page.goto(await put(page, match));
    await expect(legal(page).first()).toBeVisible();
    await page.waitForTimeout(800);
    await expect(question(page)).toBeInViewport({ ratio: 1 });
    for (const box of await legal(page).evaluateAll((all) => all.map((e) => e.getBoundingClientRect().toJSON() as DOMRect))) {
      if (size === PHONE) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.left >= -1 && box.right <= (size === PHONE ? 361 : 1281)).toBe(true);
    }
    expect(await serious(page, size === PHONE ? 'phone' : 'desk')).toEqual([]);
    await context.close();
  }
  holding.close();
});

for (const hand of ['mouse', 'touch', 'keys'] as const)
  test(`a whole beginner game by ${hand}`, async ({ browser }) => {
    test.setTimeout(240_000);
    const somebody = await person(browser, house.url, 'Nova', { prefs: { board: 'drawn', name: 'Nova' }, ...(hand === 'touch' && PHONE) });
    const { page } = somebody;
    await page.goto('/new/aliens?with=solo');
    await makeTable(page, 'solo', {
      seats: 3,
      pick: [
        ['Game', 'Beginner game'],
        ['Zone', 'FERMI'],
      ],
    });
    const random = dice(3);
    let answers = 0;
    for (let n = 0; n < 400; n++) {
      await expect(legal(page).first().or(overOf(page)).first()).toBeVisible({ timeout: 30_000 });
      if (await overOf(page).isVisible()) break;
      await page.waitForTimeout(FRESH);
      const picks = await (hand === 'touch' ? picksInSight : picksOf)(page);
      if (picks.length === 0) continue;
      // The first of a noise's sectors is the nearest; of moves any, so that the game goes somewhere.
      const pick = picks.length > 30 ? picks[Math.floor(random() * 6)] : picks[Math.floor(random() * picks.length)];
      const one = thing(page, pick);
      if (hand === 'keys') await byKeys(page, pick);
      else if (hand === 'mouse') await one.click({ timeout: 4000 }).catch(() => {});
      else {
        // Sectors out of sight are reached by the bar's chips, the others by two taps.
        const seen = (await one.count()) > 0;
        if (seen) await one.tap({ timeout: 1000 }).catch(() => {});
        await page.waitForTimeout(120);
        const button = page.locator(`.kit-bar [data-pick="${pick}"]`);
        if ((await button.count()) > 0)
          await button
            .first()
            .tap({ timeout: 3000 })
            .catch(() => {});
      }
      answers++;
      await page.waitForTimeout(60);
    }
    await expect(overOf(page)).toBeVisible();
    expect(answers).toBeGreaterThan(3);
    expectNoProblems(somebody);
  });
