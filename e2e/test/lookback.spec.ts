/**
 * Looking back, for every game: a stranger opens a match without its future, the bots say where it turned and what would have been
 * better, somebody takes a seat and plays on, and hands the moment on. And: at a table of people none of it is even loaded.
 */

import { expect, type Page } from '@playwright/test';
import { think } from '@starboard/bots';
import { FastChance, Match, makeRecord, plainTerms, readOptions, waitedFor } from '@starboard/kernel';
import { gameIds, loadGame } from '@starboard/registry';
import { packRecord } from '../../web/src/worker/link.ts';
import { House } from './house.ts';
import { begin, DEEP, expectNoProblems, hostTable, join, makeTable, person, test, words } from './people.ts';
import { answer, anything, dice, options, play } from './play.ts';
import { serious } from './serious.ts';

const w = words.en;
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora'];
/** What only somebody who looks back or asks for a hint needs, in code and from the server. */
const LOOKING = /(analysis|explain|hint|foresight|advice|curve|lookback|judgement)[^/]*\.js|\/api\/(replays|shared)|\/record$/;

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house?.close());

/** A match of bots, as text for a link, and its number of moments. */
async function played(id: string): Promise<{ link: string; last: number }> {
  const cartridge = await loadGame(id);
  const { game } = cartridge;
  const options = readOptions(game, { ...game.presets?.solo });
  const match = new Match(game, options, NAMES.length, new FastChance('looking back'), 0);
  for (let n = 0; !match.over; n++) {
    const seat = waitedFor(match.state)[0];
    const { answer, iterations } = think(cartridge, 'normal', match.know(seat), match.memories[seat], seat, n, {});
    match.answer(seat, answer, { bot: 'normal', iterations, seed: n }, n * 900);
  }
  const record = makeRecord(match, plainTerms(game, options, NAMES), { kind: 'seed', seed: 'looking back' }, NAMES);
  return { link: (await packRecord(record))!, last: record.entries.length - 1 };
}

const flags = (page: Page) => page.locator('.lb-turns button');
/** How many entries before the end somebody takes a seat and plays on to another end. */
const BEFORE_END = DEEP ? 40 : 8;
const moment = (page: Page) => page.getByRole('slider', { name: w.replay.slider });

