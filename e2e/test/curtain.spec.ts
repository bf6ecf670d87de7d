/** Several people at one screen: while the curtain is down nothing hidden is in the page, its title or its focus. */
import { expect, type Page } from '@playwright/test';
import { House } from './house.ts';
import { expectNoProblems, GAME, makeTable, person, test, words } from './people.ts';
import { curtainOf, dice, eager, overOf, play } from './play.ts';

const w = words.en;
const LIFTS = 8;
/** What only one seat is told: their own hand, what was dealt and drawn, what may be placed from it. */
const HIDDEN = [/Your hand/i, /You start with these cards/, /starts with these cards/, /draws? from the pile:/, /\bPlace [A-Z]/];

test('nothing hidden is in the page while the curtain is down', async ({ browser }) => {
  const house = await House.open();
  try {
    const group = await person(browser, house.url, 'the group');
    const { page } = group;
    await page.goto(`/new/${GAME}?with=hotseat`);
    await makeTable(page, 'hotseat', { seats: 3, people: ['Anna', 'Ben', 'Cleo'] });
    const lifted = new Set<string>();
    let lifts = 0;
    while (lifts < LIFTS && !(await overOf(page).isVisible())) {
      const curtain = curtainOf(page);
      await playToCurtain(page, lifts);
      if (await overOf(page).isVisible()) break;
      await expectNothingHidden(page);
      const head = await curtain.getByRole('heading').innerText();
      const name = ['Anna', 'Ben', 'Cleo'].find((n) => head.includes(n));
      expect(name, head).toBeDefined();
      // A key pressed once too often lifts nothing, and what lies behind cannot be reached.
      await page.keyboard.press('Enter');
      await page.keyboard.press('1');
      await expect(curtain).toBeVisible();
      expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
      await curtain.getByRole('button', { name: w.curtain.lift(name!) }).click();
      await expect(curtain).toBeHidden();
      // Now the right person sees what the others must not: the test above looks for the right words.
      await expect(page.getByRole('heading', { name: 'Your hand' })).toBeVisible();
      lifted.add(name!);
      lifts++;
    }
    expect(lifts).toBeGreaterThanOrEqual(LIFTS / 2);
    expect(lifted.size).toBeGreaterThanOrEqual(2);
    expectNoProblems(group);
  } finally {
    await house.close();
  }
});

/** Answers until the curtain falls again, or the match ends. */
async function playToCurtain(page: Page, seed: number): Promise<void> {
  const down = curtainOf(page);
  const choose = eager(dice(seed + 11));
  while (!(await down.isVisible()) && !(await overOf(page).isVisible())) await play(page, { choose, pressed: async () => false, curtains: false });
}

async function expectNothingHidden(page: Page): Promise<void> {
  const html = await page.content();
  const title = await page.title();
  const text = await page.evaluate(() => {
    const attributes = [...document.querySelectorAll('*')].flatMap((e) => [...e.attributes].map((a) => a.value));
    const values = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map((e) => e.value);
    return [document.body.textContent ?? '', ...attributes, ...values, document.activeElement?.textContent ?? ''].join('\n');
  });
  for (const pattern of HIDDEN) {
    expect(title).not.toMatch(pattern);
    expect(text).not.toMatch(pattern);
    expect(html).not.toMatch(pattern);
  }
}

/** What gives a seat away on the plan of Aliens: its light, figure, way, reach, role and items. */
const TELLING = '.x-lamp, .x-you, .x-ways .own, .x-mine, .x-sheet em, [data-state="legal"]';

test('the plan of Aliens tells nothing while the curtain is down, since the lamp would', async ({ browser }) => {
  const house = await House.open();
  try {
    const group = await person(browser, house.url, 'the group', { prefs: { board: 'drawn', speed: 'instant' } });
    const { page } = group;
    await page.goto('/new/aliens?with=hotseat');
    await makeTable(page, 'hotseat', { seats: 3, people: ['Anna', 'Ben', 'Cleo'] });
    const curtain = curtainOf(page);
    for (let lifts = 0; lifts < 4; lifts++) {
      await expect(curtain).toBeVisible();
      await expect(page.locator('.aliens')).toHaveCount(1);
      expect(await page.locator(TELLING).count()).toBe(0);
      await curtain.getByRole('button').click();
      await expect(curtain).toBeHidden();
      // The person who lifted it sees what the others must not.
      for (const own of ['.x-lamp', '.x-you', '.x-mine']) await expect(page.locator(own)).toHaveCount(1);
      // Answers until it is somebody else's turn.
      const legal = page.locator('.kit-table [data-state="legal"]:not([data-second])');
      await expect(async () => {
        if (await curtain.isVisible()) return;
        const quiet = page.locator('.kit-bar [data-state="legal"]:is([data-pick="quiet"], [data-pick="done"])');
        await ((await quiet.count()) > 0 ? quiet : legal).first().click({ timeout: 2000 });
        // Most presses are only a part of the answer.
        await expect(curtain).toBeVisible({ timeout: 400 });
      }).toPass({ intervals: [100] });
    }
    expectNoProblems(group);
  } finally {
    await house.close();
  }
});

/** What belongs to one player at the table of Afternova: the dock, the hand, the goal, what the own Paws reach, what may be pressed. */
const OWN = '.v-dock, .v-hand, .v-held, .v-goal, .v-ic.mine, [data-state="legal"]';
/** A call, and then nothing more to say. */
const QUIET = ['[data-path="wait"]', '.v-bar .primary[data-path]', '[data-path="nothing"]', '.v-pl:not(.chosen-thing)'];

test('the table of Afternova shows nothing of anybody while the curtain is down', async ({ browser }) => {
  const house = await House.open();
  try {
    const group = await person(browser, house.url, 'the group', { prefs: { board: 'drawn', speed: 'instant' } });
    const { page } = group;
    await page.goto('/new/afternova?with=hotseat');
    await makeTable(page, 'hotseat', { seats: 3, people: ['Anna', 'Ben', 'Cleo'] });
    const curtain = curtainOf(page);
    // The one who calls, and the two who are asked for help.
    for (let lifts = 0; lifts < 3; lifts++) {
      await expect(curtain).toBeVisible();
      await expect(page.locator('.afternova')).toHaveCount(1);
      await expect(page.locator(OWN)).toHaveCount(0);
      await curtain.getByRole('button').click();
      await expect(curtain).toBeHidden();
      for (const own of ['.v-dock', '.v-hand', '.v-goal']) await expect(page.locator(own)).toHaveCount(1);
      await expect(async () => {
        if (await curtain.isVisible()) return;
        for (const what of QUIET) {
          const one = page.locator(`.afternova ${what}[data-state="legal"]`).first();
          if ((await one.count()) === 0) continue;
          await one.click({ timeout: 2000 });
          break;
        }
        await expect(curtain).toBeVisible({ timeout: 1000 });
      }).toPass({ intervals: [250] });
    }
    expectNoProblems(group);
  } finally {
    await house.close();
  }
});
