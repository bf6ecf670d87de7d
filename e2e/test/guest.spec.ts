/** Nobody needs a name against bots: an unnamed person is a guest, in the reader's language. */
import { expect } from '@playwright/test';
import { House } from './house.ts';
import { expectNoProblems, GAME, person, test, words } from './people.ts';
import { dice, eager, play } from './play.ts';

test('a game against bots is played without a name; a stranger who opens its replay meets a guest', async ({ browser }) => {
  const house = await House.open();
  try {
    const somebody = await person(browser, house.url, 'somebody', { permissions: ['clipboard-read', 'clipboard-write'] });
    const { page } = somebody;
    await page.goto(`/new/${GAME}`);
    await page.getByText(words.en.make.settings, { exact: true }).click();
    await page.getByRole('radio', { name: words.en.make.paces.fast }).check();
    await page.getByRole('button', { name: words.en.make.startLocal, exact: true }).click();
    await expect(page.locator('.seats .seat-name').first()).toHaveText('Guest 1');
    expect(await play(page, { choose: eager(dice(3)) })).toBe('over');
    const told = await page.locator('body').innerText();
    expect(told).not.toMatch(/\bYou (wins|loses|has|takes|flies|lands|draws|places|plays|is)\b/);

    await page.getByRole('link', { name: words.en.over.replay }).click();
    await page.getByRole('button', { name: 'Share replay' }).click();
    await page.locator('dialog .share .btn').first().click();
    await expect(page.locator('dialog .share [role=status]')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const stranger = await person(browser, house.url, 'stranger', { language: 'de' });
    await stranger.page.goto(link);
    await expect(stranger.page.getByRole('radio', { name: 'Gast 1' })).toBeAttached();
    await expect(stranger.page.getByText(/\b(Du|You) (gewinnt|wins)\b/)).toHaveCount(0);
    expectNoProblems(somebody, stranger);
  } finally {
    await house.close();
  }
});