for (const id of gameIds)
  test(`${id}: a stranger looks back, finds where it turned and what was best, plays on from there and hands it on`, async ({ browser }) => {
    const { link, last } = await played(id);
    const somebody = await person(browser, house.url, 'Anna', {
      prefs: { board: 'drawn', name: 'Anna' },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const { page } = somebody;
    await page.goto(`/replay#r=${link}`);
    // No length, no end, no curve. A whole game is played back before the first view.
    await expect(moment(page)).toHaveAttribute('max', '0', { timeout: 90_000 });
    await expect(page.locator('.lb-plot')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show the whole game' }).click();
    await expect(moment(page)).toHaveAttribute('max', String(last));
    await page.getByRole('button', { name: 'Show chances' }).click();
    await expect(page.locator('.lb-plot .pl-line')).toHaveCount(NAMES.length);
    // Afternova’s are found last, and a busy machine takes its time.
    await expect(flags(page).first()).toBeVisible({ timeout: 180_000 });
    // The list may still change while it becomes finer; where one went, one stays.
    await flags(page).first().click();
    await expect(moment(page)).not.toHaveValue('0');

    // Somewhere somebody has something to decide: the answers come with chances, what was done among them.
    await page.getByRole('button', { name: 'Ask the bots' }).click();
    const advised = page.locator('.lb-advice > li');
    for (let i = 0; i < 30 && !(await advised.first().isVisible()); i++) {
      await expect(
        page
          .locator('.lb-panel', { hasText: 'strong player' })
          .getByText(/would have told|Nobody has anything/)
          .first(),
      ).toBeVisible({ timeout: 90_000 });
      if (!(await advised.first().isVisible())) await page.getByRole('button', { name: w.replay.next, exact: true }).click();
    }
    await expect(advised.first()).toBeVisible();
    await expect(page.getByText(/Each was played on \d+ times/)).toBeVisible();
    await page.getByRole('radio', { name: 'All cards face up' }).check();
    await expect(advised.first()).toBeVisible({ timeout: 90_000 });
    expect(await serious(page, `looking back on ${id}`)).toEqual([]);

    // This moment in one press; who opens it sees it as it came.
    const at = await moment(page).inputValue();
    await page.getByRole('button', { name: 'Share this moment' }).last().click();
    await expect(page.getByText('The whole game is in the link.')).toBeVisible();
    const url = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(url.searchParams.get('at')).toBe(at);

    // Taking a seat: hidden things are dealt anew, and nothing that judges is loaded until somebody asks.
    await moment(page).fill(String(last - BEFORE_END));
    await page.getByRole('button', { name: 'Take a seat here and play on' }).click();
    await expect(page.getByRole('switch', { name: /Deal the hidden cards again/ })).toBeChecked();
    await page.getByRole('switch', { name: 'Bots move at once' }).check();
    await page.getByRole('button', { name: 'Send it as a challenge' }).click();
    await expect(page.getByText(/The person who opens the link takes/)).toBeVisible();
    const challenge = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    await page.evaluate(() => {
      const key = 'starboard/prefs';
      localStorage.setItem(key, JSON.stringify({ ...(JSON.parse(localStorage.getItem(key)!) as object), board: 'words' }));
    });
    await page.getByRole('button', { name: 'Play on', exact: true }).click();
    await expect(page).toHaveURL(/\/local\//);
    await page.reload();
    await expect(page.getByText(/You play on from moment/)).toBeVisible();
    const random = dice(7);
    expect(await play(page, { choose: anything(random), patience: 90_000 })).toBe('over');
    await expect(page.getByRole('region', { name: 'Both games, side by side' })).toBeVisible();
    // Finished on the page, it is looked back on like any other; who played it sees the whole and its curve at once.
    await page.getByRole('link', { name: w.over.replay, exact: true }).click();
    await expect(page.locator('.lb-plot .pl-line')).toHaveCount(NAMES.length, { timeout: 90_000 });
    await expect(page.getByRole('button', { name: 'Show the whole game' })).toHaveCount(0);
    expectNoProblems(somebody);
    await somebody.context.close();

    // A stranger sees this moment and what was before it: no length, no end, no judgement that knows them.
    const stranger = await person(browser, house.url, 'Eve', { prefs: { board: 'words', name: 'Eve' } });
    const eve = stranger.page;
    await eve.goto(`${url.pathname}${url.search}${url.hash}`);
    await expect(moment(eve)).toHaveValue(at);
    await expect(moment(eve)).toHaveAttribute('max', at);
    await expect(eve.getByRole('button', { name: 'Show the whole game' })).toBeVisible();
    await expect(eve.locator('.lb-plot, .lb-turns, .lb-luck, .over')).toHaveCount(0);
    // The challenge gives them the same seat, and tells nothing of how it went until they have played.
    await eve.goto(`${challenge.pathname}${challenge.hash}`);
    await expect(eve.getByRole('heading', { name: /challenges you/ })).toBeVisible();
    await eve.getByRole('button', { name: 'Play the challenge' }).click();
    await expect(eve.getByText(/You play on from moment/)).toBeVisible();
    await expect(eve.getByText('In that game:')).toHaveCount(0);
    expectNoProblems(stranger);
    await stranger.context.close();
  });

test('a hint is one press in a game against bots, and the log says so; before that nothing of it was loaded', async ({ browser }) => {
  const somebody = await person(browser, house.url, 'Anna', { prefs: { name: 'Anna' } });
  const { page } = somebody;
  const loaded: string[] = [];
  page.on('request', (r) => void (LOOKING.test(r.url()) && loaded.push(r.url())));
  await page.goto('/new/rarities');
  await makeTable(page, 'solo', { seats: 3 });
  await expect(options(page).first()).toBeVisible();
  expect(loaded).toEqual([]);
  await page.getByRole('button', { name: w.table.hint }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.locator('.lb-advice > li').first()).toBeVisible({ timeout: 90_000 });
  await expect(sheet.getByText('The replay shows that you asked.')).toBeVisible();
  // And now it was: what is looked for above has these names.
  expect(loaded.length).toBeGreaterThan(0);
  expect(await serious(page, 'hint')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('.rail .log')).toContainText('asks for a hint');
  expectNoProblems(somebody);
  await somebody.context.close();
});

test('at a table of people nothing that judges is offered or loaded', async ({ browser }) => {
  const [anna, ben] = [await person(browser, house.url, 'Anna'), await person(browser, house.url, 'Ben')];
  const loaded: string[] = [];
  for (const { page } of [anna, ben]) page.on('request', (r) => void (LOOKING.test(r.url()) && loaded.push(r.url())));
  const link = await hostTable(anna, { seats: 3, bots: { 3: 'normal' } });
  await join([ben], link);
  await begin(anna, [anna, ben]);
  const random = dice(3);
  for (let i = 0; i < 3; i++)
    await expect
      .poll(async () => (await answer(anna.page, anything(random))) || (await answer(ben.page, anything(random))), { timeout: 90_000 })
      .toBe(true);
  for (const { page } of [anna, ben]) await expect(page.getByRole('button', { name: w.table.hint })).toHaveCount(0);
  expect(loaded).toEqual([]);
  expectNoProblems(anna, ben);
});
