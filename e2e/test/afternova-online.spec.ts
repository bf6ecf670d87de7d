/**
 * Four people and two bots at the illustrated table of Afternova, over the network: a deal among three of them, a reload in the
 * middle of a draft on both sides, consent and withdrawal at the same moment. In the deep run they play on to the end.
 */
import { expect, type Page } from '@playwright/test';
import type { Mine, Pub } from '../../games/afternova/rules/types.ts';
import { chooseNext, things } from './afternova-play.ts';
import { House } from './house.ts';
import { DEEP, expectNoProblems, invitation, join, makeTable, type Person, person, test, words } from './people.ts';
import { dice, overOf } from './play.ts';
import { lastOf, type Stream, streamOf, tableOf } from './words-table.ts';

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan'];
const SEED = 11;
/** So long a new question takes no press, and a little more. */
const FRESH = 300;
/** Presses of all four until somebody could make a deal among three. */
const MOST = DEEP ? 6000 : 400;

type Told = Stream<Pub, Mine>;
const pubOf = async <K extends keyof Pub>(who: Person, table: string, key: K): Promise<Pub[K]> =>
  lastOf<Pub, K>(
    (await streamOf<Told>(who, table)).frames.map((f) => f.pub),
    key,
  );

const press = async (page: Page, selector: string): Promise<void> => {
  await page.waitForTimeout(FRESH);
  await page.locator(`.afternova ${selector}`).first().click();
};
const slipOf = (page: Page, name: string) => page.locator('.v-slip').filter({ has: page.locator('header b', { hasText: name }) });
const propose = (page: Page) => page.locator('.v-bar .primary[data-pick="contract"]');

/** All Paws for one fragment of the planet, if one is there. */
async function offer(page: Page, reload: boolean): Promise<void> {
  const paws = page.locator('.v-held.paw.legal');
  await expect(paws.first()).toBeVisible();
  await page.waitForTimeout(FRESH);
  const all = await paws.count();
  for (let i = 0; i < all; i++) await paws.nth(i).click();
  await page.locator('.v-pots .v-tk.legal').first().click();
  if (reload) {
    await page.reload();
    await expect(page.locator('.v-held.paw.chosen-thing')).toHaveCount(all);
    await expect(page.locator('.v-pots .v-tk.chosen-thing')).toHaveCount(1);
  }
  await press(page, '.v-bar .primary.legal');
  await expect(page.locator('[data-path="withdraw"]')).toBeVisible();
}

/** Two helpers whose Paws are enough with the caller's; their offers are in the draft then. Null: no two are. */
async function drafted(page: Page, helpers: readonly string[]): Promise<readonly [string, string] | null> {
  for (const [a, b] of helpers.flatMap((x, i) => helpers.slice(i + 1).map((y) => [x, y] as const))) {
    for (const name of [a, b]) await slipOf(page, name).locator('.v-slip-in').click();
    if ((await propose(page).getAttribute('data-state')) === 'legal') return [a, b];
    for (const name of [a, b]) await slipOf(page, name).locator('.v-slip-in').click();
  }
  return null;
}

