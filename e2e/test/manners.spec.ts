/** What a table has to bear: undo, two tabs of one seat, a screen that missed something, strangers, and days. */
import { join as path } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { House } from './house.ts';
import { begin, expectNoProblems, GAME, hostTable, join, makeTable, type Person, person, test, words } from './people.ts';
import { answer, answerNow, dice, eager, offered, options, overOf, play } from './play.ts';

const w = words.en;
const DAY = 86_400_000;

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house?.close());

const scene = (page: Page) => page.getByRole('region', { name: w.table.scene });
const logOf = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: w.table.happened }).first().locator('li:not(.mark)').allInnerTexts();
const question = (page: Page): Promise<string> => page.getByRole('region', { name: w.table.decision }).getByRole('heading').innerText();

test('undo takes the last answer back', async ({ browser }) => {
  const dana = await person(browser, house.url, 'Dana', { prefs: { name: 'Dana' } });
  const { page } = dana;
  const newGame = async (): Promise<void> => {
    await page.goto(`/new/${GAME}?with=solo`);
    await makeTable(page, 'solo', { seats: 3 });
  };
  await newGame();
  const undo = page.getByRole('button', { name: w.table.undo, exact: true });
  const choose = eager(dice(4));
  let done = false;
  for (let games = 1; !done; ) {
    await expect(options(page).first().or(overOf(page)).first()).toBeVisible({ timeout: 60_000 });
    if (await overOf(page).isVisible()) {
      // The chance of a deal: nothing lay open in time. Another game, another deal.
      expect(++games, 'there was something to take back').toBeLessThan(6);
      await newGame();
      continue;
    }
    const before = { asked: await question(page).catch(() => ''), picks: await offered(page), scene: await scene(page).innerText() };
    // A card that lies open is taken into hand: nothing was shown, and with actions left it is this seat's turn again at once.
    const open = before.picks.findIndex((p) => /, portal \d/.test(p));
    if (open < 0 || !/[2-9] of \d actions left/.test(before.asked)) {
      await answer(page, choose);
      continue;
    }
    await answerNow(page, () => open);
    await undo.click();
    await expect.poll(() => question(page)).toBe(before.asked);
    expect(await offered(page)).toEqual(before.picks);
    expect(await scene(page).innerText()).toBe(before.scene);
    expect((await logOf(page)).at(-1)).toMatch(/undoes the last move/);
    done = true;
  }
  expectNoProblems(dana);
  await dana.context.close();
});

