/** Measuring oneself: a challenge by two people, a rated table of three, a league of eight. */
import { type BrowserContext, expect } from '@playwright/test';
import type { ChallengeAct } from '@starboard/host';
import { waitedFor } from '@starboard/kernel';
import { loadGame } from '@starboard/registry';
import { begun, type Deal, thought } from '../../server/challenges/replaying.ts';
import { toTheHatches } from './aliens-way.ts';
import { House } from './house.ts';
import { begin, expectNoProblems, invitation, join, makeTable, type Person, person, test, words } from './people.ts';
import { anything, dice, play } from './play.ts';
import { serious } from './serious.ts';
import { playByPicks } from './words-table.ts';

const w = words.en;
/** The shortest of the games. */
const SHORT = 'aliens';

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house.close());

const playOut = (who: Person, seed: number) => play(who.page, { choose: anything(dice(seed)), patience: 60_000 });
/** The small zone, and everybody to the hatches: a short game. */
const ZONE = ['Zone', 'FERMI'] as const;
const hasten = (who: Person, seed: number) => playByPicks(who, { choose: toTheHatches(dice(seed)), pressed: async () => {} });

/** Plays the deal of today and sends the result. */
async function challenged(who: Person, seed: number): Promise<void> {
  const { page } = who;
  await page.goto(`/challenge?game=${SHORT}`);
  await page.getByRole('switch', { name: 'Bots move at once' }).check();
  await page.getByRole('button', { name: 'Play the challenge' }).click();
  await playOut(who, seed);
  await page.getByRole('link', { name: 'Compare with others' }).click();
  await page.getByLabel('Your name, for the comparison').fill(who.name);
  await page.getByRole('button', { name: 'Send my result' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^You (won|lost)$/ })).toBeVisible({ timeout: 60_000 });
  // It was sent once.
  await expect(page.getByText(/more time/)).toHaveCount(0);
}

/** Somebody who only has a name. */
async function guest(context: BrowserContext, name: string): Promise<void> {
  await context.request.post('/api/guest', { data: { name } });
}

/** Somebody plays the deal of today elsewhere, as a bot would in their seat, and sends what came of it. */
async function sentFromElsewhere({ request }: BrowserContext): Promise<void> {
  const { day, deals } = (await (await request.get('/api/challenges')).json()) as { day: string; deals: Deal[] };
  const deal = deals.find(({ game }) => game === SHORT)!;
  const brain = await loadGame(SHORT);
  const { match, questions } = begun(brain, deal);
  const acts: ChallengeAct[] = [];
  while (!match.over) {
    const [seat] = waitedFor(match.state);
    const { answer } = thought(brain, deal, match, seat, questions.name(seat));
    match.answer(seat, answer);
    questions.moved(seat);
    acts.push(seat === deal.seat ? answer : seat);
  }
  const sent = await request.post(`/api/challenges/${day}/${SHORT}`, { data: { acts } });
  expect(sent.ok(), await sent.text()).toBe(true);
}

test('a challenge by two people: closed until both have played, then compared', async ({ browser }) => {
  const [ada, ben] = [await person(browser, house.url, 'Ada'), await person(browser, house.url, 'Ben')];
  // Ada plays at another device; here she sees what came of it.
  await guest(ada.context, 'Ada');
  await sentFromElsewhere(ada.context);
  await ada.page.goto(`/challenge?game=${SHORT}`);
  await expect(ada.page.getByText('Nobody else has played it yet.')).toBeVisible();
  await ben.page.goto(`/challenge?game=${SHORT}`);
  await expect(ben.page.getByText('1 person has played. Their results open when yours is in.')).toBeVisible();
  // Whole words: the hashes of the seal may hold any letters.
  await expect(ben.page.getByText('Ada', { exact: true })).toHaveCount(0);
  await challenged(ben, 2);
  await expect(ben.page.getByText(/the one person who has played it besides you|One person has played it besides you/)).toBeVisible();
  await expect(ben.page.getByText('2 times the same deal')).toBeVisible();
  await expect(ben.page.locator('.challenge-people')).toContainText('Ada');
  // And where she went another way, with the way to that moment.
  await expect(ben.page.locator('.challenge-people')).toContainText('Went another way:');
  await expect(ben.page.getByRole('link', { name: /See moment/ })).toBeVisible();
  expect(await serious(ben.page, 'comparison')).toEqual([]);
  expectNoProblems(ada, ben);
});

