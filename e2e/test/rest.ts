/** When a page has come to rest, so that places can be measured and colours looked at. */
import { expect, type Page } from '@playwright/test';

/** Frames in a row in which nothing may happen. */
const QUIET_FRAMES = 4;

/**
 * Nothing moves that ends by itself, and nothing of `within` changes any more. It is counted in frames with idle time behind them and not in
 * milliseconds: a busy machine draws late.
 */
export const atRest = (page: Page, within = 'body'): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(
          async ([frames, selector]) => {
            const root = document.querySelector(selector);
            if (root === null) return false;
            let changes = 0;
            const watch = new MutationObserver((all) => (changes += all.length));
            watch.observe(root, { subtree: true, childList: true, attributes: true });
            const moving = (): number =>
              document.getAnimations().filter((a) => a.playState === 'running' && a.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
                .length;
            let quiet = true;
            for (let i = 0; i < frames && quiet; i++) {
              await new Promise((drawn) => requestAnimationFrame(drawn));
              await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }));
              quiet = changes === 0 && moving() === 0;
            }
            watch.disconnect();
            return quiet;
          },
          [QUIET_FRAMES, within] as const,
        ),
      { message: 'the page comes to rest', intervals: [20, 50, 100] },
    )
    .toBe(true);
