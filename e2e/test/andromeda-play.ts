/** How tests play Andromeda's Edge: which pick, and at the illustrated table by mouse, finger or keys. */
import { expect, type Page } from '@playwright/test';
import { SHIPS } from '../../games/andromeda/content/vocabulary.ts';
import { byKeys, type Hand, legal } from './drawn.ts';
import { overOf } from './play.ts';
import { picksInSight } from './pressing.ts';

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

/** So long a new question takes no press, and a little more. */
const FRESH = 260;
/** A press that was in time is heard in this time; else it is given again. */
const HEARD = 2500;
/** So often a press may be lost before something must be wrong. */
const MOST_LOST = 12;
const DONE = [() => true, () => false] as const;

/** What is asked, and what may be answered; a question that waits for others has no answers. */
const asked = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const things = [...document.querySelectorAll('.kit-table [data-state="legal"]:not([data-second])')].map((e) => e.getAttribute('data-pick'));
    return [...things, document.querySelector('.kit-table [data-decision] .say')?.textContent].join('|');
  });

/** Free actions alone are no question: what the question is about may lie under another tab, or further along a row. */
const isAnswer = (pick: string): boolean => pick !== '' && !pick.startsWith('free ');

export interface Seated {
  readonly hand: Hand;
  readonly choose: (picks: readonly string[]) => string;
  /** At a question of ours, before it is answered, with what was played so far. False: go. */
  readonly before?: (sat: Sat) => Promise<boolean>;
}
export interface Sat {
  readonly answers: number;
  readonly turns: number;
}

/** Plays by what lies on the table, until the game is over or `before` says to go. */
export async function sit(page: Page, { hand, choose, before }: Seated, patience = 120_000): Promise<Sat> {
  const something = legal(page).first().or(overOf(page)).first();
  let [answers, turns, lost, last] = [0, 0, 0, ''];
  for (;;) {
    await expect(something).toBeVisible({ timeout: patience });
    if (await overOf(page).isVisible()) return { answers, turns };
    await page.waitForTimeout(FRESH);
    const was = await asked(page);
    const picks = (await picksInSight(page)).filter(isAnswer);
    if (picks.length === 0) {
      // Between two questions, or out of sight.
      expect(++lost, `something can be pressed: ${was}`).toBeLessThan(MOST_LOST);
      if (lost % 3 === 0) await comeIntoSight(page);
      continue;
    }
    if ((await before?.({ answers, turns })) === false) return { answers, turns };
    const pick = choose(picks);
    if (await press(page, hand, pick, was)) {
      answers++;
      lost = 0;
      // A class may be chosen first, and then the region.
      if (/^(to |return$)/.test(pick) && (isTurn(picks) || isShip(last))) turns++;
      last = pick;
    } else expect(++lost, `'${pick}' is heard: ${was}`).toBeLessThan(MOST_LOST);
  }
}

const isShip = (pick: string): boolean => SHIPS.some((s) => s === pick);
const isTurn = (picks: readonly string[]): boolean => picks.some((p) => p === 'return' || isShip(p));

/** Something of the question that is on the page but not in sight. */
async function comeIntoSight(page: Page): Promise<void> {
  await page
    .locator('.kit-table [data-state="legal"]:not([data-second]):not([data-pick^="free "]):visible')
    .first()
    .scrollIntoViewIfNeeded({ timeout: HEARD })
    .catch(() => {});
}

/** Whether it changed what is asked. The table itself may have answered first: that is a change, too. */
async function press(page: Page, hand: Hand, pick: string, was: string): Promise<boolean> {
  const thing = page.locator(`.kit-table [data-state="legal"][data-pick="${pick}"]:not([data-second])`).first();
  if (hand === 'keys') await byKeys(page, pick).catch((e: Error) => gone(page, was, e));
  else if (hand === 'mouse') await thing.click({ timeout: HEARD }).catch((e: Error) => gone(page, was, e));
  else {
    await thing.tap({ timeout: HEARD }).catch((e: Error) => gone(page, was, e));
    // A region takes a second tap, on what says what would happen there.
    const go = page.locator('.ae-heldlook .kit-btn');
    if (await go.isVisible()) await go.tap({ timeout: HEARD }).catch(() => {});
  }
  const changed = expect.poll(async () => (await overOf(page).isVisible()) || (await asked(page)) !== was, { intervals: [30, 60], timeout: HEARD });
  return changed.toBe(true).then(...DONE);
}

/** What cannot be pressed although nothing has changed is a fault. */
async function gone(page: Page, was: string, why: Error): Promise<void> {
  if ((await asked(page)) === was && !(await overOf(page).isVisible())) throw why;
}
