/** An animation of an illustrated table that is measured (./table.ts), and how it is set going. */
import type { chromiumAt } from '../e2e/chromium.ts';
import type { Wanted } from '../e2e/situations.ts';

export type Page = Awaited<ReturnType<Awaited<ReturnType<typeof chromiumAt>>['newPage']>>;

export interface Animation extends Wanted {
  readonly what: string;
  /** Sets it going; `picks`: what may be chosen. */
  readonly go: (page: Page, picks: readonly string[]) => Promise<void>;
}

/** In the page itself: what a driver does costs nothing there. */
export const click = (page: Page, pick: string): Promise<void> =>
  page.evaluate((wanted) => {
    document
      .querySelector<HTMLElement>(`.kit-table [data-state="legal"][data-pick="${wanted}"]`)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }, pick);
