/**
 * The pages and a table in words in the made-up language: every text is bracketed, so what is not has never been translated; and
 * every text is half as long again, so what does not fit breaks here first.
 */
import { expect, type Page } from '@playwright/test';
import { House } from './house.ts';
import { expectNoProblems, GAME, person, test } from './people.ts';
import { options } from './play.ts';

const PAGES = ['/', `/new/${GAME}`, '/tables', '/replay', '/rules', '/rules/aliens', '/settings', '/about', '/fairness', '/nowhere'];
const PHONE = { viewport: { width: 360, height: 640 } };
/** Names of things and people, which are the same in every language. */
const NAMES = /^(Starboard|EN|DE|Guest \d|Nova|Vela|Altair|Mira|[A-Z]{1,2}\d{0,3}[a-z]?|[A-Z]\.\d+|[a-o])$/;

test('every text of the pages and of a table in words is translated, and fits a phone at half as long again', async ({ browser }) => {
  const house = await House.open();
  try {
    const one = await person(browser, house.url, 'Nova', { prefs: { name: 'Nova' }, ...PHONE });
    const { page } = one;
    await page.goto('/?pseudo');
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      await look(page, path);
    }
    await page.goto(`/new/${GAME}`);
    await page.locator('button[type=submit]').click();
    await expect(options(page).first()).toBeVisible({ timeout: 90_000 });
    await look(page, 'the table');
    await page.locator('.top .right > button').last().click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await look(page, 'its menu');
    await page.keyboard.press('Escape');
    await page.locator('.top .right .not-small button').first().click();
    await expect(page.locator('dialog[open] .rules').first()).toBeVisible();
    await look(page, 'its rules');
    // It lasts until somebody ends it.
    await page.goto('/?pseudo=off');
    await expect(page.locator('h1').first()).not.toContainText('⟦');
    expectNoProblems(one);
  } finally {
    await house.close();
  }
});

async function look(page: Page, where: string): Promise<void> {
  const { bare, wide } = await page.evaluate(read);
  expect(
    [...new Set(bare)].filter((text) => !NAMES.test(text)),
    `not translated: ${where}`,
  ).toEqual([]);
  expect(wide, `wider than the screen: ${where}`).toEqual([]);
}

/** In the page: texts outside of brackets, and elements that stick out of the screen where nothing scrolls. */
function read(): { bare: string[]; wide: string[] } {
  const bare: string[] = [];
  let depth = 0;
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    if (node.parentElement?.closest('script, style, noscript') !== null) continue;
    let outside = '';
    for (const char of node.textContent ?? '') {
      if (char === '⟦') depth++;
      else if (char === '⟧') depth = Math.max(0, depth - 1);
      else if (depth === 0) outside += char;
    }
    if (/\p{L}/u.test(outside)) bare.push(outside.trim());
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder]'))
    for (const name of ['aria-label', 'placeholder']) {
      const text = element.getAttribute(name) ?? '';
      if (/\p{L}/u.test(text) && !text.includes('⟦')) bare.push(text);
    }
  const scrolls = (e: Element | null): boolean =>
    e !== null && e !== document.body && e !== document.documentElement && (getComputedStyle(e).overflowX !== 'visible' || scrolls(e.parentElement));
  const wide = [...document.querySelectorAll('body *')]
    .filter((e) => {
      const { right, width, height } = e.getBoundingClientRect();
      return width > 1 && height > 1 && right > innerWidth + 1 && !scrolls(e.parentElement);
    })
    .map((e) => `${e.tagName.toLowerCase()}.${e.getAttribute('class') ?? ''}: ${e.textContent?.slice(0, 40)}`);
  return { bare, wide };
}
