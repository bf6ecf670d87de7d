/** Whole games at the illustrated table of Rarities, by finger on a phone and by keys alone at a desk, to the win and how it went. */
import { expect } from '@playwright/test';
import { outside, playDrawn } from './drawn.ts';
import { House } from './house.ts';
import { expectNoProblems, GAME, makeTable, person, test, words } from './people.ts';
import { dice, resultOf } from './play.ts';

const w = words.en;
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house?.close());

for (const hand of ['touch', 'keys'] as const)
  test(`a whole game ${hand === 'touch' ? 'on a phone, by finger' : 'at a desk, by keys alone'}, and how it went`, async ({ browser }) => {
    const somebody = await person(browser, house.url, 'Nova', { prefs: { board: 'drawn', name: 'Nova' }, ...(hand === 'touch' && PHONE) });
    const { page } = somebody;
    await page.goto(`/new/${GAME}?with=solo`);
    await makeTable(page, 'solo', { seats: hand === 'touch' ? 5 : 3 });
    const times = await playDrawn(page, {
      hand,
      random: dice(hand === 'touch' ? 4 : 7),
      async look(picks) {
        if (hand === 'touch') await expect.poll(() => outside(page), { message: `all of ${picks.join(', ')} is on the screen` }).toEqual([]);
      },
    });
    expect(times).toBeGreaterThan(5);
    const { places } = await resultOf(page);
    expect(places).toHaveLength(hand === 'touch' ? 5 : 3);
    const more = page.getByRole('link', { name: w.over.summary });
    if (hand === 'touch') await more.tap();
    else {
      await more.focus();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('img').filter({ hasText: 'Luck against the odds' })).toBeVisible();
    expectNoProblems(somebody);
  });
