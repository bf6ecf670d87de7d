/**
 * Four people and two bots at the illustrated table of Afternova, over the network: a deal among three of them, a reload in the
 * middle of a draft on both sides, consent and withdrawal at the same moment. The cards are dealt so that such a deal is possible at once
 * (./near-deal-server.ts); in the deep run they are dealt as ever, and played to the end.
 */
import { join as pathOf } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Event, Mine, Pub } from '../../games/afternova/rules/types.ts';
import { chooseNext, things } from './afternova-play.ts';
import { openQuestion } from './asked.ts';
import { House } from './house.ts';
import { DEEP, expectNoProblems, invitation, join, makeTable, type Person, person, test, words } from './people.ts';
import { dice, overOf } from './play.ts';
import { atRest } from './rest.ts';
import { lastOf, type Stream, streamOf, tableOf } from './words-table.ts';

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan'];
const SEED = 11;
/** How one’s own offer is headed. */
const YOU = { en: 'You', de: 'Du' } as const;
/** Presses of all four until somebody could make a deal among three. */
const MOST = DEEP ? 6000 : 400;

interface Told extends Stream<Pub, Mine> {
  readonly frames: readonly (Stream<Pub, Mine>['frames'][number] & { readonly events: readonly Event[] })[];
}
const pubOf = async <K extends keyof Pub>(who: Person, table: string, key: K): Promise<Pub[K]> =>
  lastOf<Pub, K>(
    (await streamOf<Told>(who, table)).frames.map((f) => f.pub),
    key,
  );

/** Presses until it is heard: in talks everybody speaks, and a question that has just changed takes no press. `done`: else it is gone. */
async function press(page: Page, selector: string, done?: () => Promise<boolean>): Promise<void> {
  const one = page.locator(`.afternova ${selector}`).first();
  const heard = done ?? (async () => (await one.count()) === 0);
  await expect(one).toBeVisible();
  await expect(async () => {
    if (await heard()) return;
    await openQuestion(page);
    await one.click({ timeout: 5000 });
    await expect.poll(heard, { timeout: 5000 }).toBe(true);
  }).toPass();
}
const slipOf = (page: Page, name: string) => page.locator('.v-slip').filter({ has: page.locator('header b', { hasText: name }) });
const propose = (page: Page) => page.locator('.v-bar .primary[data-pick="contract"]');
const PROPOSE = '.v-bar .primary[data-pick="contract"].legal';

/** The connection of a page: what the server says can be held back, and the answers that the page gives then are counted. */
interface Line {
  hold(): void;
  release(): void;
  answers(): number;
}
const LINES = new WeakMap<Page, Line>();
const lineOf = ({ page }: Person): Line => {
  const line = LINES.get(page);
  if (line === undefined) throw new Error('This page has no line.');
  return line;
};
async function connect(page: Page): Promise<void> {
  let held: (() => void)[] | null = null;
  let answers = 0;
  LINES.set(page, {
    hold: () => {
      held = [];
      answers = 0;
    },
    release: () => {
      for (const say of held ?? []) say();
      held = null;
    },
    answers: () => answers,
  });
  await page.routeWebSocket(/./, (ws) => {
    const server = ws.connectToServer();
    ws.onMessage((said) => {
      if (/"t":"answer"/.test(String(said))) answers++;
      server.send(said);
    });
    server.onMessage((said) => {
      if (held === null) ws.send(said);
      else held.push(() => ws.send(said));
    });
  });
}

/** All Paws for one fragment of the planet, if one is there. */
async function offer(page: Page, reload: boolean): Promise<void> {
  const paws = page.locator('.v-held.paw.legal');
  await expect(paws.first()).toBeVisible();
  await openQuestion(page);
  const all = await paws.count();
  for (let i = 0; i < all; i++) {
    await paws.nth(i).click();
    await expect(page.locator('.v-held.paw.chosen-thing')).toHaveCount(i + 1);
  }
  await page.locator('.v-pots .v-tk.legal').first().click();
  await expect(page.locator('.v-pots .v-tk.chosen-thing')).toHaveCount(1);
  if (reload) {
    await page.reload();
    await expect(page.locator('.v-held.paw.chosen-thing')).toHaveCount(all);
    await expect(page.locator('.v-pots .v-tk.chosen-thing')).toHaveCount(1);
  }
  await press(page, '.v-bar .primary.legal', () => page.locator('[data-path="withdraw"]').isVisible());
}

