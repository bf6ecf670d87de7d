/** From a link or a code to a seat, as strangers do it: what they are told first, how many presses it takes, and when it fails. */
import { expect } from '@playwright/test';
import { House } from './house.ts';
import { expectNoProblems, hostTable, type Person, person, test, words } from './people.ts';
import { answer, anything, dice, options } from './play.ts';

const w = words.en;
const PHONE = { width: 360, height: 640 };

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house.close());

/** A face without what it stands on: that is the seat's. */
const drawing = (src: string | null): string => /<g transform="[^"]*">(.*)<\/g><\/g>/.exec(decodeURIComponent(src ?? ''))?.[1] ?? '';

const press = ({ page, language }: Person, what: (v: (typeof words)['en']) => string) =>
  page.getByRole('button', { name: what(words[language]), exact: true }).click();

test('three strangers: from a pasted link on a phone to the first move, every press counted', async ({ browser }) => {
  const [anna, ben, cleo] = await Promise.all([
    person(browser, house.url, 'Anna'),
    person(browser, house.url, 'Ben', { language: 'de', viewport: PHONE }),
    person(browser, house.url, 'Cleo', { viewport: PHONE }),
  ]);
  const link = await hostTable(anna, { seats: 3 });
  // The address of the table is the same link.
  expect(anna.page.url()).toBe(link);

  // Every press counts.
  for (const { page } of [ben, cleo])
    await page.addInitScript(() => {
      const key = 'presses';
      addEventListener('click', (e) => e.isTrusted && sessionStorage.setItem(key, String(1 + Number(sessionStorage.getItem(key)))), true);
    });
  const presses = ({ page }: Person) => page.evaluate(() => Number(sessionStorage.getItem('presses')));
  // The host has nothing more to press either: it begins when everybody sits.
  await press(anna, (v) => v.invite.whenFull);
  await ben.page.goto(link);
  await expect(ben.page.getByRole('heading', { name: words.de.invite.title('Anna') })).toBeVisible();
  await expect(ben.page.getByRole('list', { name: words.de.invite.seats })).toContainText('Anna');
  await ben.page.getByRole('textbox', { name: words.de.lobby.askName }).fill('Ben');
  await press(ben, (v) => v.invite.sit);
  await expect(ben.page.getByRole('button', { name: words.de.lobby.leave })).toBeVisible();
  await expect(anna.page.locator('.chairs')).toContainText('Ben');

  // Somebody on the telephone gets a code.
  await press(anna, (v) => v.invite.code);
  const code = await anna.page.locator('.spoken-code').innerText();
  await cleo.page.goto('/');
  await cleo.page.getByRole('textbox', { name: w.home.invitedLabel }).fill(code.toLowerCase());
  await press(cleo, (v) => v.home.join);
  await cleo.page.getByRole('textbox', { name: w.lobby.askName }).fill('Cleo');
  await press(cleo, (v) => v.invite.sit);
  for (const { page, language } of [anna, ben, cleo]) await expect(page.getByRole('region', { name: words[language].table.scene })).toBeVisible();
  // A name and one press: the match came by itself. The one with the code had to say that it is one.
  expect(await presses(ben)).toBe(1);
  expect(await presses(cleo)).toBe(2);
  // And the first move is one more press.
  const choose = anything(dice(5));
  await expect
    .poll(
      async () => {
        if ((await options(ben.page).count()) > 0) return true;
        for (const { page } of [anna, cleo]) await answer(page, choose);
        return false;
      },
      { intervals: [150] },
    )
    .toBe(true);
  // Everybody sees it: on a phone the log is a sheet, so the host's is looked at.
  const lines = anna.page.getByRole('region', { name: w.table.happened }).getByRole('listitem');
  const before = await lines.count();
  await options(ben.page).first().click();
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
  expect(await presses(ben)).toBe(2);
  expectNoProblems(anna, ben, cleo);
});

