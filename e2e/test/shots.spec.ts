/** Pictures of the pages in all sizes, languages and themes: e2e/shots. In `npm test`, ./axe.spec.ts takes those of the main pages. */
import { join } from 'node:path';

import { House } from './house.ts';
import { ADDRESSES, dress, furnish, MAIN, SHOTS, settled, toCurtain } from './pages.ts';
import { DEEP, person, test } from './people.ts';

const SIZES = [
  [360, 640],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;
const LANGUAGES = ['de', 'en'] as const;
const THEMES = ['dark', 'light'] as const;
const WORKSHOP = ['workshop', 'zone', 'scenario', 'card pack', 'content pack', 'shared'] as const;

test('pictures of the pages', async ({ browser }) => {
  test.skip(!DEEP, 'of the deep run');
  const house = await House.open();
  try {
    const { host, addresses, close } = await furnish(browser, house.url);
    const { page } = host;
    const all = { ...ADDRESSES, ...addresses };
    for (const language of LANGUAGES) {
      for (const theme of THEMES) {
        await dress(page, language, theme);
        for (const name of [...MAIN, ...WORKSHOP, 'tables', 'about', 'fairness', 'replay', 'lost', 'gone', 'join']) {
          await page.goto(all[name]);
          await settled(page);
          for (const [width, height] of SIZES) {
            await page.setViewportSize({ width, height });
            await page.screenshot({ path: join(SHOTS, `${name}-${width}-${language}-${theme}.png`), fullPage: true, animations: 'disabled' });
          }
        }
      }
    }
    await close();
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