/** The caller's turn: call, three offers, a contract with two of them. True: it was carried out. */
async function deal(caller: Person, people: readonly Person[], table: string): Promise<boolean> {
  const helpers = people.filter((p) => p !== caller);
  const { page } = caller;
  const turn = await pubOf(caller, table, 'turn');
  await press(page, '.v-pl.legal');
  const call = page.locator('.v-bar [data-path*=",ask "].legal, .v-bar [data-path*=",call,"].legal');
  if ((await call.count()) === 0) {
    await press(page, '.v-bar .primary.legal');
    return false;
  }
  await press(page, '.v-bar [data-path*=",ask "].legal, .v-bar [data-path*=",call,"].legal');
  const holds = await pubOf(caller, table, 'paws');
  const names = await Promise.all(helpers.map(async (p) => ({ p, seat: (await streamOf<Told>(p, table)).seat })));
  const able = names.filter(({ seat }) => seat !== null && holds[seat] > 0).map(({ p }) => p);
  if (able.length < 2) return false;
  await Promise.all(able.map((p, i) => offer(p.page, i === 0)));
  for (const p of able) await expect(slipOf(page, p.name)).toBeVisible();
  await page.waitForTimeout(FRESH);
  const pair = await drafted(
    page,
    able.map((p) => p.name),
  );
  if (pair === null) {
    await press(page, '[data-path="abort"]');
    return false;
  }
  await page.reload();
  await expect(page.locator('.v-slip.in')).toHaveCount(2);
  const [ben, cleo] = pair.map((name) => able.find((p) => p.name === name) ?? caller);
  const moved = await pubOf(caller, table, 'partnered');
  const done = async (): Promise<boolean> => (await pubOf(caller, table, 'partnered')) > moved;
  await press(page, '.v-bar .primary.legal');
  await press(ben.page, '.v-bar .primary[data-path^="agree"]');
  // The last consent, and the other helper takes the offer back, at the same moment.
  await expect(cleo.page.locator('.v-bar .primary[data-path^="agree"]')).toBeVisible();
  await cleo.page.waitForTimeout(FRESH + 600);
  await Promise.all([
    cleo.page.locator('.v-bar .primary[data-path^="agree"]').click(),
    ben.page
      .locator('[data-path="withdraw"]')
      .click({ timeout: 3000 })
      .catch(() => {}),
  ]);
  await expect(async () => {
    const carried = await done();
    const open = (await pubOf(caller, table, 'talks'))?.contract ?? null;
    // One of the two came first, and everybody sees the same.
    expect(carried || open === null).toBe(true);
    for (const p of people) expect(await pubOf(p, table, 'partnered')).toBe(await pubOf(caller, table, 'partnered'));
  }).toPass();
  if (await done()) return true;
  console.log('the withdrawal came first');
  // Then the offer is made again, and everybody agrees.
  await offer(ben.page, false);
  await expect(slipOf(page, ben.name)).toBeVisible();
  await page.waitForTimeout(FRESH);
  for (const name of pair)
    if ((await page.locator('.v-slip.in', { hasText: name }).count()) === 0) await slipOf(page, name).locator('.v-slip-in').click();
  await press(page, '.v-bar .primary.legal');
  for (const p of [ben, cleo]) await press(p.page, '.v-bar .primary[data-path^="agree"]');
  await expect.poll(done).toBe(true);
  expect(await pubOf(caller, table, 'turn')).toBeGreaterThanOrEqual(turn);
  return true;
}

test(`four people and two bots: a deal among three, drafts survive a reload, consent meets withdrawal (seed of the choices ${SEED})`, async ({
  browser,
}) => {
  test.setTimeout(DEEP ? 1_800_000 : 300_000);
  const house = await House.open();
  try {
    const people = await Promise.all(
      NAMES.map((name, i) =>
        person(browser, house.url, name, {
          prefs: { board: 'drawn', name, speed: 'instant' },
          language: i === 2 ? 'de' : 'en',
          theme: i === 3 ? 'light' : 'dark',
        }),
      ),
    );
    const [anna, ...guests] = people;
    await anna.page.goto('/new/afternova?with=online');
    await makeTable(anna.page, 'online', { seats: 6, bots: { 5: 'normal', 6: 'normal' } });
    await join(guests, await invitation(anna));
    await anna.page.getByRole('button', { name: words.en.lobby.start }).click();
    await Promise.all(people.map((p) => expect(p.page.locator('.afternova')).toBeVisible()));
    const table = tableOf(anna);
    const random = dice(SEED);
    let dealt = false;
    let presses = 0;
    for (; presses < MOST && (!dealt || DEEP); presses++) {
      if (await overOf(anna.page).isVisible()) break;
      const p = people[presses % people.length];
      const mine = await p.page.locator('.v-pl.legal').count();
      if (!dealt && mine > 0) dealt = await deal(p, people, table);
      else if (await chooseNext(p.page, dealt ? random() : 0.99)) {
        await p.page
          .locator('[data-next]')
          .click({ timeout: 1500 })
          .catch(() => {});
      }
      await p.page.waitForTimeout(60);
    }
    expect(dealt, 'a deal among three').toBe(true);
    if (DEEP) for (const p of people) await expect(overOf(p.page)).toBeVisible();
    else await expect(things(anna.page).or(anna.page.locator('.v-bar')).first()).toBeVisible();
    console.log(`presses: ${presses}`);
    expectNoProblems(...people);
  } finally {
    await house.close();
  }
});