/** Two helpers whose Paws are enough with the caller's; their offers are in the draft then. Null: no two are. */
async function drafted(page: Page, helpers: readonly string[]): Promise<readonly [string, string] | null> {
  for (const [a, b] of helpers.flatMap((x, i) => helpers.slice(i + 1).map((y) => [x, y] as const))) {
    for (const name of [a, b]) await slipOf(page, name).locator('.v-slip-in').click();
    await expect(page.locator('.v-slip.in')).toHaveCount(2);
    const legal = await expect(propose(page))
      .toHaveAttribute('data-state', 'legal', { timeout: 5000 })
      .then(
        () => true,
        () => false,
      );
    if (legal) return [a, b];
    for (const name of [a, b]) await slipOf(page, name).locator('.v-slip-in').click();
    await expect(page.locator('.v-slip.in')).toHaveCount(0);
  }
  return null;
}

/** What a chair has been told of this race, and of what it is about. */
async function toldOf(who: Person, table: string, from: number) {
  const { frames } = await streamOf<Told>(who, table);
  const parts = frames.map((f) => f.pub);
  const events = frames.slice(from).flatMap((f) => f.events);
  const of = (kind: Event['kind']) => events.flatMap((e) => (e.kind === kind && 'seat' in e ? [e.seat] : []));
  return {
    agreed: of('agreed'),
    withdrew: of('withdrew'),
    extracted: of('extracted'),
    partnered: lastOf<Pub, 'partnered'>(parts, 'partnered'),
    talks: lastOf<Pub, 'talks'>(parts, 'talks'),
    paws: lastOf<Pub, 'paws'>(parts, 'paws'),
    turn: lastOf<Pub, 'turn'>(parts, 'turn'),
  };
}

/**
 * The last consent, and the other helper takes the offer back. Neither page hears anything until both have spoken, so that both
 * answers reach the server. Either may come first; then it alone counts, for everybody and wholly.
 */
async function race(
  people: readonly Person[],
  caller: Person,
  ben: Person,
  cleo: Person,
  table: string,
  start: 'withdrawal first' | 'together',
): Promise<'carried out' | 'withdrawn'> {
  const agree = cleo.page.locator('.v-bar .primary[data-path^="agree"]');
  const withdraw = ben.page.locator('[data-path="withdraw"]');
  await expect(agree).toBeVisible();
  await expect(withdraw).toBeVisible();
  const [benSeat, cleoSeat] = await Promise.all([ben, cleo].map(async (p) => (await streamOf<Told>(p, table)).seat));
  const from = new Map(await Promise.all(people.map(async (p) => [p, (await streamOf<Told>(p, table)).frames.length] as const)));
  const before = await toldOf(caller, table, 0);
  const lines = [lineOf(ben), lineOf(cleo)];
  for (const line of lines) line.hold();
  // From now on these two questions stay as they are.
  for (const { page } of [ben, cleo]) await openQuestion(page);
  if (start === 'together') await Promise.all([agree.click(), withdraw.click()]);
  else {
    await withdraw.click();
    await expect.poll(() => lines[0].answers()).toBe(1);
    await agree.click();
  }
  // Without this a press that was never sent would pass for one that came too late.
  await expect.poll(() => lines.map((l) => l.answers())).toEqual([1, 1]);
  await expect
    .poll(async () => (await toldOf(caller, table, from.get(caller) ?? 0)).withdrew.length + (await pubOf(caller, table, 'partnered')))
    .toBe(before.partnered + 1);
  for (const line of lines) line.release();

  const now = await toldOf(caller, table, from.get(caller) ?? 0);
  const carried = now.extracted.length > 0;
  console.log(carried ? 'the consent came first' : 'the withdrawal came first');
  for (const p of people) {
    const told = await toldOf(p, table, from.get(p) ?? 0);
    // Of the two answers exactly one is in the record, the same for every chair.
    expect(told.agreed, p.name).toEqual(carried ? [cleoSeat] : []);
    expect(told.withdrew, p.name).toEqual(carried ? [] : [benSeat]);
    expect(told.extracted.length, p.name).toBe(carried ? 1 : 0);
    expect(told.partnered, p.name).toBe(before.partnered + (carried ? 1 : 0));
    if (carried) {
      // In a later turn somebody may have called already.
      if (told.turn === before.turn) expect(told.talks, p.name).toBeNull();
      for (const seat of [benSeat, cleoSeat]) expect(told.paws[seat], p.name).toBe(before.paws[seat] - (before.talks?.offers[seat]?.n ?? 0));
      if (told.turn === before.turn) await expect(p.page.locator('.v-deal'), p.name).toHaveCount(0);
      await expect(p.page.locator('.v-bar [data-path^="agree"]'), p.name).toHaveCount(0);
    } else {
      expect(told.talks?.contract, p.name).toBeNull();
      expect(told.talks?.offers[benSeat], p.name).toBeNull();
      expect(told.talks?.offers[cleoSeat], p.name).toEqual(before.talks?.offers[cleoSeat]);
      expect(told.paws, p.name).toEqual(before.paws);
      await expect(slipOf(p.page, p === ben ? YOU[p.language] : ben.name), p.name).toHaveCount(0);
      await expect(slipOf(p.page, p === cleo ? YOU[p.language] : cleo.name), p.name).toHaveCount(1);
      await expect(p.page.locator('.v-bar [data-path^="agree"]'), p.name).toHaveCount(0);
    }
  }
  return carried ? 'carried out' : 'withdrawn';
}

