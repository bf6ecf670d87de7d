/** Pressing things of an illustrated table by mouse, finger or keys, and counting: a press that does nothing is a failure. */
import type { Locator, Page } from '@playwright/test';
import { openQuestion } from './asked.ts';
import { byKeys, type Hand, legal } from './drawn.ts';
import { overOf } from './play.ts';

/** What is asked, and what may be answered; half of an answer changes it, too. */
const asked = (page: Page): Promise<string> =>
  page.locator('.kit-table').evaluate((root) =>
    [...root.querySelectorAll('[data-state="legal"]:not([data-second])')]
      .map((e) => e.getAttribute('data-pick'))
      .concat(root.querySelector('[data-decision] h2')?.textContent ?? '', root.closest('.table')?.getAttribute('data-question') ?? '')
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

/** The view has come to rest, and all parts of the table show the question; what is asked then. */
export async function still(page: Page): Promise<string> {
  const place = (): Promise<string> =>
    legal(page)
      .first()
      .evaluate((e) => JSON.stringify(e.getBoundingClientRect()))
      .catch(() => '');
  for (let was = '', now = await place(); ; ) {
    const before = await asked(page);
    await page.waitForTimeout(120);
    [was, now] = [now, await place()];
    if (was === now && before === (await asked(page))) return before;
  }
}

/** A busy machine is slow, not deaf. */
const HEARD_MS = 30_000;

/** Whether a press was the answer or made `more` appear, which is pressed next. */
async function heard(page: Page, before: string, more: Locator): Promise<'answer' | 'more' | 'nothing'> {
  for (const until = Date.now() + HEARD_MS; Date.now() < until; await page.waitForTimeout(25)) {
    if ((await overOf(page).isVisible()) || (await asked(page)) !== before) return 'answer';
    if ((await more.count()) > 0) return 'more';
  }
  return 'nothing';
}

/** Chooses a pick as a person does; how many presses it took. */
export async function choose(page: Page, hand: Hand, pick: string): Promise<number> {
  await openQuestion(page);
  const before = await still(page);
  const confirm = page.locator(`.kit-bar [data-second][data-state="legal"][data-pick="${pick}"]`);
  // What gives somebody away is pressed twice.
  const sure = page.locator('.kit-bar .x-disarm');
  const press = async (): Promise<void> => {
    if (hand === 'keys') return byKeys(page, pick);
    if (hand === 'mouse') return thingOf(page, pick).click();
    await ((await confirm.count()) > 0 ? confirm.first() : thingOf(page, pick)).tap();
  };
  // What is announced by force has its button at once.
  const more = hand === 'touch' && (await confirm.count()) === 0 ? sure.or(confirm) : sure;
  for (const presses of [1, 2]) {
    await press();
    const how = await heard(page, before, presses === 1 ? more : page.locator('#never'));
    if (how === 'answer') return presses;
    if (how === 'nothing') throw new Error(`'${pick}' was pressed ${presses === 1 ? 'once' : 'twice'} by ${hand} and nothing happened`);
  }
  throw new Error(`'${pick}' is not answered by two presses`);
}
