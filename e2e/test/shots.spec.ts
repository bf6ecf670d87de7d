/** Pictures of the main pages in all sizes, languages and themes, to be looked at: e2e/shots. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { House } from './house.ts';
import { ADDRESSES, dress, furnish, MAIN, settled, toCurtain } from './pages.ts';
import { DEEP, person, test } from './people.ts';

const SHOTS = join(import.meta.dirname, '../shots');
const SIZES = [
  [360, 640],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;
const LANGUAGES = ['de', 'en'] as const;
const THEMES = ['dark', 'light'] as const;

test('pictures of the main pages', async ({ browser }) => {
  test.setTimeout(300_000);
  mkdirSync(SHOTS, { recursive: true });
  const house = await House.open();
  try {
    const { host, addresses, close } = await furnish(browser, house.url);
    const { page } = host;
    const all = { ...ADDRESSES, ...addresses };
    for (const language of DEEP ? LANGUAGES : (['de'] as const)) {
      for (const theme of DEEP ? THEMES : (['dark'] as const)) {
        await dress(page, language, theme);
        for (const name of DEEP ? [...MAIN, 'tables', 'about', 'fairness', 'replay', 'lost', 'gone', 'join'] : MAIN) {
          await page.goto(all[name]);
          await settled(page);
          for (const [width, height] of DEEP ? SIZES : [SIZES[0], SIZES[2]]) {
            await page.setViewportSize({ width, height });
            await page.screenshot({ path: join(SHOTS, `${name}-${width}-${language}-${theme}.png`), fullPage: DEEP, animations: 'disabled' });
          }
        }
      }
    }
    await close();
    if (!DEEP) return;
    const group = await person(browser, house.url, 'the group');
    await toCurtain(group.page);
    for (const [width, height] of SIZES) {
      await group.page.setViewportSize({ width, height });
      await group.page.screenshot({ path: join(SHOTS, `curtain-${width}-en-dark.png`) });
    }
  } finally {
    await house.close();
  }
});
