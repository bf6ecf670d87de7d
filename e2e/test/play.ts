/** Playing by what the page offers: the buttons of the text table, and nothing else. */
import { expect, type Locator, type Page } from '@playwright/test';
import { openQuestion, somethingToPress } from './asked.ts';
import { words } from './people.ts';

const w = words.en;

// What is looked for all the time is found by its marks: for a role every element of the page is looked at, at every look.
export const options = (page: Page): Locator => page.locator('button[data-option]:enabled');
export const overOf = (page: Page): Locator => page.locator('section.over');
export const curtainOf = (page: Page): Locator => page.locator('.curtain[role=dialog]').filter({ hasText: w.curtain.more });

/** Chance with a seed, for choices that can be repeated. */
export function dice(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = s;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Choose = (options: readonly string[]) => number;

/** Somebody who wants to be done: places what completes, lands far out. Any other game is played at random. */
export const eager =
  (random: () => number): Choose =>
  (texts) => {
    const best = (pattern: RegExp): number => texts.findIndex((t) => pattern.test(t));
    for (const pattern of [/3 of 3$/, /2 of 3$/, /^Onto your home planet/, /^Place /]) {
      const i = best(pattern);
      if (i >= 0) return i;
    }
    const land = best(/^Land at/);
    if (land >= 0) {
      const portal = Number(/\d+/.exec(texts[land])?.[0] ?? 1);
      return portal >= 6 || random() < 0.15 || texts.length === 1 ? land : best(/^Fly on/);
    }
    return Math.floor(random() * texts.length);
  };
export const anything =
  (random: () => number): Choose =>
  (texts) =>
    Math.floor(random() * texts.length);

/** The texts of the buttons, without the key that stands in front. */
export const offered = async (page: Page): Promise<string[]> =>
  options(page).evaluateAll((all) => all.map((b) => (b.querySelector(':scope > span') ?? b).textContent?.replaceAll('\u00a0', ' ').trim() ?? ''));

/** Presses one button, if there is one to press. False: nothing was to be done. */
export async function answer(page: Page, choose: Choose, patience = 1500): Promise<boolean> {
  const texts = await offered(page);
  if (texts.length === 0) return false;
  const i = choose(texts);
  // A window may close between the look and the click: then there is another question.
  return options(page)
    .nth(i)
    .click({ timeout: patience })
    .then(
      () => true,
      () => false,
    );
}

/** The question and how far it is answered, in one look. */
const asked = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('.ask h2, button[data-option]')].map((e) => e.textContent);
    return [document.querySelector('.table')?.getAttribute('data-question'), ...texts].join('|');
  });

/** Presses until it counts: what has only just appeared cannot be pressed yet. */
export async function answerNow(page: Page, choose: Choose): Promise<void> {
  await expect(options(page).first()).toBeVisible();
  await openQuestion(page);
  const before = await asked(page);
  await expect(async () => {
    if ((await asked(page)) === before) await answer(page, choose);
    expect(await asked(page)).not.toBe(before);
  }).toPass({ intervals: [150] });
}

export interface Playing {
  readonly choose: Choose;
  /** After each press; false: stop playing. */
  readonly pressed?: (times: number) => Promise<boolean> | boolean;
  /** How long nothing may happen. */
  readonly patience?: number;
  /** Whether curtains are lifted; else a curtain stops the play. */
  readonly curtains?: boolean;
}

/** Plays until the match is over, or `pressed` says stop. Lifts the curtain where there is one. */
export async function play(page: Page, { choose, pressed, patience = 90_000, curtains = true }: Playing): Promise<'over' | 'stopped'> {
  const curtain = curtainOf(page).getByRole('button');
  for (let times = 0; ; ) {
    await somethingToPress(page, 'button[data-option]:enabled', 'section.over, .curtain[role=dialog] button', patience);
    if (await overOf(page).isVisible()) return 'over';
    if (await curtain.isVisible()) {
      if (!curtains) return 'stopped';
      await curtain.click({ timeout: 1500 }).catch(() => {});
      continue;
    }
    if ((await answer(page, choose)) && (await pressed?.(++times)) === false) return 'stopped';
  }
}

/** How it ended, as the page says it. The places are drawn a moment after the headline. */
export async function resultOf(page: Page): Promise<{ headline: string; places: string[] }> {
  const over = page.getByRole('region', { name: w.over.title });
  const places = over.getByRole('listitem');
  await expect(places.first()).toBeVisible();
  return { headline: await over.getByRole('heading').innerText(), places: await places.allInnerTexts() };
}
