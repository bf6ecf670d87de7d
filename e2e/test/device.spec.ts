/** A second device of one person: both show the same code, or twelve words from a sheet of paper are typed, and only then are they the same. */
import { expect, type Page } from '@playwright/test';
import { keepingWords } from '../../web/src/paper/words.ts';
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

test('twelve words on paper open the same person on a phone that speaks another language; words of no sheet are named', async ({ browser }) => {
  const house = await House.open();
  try {
    const [ada, phone] = await Promise.all([
      person(browser, house.url, 'Ada'),
      person(browser, house.url, 'phone', { language: 'de', viewport: { width: 360, height: 640 } }),
    ]);
    const k = keepingWords.en;
    const kd = keepingWords.de;
    const { settings: sd } = words.de;
    await hostTable(ada, { seats: 4 });
    await ada.page.goto('/settings');
    await ada.page.getByRole('button', { name: k.show }).click();
    await expect(ada.page.locator('.paper-words li')).toHaveCount(12);
    const sheet = await ada.page.locator('.paper-words li').allInnerTexts();
    await ada.page.getByRole('button', { name: k.done }).click();
    await expect(ada.page.locator('.paper-words')).toHaveCount(0);

    await phone.page.goto('/enter');
    const field = phone.page.getByRole('textbox', { name: kd.type });
    const enter = phone.page.getByRole('button', { name: kd.enter });
    await field.fill(`${sheet[0]} Quatsch `);
    await expect(phone.page.getByText(kd.strange('quatsch'))).toBeVisible();
    await expect(enter).toBeDisabled();
    await field.fill([...sheet.slice(1), sheet[0]].join(' '));
    await enter.click();
    await expect(phone.page.getByText(kd.nobody)).toBeVisible();
    await field.fill(sheet.map((word, i) => `${i + 1}. ${word.toUpperCase()}`).join('\n'));
    await enter.click();
    // Who it would be comes first.
    await expect(phone.page.getByText('Ada', { exact: true })).toBeVisible();
    await phone.page.getByRole('button', { name: sd.linkDo }).click();
    await expect(phone.page).toHaveURL(`${house.url}/`);
    await expect(phone.page.getByRole('heading', { level: 1 })).toContainText('Ada');
    expectNoProblems(ada, phone);
  } finally {
    await house.close();
  }
});
