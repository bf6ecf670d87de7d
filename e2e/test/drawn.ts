/** Playing at the illustrated table by what it shows: things that can be chosen, by finger, mouse or keys. */
import { expect, type Locator, type Page } from '@playwright/test';
import { openQuestion } from './asked.ts';
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
      .concat(root.querySelector('[data-decision]')?.textContent ?? '', root.closest('.table')?.getAttribute('data-question') ?? '')
      .join('|'),
  );

/** Whether it came to pass. */
const DONE = [() => true, () => false] as const;

/** A busy machine is slow, not deaf. */
const HEARD_MS = 15_000;
/** More lost presses than this mean that something is wrong. */
const MOST_LOST = 5;

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
  /** Stops after this many answers; if absent, at the end. */
  readonly answers?: number;
}

/** Plays until the match is over or enough was answered; how often something was chosen. */
export async function playDrawn(page: Page, { hand, random, look, answers = Number.POSITIVE_INFINITY }: Sitting): Promise<number> {
  let lost = 0;
  for (let times = 0; ; ) {
    if (times >= answers || (await openQuestion(page, { over: () => overOf(page).isVisible() })) === null) return times;
    // The table may still show what led to the question.
    await expect(legal(page).first().or(overOf(page)).first()).toBeVisible({ timeout: 60_000 });
    const before = await asked(page);
    const picks = await legal(page).evaluateAll((all) => all.map((e) => (e as HTMLElement).dataset.pick ?? ''));
    if (picks.length === 0) continue;
    await look?.(picks);
    const pick = prefer(picks, random);
    const thing = page.locator(`.kit-table [data-state="legal"][data-pick="${pick}"]`);
    const open = page.locator(`.t-fanned [data-state="legal"][data-pick="${pick}"]`);
    // A hand that lies open over something else is shut first, as a person would.
    const shut = page.locator('.t-fanned .t-shut');
    if (hand === 'touch' && (await shut.isVisible()) && (await open.count()) === 0) await shut.tap();
    if (hand === 'keys') await byKeys(page, pick);
    else {
      const press = hand === 'touch' ? thing.tap() : thing.click();
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
    const changed = async (): Promise<boolean> => (await overOf(page).isVisible()) || (await asked(page)) !== before;
    const soon = (what: () => Promise<boolean>): Promise<boolean> =>
      expect
        .poll(what, { intervals: [20, 50], timeout: HEARD_MS })
        .toBe(true)
        .then(...DONE);
    if (hand === 'touch' && pick.startsWith('draw ')) {
      await soon(async () => (await open.count()) > 0 || (await changed()));
      if ((await open.count()) > 0) await open.tap().catch(() => {});
    }
    if (await soon(changed)) {
      times++;
      lost = 0;
    } else expect(++lost, `'${pick}' is heard`).toBeLessThan(MOST_LOST);
  }
}

const ARROWS = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft', ArrowUp: 'ArrowDown', ArrowDown: 'ArrowUp' } as const;
type Arrow = keyof typeof ARROWS;
interface Standing {
  /** What has the focus: its pick, or where it is; null: nothing of the table. */
  readonly here: string | null;
  readonly there: boolean;
  /** Arrows, the one that points there first. */
  readonly tries: readonly Arrow[];
}

/** Into the table with Tab, with arrow keys alone to the thing, and Enter. An arrow that leads astray is taken back by its opposite. */
export async function byKeys(page: Page, pick: string, mark = `[data-pick="${pick}"]`): Promise<void> {
  await toByArrows(page, pick, mark);
  await page.keyboard.press('Enter');
}

/** `mark`: what is looked for has no pick of its own. */
export async function toByArrows(page: Page, pick: string, mark = `[data-pick="${pick}"]`): Promise<void> {
  const stand = (): Promise<Standing> =>
    page.evaluate((wanted) => {
      const el = document.activeElement;
      const here = el instanceof HTMLElement || el instanceof SVGElement ? el : null;
      const to = document.querySelector(`.kit-table [data-state="legal"]${wanted}:not([data-second])`);
      const inside = here?.closest('.kit-table') != null && here.dataset.thing !== undefined;
      const [a, b] = [here, to].map((e) => e?.getBoundingClientRect() ?? new DOMRect());
      const [dx, dy] = [b.left + b.right - a.left - a.right, b.top + b.bottom - a.top - a.bottom];
      const [x, y] = [dx > 0 ? 'ArrowRight' : 'ArrowLeft', dy > 0 ? 'ArrowDown' : 'ArrowUp'] as const;
      const [notX, notY] = [dx > 0 ? 'ArrowLeft' : 'ArrowRight', dy > 0 ? 'ArrowUp' : 'ArrowDown'] as const;
      return {
        // Things without a name of their own are told apart by their place on the page.
        here: inside ? (here.dataset.pick ?? here.dataset.anchor ?? `${[...document.querySelectorAll('[data-thing]')].indexOf(here)}`) : null,
        there: to === null || here === to,
        tries: Math.abs(dx) > Math.abs(dy) ? [x, y, notY, notX] : [y, x, notX, notY],
      };
    }, mark);
  const pressed: string[] = [];
  const press = async (key: string): Promise<Standing> => {
    pressed.push(key);
    expect(pressed.length, `keys lead to '${pick}': ${pressed.join(' ')}`).toBeLessThan(400);
    await page.keyboard.press(key);
    return stand();
  };
  let now = await stand();
  // In from the frame, as somebody does who presses Tab until something is outlined.
  while (!now.there && now.here === null) now = await press('Tab');
  const seen = new Set<string | null>([now.here]);
  const way: Arrow[] = [];
  for (;;) {
    if (now.there) break;
    let further = false;
    for (const arrow of now.tries) {
      const next = await press(arrow);
      if (next.here === now.here) continue;
      if (!seen.has(next.here) || next.there) {
        seen.add(next.here);
        way.push(arrow);
        now = next;
        further = true;
        break;
      }
      now = await press(ARROWS[arrow]);
    }
    if (further) continue;
    const last = way.pop();
    expect(last, `arrows reach '${pick}': ${pressed.join(' ')}`).toBeDefined();
    if (last !== undefined) now = await press(ARROWS[last]);
  }
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
