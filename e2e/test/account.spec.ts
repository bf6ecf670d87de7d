/** Who one is: the one offer to keep it, the tabs of one's own pages, notices by e-mail and their end, a server that keeps no accounts. */
import { expect } from '@playwright/test';
import { SmtpServer } from '../../server/test/smtp-server.ts';
import { accountWords } from '../../web/src/account/words.ts';
import { keepingWords } from '../../web/src/paper/words.ts';
import { House } from './house.ts';
import { home, neighbours } from './lounge.ts';
import { expectNoProblems, person, test, words } from './people.ts';
import { serious } from './serious.ts';

const w = words.en;
const a = accountWords.en;
const TABS = ['/settings', '/notices', '/settings/look', '/settings/privacy'];

test('a passkey is offered once, after the third game; somebody who stays a guest is not asked again', async ({ browser }) => {
  const house = await House.open();
  try {
    const people = await neighbours(house, { finished: 3 });
    // Passkeys belong to a name, and this machine's own needs no https.
    const named = { ...house, url: house.url.replace('127.0.0.1', 'localhost') } as House;
    const [ada, dora] = [await home(browser, named, people, 'Ada'), await home(browser, named, people, 'Dora')];
    const offer = ada.page.getByRole('heading', { name: keepingWords.en.offer });
    await ada.page.goto('/');
    await expect(offer).toBeVisible();
    await ada.page.getByRole('button', { name: keepingWords.en.offerNo }).click();
    await expect(offer).toHaveCount(0);
    // The page knows of her three games again, and asks nothing that an offer would need; without three games neither.
    for (const { page } of [ada, dora]) {
      const asked: string[] = [];
      page.on('request', (r) => void asked.push(new URL(r.url()).pathname));
      const lobby = page
        .waitForEvent('websocket', (ws) => ws.url().endsWith('/ws/lobby'))
        .then((ws) => ws.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"t":"lobby"')));
      await page.goto('/');
      await lobby;
      await page.getByRole('link', { name: w.nav.rules }).first().click();
      await expect(page).toHaveURL(/rules/);
      expect(asked).not.toContain('/api/me/passkeys');
    }
    expectNoProblems(ada, dora);
  } finally {
    await house.close();
  }
});

test('the four tabs; e-mail by a code, quiet hours, once a day, and one press that ends it', async ({ browser }) => {
  const smtp = await SmtpServer.open();
  const house = await House.open({ STARBOARD_SMTP: smtp.url, PUBLIC_URL: '{url}' });
  try {
    const people = await neighbours(house, {});
    const ada = await home(browser, house, people, 'Ada');
    const { page } = ada;
    await page.goto('/settings');
    // An address without a name: no passkeys here, and the page says why.
    await expect(page.getByText(w.keep.impossible)).toBeVisible();
    await page.getByRole('link', { name: a.mailAdd }).click();
    await page.getByRole('textbox', { name: w.told.mail }).fill('ada@example.org');
    await page.getByRole('button', { name: w.told.mailSend }).click();
    await expect.poll(() => smtp.mails.length).toBe(1);
    const code = /\b\d{6}\b/.exec(smtp.mails[0].text)?.[0] ?? '';
    const field = page.getByRole('textbox', { name: w.told.mailCode });
    await field.fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: w.told.mailConfirm }).click();
    await expect(page.getByRole('alert')).toHaveText('This code is wrong or too old. Look again, or have a new one sent.');
    await field.fill(code);
    await page.getByRole('button', { name: w.told.mailConfirm }).click();
    await expect(page.getByRole('heading', { name: 'ada@example.org' })).toBeVisible();
    await page.getByText(w.told.quietOn).click();
    await expect(page.getByLabel(w.told.from, { exact: true })).toHaveValue('22:30');
    await page.getByText(w.told.daily, { exact: true }).click();
    await expect(page.getByLabel(w.told.dailyAt, { exact: true })).toHaveValue('8');
    const found: string[] = [];
    for (const theme of ['dark', 'light'])
      for (const address of TABS) {
        await page.goto(address);
        await expect(page.getByRole('navigation', { name: a.tabsLabel }).locator('[aria-current=page]')).toHaveCount(1);
        await page.evaluate((to) => {
          document.documentElement.dataset.theme = to;
        }, theme);
        found.push(...(await serious(page, `${address} ${theme}`)));
      }
    expect(found).toEqual([]);
    // The test goes out at once, whatever the hour; its last line ends e-mails with one press and no sign-in.
    await page.goto('/notices');
    await page.getByRole('button', { name: `${w.told.test}: ada@example.org` }).click();
    await expect.poll(() => smtp.mails.length).toBe(2);
    const token = /\/quiet#([\w-]{43})/.exec(smtp.mails[1].text)?.[1] ?? '';
    const reader = await person(browser, house.url, 'reader');
    await reader.page.goto(`/quiet#${token}`);
    await reader.page.getByRole('button', { name: w.told.stop }).click();
    await expect(reader.page.getByRole('heading', { name: w.told.stopped })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('switch', { name: `${w.told.reasons.turn[0]}, ${w.told.ways.email}` })).not.toBeChecked();
    expectNoProblems(ada, reader);
  } finally {
    await house.close();
    smtp.close();
  }
});

test('a server without accounts says that one’s place stays on this device, and offers nothing that leads elsewhere', async ({ browser }) => {
  const house = await House.open({ STARBOARD_ACCOUNTS: 'off' });
  try {
    const people = await neighbours(house, { finished: 1 });
    const ada = await home(browser, house, people, 'Ada');
    const { page } = ada;
    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: a.deviceOnly })).toBeVisible();
    await expect(page.getByRole('button', { name: w.keep.make })).toHaveCount(0);
    await expect(page.getByRole('button', { name: w.settings.link })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: w.nav.main }).getByRole('link', { name: w.nav.leagues })).toHaveCount(0);
    expect(await serious(page, 'account without accounts')).toEqual([]);
    await page.goto('/enter');
    await expect(page.getByRole('heading', { name: a.deviceOnly })).toBeVisible();
    // The table is looked at once: from then on this device knows how it ended, and the profile says it.
    const table = await page.evaluate(async () => (await (await fetch('/api/lobby')).json()).mine[0].id as string);
    await page.goto(`/table/${table}`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('starboard/results'))).toContain('Evening 1');
    await page.goto('/me');
    await expect(page.getByText('Evening 1')).toBeVisible();
    await expect(page.getByText('kept on this device')).toBeVisible();
    expect(await serious(page, 'profile of this device')).toEqual([]);
    expectNoProblems(ada);
  } finally {
    await house.close();
  }
});
