/** Pressing things of an illustrated table by mouse or finger, and counting: a press that does nothing is a failure. */
import type { Locator, Page } from '@playwright/test';
import { legal } from './drawn.ts';
import { overOf } from './play.ts';

/** So long a new question takes no press, and a little more. */
const FRESH = 260;

/** What is asked, and what may be answered. */
const asked = (page: Page): Promise<string> =>
  page.locator('.kit-table').evaluate((root) =>
    [...root.querySelectorAll('[data-state="legal"]:not([data-second])')]
      .map((e) => e.getAttribute('data-pick'))
      .concat(root.querySelector('[data-decision] h2')?.textContent ?? '')
      .join('|'),
  );

/** A thing for keyboard, mouse and finger that stands for a pick. */
export const thingOf = (page: Page, pick: string) => page.locator(`.kit-table [data-state="legal"][data-pick="${pick}"]:not([data-second])`);

export const picksOf = (page: Page): Promise<string[]> => legal(page).evaluateAll((all) => all.map((e) => e.getAttribute('data-pick') ?? ''));

/** Those whose middle a finger hits. */
export const picksInSight = (page: Page): Promise<string[]> =>
  page.locator('.kit-table [data-state="legal"]:not([data-second])').evaluateAll((all) =>
    all.flatMap((e) => {
      const b = e.getBoundingClientRect();
      const hit = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2);
      return hit !== null && (e.contains(hit) || hit.contains(e)) && hit.closest('[data-state]') === e ? [e.getAttribute('data-pick') ?? ''] : [];
    }),
  );

/** The view has come to rest. */
async function still(page: Page): Promise<void> {
  const place = (): Promise<string> =>
    legal(page)
      .first()
      .evaluate((e) => JSON.stringify(e.getBoundingClientRect()))
      .catch(() => '');
  for (let was = '', now = await place(); was !== now; ) {
    await page.waitForTimeout(120);
    [was, now] = [now, await place()];
  }
}

/** Whether the question was answered or went on, soon; false at once when the button for a second press is there. */
async function changed(page: Page, before: string, second?: Locator): Promise<boolean> {
  for (const until = Date.now() + 1500; Date.now() < until; await page.waitForTimeout(25)) {
    if ((await overOf(page).isVisible()) || (await asked(page)) !== before) return true;
    if (second !== undefined && (await second.count()) > 0) return false;
  }
  return false;
}

/** Chooses a pick as a person with a mouse or a finger does; how many presses it took. */
export async function choose(page: Page, hand: 'mouse' | 'touch', pick: string): Promise<number> {
  await page.waitForTimeout(FRESH);
  await still(page);
  const before = await asked(page);
  const one = thingOf(page, pick);
  const button = page.locator(`.kit-bar [data-state="legal"][data-pick="${pick}"]`);
  const [press, again] = hand === 'mouse' ? (['click', one] as const) : (['tap', button] as const);
  await one[press]({ timeout: 5000 });
  if (await changed(page, before, hand === 'touch' ? button.and(page.locator('[data-second]')) : undefined)) return 1;
  // What gives somebody away is pressed twice. The first press may also have counted just after the last look.
  const late = await again
    .first()
    [press]({ timeout: 5000 })
    .then(
      () => null,
      (error: Error) => error,
    );
  if (!(await changed(page, before))) throw late ?? new Error(`'${pick}' was pressed twice by ${hand} and nothing happened`);
  return 2;
}
