/**
 * Andromeda's Edge at illustrated tables online: four people at two desks, a phone and a tablet, by mouse, finger and keys, a bot, a
 * reload inside a battle, and a spectator. After the reload every screen shows the same. It begins shortly before ships meet
 * (./near-battle-server.ts); in the deep run it is a whole game.
 */
import { join as pathOf } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { SHIPS_EACH } from '../../games/andromeda/rules/ids.ts';
import { placeOf } from '../../games/andromeda/rules/picks.ts';
import type { Mine, Pick, Pub } from '../../games/andromeda/rules/types.ts';
import { NAMED_STANDARD } from '../../games/andromeda/words/standard-names.ts';
import { asked, captain, REGION, sit } from './andromeda-play.ts';
import type { Hand } from './drawn.ts';
import { House } from './house.ts';
import { DEEP, expectNoProblems, invitation, join, makeTable, type Person, person, test, words } from './people.ts';
import { dice, overOf } from './play.ts';
import { type Look, lastOf, look, type Stream, streamOf, tableOf } from './words-table.ts';

const SEED = 3;
const SEATS = 5;
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const TABLET = { viewport: { width: 768, height: 1024 } };
/** Five browsers load the table at the same moment. */
const SLOW = 60_000;
/** Most answers of all players together before the battle: what is asked where a ship arrives comes first. */
const MOST = 40;

type Told = Stream<Pub, Mine>;

test(`four people and a bot: a reload inside a battle, a spectator (seed of the choices ${SEED})`, async ({ browser }) => {
  if (DEEP) test.setTimeout(2_400_000);
  const house = await (DEEP ? House.open() : House.open({}, [pathOf(import.meta.dirname, 'near-battle-server.ts')]));
  try {
    const prefs = { board: 'drawn' };
    const [anna, ben, cleo, dan, dora] = await Promise.all([
      person(browser, house.url, 'Anna', { prefs: { ...prefs, name: 'Anna' } }),
      person(browser, house.url, 'Ben', { prefs, language: 'de', ...PHONE }),
      person(browser, house.url, 'Cleo', { prefs, language: 'de', theme: 'light', ...TABLET }),
      person(browser, house.url, 'Dan', { prefs, theme: 'light' }),
      person(browser, house.url, 'Dora', { prefs }),
    ]);
    const hands: readonly (readonly [Person, Hand])[] = [
      [anna, 'mouse'],
      [ben, 'touch'],
      [cleo, 'keys'],
      [dan, 'mouse'],
    ];
    const people = hands.map(([who]) => who);
    await anna.page.goto('/new/andromeda?with=online');
    await makeTable(anna.page, 'online', { seats: SEATS, bots: { 5: 'easy' }, pick: [['Length', 'Short']] });
    const link = await invitation(anna);
    await join([ben, cleo, dan], link);
    await anna.page.getByRole('button', { name: words.en.lobby.start }).click();
    for (const { page } of people) await expect(page.locator('.kit-table.andromeda')).toBeVisible({ timeout: SLOW });
    await dora.page.goto(link);
    await dora.page.getByRole('button', { name: words.en.invite.toTable }).click();
    await expect(dora.page.locator('.kit-table.andromeda')).toBeVisible({ timeout: SLOW });

    const table = tableOf(anna);
    const looks: Look<Told>[] = [];
    let [reloaded, reloading] = [false, false];
    /** How many answers each has given, and who is giving one. */
    const given = new Map<Person, number>();
    const busy = new Set<Person>();
    await Promise.all(
      hands.map(async ([who, hand], i) => {
        const wish = captain(dice(SEED * 10 + i));
        await sit(
          who.page,
          {
            hand,
            async choose(picks) {
              busy.add(who);
              return reloaded ? wish(picks) : ((await towards(who, table, picks)) ?? wish(picks));
            },
            until() {
              busy.delete(who);
              return reloaded && !DEEP;
            },
            async before({ answers }) {
              given.set(who, answers);
              const all = [...given.values()].reduce((a, b) => a + b, 0);
              if (!DEEP) expect(all, 'ships have met').toBeLessThan(MOST);
              if (looks.length < 60) looks.push(await look(who, table));
              // Nobody says anything while one of them is away.
              if (reloading) await expect.poll(() => reloaded, { timeout: 4 * SLOW }).toBe(true);
              if (reloaded || !(await inBattle(who.page)) || reloading) return;
              reloading = true;
              await expect.poll(() => busy.size, { message: 'all others wait', timeout: SLOW }).toBe(0);
              await reloadIn(who, [...people, dora]);
              await onlyOpen(dora.page);
              looks.push(await look(dora, table));
              reloaded = true;
            },
          },
          DEEP ? 900_000 : 240_000,
        );
      }),
    );
    expect(reloaded).toBe(true);
    expectNobodyReads(looks);
    if (DEEP) for (const { page } of [...people, dora]) await expect(overOf(page)).toBeVisible();
    if (DEEP)
      expect(
        await agree(
          [...people, dora].map((p) => p.page),
          scores,
        ),
      ).toMatch(/\d/);
    expectNoProblems(...people, dora);
  } finally {
    await house.close();
  }
});