/** The caller's turn: call, three offers, a contract with two of them. True: it was carried out. */
async function deal(caller: Person, people: readonly Person[], table: string): Promise<boolean> {
  const helpers = people.filter((p) => p !== caller);
  const { page } = caller;
  const turn = await pubOf(caller, table, 'turn');
  const calls = '.v-bar [data-path*=",ask "].legal, .afternova .v-bar [data-path*=",call,"].legal';
  const call = page.locator(`.afternova ${calls}`).first();
  const alone = page.locator('.afternova .v-bar .primary.legal').first();
  await press(page, '.v-pl.legal', () => call.or(alone).first().isVisible());
  await atRest(page, '.afternova');
  if ((await call.count()) === 0) {
    await press(page, '.v-bar .primary.legal');
    return false;
  }
  await press(page, calls);
  const holds = await pubOf(caller, table, 'paws');
  const names = await Promise.all(helpers.map(async (p) => ({ p, seat: (await streamOf<Told>(p, table)).seat })));
  const able = names.filter(({ seat }) => seat !== null && holds[seat] > 0).map(({ p }) => p);
  if (able.length < 2) return false;
  await Promise.all(able.map((p, i) => offer(p.page, i === 0)));
  for (const p of able) await expect(slipOf(page, p.name)).toBeVisible();
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
  await press(page, PROPOSE);
  // Once the withdrawal is sent first, then both at the same moment; after that nobody is in the way.
  for (const start of ['withdrawal first', 'together'] as const) {
    await press(ben.page, '.v-bar .primary[data-path^="agree"]');
    if ((await race(people, caller, ben, cleo, table, start)) === 'carried out') return true;
    await offer(ben.page, false);
    await expect(slipOf(page, ben.name)).toBeVisible();
    await atRest(page, '.afternova');
    for (const name of pair)
      if ((await page.locator('.v-slip.in', { hasText: name }).count()) === 0) await slipOf(page, name).locator('.v-slip-in').click();
    await expect(page.locator('.v-slip.in')).toHaveCount(2);
    await press(page, PROPOSE);
  }
  for (const p of [ben, cleo]) await press(p.page, '.v-bar .primary[data-path^="agree"]');
  await expect.poll(done).toBe(true);
  expect(await pubOf(caller, table, 'turn')).toBeGreaterThanOrEqual(turn);
  return true;
}

test(`four people and two bots: a deal among three, drafts survive a reload, consent meets withdrawal (seed of the choices ${SEED})`, async ({
  browser,
}) => {
  if (DEEP) test.setTimeout(1_800_000);
  const house = await (DEEP ? House.open() : House.open({}, [pathOf(import.meta.dirname, 'near-deal-server.ts')]));
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
    for (const { page } of people) await connect(page);
    const [anna, ...guests] = people;
    await anna.page.goto('/new/afternova?with=online');
    await makeTable(anna.page, 'online', { seats: 6, bots: { 5: 'normal', 6: 'normal' } });
    await join(guests, await invitation(anna));
    await anna.page.getByRole('button', { name: words.en.lobby.start }).click();
    await Promise.all(people.map((p) => expect(p.page.locator('.afternova')).toBeVisible()));
    const table = tableOf(anna);
    const random = dice(SEED);
    let dealt = false;
    // Q36: with three offers for everybody in a turn, a second call would leave too few to withdraw and offer anew.
    let tried = -1;
    let presses = 0;
    for (; presses < MOST && (!dealt || DEEP); presses++) {
      if (await overOf(anna.page).isVisible()) break;
      const p = people[presses % people.length];
      const mine = !dealt && (await p.page.locator('.v-pl.legal').count()) > 0;
      const turn = mine ? await pubOf(p, table, 'turn') : tried;
      if (turn !== tried) {
        tried = turn;
        dealt = await deal(p, people, table);
      } else if (await chooseNext(p.page, dealt ? random() : 0.99)) {
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
