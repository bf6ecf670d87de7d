/** The language can be switched at a table: the menu stays open, the table goes on in the other language, nothing breaks. */
import { expect } from '@playwright/test';
import { House } from './house.ts';
import { expectNoProblems, GAME, makeTable, type Person, person, test, words } from './people.ts';

/** From English to German and back, by the menu of the table. */
async function switchAndBack({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: words.en.table.menu }).click();
  await page.getByRole('radio', { name: words.en.languages.de }).check();
  await expect(page.getByRole('dialog', { name: words.de.table.menu })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Der Plunder von Andromeda' })).toBeAttached();
  await page.getByRole('radio', { name: words.de.languages.en }).check();
  await expect(page.getByRole('dialog', { name: words.en.table.menu })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: words.en.common.broken })).toHaveCount(0);
}

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house?.close());

for (const board of ['words', 'drawn'] as const)
  test(`the language is switched at a local table (${board})`, async ({ browser }) => {
    const one = await person(browser, house.url, 'Nova', { prefs: { board, name: 'Nova' } });
    await one.page.goto(`/new/${GAME}`);
    await makeTable(one.page, 'solo', { seats: 3 });
    await expect(one.page.locator(board === 'words' ? '.scene' : '.table.is-drawn')).toBeVisible();
    await switchAndBack(one);
    expectNoProblems(one);
  });

test('the language is switched at a table of the server', async ({ browser }) => {
  const one = await person(browser, house.url, 'Nova', { prefs: { name: 'Nova' } });
  await one.page.goto(`/new/${GAME}?with=online`);
  await makeTable(one.page, 'online', { seats: 3, bots: { 2: 'easy', 3: 'easy' } });
  await one.page.getByRole('button', { name: words.en.lobby.start }).click();
  await expect(one.page.locator('.scene')).toBeVisible();
  await switchAndBack(one);
  expectNoProblems(one);
});