/** A region with somebody else's ships, so that there is a battle soon. */
async function towards(who: Person, table: string, picks: readonly string[]): Promise<string | undefined> {
  const aims = picks.filter((p) => p.startsWith(REGION) || p.startsWith('to '));
  if (aims.length === 0) return undefined;
  const { seat, frames } = await streamOf<Told>(who, table);
  const { at } = lastOf<Pub, 'fleet'>(
    frames.map((f) => f.pub),
    'fleet',
  );
  const foes = at.filter((place, ship) => place >= 0 && Math.floor(ship / SHIPS_EACH) !== seat);
  return aims.find((p) => foes.includes(p.startsWith(REGION) ? Number(p.slice(REGION.length)) : placeOf(p as Pick)));
}

const battle = (page: Page) => page.locator('.ae-battle');
const inBattle = async (page: Page): Promise<boolean> => (await battle(page).isVisible()) && (await page.locator('.ae-side').count()) > 1;

/** Points of every side, and of a battle each side's dice and chance: the same in every language and at every size. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const digits = (e: Element | null): string => e?.textContent?.replaceAll(/\D/g, '') ?? '';
    const sides = [...document.querySelectorAll('.ae-battle .ae-side')].map(
      (e) => `${e.getAttribute('data-anchor')}: ${e.querySelectorAll('.ae-dice .d').length} dice, ${digits(e.querySelector('.chance'))} %`,
    );
    const points = [...document.querySelectorAll('[data-anchor^="vp "]')].map(
      (e) => `${e.getAttribute('data-anchor')}: ${digits(e.querySelector('.vp') ?? e)}`,
    );
    return [...sides, ...[...new Set(points)].sort()].join('\n');
  });
/** The table of the end, row by row; names and languages differ. */
const scores = (page: Page): Promise<string> =>
  page
    .locator('.ae-ending tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((e) => e.textContent).join(' ')).join('\n'));
async function agree(pages: readonly Page[], what: (page: Page) => Promise<string> = shown): Promise<string> {
  await expect.poll(async () => new Set(await Promise.all(pages.map(what))).size, { message: 'every screen shows the same', timeout: SLOW }).toBe(1);
  return what(pages[0]);
}

/** While this person is asked nothing else happens. */
async function reloadIn(who: Person, everybody: readonly Person[]): Promise<void> {
  const pages = everybody.map((p) => p.page);
  const before = await agree(pages);
  expect(before).toMatch(/dice/);
  const question = await asked(who.page);
  await who.page.reload();
  await expect(battle(who.page)).toBeVisible({ timeout: SLOW });
  expect(await agree(pages)).toBe(before);
  await expect.poll(() => asked(who.page), { timeout: SLOW }).toBe(question);
}

/** A spectator has nothing of anybody's own in the page. */
async function onlyOpen(page: Page): Promise<void> {
  await expect(page.locator('.ae-hand, .ae-battle-hand, .ae-destiny, .ae-hangar [data-pick], [data-state="legal"]')).toHaveCount(0);
}

/** Nobody's page has another's destiny in it before it is shown. */
function expectNobodyReads(looks: readonly Look<Told>[]): void {
  const last = new Map(looks.map((l) => [l.stream.seat, l.stream]));
  for (const [seat, { frames }] of last) {
    const kept = frames.map((f) => f.mine).filter((m) => (m?.destiny ?? -1) >= 0);
    if (kept.length === 0) continue;
    const { name } = NAMED_STANDARD.destiny[lastOf<Mine, 'destiny'>(kept, 'destiny')];
    for (const { who, html, stream } of looks)
      if (stream.seat !== seat && !/<section[^>]*class="[^"]*\bover\b/.test(html))
        expect(name !== undefined && html.includes(name[who.language]), `${who.name} must not read ${name?.en}`).toBe(false);
  }
}