test('a game on this device is played in one of two tabs', async ({ browser }) => {
  const dana = await person(browser, house.url, 'Dana', { prefs: { name: 'Dana' } });
  const { page, context } = dana;
  await page.goto(`/new/${GAME}?with=solo`);
  await makeTable(page, 'solo', { seats: 3 });
  await expect(scene(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  const claimed = second.getByRole('button', { name: w.table.playHere });
  await expect(claimed.or(scene(second)).first()).toBeVisible();
  if (await claimed.isVisible()) await claimed.click();
  await expect(scene(second)).toBeVisible();
  await expect(page.getByText(w.table.elsewhere)).toBeVisible();
  await play(second, { choose: eager(dice(1)), pressed: () => false });
  await page.getByRole('button', { name: w.table.playHere }).click();
  await expect(scene(page)).toBeVisible();
  await expect(second.getByText(w.table.elsewhere)).toBeVisible();
  expectNoProblems(dana);
  await context.close();
});

/** Three people at a table in play; the first is asked. */
async function three(browser: Parameters<typeof person>[0], url = house.url): Promise<[Person, Person, Person]> {
  const [anna, ben, cleo] = await Promise.all(['Anna', 'Ben', 'Cleo'].map((name) => person(browser, url, name)));
  const invitation = await hostTable(anna, { seats: 3, pick: [['Starting pass', 'Seat 1']], numbers: { 'Seconds to land': '60' } });
  await join([ben, cleo], invitation);
  await begin(anna, [anna, ben, cleo]);
  await expect(options(anna.page).first()).toBeVisible();
  return [anna, ben, cleo];
}

test('at a table of three a stranger guesses in vain, and two tabs of one seat show the same', async ({ browser }) => {
  const people = await three(browser);
  await test.step('a stranger', async () => guess(await person(browser, house.url, 'Eve'), people));
  await test.step('two tabs', () => playInTwoTabs(people));
  expectNoProblems(...people);
});

/** A stranger who guesses gets one answer for everything, and nothing moves. */
async function guess(eve: Person, [anna, ben]: readonly Person[]): Promise<void> {
  const table = new URL(anna.page.url()).pathname.split('/').at(-1)!;
  await eve.page.goto('/');
  await eve.page.evaluate(() => fetch('/api/guest', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Eve"}' }));
  // With the true address and with a false one: the same page, and not a word of the table.
  for (const id of [table, `${table.slice(0, -1)}${table.endsWith('A') ? 'B' : 'A'}`]) {
    await eve.page.goto(`/table/${id}`);
    await expect(eve.page.getByRole('heading', { name: w.invite.byInvitation })).toBeVisible();
    expect(await eve.page.content()).not.toContain('Anna');
  }
  const tries = await eve.page.evaluate(async (id) => {
    const json = { 'content-type': 'application/json' };
    const call = async (method: string, url: string, body?: object): Promise<string> => {
      const r = await fetch(url, { method, headers: json, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
      return `${r.status} ${((await r.json()) as { error?: string }).error ?? ''}`;
    };
    const ws = (first: object): Promise<string> =>
      new Promise((resolve) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
        socket.onopen = () => socket.send(JSON.stringify(first));
        socket.onmessage = (e) => {
          resolve(String(e.data));
          socket.close();
        };
        socket.onclose = () => resolve('closed');
      });
    return {
      table: await call('GET', `/api/tables/${id}`),
      stream: await call('GET', `/api/tables/${id}/stream`),
      record: await call('GET', `/api/tables/${id}/record`),
      since: await call('GET', `/api/tables/${id}/since`),
      sit: await call('POST', `/api/tables/${id}/sit`, { commitment: 'a'.repeat(64) }),
      close: await call('POST', `/api/tables/${id}/close`, {}),
      claim: await call('POST', `/api/tables/${id}/claims`, { chair: 0 }),
      invitation: await call('POST', '/api/invitations/accept', { token: 'A'.repeat(43) }),
      link: await call('POST', '/api/link/redeem', { token: 'A'.repeat(43), claim: 'A'.repeat(43) }),
      nowhere: await call('GET', `/api/tables/${'x'.repeat(id.length)}`),
      open: await ws({ t: 'open', match: id, have: null }),
      openNowhere: await ws({ t: 'open', match: 'x'.repeat(id.length), have: null }),
      answer: await ws({ t: 'answer', id: 'eve-tries-it', question: 1, answer: ['land'] }),
      nonsense: await ws({ t: 'admin' }),
    };
  }, table);
  const { open, openNowhere, answer: said, nonsense, ...http } = tries;
  for (const [name, reply] of Object.entries(http)) expect(reply, name).toBe('404 unknown');
  expect(open).toBe(openNowhere);
  for (const reply of [open, said, nonsense]) expect(JSON.parse(reply).t).toMatch(/^(error|refused)$/);
  // Nothing has moved.
  await expect(options(anna.page).first()).toBeEnabled();
  expect(await logOf(anna.page)).toHaveLength((await logOf(ben.page)).length);
}

/** Two tabs of one seat show the same, and either answers. */
async function playInTwoTabs([anna]: readonly Person[]): Promise<void> {
  const second = await anna.context.newPage();
  await second.goto(anna.page.url());
  await expect(options(second).first()).toBeVisible();
  await expect(options(anna.page).first()).toBeVisible();
  // Both at once: one counts, and both screens end in the same place.
  await Promise.all([second, anna.page].map((page) => answer(page, () => 0, 20_000)));
  await expect.poll(async () => (await logOf(second)).join('\n')).toMatch(/You explore portal/);
  await expect.poll(() => logOf(anna.page)).toEqual(await logOf(second));
  expect((await logOf(second)).filter((l) => /You explore portal/.test(l))).toHaveLength(1);
}

test('a screen that missed something catches up, and its old answer changes nothing', async ({ browser }) => {
  const people = await three(browser);
  const [anna] = people;
  // The same person at another device.
  const other = await browser.newContext({ baseURL: house.url, storageState: await anna.context.storageState() });
  const device = await other.newPage();
  await device.goto(anna.page.url());
  await expect(options(device).first()).toBeVisible();
  await anna.context.setOffline(true);
  await expect(anna.page.getByText(w.table.reconnecting).first()).toBeVisible({ timeout: 60_000 });
  await options(anna.page).last().click();
  await expect(anna.page.getByText(w.table.kept)).toBeVisible();
  await answerNow(device, () => 0);
  await expect.poll(async () => (await logOf(device)).join('\n')).toMatch(/You explore portal/);
  await anna.context.setOffline(false);
  await expect.poll(() => logOf(anna.page), { timeout: 60_000 }).toEqual(await logOf(device));
  expect((await logOf(device)).filter((l) => /You explore portal/.test(l))).toHaveLength(1);
  await expect(anna.page.getByText(w.table.kept)).toBeHidden();
  await other.close();
  await Promise.all(people.map((p) => p.context.close()));
});

test('over days: notices, a reminder, the silent are answered for, and what happened since', async ({ browser }) => {
  const days = await House.open({}, [path(import.meta.dirname, 'days-server.ts')]);
  try {
    const people = await Promise.all(['Anna', 'Ben', 'Cleo'].map((name) => person(browser, days.url, name)));
    const [anna, ben, cleo] = people;
    const invitation = await hostTable(anna, {
      seats: 3,
      pick: [
        [w.make.clock, w.make.clocks.days],
        ['Starting pass', 'Seat 1'],
        ['Landing', 'Sealed'],
      ],
      numbers: { [w.make.days]: '1' },
    });
    await join([ben, cleo], invitation);
    for (const p of people)
      await p.page.evaluate(
        (name) =>
          fetch('/api/me', {
            method: 'PATCH',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ webhook: { url: `https://hooks.example.org/${name}`, kind: 'json' } }),
          }).then((r) => {
            if (!r.ok) throw new Error(String(r.status));
          }),
        p.name,
      );
    await begin(anna, people);
    const table = anna.page.url();
    const posted = async (later = 0): Promise<string[]> => {
      const { posted: all } = (await days.tell({ later })) as { posted: { url: string; body: { kind: string } }[] };
      return all.map((p) => `${p.url.split('/').at(-1)} ${p.body.kind}`);
    };
    // Anna plays while the others are gone; they are called once.
    for (const p of [ben, cleo]) await p.page.goto('about:blank');
    await expect(anna.page.getByRole('list', { name: w.table.seats }).getByText(w.table.away)).toHaveCount(2);
    await answerNow(anna.page, () => 0);
    await expect.poll(async () => (await posted()).filter((p) => p.endsWith(' turn')).sort(), { timeout: 60_000 }).toContain('Ben turn');
    await anna.page.goto('about:blank');
    const before = (await posted()).length;
    await posted(0.85 * DAY);
    await expect.poll(async () => (await posted()).slice(before)).toContain('Ben soon');
    await posted(0.3 * DAY);
    await ben.page.goto(table);
    await expect.poll(async () => (await logOf(ben.page)).join('\n'), { timeout: 60_000 }).toMatch(/ran out of time/);
    const calls = (await posted()).filter((p) => p === 'Ben soon');
    expect(calls, 'one reminder a turn').toHaveLength(1);
    await Promise.all(people.map((p) => p.context.close()));
  } finally {
    await days.close();
  }
});