test('the network is lost between the link and the seat: the page says so, and the same press works afterwards', async ({ browser }) => {
  const [anna, ben] = await Promise.all([person(browser, house.url, 'Anna'), person(browser, house.url, 'Ben', { viewport: PHONE })]);
  const link = await hostTable(anna, { seats: 3 });
  // Nothing comes before the link was looked at: it is not the link's fault.
  await ben.page.route('**/api/invitations/look', (route) => route.abort());
  await ben.page.goto(link);
  await expect(ben.page.getByRole('heading', { name: w.invite.offline })).toBeVisible();
  await ben.page.unroute('**/api/invitations/look');
  await press(ben, (v) => v.common.retry);
  const name = ben.page.getByRole('textbox', { name: w.lobby.askName });
  await name.fill('Ben');
  // The face is one's own from here on, and another one is a press away.
  const face = ben.page.locator('.name-face img');
  const first = await face.getAttribute('src');
  await press(ben, (v) => v.invite.anotherFace);
  await expect(face).not.toHaveAttribute('src', first ?? '');
  const mine = (await face.getAttribute('src')) ?? '';
  // The first free seat is theirs, and a tap on another one changes that.
  const seats = ben.page.getByRole('list', { name: w.invite.seats });
  await expect(seats.getByRole('radio', { checked: true })).toHaveAccessibleName(`${w.lobby.seat(2)}, ${w.invite.yours}`);
  await seats.getByText(w.invite.free).click();
  // Named, let in, and then nothing arrives any more: half of it was done.
  await ben.page.route('**/api/tables/*/sit', (route) => route.abort());
  await press(ben, (v) => v.invite.sit);
  await expect(ben.page.getByRole('alert')).toHaveText(w.problem.offline);
  await expect(name).toHaveValue('Ben');
  await ben.page.unroute('**/api/tables/*/sit');
  await press(ben, (v) => v.invite.sit);
  await expect(ben.page.getByRole('button', { name: w.lobby.leave })).toBeVisible();
  await expect(anna.page.locator('.chairs .tile').nth(2)).toContainText('Ben');
  const seated = anna.page.locator('.chairs .tile', { hasText: 'Ben' }).locator('img');
  await expect.poll(async () => drawing(await seated.getAttribute('src'))).toBe(drawing(mine));
  expectNoProblems(anna, ben);
});

test('a page whose server is silent says so after eight seconds, and asks again by a press', async ({ browser }) => {
  const anna = await person(browser, house.url, 'Anna');
  await anna.page.clock.install();
  // No answer about tables, though the server is there.
  let silent = true;
  await anna.page.route('**/api/lobby*', (route) => (silent ? undefined : route.continue()));
  await anna.page.routeWebSocket('**/ws/lobby', (socket) => {
    socket.connectToServer().onMessage((m) => {
      if (!String(m).includes('"t":"lobby"')) socket.send(m);
    });
  });
  await anna.page.goto('/tables');
  await expect(anna.page.getByText(w.common.loading)).toBeAttached();
  await anna.page.clock.runFor(7900);
  await expect(anna.page.getByText(w.common.silent)).toHaveCount(0);
  await anna.page.clock.runFor(200);
  await expect(anna.page.getByRole('alert').getByRole('heading', { name: w.common.silent })).toBeVisible();
  silent = false;
  await press(anna, (v) => v.common.retry);
  await expect(anna.page.getByRole('searchbox')).toBeVisible();
  expectNoProblems(anna);
});

test('a full table lets one wait, and says when a seat is free; free seats can be given to bots', async ({ browser }) => {
  const [anna, ben, dee] = await Promise.all(['Anna', 'Ben', 'Dee'].map((name) => person(browser, house.url, name)));
  const link = await hostTable(anna, { seats: 3, bots: { 3: 'easy' } });
  for (const guest of [ben, dee]) {
    await guest.page.goto(link);
    if (guest === ben) await ben.page.getByRole('textbox', { name: w.lobby.askName }).fill('Ben');
    else await expect(dee.page.getByRole('heading', { name: w.invite.full })).toBeVisible();
    // Who waits needs no name.
    await press(guest, (v) => (guest === ben ? v.invite.sit : v.invite.wait));
  }
  await expect(dee.page.getByText(w.invite.fullHelp)).toBeVisible();
  // She wants to hear of it; nothing is set up to reach her elsewhere, so the page says where to do that.
  await press(dee, (v) => v.room.tell);
  await expect(dee.page.getByText(w.room.noWay)).toBeVisible();
  await expect(dee.page.getByRole('link', { name: w.room.notices })).toBeVisible();
  await press(ben, (v) => v.lobby.leave);
  await expect(dee.page.getByText(w.invite.nowFree)).toBeVisible();
  // Who sits does.
  await expect(dee.page.getByRole('textbox', { name: w.lobby.askName })).toHaveValue('');
  await dee.page.getByRole('textbox', { name: w.lobby.askName }).fill('Dee');
  await press(dee, (v) => v.invite.sit);
  await expect(dee.page.getByRole('button', { name: w.lobby.leave })).toBeVisible();
  await press(dee, (v) => v.lobby.leave);
  await press(anna, (v) => v.invite.startNow);
  await expect(anna.page.getByRole('region', { name: w.table.scene })).toBeVisible();
  expectNoProblems(anna, ben, dee);
});

