/** People who come late, leave, take over, take back and share: what each of them sees, without a reload. */
import { expect, type Page } from '@playwright/test';
import { pastWords } from '../../web/src/summary/words.ts';
import { House } from './house.ts';
import { begin, expectNoProblems, hostTable, join, type Person, person, test, words } from './people.ts';
import { answer, offered } from './play.ts';

const w = words.en;
const scene = ({ page, language }: Person) => page.getByRole('region', { name: words[language].table.scene });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const look = async (_p: Person, _name: string): Promise<void> => {};

/** The person who is asked answers with the first thing offered, until somebody of `people` has something to lose. */
async function oneMove(people: readonly Person[]): Promise<Person> {
  let mover: Person | null = null;
  await expect
    .poll(
      async () => {
        for (const p of people) {
          if ((await offered(p.page)).length === 0) continue;
          const lines = p.page.locator('.rail .log li');
          const before = await lines.count();
          await answer(p.page, () => 0);
          // A question that has just appeared takes no answer: then it is pressed once more.
          const moved = await expect
            .poll(() => lines.count(), { timeout: 5000 })
            .toBeGreaterThan(before)
            .then(
              () => true,
              () => false,
            );
          if (moved) mover = p;
          return moved;
        }
        return false;
      },
      { timeout: 90_000, intervals: [50] },
    )
    .toBe(true);
  return mover!;
}

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house.close());

test('a start while somebody’s tab is closed says who is missing, and goes on without them by one press', async ({ browser }) => {
  const [anna, ben] = await Promise.all([person(browser, house.url, 'Anna'), person(browser, house.url, 'Ben', { language: 'de' })]);
  const invitation = await hostTable(anna, { seats: 3, bots: { 3: 'easy' } });
  await join([ben], invitation);
  const at = ben.page.url();
  await ben.page.close();
  await press(anna.page, w.lobby.start);
  await expect(anna.page.getByRole('heading', { name: w.missing.title(['Ben']) })).toBeVisible();
  await expect(anna.page.getByText(w.missing.absent(['Ben']))).toBeVisible();
  await expect(anna.page.getByRole('button', { name: w.missing.wait })).toBeVisible();
  await expect(anna.page.getByRole('button', { name: w.missing.bot(['Ben']) })).toBeVisible();
  await look(anna, 'missing');
  await press(anna.page, w.missing.without(['Ben']));
  await expect(scene(anna)).toBeVisible();
  // The race is announced before it begins.
  await expect(anna.page.getByText('Timed at this table: landing races (6 seconds each).')).toBeVisible();
  await look(anna, 'begun');
  // Ben keeps the seat, and is away until then.
  const back = { ...ben, page: await ben.context.newPage() };
  await back.page.goto(at);
  await expect(scene(back)).toBeVisible();
  expectNoProblems(anna, ben);
});

test('a bot for somebody who does not come: one press, and the match begins by itself', async ({ browser }) => {
  const [anna, ben] = await Promise.all(['Anna', 'Ben'].map((name) => person(browser, house.url, name)));
  const invitation = await hostTable(anna, { seats: 3, bots: { 3: 'easy' } });
  await join([ben], invitation);
  await ben.page.close();
  await press(anna.page, w.lobby.start);
  await press(anna.page, w.missing.bot(['Ben']));
  await expect(scene(anna)).toBeVisible();
});

