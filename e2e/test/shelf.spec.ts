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