test('who only looks on presses once and says no name; what needs one asks for it then', async ({ browser }) => {
  const [anna, eve, finn] = await Promise.all(['Anna', 'Eve', 'Finn'].map((name) => person(browser, house.url, name)));
  const link = await hostTable(anna, { seats: 3, bots: { 2: 'easy', 3: 'easy' } });
  await press(anna, (v) => v.lobby.start);
  await expect(anna.page.getByRole('region', { name: w.table.scene })).toBeVisible();
  await eve.page.goto(link);
  await expect(eve.page.getByRole('heading', { name: w.invite.running })).toBeVisible();
  await expect(eve.page.getByRole('textbox')).toHaveCount(0);
  await press(eve, (v) => v.invite.toTable);
  await expect(eve.page.getByRole('region', { name: w.table.scene })).toBeVisible();
  // Nothing that nobody typed is proposed as a name later.
  await eve.page.goto('/settings');
  await expect(eve.page.getByRole('textbox', { name: w.settings.name })).toHaveValue('');

  // The seat of a bot: a name first, and then the people at the table decide.
  await finn.page.goto(link);
  const bot = finn.page.getByRole('button', { name: new RegExp(`^${w.seats.takeOver('')}`) }).first();
  const wanted = await bot.innerText();
  await bot.click();
  await expect(finn.page.getByRole('textbox', { name: w.lobby.askName })).toBeFocused();
  await finn.page.keyboard.type('Finn');
  await finn.page.keyboard.press('Enter');
  await expect(anna.page.getByText(w.seats.claim('Finn', wanted.slice(w.seats.takeOver('').length)))).toBeVisible();
  expectNoProblems(anna, eve, finn);
});

test('a link that lost a piece takes the whole one, or leads elsewhere', async ({ browser }) => {
  const [anna, ben] = await Promise.all([person(browser, house.url, 'Anna'), person(browser, house.url, 'Ben', { viewport: PHONE })]);
  const link = await hostTable(anna, { seats: 3 });
  await ben.page.goto(link.slice(0, -5));
  await expect(ben.page.getByRole('heading', { name: w.invite.damaged })).toBeVisible();
  await expect(ben.page.getByRole('link', { name: w.find.look })).toHaveAttribute('href', '/tables');
  await expect(ben.page.getByRole('link', { name: w.invite.meanwhile })).toHaveAttribute('href', '/new?with=solo');
  await ben.page.getByRole('textbox', { name: w.home.invitedLabel }).fill(link);
  await press(ben, (v) => v.home.join);
  await expect(ben.page.getByRole('heading', { name: w.invite.title('Anna') })).toBeVisible();
  expectNoProblems(anna, ben);
});

test('a damaged, unknown or revoked link says so before it asks for a name', async ({ browser }) => {
  const [anna, eve] = await Promise.all([person(browser, house.url, 'Anna'), person(browser, house.url, 'Eve')]);
  const link = await hostTable(anna, { seats: 3 });
  const says = async (address: string, text: string): Promise<void> => {
    // Only the fragment differs: without a reload the page would stay.
    await eve.page.goto('/about');
    await eve.page.goto(address);
    await expect(eve.page.getByRole('heading', { name: text })).toBeVisible();
    await expect(eve.page.getByRole('textbox', { name: w.lobby.askName })).toHaveCount(0);
  };
  await says(link.slice(0, -5), w.invite.damaged);
  await says(`${link.slice(0, -43)}${'A'.repeat(43)}`, w.invite.unknown);
  await anna.page.getByText(w.invite.manage, { exact: true }).click();
  await anna.page.getByRole('button', { name: w.lobby.revoke }).click();
  await expect(anna.page.getByRole('textbox', { name: w.home.invitedLabel })).toHaveCount(0);
  await says(link, w.invite.revoked);
  expectNoProblems(anna, eve);
});

