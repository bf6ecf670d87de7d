/** How tests play Andromeda's Edge: which pick, and at the illustrated table by mouse, finger or keys. */
import { expect, type Page } from '@playwright/test';
import { SHIPS } from '../../games/andromeda/content/vocabulary.ts';
import { openQuestion } from './asked.ts';
import { byKeys, type Hand, legal } from './drawn.ts';
import { overOf } from './play.ts';
import { atRest } from './rest.ts';

/** A region where the ship that lies ready can go: one press launches it, though the question does not name it yet. */
export const REGION = 'space ';

/** Launches, uses what there is, and calls the ships home now and then; free actions are left alone. */
export const captain =
  (random: () => number) =>
  (picks: readonly string[]): string => {
    const any = (of: readonly string[]): string => of[Math.floor(random() * of.length)];
    if (picks.includes('return') && random() < 0.4) return 'return';
    const asked = picks.filter((p) => !p.startsWith('free '));
    const doing = asked.filter((p) => !['skip', 'stop', 'end', 'pass', 'return'].includes(p));
    return any(doing.length > 0 && random() < 0.9 ? doing : asked);
  };

/** A press that was in time is heard in this time; else it is given again, and too many lost ones are a fault. */
const HEARD = 15_000;
/** More lost presses than this mean that something is wrong. */
const MOST_LOST = 12;
const DONE = [() => true, () => false] as const;

/** What is asked, and what may be answered; a question that waits for others has no answers. */
export const asked = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const things = [...document.querySelectorAll('.kit-table [data-state="legal"]:not([data-second])')].map((e) => e.getAttribute('data-pick'));
    const number = document.querySelector('.table[data-question]')?.getAttribute('data-question');
    return [...things, document.querySelector('.kit-table [data-decision] .say')?.textContent, number].join('|');
  });

/** What a pointer hits of the question; free actions alone are not a question. */
const picksHit = (page: Page): Promise<string[]> =>
  page.locator('.kit-table [data-state="legal"]:not([data-second])').evaluateAll((all, region) => {
    const hit = all.filter((e) => {
      const b = e.getBoundingClientRect();
      return b.width > 0 && document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2)?.closest('[data-state]') === e;
    });
    const names = hit.map((e) => e.getAttribute('data-pick') ?? e.getAttribute('data-anchor') ?? '');
    return names.filter((n, i) => (hit[i].hasAttribute('data-pick') ? !n.startsWith('free ') : n.startsWith(region)));
  }, REGION);

/** How the thing is marked that stands for a pick. */
const markOf = (pick: string): string => (pick.startsWith(REGION) ? `[data-anchor="${pick}"]` : `[data-pick="${pick}"]`);

export interface Sat {
  readonly answers: number;
  readonly turns: number;
}
export interface Seated {
  readonly hand: Hand;
  choose(picks: readonly string[]): string | Promise<string>;
  /** Before each answer. */
  before?(sat: Sat): Promise<void>;
  /** It was enough; else it goes on to the end of the game. */
  until?(sat: Sat): boolean;
}

/** Plays by what lies on the table. */
export async function sit(page: Page, { hand, choose, before, until }: Seated, patience = 120_000): Promise<Sat> {
  // What lies under a sheet is on the page, but nobody can press it.
  const something = legal(page).filter({ visible: true }).or(overOf(page)).first();
  let [answers, turns, lost, last] = [0, 0, 0, ''];
  const enough = (): boolean => until?.({ answers, turns }) ?? false;
  for (;;) {
    await expect.poll(async () => enough() || (await something.isVisible()), { intervals: [50, 100], timeout: patience }).toBe(true);
    if (enough() || (await overOf(page).isVisible())) return { answers, turns };
    if ((await openQuestion(page, { over: async () => enough() || (await overOf(page).isVisible()), timeout: patience })) === null) continue;
    const was = await asked(page);
    const picks = await picksHit(page);
    if (picks.length === 0) {
      // Not drawn yet, or out of sight.
      await atRest(page, '.kit-table');
      expect(++lost, `something can be pressed: ${was}`).toBeLessThan(MOST_LOST);
      if (lost % 3 === 0) await comeIntoSight(page);
      continue;
    }
    await before?.({ answers, turns });
    if (enough()) continue;
    const pick = await choose(picks);
    if (await press(page, hand, pick, was)) {
      answers++;
      lost = 0;
      // A class may be chosen first, and then the region.
      if (pick === 'return' || pick.startsWith(REGION) || (pick.startsWith('to ') && isShip(last))) turns++;
      last = pick;
    } else expect(++lost, `'${pick}' is heard: ${was}`).toBeLessThan(MOST_LOST);
  }
}

const isShip = (pick: string): boolean => SHIPS.some((s) => s === pick);

/** Something of the question that is on the page but not in sight. */
async function comeIntoSight(page: Page): Promise<void> {
  await page
    .locator('.kit-table [data-state="legal"][data-pick]:not([data-second]):not([data-pick^="free "]):visible')
    .first()
    .scrollIntoViewIfNeeded({ timeout: HEARD })
    .catch(() => {});
}

/** Whether it changed what is asked. The table itself may have answered first: that is a change, too. */
async function press(page: Page, hand: Hand, pick: string, was: string): Promise<boolean> {
  const thing = page.locator(`.kit-table [data-state="legal"]${markOf(pick)}:not([data-second])`).first();
  const changed = async (): Promise<boolean> => (await overOf(page).isVisible()) || (await asked(page)) !== was;
  // The table may have answered first, or the machine is busy: whether something has changed is looked at below.
  const late = (): void => {};
  const soon = (what: () => Promise<boolean>): Promise<boolean> =>
    expect
      .poll(what, { intervals: [30, 60], timeout: HEARD })
      .toBe(true)
      .then(...DONE);
  if (hand === 'keys') await byKeys(page, pick, markOf(pick)).catch(late);
  else if (hand === 'mouse') await thing.click({ timeout: HEARD }).catch(late);
  else {
    await thing.tap({ timeout: HEARD }).catch(late);
    // A region takes a second tap, on what says what would happen there.
    const go = page.locator('.ae-heldlook .kit-btn');
    if (!(await soon(async () => (await go.isVisible()) || (await changed())))) return false;
    if (await go.isVisible()) await go.tap({ timeout: HEARD }).catch(late);
  }
  return soon(changed);
}
