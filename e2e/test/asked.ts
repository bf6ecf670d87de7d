/** The question that a page asks, by its number: what a press answers, and when one is heard. */
import { expect, type Page } from '@playwright/test';

/** So long a new question takes no press (web/src/table/turn.ts), and a little more. */
const FRESH_MS = 260;

/** Null: nothing is asked here, or the answer is on its way. */
export const questionNow = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.table[data-question]')?.getAttribute('data-question') ?? null);

/**
 * Waits for a question that has been there long enough to be answered; its number. `last`: one that was answered already.
 * Null: `over` came first.
 */
export async function openQuestion(
  page: Page,
  { last = null, over, timeout = 60_000 }: { last?: string | null; over?: () => Promise<boolean>; timeout?: number } = {},
): Promise<string | null> {
  for (;;) {
    let now: string | null = null;
    await expect
      .poll(
        async () => {
          now = await questionNow(page);
          return (now !== null && now !== last) || (await over?.()) === true;
        },
        { message: `a question after ${last}`, intervals: [20, 50, 100], timeout },
      )
      .toBe(true);
    if (now === null || now === last) return null;
    await page.waitForTimeout(FRESH_MS);
    if ((await questionNow(page)) === now) return now;
  }
}