test('a rated table of three, and its history', async ({ browser }) => {
  const people = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => person(browser, house.url, name, { prefs: { name } })));
  const [ada, ben, cleo] = people;
  await ada.page.goto(`/new/${SHORT}?with=online`);
  await makeTable(ada.page, 'online', { seats: 3, pick: [ZONE], rated: true });
  const link = await invitation(ada);
  await ben.page.goto(link);
  await expect(ben.page.getByText(w.make.ratedHelp)).toBeVisible();
  await join([ben, cleo], link);
  await begin(ada, people);
  const table = new URL(ada.page.url()).pathname.split('/').at(-1)!;
  // One gives up, and is last.
  await cleo.page.request.post(`/api/tables/${table}/leave`, { data: {} });
  await Promise.all([hasten(ada, 3), hasten(ben, 4)]);
  await ada.page.goto('/me');
  await expect(ada.page.getByText('Not enough rated games yet: 1 of 5.')).toBeVisible();
  await expect(ada.page.locator('.past-moved')).toHaveCount(1);
  expect(await serious(ada.page, 'profile')).toEqual([]);
  // Replays on a phone: filters with long names scroll inside, the page does not.
  await ada.page.setViewportSize({ width: 360, height: 640 });
  await ada.page.goto('/replay');
  await expect(ada.page.getByRole('link', { name: /^Look back/ })).toBeVisible();
  expect(await ada.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await cleo.page.goto('/me');
  await expect(cleo.page.locator('.past-games')).toContainText('▼');
  expectNoProblems(ada, ben);
});

test('a league of eight to its end: by a link, with people who drop out', async ({ browser }) => {
  const [ada, ben] = [await person(browser, house.url, 'Ada'), await person(browser, house.url, 'Ben')];
  await guest(ada.context, 'Ada');
  const settings = { clock: { kind: 'move', seconds: 600 }, atZero: 'bot', takeBacks: false, pace: 'fast' };
  const body = {
    name: 'Tuesday league',
    game: SHORT,
    kind: 'swiss',
    size: 4,
    rounds: 1,
    open: false,
    beginMinutes: 30,
    options: { zone: 'fermi' },
    settings,
  };
  const made = (await (await ada.context.request.post('/api/tournaments', { data: body })).json()) as { id: string; token: string };
  const act = (context: BrowserContext, what: string) =>
    context.request.post(`/api/tournaments/${made.id}/${what}`, { data: what === 'join' ? { token: made.token } : {} });
  await act(ada.context, 'join');
  const others = await Promise.all(
    ['C', 'D', 'E', 'F', 'G', 'H'].map(async (name) => {
      const context = await browser.newContext({ baseURL: house.url });
      await guest(context, name);
      await act(context, 'join');
      return context;
    }),
  );
  // The eighth comes by the link, with a name and one press.
  await ben.page.goto(`/league/${made.id}#${made.token}`);
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Take part' }).click();
  await expect(ben.page.getByText('You take part. Ada starts the league.')).toBeVisible();
  await ada.page.goto(`/league/${made.id}`);
  // What stands in the address bar is the link for others.
  await expect(ada.page).toHaveURL(`/league/${made.id}#${made.token}`);
  await ada.page.getByRole('button', { name: 'Start the first round' }).click();
  await expect(ada.page.getByRole('heading', { name: 'Round 1, 2 tables' })).toBeVisible();
  // Bots sit in for those who drop out; the two who stay play to the end.
  for (const context of others) await act(context, 'leave');
  for (const { page } of [ada, ben]) await page.goto(`/league/${made.id}`);
  for (const { page } of [ada, ben]) await page.getByRole('link', { name: /^Sit down/ }).click();
  await Promise.all([hasten(ada, 5), hasten(ben, 6)]);
  await ada.page.getByRole('link', { name: w.over.toLeague }).click();
  await expect(ada.page.getByText(/, over$/)).toBeVisible({ timeout: 90_000 });
  await expect(ada.page.getByText('dropped out')).toHaveCount(6);
  const first = ada.page.locator('.league-standings tbody tr').first();
  await expect(first).toContainText(/Ada|Ben/);
  expect(await serious(ada.page, 'league')).toEqual([]);
  expectNoProblems(ada, ben);
});