test('a seat passes: nobody is sent away, names in the log stay with the people, and a take-back says what it undoes', async ({ browser }) => {
  const names = ['Anna', 'Ben', 'Cleo', 'Dee'];
  const [anna, ben, cleo, dee] = await Promise.all(
    names.map((name) => person(browser, house.url, name, name === 'Ben' ? { language: 'de' } : name === 'Dee' ? { prefs: { name } } : {})),
  );
  const people = [anna, ben, cleo];
  const invitation = await hostTable(anna, { seats: 3, numbers: { 'Seconds to land': '60' } });
  await join([ben, cleo], invitation);
  await begin(anna, people);
  const mover = await oneMove(people);

  // A take-back: what would be lost, in both languages; struck through afterwards.
  await press(mover.page, words[mover.language].table.menu);
  await press(mover.page, words[mover.language].table.takeBack);
  const others = people.filter((p) => p !== mover);
  for (const p of others) {
    const asked = p.page.locator('.request').filter({ has: p.page.getByRole('button', { name: words[p.language].table.agree }) });
    await expect(asked).toContainText(
      p.language === 'de' ? `${mover.name} möchte zurück zu der Stelle vor „` : `${mover.name} asks to go back to before “`,
    );
    await look(p, 'takeback');
    await asked.getByRole('button', { name: words[p.language].table.agree }).click();
  }
  for (const p of people) await expect(p.page.locator('.log s').first()).toBeAttached();
  await look(anna, 'undone');

  // Dee comes by the link and asks for Cleo's seat.
  await dee.page.goto(invitation);
  await press(dee.page, w.invite.toTable);
  await expect(scene(dee)).toBeVisible();
  await dee.page.locator('details.more summary').click();
  await look(dee, 'watching');
  await press(dee.page, w.seats.takeOver('Cleo'));
  await look(cleo, 'claim');
  await press(cleo.page, w.seats.give);
  // Both go on by themselves.
  const log = (p: Person) => p.page.locator('.rail .log');
  await expect(log(anna)).toContainText('Cleo gives the seat to Dee.');
  await expect(dee.page.locator('details.more')).toHaveCount(0);
  await expect(cleo.page.locator('details.more')).toBeVisible();
  for (const p of [cleo, dee]) {
    await expect(scene(p)).toBeVisible();
    await expect(p.page.getByText(w.table.gone)).toHaveCount(0);
  }
  await expect(anna.page.getByText(w.table.away, { exact: true })).toHaveCount(0);
  await oneMove([anna, ben, dee]);
  await look(anna, 'passed');

  // The end, and one press for a link that works for a stranger.
  await press(anna.page, w.table.menu);
  await press(anna.page, w.table.offerEnd);
  for (const p of [ben, dee]) await p.page.getByRole('button', { name: words[p.language].table.agree }).click();
  await anna.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(anna.page, pastWords.en.share);
  await expect(anna.page.getByText(w.sharing.everybody)).toBeVisible();
  const link = await anna.page.evaluate(() => navigator.clipboard.readText());
  await look(anna, 'shared');
  const stranger = await person(browser, house.url, 'Eve');
  await stranger.page.goto(link);
  await expect(stranger.page.getByRole('slider').first()).toBeVisible();
  // Replays begin with one's own.
  await ben.page.goto('/replay');
  await expect(ben.page.getByRole('heading', { name: /^Deine beendeten Partien/ })).toBeVisible();
  await look(ben, 'replays');
  await ben.page
    .getByRole('link', { name: /^Rückblick: / })
    .first()
    .click();
  await expect(ben.page.getByRole('slider').first()).toBeVisible();
  expectNoProblems(anna, ben, cleo, dee, stranger);
});

test('the chat says how much room is left, and long words wrap', async ({ browser }) => {
  const [anna, ben] = await Promise.all(['Anna', 'Ben'].map((name) => person(browser, house.url, name)));
  const invitation = await hostTable(anna, { seats: 3, bots: { 3: 'easy' } });
  await join([ben], invitation);
  const field = anna.page.getByRole('textbox', { name: w.chat.say });
  await field.fill('x'.repeat(470));
  await expect(anna.page.getByText(w.said.chatLeft(30))).toBeVisible();
  await field.fill('x'.repeat(500));
  await expect(anna.page.getByText(w.said.chatLeft(0))).toBeVisible();
  await field.press('Enter');
  const said = ben.page.locator('.chat li').last();
  await expect(said).toContainText('xxx');
  const room = await said.evaluate((li) => ({ wide: li.scrollWidth, there: li.clientWidth }));
  expect(room.wide).toBeLessThanOrEqual(room.there);
});

test('ordinary ways make no noise: nothing in the console, and a table that is not there is asked for once', async ({ browser }) => {
  const [anna, ben, eve] = await Promise.all(['Anna', 'Ben', 'Eve'].map((name) => person(browser, house.url, name)));
  const noise: string[] = [];
  for (const { context, name } of [anna, ben, eve]) {
    context.on('response', (r) => void (r.status() >= 400 && noise.push(`${name}: ${r.status()} ${new URL(r.url()).pathname}`)));
    // The browser's own line about a 404 is counted above; that service workers are blocked is this test's doing.
    context.on('console', (m) => {
      if (['error', 'warning'].includes(m.type()) && !/Failed to load resource|Service Worker registration/.test(m.text()))
        noise.push(`${name}: ${m.text()}`);
    });
  }
  const invitation = await hostTable(anna, { seats: 3, bots: { 3: 'easy' } });
  await join([ben], invitation);
  await begin(anna, [anna, ben]);
  for (const path of ['/tables', '/replay', '/settings', '/'])
    await anna.page.goto(path).then(() => expect(anna.page.getByRole('heading', { level: 1 }).first()).toBeVisible());
  expect(noise).toEqual([]);
  await eve.page.goto(new URL(ben.page.url()).pathname);
  await expect(eve.page.getByText(w.invite.byInvitation)).toBeVisible();
  // Long enough for the socket to be open and to have said the same.
  await eve.page.waitForTimeout(1500);
  expect(noise).toHaveLength(1);
});
