/** The question that a page asks, by its number: what a press answers, and when one is heard. */
import { expect, type Page } from '@playwright/test';

/** How long a new question takes no press (web/src/table/turn.ts), and a little more. */
const FRESH_MS = 260;
/** How long a page is waited for before another one is looked at. */
const STRETCH_MS = 500;

/** Null: nothing is asked here, or the answer is on its way. */
export const questionNow = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.table[data-question]')?.getAttribute('data-question') ?? null);

/** What is waited for in a page that goes elsewhere meanwhile, or is loaded anew, is not there yet. */
const orElsewhere = <T>(page: Page, waited: Promise<T>, not: T): Promise<T> =>
  waited.catch((error) => {
    if (page.isClosed() || !/context|navigat/i.test(String(error))) throw error;
    return not;
  });

/**
 * Waits within the page, which is quicker than asking it again and again from outside and takes less of the processor. What matches
 * `end` is waited for in any case; what matches `pick` counts once its question has been there long enough to be answered. `also`
 * is looked at from outside now and then.
 */
export async function somethingToPress(page: Page, pick: string, end: string, timeout: number, also?: () => Promise<boolean>): Promise<void> {
  const wait = (): Promise<boolean> =>
    page.evaluate(
      async ([picks, ends, fresh, stretch]) => {
        const shown = (selector: string): boolean =>
          [...document.querySelectorAll(selector)].some((e) => e.checkVisibility({ visibilityProperty: true }));
        const kept = window as typeof window & { askedHere?: { question: string | null; since: number } };
        for (const last = performance.now() + stretch; performance.now() < last; ) {
          if (shown(ends)) return true;
          const question = document.querySelector('.table[data-question]')?.getAttribute('data-question') ?? null;
          if (kept.askedHere?.question !== question) kept.askedHere = { question, since: performance.now() };
          const left = kept.askedHere.since + fresh - performance.now();
          if (left <= 0 && shown(picks)) return true;
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
        return false;
      },
      [pick, end, FRESH_MS, STRETCH_MS] as const,
    );
  for (const until = Date.now() + timeout; Date.now() < until; ) if ((await orElsewhere(page, wait(), false)) || (await also?.()) === true) return;
  // Says what is there instead.
  await expect(page.locator(`${pick}, ${end}`).first()).toBeVisible({ timeout: 1000 });
}

/**
 * Waits for a question that has been there long enough to be answered; its number. `last`: one that was answered already.
 * Null: `over` came first.
 */
export async function openQuestion(
  page: Page,
  { last = null, over, timeout = 60_000 }: { last?: string | null; over?: () => Promise<boolean>; timeout?: number } = {},
): Promise<string | null> {
  const wait = (): Promise<string | null> =>
    page.evaluate(
      async ([before, fresh, stretch]) => {
        const asked = (): string | null => document.querySelector('.table[data-question]')?.getAttribute('data-question') ?? null;
        let question = asked();
        let since = performance.now();
        for (const last = since + stretch; performance.now() < last || (question !== null && question !== before); ) {
          if (question !== null && question !== before && performance.now() - since >= fresh) return question;
          await new Promise((resolve) => setTimeout(resolve, 20));
          if (asked() !== question) [question, since] = [asked(), performance.now()];
        }
        return null;
      },
      [last, FRESH_MS, STRETCH_MS] as const,
    );
  for (const until = Date.now() + timeout; Date.now() < until; ) {
    const now = await orElsewhere(page, wait(), null);
    if (now !== null) return now;
    if ((await over?.()) === true) return null;
  }
  expect(await questionNow(page), `a question after ${last}`).not.toBe(last);
  throw new Error(`There was no question after ${last} for ${timeout} ms.`);
}
