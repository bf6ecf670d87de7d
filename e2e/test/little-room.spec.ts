/** The table in words where there is little room: facts, question and picks share it, and nobody loses the page. */
import { expect, type Page } from '@playwright/test';
import { gameIds } from '@starboard/registry';
import { House } from './house.ts';
import { expectNoProblems, makeTable, person, test } from './people.ts';
import { answerNow, anything, dice, options } from './play.ts';

const SIZES = [
  ['a phone', { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }],
  ['1280×800 at 200 % zoom', { viewport: { width: 640, height: 400 } }],
] as const;
/** The share of the screen that the facts get at least. */
const FACTS = 0.3;
const QUESTIONS = 4;

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house?.close());

for (const [size, screen] of SIZES)
  for (const game of gameIds)
    test(`${game} on ${size}: the facts, the question and the first picks are seen together`, async ({ browser }) => {
      const one = await person(browser, house.url, 'Nova', { prefs: { name: 'Nova' }, ...screen });
      const { page } = one;
      await page.goto(`/new/${game}`);
      await makeTable(page, 'solo');
      const choose = anything(dice(7));
      for (let asked = 0; asked < QUESTIONS; asked++) {
        await expect(options(page).first()).toBeVisible({ timeout: 60_000 });
        // A busy machine shares the room out a moment after it has drawn.
        await expect(async () => {
          const room = await measure(page);
          expect(room.facts, 'height of the facts').toBeGreaterThanOrEqual(FACTS * room.height);
          expect(room.firstFact, 'the first fact is seen').toBe(true);
          expect(room.question, 'the whole question is seen').toBe(true);
          expect(room.picks, 'picks of which at least the name is seen').toBeGreaterThanOrEqual(Math.min(2, room.all));
          expect(room.sideways, 'the page does not scroll sideways').toBe(false);
        }).toPass();
        await answerNow(page, choose);
      }
      expectNoProblems(one);
    });

interface Room {
  readonly height: number;
  readonly facts: number;
  readonly firstFact: boolean;
  readonly question: boolean;
  readonly picks: number;
  readonly all: number;
  readonly sideways: boolean;
}

const measure = (page: Page): Promise<Room> =>
  page.evaluate(() => {
    const box = (e: Element): DOMRect => e.getBoundingClientRect();
    const inside = (e: Element | null, around: Element | null): boolean => {
      if (e === null || around === null) return false;
      const [a, b] = [box(e), box(around)];
      return a.height > 0 && a.top >= Math.max(0, b.top) - 1 && a.bottom <= Math.min(innerHeight, b.bottom) + 1;
    };
    /** The height of it that is on the screen. */
    const visible = (e: Element, around: Element | null): number =>
      around === null ? 0 : Math.min(box(e).bottom, box(around).bottom, innerHeight) - Math.max(box(e).top, box(around).top);
    const LINE = 40;
    const scene = document.querySelector('.scene');
    const choices = document.querySelector('.choices');
    const picks = [...document.querySelectorAll('[data-option]')];
    return {
      height: innerHeight,
      facts: scene === null ? 0 : Math.min(box(scene).bottom, innerHeight) - Math.max(0, box(scene).top),
      firstFact: inside(document.querySelector('.scene .para li, .scene .para tr'), scene),
      question: inside(document.querySelector('.ask h2'), document.querySelector('.ask')),
      picks: picks.filter((p) => visible(p, choices) >= Math.min(LINE, box(p).height - 1)).length,
      all: picks.length,
      sideways: document.documentElement.scrollWidth > innerWidth,
    };
  });
