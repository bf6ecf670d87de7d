/** Alone against bots with the network cut: after the first visit neither a server nor a network is needed. */
import { expect } from '@playwright/test';
import { House } from './house.ts';
import { expectNoProblems, GAME, makeTable, person, test, words } from './people.ts';
import { dice, eager, play, resultOf } from './play.ts';

const w = words.en;

test('a whole game against bots without a network, and a reload in the middle of it', async ({ browser }) => {
  const house = await House.open();
  try {
    const mira = await person(browser, house.url, 'Dana', { prefs: { name: 'Dana' }, serviceWorkers: 'allow' });
    const { page, context } = mira;
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The worker has everything once it is active; the page need not wait for it.
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await house.kill();
    await context.setOffline(true);

    await page.goto('/');
    await expect(page.getByText(w.home.offline)).toBeVisible();
    await page.getByRole('link', { name: w.home.playBots }).click();
    await page.locator(`.cover[href^="/new/${GAME}"]`).click();
    await makeTable(page, 'solo', { seats: 3, bots: { 2: 'normal', 3: 'normal' } });
    const choose = eager(dice(7));
    await play(page, { choose, pressed: (times) => times < 6 });
    await page.reload();
    await expect(page.getByRole('region', { name: w.table.scene })).toBeVisible();
    await play(page, { choose });
    const { places } = await resultOf(page);
    expect(places).toHaveLength(3);
    // Deep links work without a network too.
    await page.goto(`/rules/${GAME}`);
    await expect(page.getByRole('searchbox', { name: w.rules.search })).toBeVisible();
    await page.goto('/tables');
    await expect(page.getByRole('heading', { name: w.tables.mine })).toBeVisible();
    // And so does the workshop: an editor of each game opens, and what was made is there after a reload.
    for (const [make, from, editor] of [
      ['New zone', 'Nothing yet', '.xw-sheet'],
      ['New card pack', 'own set', '.vw-editor'],
      ['New content pack', 'No changes yet', '.aw-editor'],
    ] as const) {
      await page.goto('/workshop');
      await page.getByRole('button', { name: make, exact: true }).click();
      await page.getByRole('listitem').filter({ hasText: from }).getByRole('button').click();
      await expect(page.locator(editor)).toBeVisible();
      await page.reload();
      await expect(page.locator(editor)).toBeVisible();
    }
    await page.goto('/workshop');
    await expect(page.locator('.work-card')).toHaveCount(3);
    expectNoProblems(mira);
  } finally {
    await house.close();
  }
});
