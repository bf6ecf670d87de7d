/** The illustrated table of Afternova in a real browser: how many presses a deal takes, and whole games by mouse, finger and keys. */
import { expect, type Page } from '@playwright/test';
import { afternovaTo } from '../afternova-shown.ts';
import { holdBack } from '../hold.ts';
import { put } from '../situations.ts';
import { chooseNext, things } from './afternova-play.ts';
import { openQuestion } from './asked.ts';
import { nextText } from './coach.ts';
import { question } from './drawn.ts';
import { House } from './house.ts';
import { DEEP, expectNoProblems, makeTable, person, test } from './people.ts';
import { dice, overOf } from './play.ts';
import { atRest } from './rest.ts';
import { serious } from './serious.ts';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const prefs = { board: 'drawn', name: 'Ada', speed: 'instant' };
/** How long a new question takes no press, and a little more. */
const FRESH = 300;

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house?.close());

/** How each deed is done: what is pressed, one after another. */
const DEEDS = [
  { name: 'accept an offer', at: 'offer', mouse: ['.v-go.lit'], touch: ['.v-slip.lit .v-slip-in', '.v-bar .primary'], most: { mouse: 1, touch: 2 } },
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
  {
    name: 'a turn at the market',
    at: 'turn',
    mouse: ['.v-card.legal', '.v-card.legal', '.v-card.legal'],
    touch: ['.v-card.legal', '.v-card.legal', '.v-card.legal'],
    most: { mouse: 3, touch: 3 },
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

/** The question, and everything that may be pressed or was chosen. */
const picture = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.afternova [data-decision], .afternova [data-state], .afternova .chosen-thing, .afternova .v-slip')]
      .map(
        (e) => `${e.className} ${e.getAttribute('data-state')} ${e.getAttribute('data-path')} ${e.matches('[data-decision]') ? e.textContent : ''}`,
      )
      .join('\n'),
  );

for (const hand of ['mouse', 'touch'] as const)
  test(`presses by ${hand}`, async ({ browser }) => {
    const holding = await holdBack(house.url, /worker-bots/);
    const somebody = await person(browser, holding.url, 'Ada', { prefs, ...(hand === 'touch' && PHONE) });
    const { page } = somebody;
    for (const { name, at, most, ...deed } of DEEDS) {
      await page.goto('/about');
      await page.goto(await put(page, await afternovaTo(at)));
      await expect(things(page).first()).toBeVisible();
      await atRest(page, '.afternova');
      const before = await question(page).textContent();
      let presses = 0;
      for (const what of deed[hand]) {
        // An answer is on its way for a moment before the next question is there.
        await openQuestion(page);
        await expect(page.locator(`.afternova ${what}`).first()).toBeVisible();
        const shown = await picture(page);
        const one = page.locator(`.afternova ${what}`).first();
        if (hand === 'mouse') await one.click();
        else await one.tap();
        presses++;
        // The next press is for what this one has led to.
        await expect.poll(() => picture(page), { message: `${name}: press ${presses}` }).not.toBe(shown);
      }
      await expect(question(page), name).not.toHaveText(before ?? '');
      await expect(page.locator('.v-bar .no'), name).toHaveCount(0);
      expect(presses, name).toBeLessThanOrEqual(most[hand]);
      console.log(`${name} by ${hand}: ${presses}`);
    }
    expectNoProblems(somebody);
    holding.close();
  });

test('a key in the same moment as a touch says what was touched', async ({ browser }) => {
  const holding = await holdBack(house.url, /worker-bots/);
  const somebody = await person(browser, holding.url, 'Ada', { prefs });
  const { page } = somebody;
  await page.goto('/about');
  await page.goto(await put(page, await afternovaTo('called')));
  await expect(things(page).first()).toBeVisible();
  await openQuestion(page);
  // Two touches in one moment are two touches.
  await page.evaluate(() => {
    for (const paw of [...document.querySelectorAll<HTMLElement>('.v-held.paw')].slice(0, 2)) paw.click();
  });
  await expect(page.locator('.v-held.paw.chosen-thing')).toHaveCount(2);
  await page.locator('.v-held.paw.chosen-thing').first().click();
  await expect(page.locator('.v-held.paw.chosen-thing')).toHaveCount(1);
  await expect(page.locator('.v-bar .primary')).toBeVisible();
  // Before anything is drawn again.
  await page
    .locator('.v-pots .v-tk.legal')
    .first()
    .evaluate((fragment: HTMLElement) => {
      fragment.click();
      dispatchEvent(new KeyboardEvent('keydown', { key: 'o' }));
    });
  await expect(page.getByRole('listitem').filter({ hasText: /You offer.*I want\s1\s/ })).toBeVisible();
  expectNoProblems(somebody);
  holding.close();
});

/** How wide and high it is for a finger, counted from its middle: more than its box where it says so, less where something lies on it. */
const forFingers = (page: Page): Promise<{ readonly what: string; readonly least: number; readonly left: number; readonly right: number }[]> =>
  page.locator('.afternova button:not([tabindex="-1"], .inert)').evaluateAll((all) =>
    all.flatMap((e) => {
      const { left, right, top, bottom, width } = e.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const at = (dx: number, dy: number): boolean => e.contains(document.elementFromPoint(x + dx, y + dy));
      if (width === 0 || !at(0, 0)) return [];
      const reach = (dx: number, dy: number): number => {
        for (let n = 0; n < 60; n++) if (!at(dx * (n + 1), dy * (n + 1))) return n;
        return 60;
      };
      const least = Math.min(reach(1, 0) + reach(-1, 0), reach(0, 1) + reach(0, -1)) + 1;
      return [{ what: `${e.className} ${e.getAttribute('aria-label') ?? e.textContent}`, least, left, right }];
    }),
  );

test('a phone shows the whole contract and both buttons, fingers can hit everything, and axe finds nothing serious', async ({ browser }) => {
  const holding = await holdBack(house.url, /worker-bots/);
  for (const [at, size] of [
    ['three', PHONE],
    ['deal', PHONE],
    ['four', PHONE],
    ['turn', PHONE],
    ['asked', {}],
    ['turn', {}],
  ] as const) {
    const { page, context } = await person(browser, holding.url, 'Ada', { prefs, ...size });
    await page.goto('/about');
    await page.goto(await put(page, await afternovaTo(at)));
    await expect(things(page).first()).toBeVisible();
    await atRest(page, '.afternova');
    await expect(question(page)).toBeInViewport({ ratio: 1 });
    for (const row of await page.locator('.v-row').all()) await expect(row).toBeInViewport({ ratio: 1 });
    // All that somebody gets is seen without pushing anything.
    for (const gets of await page.locator('.v-gets').all())
      expect(await gets.evaluate((e) => e.scrollWidth - e.clientWidth), `${at}: fragments`).toBeLessThanOrEqual(0);
    const all = await forFingers(page);
    expect(all.length).toBeGreaterThan(3);
    for (const { what, least, left, right } of all) {
      if (size === PHONE) expect(least, `${at}: ${what}`).toBeGreaterThanOrEqual(43);
      expect((left >= -1 && right <= (size === PHONE ? 361 : 1281)) || what.includes('v-slip') || what.includes('v-x'), `${at}: ${what}`).toBe(true);
    }
    expect(await serious(page, `${at} ${size === PHONE ? 'phone' : 'desk'}`)).toEqual([]);
    await context.close();
  }
  holding.close();
});

/** What each text that waits for an answer wants pressed, one thing after another. */
const TOUR: Readonly<Record<number, readonly (string | RegExp)[]>> = {
  3: ['.v-pl.legal', '.v-bar .primary.legal'],
  8: ['.v-held.plan.legal', '.v-bar .primary.legal'],
  10: ['[data-anchor="paws 0"].legal'],
  11: ['[data-anchor="deck paws"].legal'],
  12: ['[data-anchor="plans 1"].legal'],
  14: ['[data-anchor="card paw 0"].legal', '.v-pots .v-tk.legal', '.v-bar .primary.legal'],
  20: ['.v-bar .primary.legal'],
  21: ['.v-pl.legal', '.v-bar .primary.legal'],
  24: ['.v-slip-in.legal', /^(yellow|gelb),/i, /^(black|schwarz),/i, '.v-bar .primary.legal'],
  34: ['.v-held.plan.legal', '.v-bar .primary.legal'],
};
/** The whole tour on a phone, in German; at a desk in the deep run. */
const TOURS = [
  { ...PHONE, language: 'de' },
  { viewport: { width: 1280, height: 800 }, language: 'en' },
] as const;
for (const { viewport, language, ...size } of DEEP ? TOURS : TOURS.slice(0, 1))
  test(`the guided game at ${viewport.width} × ${viewport.height}, ${language}: every answer in sight, none covered by the text`, async ({
    browser,
  }) => {
    const somebody = await person(browser, house.url, 'Nova', { prefs: { ...prefs, name: 'Nova' }, language, viewport, ...size });
    const { page } = somebody;
    await page.goto('/learn/afternova');
    const coach = page.locator('.coach:not(.waiting)');
    const answered = new Set<number>();
    for (let last = ''; ; ) {
      last = await nextText(page, last);
      const [at, of] = last.split('/').map(Number);
      const on = coach.locator('.coach-on');
      if (await on.isVisible()) await on.click();
      else {
        await expect(question(page)).toBeInViewport({ ratio: 1 });
        await openQuestion(page);
        for (const what of TOUR[at] ?? []) {
          const one = typeof what === 'string' ? page.locator(`.afternova ${what}`) : page.locator('.v-gets').getByRole('button', { name: what });
          // Other terms than the coach's cannot be proposed, and the button says so.
          if (what instanceof RegExp) await expect(page.locator('.v-bar .primary')).toHaveAttribute('aria-description', /Later!|Später!/);
          // A click goes to what lies on top: under the coach's text it would not arrive.
          await one.first().click();
        }
        answered.add(at);
      }
      if (at === of) break;
    }
    expect([...answered]).toEqual(Object.keys(TOUR).map(Number));
    await expect(coach).toHaveCount(0);
    // A game like any other now.
    await expect(things(page).first().or(overOf(page)).first()).toBeVisible({ timeout: 90_000 });
    expectNoProblems(somebody);
  });

/** Whole games take minutes and belong to the deep run; a beginning is played by finger always. */
const PRESSES = DEEP ? 2000 : 30;
for (const hand of DEEP ? (['mouse', 'touch', 'keys'] as const) : (['touch'] as const))
  test(`${DEEP ? 'a whole game' : 'a game begins'} by ${hand}`, async ({ browser }) => {
    const somebody = await person(browser, house.url, 'Nova', { prefs: { ...prefs, name: 'Nova' }, ...(hand === 'touch' && PHONE) });
    const { page } = somebody;
    await page.goto('/new/afternova?with=solo');
    await makeTable(page, 'solo', { seats: 3 });
    const random = dice(7);
    const asked = new Set<string | null>();
    let presses = 0;
    for (let n = 0; n < 2000 && presses < PRESSES; n++) {
      await expect(things(page).first().or(overOf(page)).first()).toBeVisible({ timeout: 60_000 });
      if (await overOf(page).isVisible()) break;
      if (!(await chooseNext(page, random()))) {
        await page.waitForTimeout(150);
        continue;
      }
      asked.add(await question(page).textContent());
      const one = page.locator('[data-next]');
      if (hand === 'mouse') await one.click({ timeout: 1500 }).catch(() => {});
      else if (hand === 'touch') await one.tap({ timeout: 1500 }).catch(() => {});
      else {
        await one.focus({ timeout: 1500 }).catch(() => {});
        await page.keyboard.press('Enter');
      }
      presses++;
      // A question that has just appeared takes no answer.
      await page.waitForTimeout(FRESH - 60);
    }
    if (DEEP) await expect(overOf(page)).toBeVisible();
    else expect(presses).toBe(PRESSES);
    expect(presses).toBeGreaterThan(20);
    // Presses that only ever answer the same question are no game.
    expect(asked.size, 'different questions').toBeGreaterThan(6);
    console.log(`a game by ${hand}: ${presses} presses, ${asked.size} questions`);
    expectNoProblems(somebody);
  });