test('two strangers who search for a table meet; a third one finds it by the filter', async ({ browser }) => {
  const [anna, ben, cleo] = await Promise.all([
    person(browser, house.url, 'Anna', { prefs: { lastGame: 'aliens' } }),
    person(browser, house.url, 'Ben', { language: 'de', viewport: PHONE, prefs: { lastGame: 'aliens' } }),
    person(browser, house.url, 'Cleo'),
  ]);
  for (const guest of [anna, ben]) {
    await guest.page.goto('/tables');
    await guest.page.getByRole('textbox', { name: words[guest.language].lobby.askName }).fill(guest.name);
    await press(guest, (v) => v.find.go);
    await expect(guest.page.getByRole('button', { name: words[guest.language].lobby.leave })).toBeVisible();
  }
  expect(new URL(ben.page.url()).pathname).toBe(new URL(anna.page.url()).pathname);
  await cleo.page.goto('/tables');
  const row = cleo.page.locator('.row', { hasText: w.find.host('Anna') });
  await expect(row).toBeVisible();
  const filters = cleo.page.getByRole('toolbar', { name: w.find.filter });
  await filters.getByRole('button', { name: /^Rarities/ }).click();
  await expect(row).toHaveCount(0);
  // By keys: the filter is one stop, and arrows lead through it.
  await cleo.page.keyboard.press('ArrowDown');
  await cleo.page.keyboard.press('Enter');
  await expect(filters.getByRole('button', { name: /^Aliens/, pressed: true })).toBeFocused();
  await expect(row).toBeVisible();
  await cleo.page.keyboard.press('Tab');
  await expect(filters.locator(':focus')).toHaveCount(0);
  // A search by name or host, from anywhere.
  await cleo.page.keyboard.press('/');
  await cleo.page.keyboard.type('nobody of that name');
  await expect(row).toHaveCount(0);
  await cleo.page.getByRole('searchbox', { name: w.find.search }).fill('ann');
  await expect(row).toContainText(w.make.clocks.none);
  expectNoProblems(anna, ben, cleo);
});

test('the bare address of a table: one knocks, the host lets in; home shows the position and the pill leads to it', async ({ browser }) => {
  const [anna, ben] = await Promise.all(['Anna', 'Ben'].map((name) => person(browser, house.url, name)));
  // A turn waits for its player; a landing would not.
  const link = await hostTable(anna, { seats: 3, bots: { 3: 'easy' }, pick: [['Starting pass', 'Seat 1']] });
  const address = link.split('#')[0];
  await ben.page.goto(address);
  await expect(ben.page.getByRole('heading', { name: w.invite.byInvitation })).toBeVisible();
  await ben.page.getByRole('textbox', { name: w.lobby.askName }).fill('Ben');
  await press(ben, (v) => v.invite.knock);
  await expect(ben.page.getByText(w.invite.knocking)).toBeVisible();
  await expect(anna.page.getByText(w.invite.atDoor('Ben'))).toBeVisible();
  await press(anna, (v) => v.invite.letIn);
  await press(ben, (v) => v.invite.sit);
  await expect(anna.page.locator('.chairs')).toContainText('Ben');
  await press(anna, (v) => v.lobby.start);
  for (const { page, language } of [anna, ben]) await expect(page.getByRole('region', { name: words[language].table.scene })).toBeVisible();

  // Anna is asked. Home says so, with a picture of her own.
  await anna.page.goto('/');
  await expect(anna.page.locator('.urgent')).toBeVisible();
  await expect(anna.page.getByRole('heading', { level: 1 })).toContainText(w.mine.wait(1));
  await anna.page.evaluate(() =>
    localStorage.setItem('starboard/prefs', JSON.stringify({ ...JSON.parse(localStorage.getItem('starboard/prefs') ?? '{}'), board: 'drawn' })),
  );
  await anna.page.reload();
  await expect(anna.page.locator('.urgent .glimpse .kit-board')).toBeVisible();
  await expect(anna.page.locator('.urgent-asks')).not.toBeEmpty();
  await anna.page.goto('/rules');
  await anna.page.getByRole('link', { name: w.home.nextTurn(1) }).click();
  await expect(anna.page).toHaveURL(address);
  expectNoProblems(anna, ben);
});
