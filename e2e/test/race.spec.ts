/** The landing race: two people press "land" in the same instant. Both land, and everybody sees the same pile. */
import { expect, type Page } from '@playwright/test';
import { House } from './house.ts';
import { begin, expectNoProblems, hostTable, join, type Person, person, test, words } from './people.ts';
import { answer, offered, options } from './play.ts';

const w = words.en;
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
      const portal = /portal (\d+)/.exec((await offered(anna.page)).join(' '))![1];
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

/** Draws, takes nothing and finishes until the three are asked whether they land. */
async function untilLanding(people: readonly Person[]): Promise<void> {
  const asked = new Set<string>();
  const quick = (texts: readonly string[]): number => {
    const give = texts.findIndex((t) => /^(Finish early|Take nothing)/.test(t));
    return give >= 0 ? give : 0;
  };
  await expect
    .poll(
      async () => {
        asked.clear();
        for (const p of people) {
          const texts = await offered(p.page);
          if (texts.some((t) => t.startsWith('Land at'))) asked.add(p.name);
          else if (texts.length > 0) await answer(p.page, quick);
        }
        return asked.size;
      },
      { timeout: 90_000, intervals: [50] },
    )
    .toBe(people.length);
}

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

/** Who lies at a portal, from the bottom, as this screen tells it. */
async function pile(somebody: Person, portal: string, people: readonly Person[]): Promise<string[]> {
  const line = somebody.page
    .getByRole('region', { name: w.table.scene })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^Portal\\s${portal},`) });
  const others = people.filter((p) => p !== somebody).map((p) => p.name);
  const who = async (): Promise<string[]> => {
    const text = (await line.innerText()).replaceAll('\u00a0', ' ').split('bottom first:')[1] ?? '';
    return [...text.matchAll(new RegExp(`you|${others.join('|')}`, 'g'))].map(([name]) => (name === 'you' ? somebody.name : name));
  };
  await expect.poll(async () => (await who()).length).toBeGreaterThanOrEqual(2);
  return who();
}
