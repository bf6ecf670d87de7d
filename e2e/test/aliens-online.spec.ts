/**
 * Escape from the Aliens at illustrated tables online: three people at a desk, a phone and a tablet, by mouse, finger and keys, three
 * bots, a reload in the middle, and a spectator who sees what everybody sees. The whole game in the deep run.
 */
import { expect, type Page } from '@playwright/test';
import { readRecord, verify } from '@starboard/kernel';
import { loadGame } from '@starboard/registry';
import { CHARACTERS } from '../../games/aliens/content/cards.ts';
import { tells, toTheHatches } from './aliens-way.ts';
import { openQuestion } from './asked.ts';
import { type Hand, legal } from './drawn.ts';
import { House } from './house.ts';
import { DEEP, expectNoProblems, invitation, join, makeTable, type Person, person, test, words } from './people.ts';
import { dice, overOf } from './play.ts';
import { choose, picksInSight, picksOf, still } from './pressing.ts';
import { type Look, lastOf, look, type Stream, tableOf } from './words-table.ts';

const SEED = 5;
const SEATS = 6;
/** Of all together: nobody stops while another waits for them. In the deep run until the end. */
const ANSWERS = DEEP ? Number.POSITIVE_INFINITY : 9;
const RELOAD_AT = DEEP ? 6 : 0;
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const TABLET = { viewport: { width: 768, height: 1024 } };
/** A player who is out waits for the others. */
const PATIENCE = DEEP ? 900_000 : 180_000;

type Told = Stream<{ readonly shown: readonly number[] }>;

test(`three people and three bots at drawn tables, a reload, a spectator (seed of the choices ${SEED})`, async ({ browser }) => {
  if (DEEP) test.setTimeout(1_800_000);
  const house = await House.open();
  try {
    const prefs = { board: 'drawn' };
    const [anna, ben, cleo, dora] = await Promise.all([
      person(browser, house.url, 'Anna', { prefs: { ...prefs, name: 'Anna' } }),
      person(browser, house.url, 'Ben', { prefs, language: 'de', ...PHONE }),
      person(browser, house.url, 'Cleo', { prefs, language: 'de', theme: 'light', ...TABLET }),
      person(browser, house.url, 'Dora', { prefs }),
    ]);
    const hands: readonly (readonly [Person, Hand])[] = [
      [anna, 'mouse'],
      [ben, 'touch'],
      [cleo, 'keys'],
    ];
    await anna.page.goto('/new/aliens?with=online');
    await makeTable(anna.page, 'online', { seats: SEATS, bots: { 4: 'easy', 5: 'easy', 6: 'easy' }, pick: [['Zone', 'FERMI']] });
    const link = await invitation(anna);
    await join([ben, cleo], link);
    await anna.page.getByRole('button', { name: words.en.lobby.start }).click();
    for (const { page } of [anna, ben, cleo]) await expect(page.locator('.kit-table.aliens')).toBeVisible();
    await dora.page.goto(link);
    await dora.page.getByRole('textbox', { name: words.en.lobby.askName }).fill('Dora');
    await dora.page.getByRole('button', { name: words.en.invite.toTable }).click();
    await expect(dora.page.locator('.kit-table.aliens')).toBeVisible();

    const table = tableOf(anna);
    const looks: Look<Told>[] = [];
    let reloaded = false;
    let compared = 0;
    let given = 0;
    const enough = (): boolean => given >= ANSWERS && reloaded && compared > 0 && new Set(looks.map((l) => l.stream.seat)).size === 3;
    await Promise.all(
      hands.map(([who, hand], i) =>
        playTo(who.page, hand, toTheHatches(dice(SEED * 10 + i)), enough, async (times) => {
          given++;
          // From the first question on: nobody knows how long somebody lives.
          if (times % 4 < 2) looks.push(await look(who, table));
          // While Anna is asked nothing else happens.
          if (who === anna && times % 4 < 2) {
            await sameFor(anna.page, dora.page);
            compared++;
          }
          if (who !== ben || times !== RELOAD_AT) return;
          await ben.page.reload();
          await expect(ben.page.locator('.kit-table.aliens')).toBeVisible();
          reloaded = true;
        }),
      ),
    );
    expect(reloaded).toBe(true);
    expect(compared).toBeGreaterThan(0);
    expect(new Set(looks.map((l) => l.stream.seat)).size).toBe(3);
    if (DEEP) await theEnd(anna, dora, table, looks);
    expectNoProblems(anna, ben, cleo, dora);
  } finally {
    await house.close();
  }
});

