/** A second device of one person: both show the same code, and only then are they the same. */
import { expect, type Page } from '@playwright/test';
import { House } from './house.ts';
import { expectNoProblems, hostTable, type Person, person, test, words } from './people.ts';

const s = words.en.settings;

async function linkOf({ page }: Person): Promise<string> {
  await page.goto('/settings');
  await page.getByRole('button', { name: s.link }).click();
  const field = page.getByRole('textbox', { name: s.link });
  await expect(field).toHaveValue(/\/link#/);
  return field.inputValue();
}
const codeOf = (page: Page) => page.locator('.device-code');

test('a device is added by a code that both show; one that has tables is refused; a no is a no', async ({ browser }) => {
  const house = await House.open();
  try {
    const ada = await person(browser, house.url, 'Ada');
    const phone = await person(browser, house.url, 'phone');
    await hostTable(ada, { seats: 4 });
    const table = new URL(ada.page.url()).pathname;
    const link = await linkOf(ada);

    await phone.page.goto(link);
    await expect(phone.page.getByText('1 open table')).toBeVisible();
    await phone.page.getByRole('button', { name: s.linkDo }).click();
    await expect(codeOf(ada.page)).toHaveText(await codeOf(phone.page).innerText());
    await ada.page.getByRole('button', { name: s.linkNo, exact: true }).click();
    await expect(phone.page.getByText(s.linkRefused)).toBeVisible();

    await phone.page.getByRole('button', { name: s.linkDo }).click();
    await expect(codeOf(ada.page)).toHaveText(await codeOf(phone.page).innerText());
    await ada.page.getByRole('button', { name: s.linkYes }).click();
    await expect(phone.page).toHaveURL(`${house.url}/`);
    await expect(ada.page.getByText(s.linkAdded)).toBeVisible();
    await expect(ada.page.getByRole('button', { name: s.signOut })).toHaveCount(1);
    await phone.page.goto(table);
    await expect(phone.page.getByRole('button', { name: words.en.lobby.leave })).toBeVisible();

    const ben = await person(browser, house.url, 'Ben');
    await hostTable(ben, { seats: 4 });
    await ben.page.goto(await linkOf(ada));
    await expect(ben.page.getByText(words.en.problem['has-tables'])).toBeVisible();
    await expect(ben.page.getByRole('button', { name: s.linkDo })).toHaveCount(0);
    expectNoProblems(ada, phone, ben);
  } finally {
    await house.close();
  }
});
