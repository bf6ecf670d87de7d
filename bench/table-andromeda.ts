/** The largest animations of Andromeda's table: a return with six activations, a battle's rolls, a zoom over the full map. */
import type { Known } from '@starboard/kernel';
import type { Moment } from '../e2e/situations.ts';
import type { Andromeda } from '../games/andromeda/rules/types.ts';
import { type Animation, click, type Page } from './table-animation.ts';

const knownOf = (m: Moment): Known<Andromeda> => m.known as unknown as Known<Andromeda>;
const ACTIVATIONS = 6;
const byShip = (pick: string): boolean => /^(reactor$|head |activate )/.test(pick);

/** Whatever an activation asks is answered by the first thing there is. */
async function answerOn(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const things = [...document.querySelectorAll<HTMLElement>('.kit-table [data-state="legal"][data-pick]')];
    const next = things.find((e) => /^(reactor$|head |activate )/.test(e.dataset.pick ?? '')) ?? things[0];
    next?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return next !== undefined && next.dataset.pick !== 'end';
  });
}

const WHEEL_STEPS = 24;

export const ANDROMEDA: readonly Animation[] = [
  {
    what: `Andromeda's Edge: a return with ${ACTIVATIONS} activations`,
    game: 'andromeda',
    seats: 4,
    here: (m) => m.kind === 'return' && knownOf(m).pub.turn.activators >= ACTIVATIONS && m.picks.filter(byShip).length >= ACTIVATIONS,
    async go(page) {
      for (let n = 0; n < 2 * ACTIVATIONS && (await answerOn(page)); n++) await page.waitForTimeout(700);
    },
  },
  {
    what: "Andromeda's Edge: a battle's rolls",
    game: 'andromeda',
    seats: 4,
    here: (m) => m.kind === 'dice' && knownOf(m).pub.battle?.void === false && (knownOf(m).pub.battle?.sides.length ?? 0) > 1,
    go: (page) => click(page, 'dice 0'),
  },
  {
    what: "Andromeda's Edge: a zoom over the full map",
    game: 'andromeda',
    seats: 5,
    options: { length: 'long' },
    here: (m) => m.kind === 'turn' && knownOf(m).pub.turn.left > 0,
    async go(page) {
      const box = await page.locator('.kit-panzoom').boundingBox();
      if (box === null) return;
      await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.4);
      for (let i = 0; i < 2 * WHEEL_STEPS; i++) {
        await page.mouse.wheel(0, i < WHEEL_STEPS ? -40 : 40);
        await page.waitForTimeout(50);
      }
    },
  },
];