/** Answers until it is over or enough; `before` each of them. */
async function playTo(
  page: Page,
  hand: Hand,
  pickOf: (picks: readonly string[]) => string,
  enough: () => boolean,
  before: (times: number) => Promise<void>,
): Promise<void> {
  const something = legal(page).first().or(overOf(page)).first();
  let looked = -1;
  for (let times = 0; ; ) {
    await expect.poll(async () => enough() || (await something.isVisible()), { timeout: PATIENCE }).toBe(true);
    if (enough() || (await overOf(page).isVisible())) return;
    // An answer that was just given is still on the screen for a moment.
    if ((await openQuestion(page, { over: async () => enough() || (await overOf(page).isVisible()), timeout: PATIENCE })) === null) return;
    await still(page);
    const picks = await (hand === 'touch' ? picksInSight : picksOf)(page);
    if (picks.length === 0) continue;
    if (looked < times) {
      looked = times;
      await before(times);
      continue;
    }
    times++;
    await choose(page, hand, pickOf(picks));
  }
}

/** A spectator has everybody's rows and rings as a player has them, and nothing of anybody's own. */
async function sameFor(player: Page, spectator: Page): Promise<void> {
  const own = '.x-you, .x-mine, .x-item, .x-lamp, [data-state="legal"], .x-ways .own';
  await expect(spectator.locator(own)).toHaveCount(0);
  expect(await player.locator(own).count()).toBeGreaterThan(0);
  const shown = (page: Page): Promise<string> =>
    page.evaluate(() => {
      const seats = [...document.querySelectorAll('.x-sheet tbody tr:not(.own)')];
      const cells = seats.map(
        (row) => `${row.querySelector('[data-anchor]')?.getAttribute('data-anchor')}: ${[...row.children].slice(1).map((c) => c.textContent)}`,
      );
      return [...cells, document.querySelector('.x-tags')?.innerHTML, document.querySelector('.x-hatches')?.innerHTML].join('\n');
    });
  const of = async (page: Page): Promise<string[]> => (await shown(page)).split('\n');
  // The player's own row has the real way too; all others are the same.
  await expect
    .poll(async () => {
      const [mine, all] = [await of(player), await of(spectator)];
      return mine.filter((line) => !all.includes(line));
    })
    .toEqual([]);
}

/** One result, provable; and before it nobody had anything of anybody else's role in the page. */
async function theEnd(anna: Person, dora: Person, table: string, looks: readonly Look<Told>[]): Promise<void> {
  await expect(overOf(dora.page)).toBeVisible();
  const record = readRecord(await (await anna.context.request.get(`/api/tables/${table}/record`)).text());
  const { game } = await loadGame('aliens');
  expect(verify(game, record)).toEqual({ committed: true, findings: [] });
  const truth = record.entries.flatMap((e) => (e.pub as { truth?: { character: number }[] | null }).truth ?? []).map((t) => t.character);
  expect(truth).toHaveLength(SEATS);
  for (const { who, html, stream } of looks) {
    if (/<section[^>]*class="[^"]*\bover\b/.test(html)) continue;
    const shown = lastOf(
      stream.frames.map((f) => f.pub),
      'shown',
    );
    const hidden = truth.filter((_, other) => other !== stream.seat && shown[other] < 0);
    for (const character of hidden) expect(tells(html, who, character), `${who.name} must not read ${CHARACTERS[character]}`).toBe(false);
  }
}
