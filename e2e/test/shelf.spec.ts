/** A work is published, found on the shelf by somebody else, played, taken off the shelf and taken back. */
import { expect } from '@playwright/test';
import { House } from './house.ts';
import { expectNoProblems, makeTable, person, test } from './people.ts';
import { options } from './play.ts';
import { serious } from './serious.ts';

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house?.close());

test('published on this server, found on the shelf by a stranger on a phone, played, and taken back', async ({ browser }) => {
  const anna = await person(browser, house.url, 'Anna');
  const { page } = anna;
  await page.goto('/workshop');
  await page.getByRole('button', { name: 'New zone', exact: true }).click();
  await page.getByRole('listitem').filter({ hasText: 'GALILEI' }).first().getByRole('button').click();
  await page.getByRole('button', { name: 'Share by link' }).click();
  // Nobody needs an account: a name is enough.
  await page.getByRole('textbox', { name: 'Your name here' }).fill('Anna');
  await page.getByRole('switch', { name: 'Put it on the public shelf too' }).check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const address = await page.getByRole('textbox', { name: 'Address of the published work' }).inputValue();
  expect(address).toMatch(/\/shelf\/[\w-]{22}$/);

  const ben = await person(browser, house.url, 'Ben', {
    language: 'de',
    theme: 'light',
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    prefs: { name: 'Ben' },
  });
  await ben.page.goto('/shelf');
  const card = ben.page.locator('.work-card').filter({ hasText: 'GALILEI' });
  await expect(card.locator('svg').first()).toBeVisible();
  expect(await serious(ben.page, 'shelf')).toEqual([]);
  await card.getByRole('link').click();
  await expect(ben.page.getByRole('heading', { level: 1 })).toContainText('GALILEI');
  expect(await serious(ben.page, 'work')).toEqual([]);
  // Only its author may take it back.
  await expect(ben.page.getByRole('button', { name: 'Zurückziehen' })).toHaveCount(0);
  await ben.page.getByRole('button', { name: 'Spielen' }).click();
  await ben.page.getByRole('button', { name: 'Allein mit Bots' }).click();
  await makeTable(ben.page, 'solo');
  await expect(options(ben.page).first()).toBeVisible();

  await page.goto('/shelf');
  await expect(page.getByRole('heading', { name: 'Published by me' })).toBeVisible();
  await page.goto(address);
  await page.getByRole('button', { name: 'Take off the shelf' }).click();
  await expect(page.getByRole('button', { name: 'Put on the shelf' })).toBeVisible();
  await ben.page.goto('/shelf');
  await expect(ben.page.getByText('Noch nichts da.')).toBeVisible();
  // The link still leads to it, until it is taken back.
  await ben.page.goto(address);
  await expect(ben.page.getByRole('heading', { level: 1 })).toContainText('GALILEI');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(page).toHaveURL(/\/shelf$/);
  await ben.page.goto(address);
  await expect(ben.page.getByRole('heading', { name: 'Dieses Werk ist nicht mehr hier' })).toBeVisible();
  expectNoProblems(anna);
});

test('what bots counted goes with a work; reported on a phone and removed by the host, and its author reads why', async ({ browser }) => {
  const carl = await person(browser, house.url, 'Carl', { prefs: { name: 'Carl' } });
  const { page } = carl;
  await page.goto('/workshop');
  await page.getByRole('button', { name: 'New zone', exact: true }).click();
  await page.getByRole('listitem').filter({ hasText: 'NOETHER' }).first().getByRole('button').click();
  await page.getByRole('button', { name: 'Share by link' }).click();
  await expect(page.getByText('Let bots play this version first')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Games', exact: true }).selectOption('100');
  await page.getByRole('button', { name: 'Let bots play' }).click();
  await expect(page.getByText(/^100 games/)).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('button', { name: 'Let bots play' })).toBeVisible({ timeout: 90_000 });
  await page.getByRole('button', { name: 'Share by link' }).click();
  await expect(page.getByText('With it goes what bots counted: 100 games')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your name here' }).fill('Carl');
  await page.getByRole('switch', { name: 'Put it on the public shelf too' }).check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const address = await page.getByRole('textbox', { name: 'Address of the published work' }).inputValue();

  const dora = await person(browser, house.url, 'Dora', {
    language: 'de',
    theme: 'light',
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    prefs: { name: 'Dora' },
  });
  await dora.page.goto('/shelf');
  const card = dora.page.locator('.work-card').filter({ hasText: 'NOETHER' });
  await expect(card).toContainText(/100 Partien mit \d Bots/);
  await card.getByRole('link').click();
  await dora.page.getByRole('button', { name: 'Der Leitung melden' }).click();
  await dora.page.getByRole('radio', { name: 'Von jemandem übernommen' }).check();
  await dora.page.getByRole('textbox', { name: 'In deinen Worten' }).fill('Das ist von Noether.');
  expect(await serious(dora.page, 'report of a work')).toEqual([]);
  await dora.page.getByRole('button', { name: 'Abschicken' }).click();
  await expect(dora.page.getByText('Gemeldet.')).toBeVisible();

  const host = await person(browser, house.url, 'host');
  await host.page.goto('/host');
  await host.page.locator('input').fill(/shown only this once: ([\w-]{43})/.exec(house.said)?.[1] ?? '');
  await host.page.keyboard.press('Enter');
  const report = host.page.getByRole('listitem').filter({ hasText: 'Das ist von Noether.' });
  await expect(report).toContainText('Dora about the work “NOETHER” by Carl');
  await expect(report).toContainText('Taken from somebody');
  await report.getByRole('button', { name: /^Remove/ }).click();
  await host.page.getByRole('textbox', { name: 'The reason that its author will read' }).fill('Ask her first.');
  expect(await serious(host.page, 'removing a work')).toEqual([]);
  await host.page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(report).toHaveCount(0);

  await dora.page.goto(address);
  await expect(dora.page.getByRole('heading', { name: 'Dieses Werk ist nicht mehr hier' })).toBeVisible();
  await page.goto('/shelf');
  await expect(page.getByText('“Ask her first.”')).toBeVisible();
  await page.goto(address);
  await expect(page.getByText('“Ask her first.”')).toBeVisible();
  // Until the host allows it, it stays away: who made it is told, also when they try again.
  await page.goto('/workshop');
  await page.locator('.work-card').filter({ hasText: 'NOETHER' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Share by link' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('doesn’t want this work here: “Ask her first.”')).toBeVisible();
  await host.page.reload();
  await host.page.getByRole('button', { name: 'Allow again NOETHER' }).click();
  await expect(host.page.getByRole('heading', { name: 'Removed works' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Address of the published work' })).toHaveValue(address);
  // The server answers 404 to everybody but its author: that is not the page's fault.
  expectNoProblems(carl, host);
});
