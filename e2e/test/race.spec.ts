/** The landing race: two people press "land" in the same instant. Both land, and everybody sees the same pile. */
import { expect, type Page } from '@playwright/test';
import { House } from './house.ts';
import { begin, expectNoProblems, hostTable, join, person, test } from './people.ts';
import { options } from './play.ts';
import { pile, portalOf, untilLanding } from './racing.ts';

const ROUNDS = 3;

test('two land at once: both have landed, and the pile is the same on every screen', async ({ browser }) => {
  const house = await House.open();
  try {
    const [anna, ben, cleo] = await Promise.all(['Anna', 'Ben', 'Cleo'].map((name) => person(browser, house.url, name)));
    const people = [anna, ben, cleo];
    const invitation = await hostTable(anna, { seats: 3, numbers: { 'Seconds to land': '60' } });
    await join([ben, cleo], invitation);
    await begin(anna, people);
    const orders: string[] = [];
    while (orders.length < ROUNDS) {
      await untilLanding(people);
      const portal = await portalOf(anna);
      const at = Date.now() + 700;
      await Promise.all([anna, ben].map((p) => pressAt(p.page, 'Land at', at)));
      const piles = await Promise.all(people.map((p) => pile(p, portal, people)));
      expect(piles[0], 'both have landed').toEqual(expect.arrayContaining(['Anna', 'Ben']));
      for (const seen of piles) expect(seen).toEqual(piles[0]);
      orders.push(piles[0].join(', '));
      // The last one too, so that the mission ends; what was landed for is given up.
      await options(cleo.page).filter({ hasText: 'Land at' }).click();
    }
    console.log(`the order of arrival in ${ROUNDS} races: ${orders.join(' · ')}`);
    expectNoProblems(...people);
  } finally {
    await house.close();
  }
});

/** The click happens inside the page, at a moment that both pages know. */
const pressAt = (page: Page, label: string, at: number): Promise<void> =>
  options(page)
    .filter({ hasText: label })
    .evaluate(
      (button, moment) =>
        new Promise<void>((resolve) => {
          const wait = (): void => {
            if (Date.now() < moment) return void setTimeout(wait, 0);
            (button as HTMLButtonElement).click();
            resolve();
          };
          wait();
        }),
      at,
    );
