/** The coach of a guided game, as tests follow it. */
import { expect, type Page } from '@playwright/test';

/** The number of the text that it says now, as "3/12"; '' while it is silent. One look: between two it may have gone on. */
export const textNow = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.coach:not(.waiting) .coach-say small .num')?.textContent ?? '');

/** Waits for another text than `last`; its number. */
export async function nextText(page: Page, last: string): Promise<string> {
  let now = '';
  await expect
    .poll(
      async () => {
        now = await textNow(page);
        return now !== '' && now !== last;
      },
      { message: `a text after ${last}`, intervals: [20, 50, 100], timeout: 60_000 },
    )
    .toBe(true);
  return now;
}
