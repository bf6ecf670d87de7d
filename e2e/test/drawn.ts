/** Playing at the illustrated table by what it shows: things that can be chosen, by finger, mouse or keys. */
import { expect, type Locator, type Page } from '@playwright/test';
import { words } from './people.ts';
import { overOf } from './play.ts';

/** Things and buttons that stand for a legal pick. */
export const legal = (page: Page): Locator => page.locator('.kit-table [data-state="legal"]');
export const question = (page: Page): Locator => page.locator('.kit-table [data-decision]');
/** The question, where it is ours: what changes when it is another one. */
const asked = (page: Page): Promise<string> =>
  page.locator('.kit-table').evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('[data-state="legal"]')]
      .map((e) => e.dataset.pick)
      .concat(root.querySelector('[data-decision]')?.textContent ?? '')
      .join('|'),
  );

/** Whether it came to pass. */
const DONE = [() => true, () => false] as const;

/** So long a new question takes no press, and a little more. */
const FRESH = 230;

export type Hand = 'touch' | 'mouse' | 'keys';

/** Somebody who wants to be done: places what there is, lands far out. */
function prefer(picks: readonly string[], random: () => number): string {
  const placing = picks.filter((p) => p.startsWith('place '));
  if (placing.length > 0) return placing[Math.floor(random() * placing.length)];
  if (picks.includes('stay') && picks.includes('land')) return random() < 0.25 ? 'land' : 'stay';
  const first = picks.filter((p) => p !== 'enough' && p !== 'none');
  const from = first.length > 0 ? first : picks;
  return from[Math.floor(random() * from.length)];
}

export interface Sitting {
  readonly hand: Hand;
  readonly random: () => number;
  /** At each question that is ours, before it is answered. */
  readonly look?: (picks: readonly string[]) => Promise<void>;
  /** After so many answers it is enough; missing: until the end. */
  readonly answers?: number;
}

/** Plays until the match is over or enough was answered; how often something was chosen. */
export async function playDrawn(page: Page, { hand, random, look, answers = Number.POSITIVE_INFINITY }: Sitting): Promise<number> {
  const something = legal(page).first().or(overOf(page)).first();
  let idle = 0;
  let since = 0;
  for (let times = 0; ; ) {
    await expect(something).toBeVisible({ timeout: 30_000 });
    if (times >= answers || (await overOf(page).isVisible())) return times;
    const before = await asked(page);
    const picks = await legal(page).evaluateAll((all) => all.map((e) => (e as HTMLElement).dataset.pick ?? ''));
    if (picks.length === 0) continue;
    await look?.(picks);
    const pick = prefer(picks, random);
    // What has only just appeared cannot be pressed yet.
    await page.waitForTimeout(Math.max(0, since + FRESH - Date.now()));
    const thing = page.locator(`.kit-table [data-state="legal"][data-pick="${pick}"]`);
    const open = page.locator(`.t-fanned [data-state="legal"][data-pick="${pick}"]`);
    // A hand that lies open over something else is shut first, as a person would.
    const shut = page.locator('.t-fanned .t-shut');
    if (hand === 'touch' && (await shut.isVisible()) && (await open.count()) === 0) await shut.tap({ timeout: 5000 });
    if (hand === 'keys') await byKeys(page, pick);
    else {
      const press = hand === 'touch' ? thing.tap({ timeout: 5000 }) : thing.click({ timeout: 5000 });
      // A window may close before the finger is there.
      const late = await press.then(
        () => false,
        async (error) => {
          if ((await asked(page)) === before) throw error;
          return true;
        },
      );
      if (late) continue;
    }
    // On a phone the first tap opens a hand, the second draws from it.
    if (hand === 'touch' && pick.startsWith('draw ') && (await open.waitFor({ timeout: 2000 }).then(...DONE))) await open.tap({ timeout: 5000 });
    const changed = expect.poll(async () => (await overOf(page).isVisible()) || (await asked(page)) !== before, {
      intervals: [20, 50],
      timeout: 600,
    });
    if (await changed.toBe(true).then(...DONE)) {
      times++;
      idle = 0;
      since = Date.now();
    } else expect(++idle, `'${pick}' is heard`).toBeLessThan(20);
  }
}

/** With arrow keys to the thing, and Enter: nothing else is touched. */
export async function byKeys(page: Page, pick: string): Promise<void> {
  const way = (): Promise<string | null> =>
    page.evaluate((wanted) => {
      const here = document.activeElement as HTMLElement | null;
      const to = document.querySelector<HTMLElement>(`.kit-table [data-state="legal"][data-pick="${wanted}"]`);
      if (to === null || here === to) return null;
      // In from the frame, as somebody does who presses Tab until something is outlined.
      if (here === null || here.closest('.kit-table') === null || here.dataset.thing === undefined) return 'Tab';
      const [a, b] = [here.getBoundingClientRect(), to.getBoundingClientRect()];
      const [dx, dy] = [b.left + b.right - a.left - a.right, b.top + b.bottom - a.top - a.bottom];
      return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp';
    }, pick);
  const pressed: string[] = [];
  let lost = false;
  for (let wanted = await way(); wanted !== null; wanted = await way()) {
    // Arrows that lead back and forth between two neighbours: Tab visits everything in turn.
    const [a, b, c, d] = pressed.slice(-4);
    lost ||= d !== undefined && a === c && b === d && a !== b;
    const key = lost ? 'Tab' : wanted;
    pressed.push(key);
    expect(pressed.length, `keys lead to '${pick}': ${pressed.join(' ')}`).toBeLessThan(160);
    const before = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press(key);
    // Nothing lies in that direction: the next thing, then.
    if (key !== 'Tab' && (await page.evaluate((was) => document.activeElement === was, before))) await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

/** What a decision needs and is not wholly on the screen. */
export const outside = (page: Page): Promise<string[]> =>
  page.locator('.kit-table').evaluate((root) => {
    const things = [...root.querySelectorAll<HTMLElement>('[data-decision], [data-state="legal"]')];
    const gone = things.filter((e) => {
      const b = e.getBoundingClientRect();
      return b.width === 0 || b.height === 0 || b.left < -0.5 || b.top < -0.5 || b.right > innerWidth + 0.5 || b.bottom > innerHeight + 0.5;
    });
    const scrolls = document.documentElement.scrollHeight > innerHeight + 1 ? ['the page scrolls'] : [];
    return [...gone.map((e) => `${e.dataset.pick ?? 'the question'} ${JSON.stringify(e.getBoundingClientRect())}`), ...scrolls];
  });

export const toWords = (page: Page): Locator => page.getByRole('button', { name: words.en.table.toWords });
export const toDrawn = (page: Page): Locator => page.getByRole('button', { name: words.en.table.toDrawn });
