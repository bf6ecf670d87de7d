/** How tests press at the illustrated table of Afternova. */
import type { Page } from '@playwright/test';

export const things = (page: Page) => page.locator('.afternova [data-state="legal"]:not([data-second]):visible');

/**
 * Chooses what to press next and marks it: what is put together is said, and deals are made. On a phone only what a finger can
 * hit counts. False: nothing can be pressed.
 */
export const chooseNext = (page: Page, random: number): Promise<boolean> =>
  page.evaluate((chance) => {
    for (const marked of document.querySelectorAll('[data-next]')) marked.removeAttribute('data-next');
    const all = [...document.querySelectorAll<HTMLElement>('.afternova [data-state="legal"]:not([data-second])')].filter((e) => {
      const b = e.getBoundingClientRect();
      const hit = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2);
      return hit !== null && (e.contains(hit) || hit.contains(e));
    });
    const some = (selector: string): HTMLElement | undefined => {
      const list = all.filter((e) => e.matches(selector));
      return list[Math.floor(chance * 997) % Math.max(1, list.length)];
    };
    const paw = chance < 0.3 && document.querySelector('.afternova .v-offer') !== null ? some('.v-held.paw:not(.chosen-thing)') : undefined;
    const next =
      some('.v-bar .primary[data-path]') ??
      some('.v-tray .v-tk:not(.chosen-thing)') ??
      some('.v-held[data-pick]:not(.chosen-thing)') ??
      some('.v-go.lit') ??
      some('.v-slip.lit .v-slip-in:not(.chosen-thing)') ??
      some('[data-path="nothing"]') ??
      paw ??
      (chance < 0.6 ? some('.v-pl:not(.chosen-thing)') : undefined) ??
      some('.v-card[data-path]') ??
      some('[data-path="wait"]') ??
      some('[data-path="abort"]');
    next?.setAttribute('data-next', '');
    return next !== undefined;
  }, random);
