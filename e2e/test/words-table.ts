/** Whole games at the text table: everybody plays by the picks that the page offers, and what their pages held is looked at. */
import { expect, type Locator } from '@playwright/test';
import { openQuestion, somethingToPress } from './asked.ts';
import { type Person, words } from './people.ts';

/** A player who is out early, or is not asked for a long time, waits for the others. */
const PATIENCE = 180_000;

/** What the server says to one chair. A frame holds the sections that changed. */
export interface Stream<Pub = object, Mine = object> {
  readonly seat: number;
  readonly frames: readonly { readonly pub: Partial<Pub>; readonly mine: Partial<Mine> }[];
}
export const streamOf = async <S extends Stream>(who: Person, table: string): Promise<S> =>
  (await who.context.request.get(`/api/tables/${table}/stream`)).json();

/** The section as it was told last. */
export function lastOf<Part, K extends keyof Part>(parts: readonly Partial<Part>[], key: K): Part[K] {
  const found = parts.findLast((p) => p[key] !== undefined);
  if (found === undefined) throw new Error(`${String(key)} was never told.`);
  return found[key] as Part[K];
}

/** A page as it stood, and what its chair had been told by then. */
export interface Look<S extends Stream> {
  readonly who: Person;
  readonly html: string;
  readonly stream: S;
}
/** The page first: what comes out in this very moment is then not taken for a leak. */
export async function look<S extends Stream>(who: Person, table: string): Promise<Look<S>> {
  const html = await who.page.content();
  return { who, html, stream: await streamOf<S>(who, table) };
}

export const tableOf = ({ page }: Person): string => new URL(page.url()).pathname.split('/').at(-1)!;

export const overOf = ({ page, language }: Person): Locator => page.getByRole('region', { name: words[language].over.title });

export async function reload({ page, language }: Person): Promise<void> {
  await page.reload();
  await expect(page.getByRole('region', { name: words[language].table.scene })).toBeVisible();
}

export interface Playing {
  /** Null: there is something to press, but nothing to do. */
  choose(picks: readonly string[]): string | null;
  pressed(times: number): Promise<void>;
  /** A pick out of very many was typed. */
  typed?(): void;
  /** What ends it when it is seen; else the end of the match does. */
  readonly until?: Locator;
}

/** Plays by what the page offers until the match is over, or what was waited for is there. */
export async function playByPicks(who: Person, { choose, pressed, typed, until }: Playing): Promise<void> {
  const { page } = who;
  // What is looked for all the time is found by a class: for a role every element of a large table is looked at.
  const over = page.locator('section.over');
  const options = page.locator('[data-option]:enabled');
  const end = (until === undefined ? over : until.or(over)).first();
  for (let times = 0; ; ) {
    await somethingToPress(page, '[data-option]:enabled', 'section.over', PATIENCE, until && (() => end.isVisible()));
    if (await end.isVisible()) return;
    const picks = await options.evaluateAll((all) => all.map((b) => (b as HTMLElement).dataset.pick ?? ''));
    const pick = picks.length === 0 ? null : choose(picks);
    if (pick === null) {
      await page.waitForTimeout(100);
      continue;
    }
    const many = page.getByRole('searchbox', { name: words[who.language].table.find });
    const done = (await many.isVisible())
      ? await type(pick).then(typed ?? (() => {}), () => null)
      : await page
          .locator(`[data-pick="${pick}"]:enabled`)
          .click({ timeout: 1500 })
          .catch(() => null);
    if (done !== null) await pressed(++times);
  }

  /** Of very many one is typed, and Enter takes it. */
  async function type(pick: string): Promise<void> {
    const field = page.getByRole('searchbox');
    await openQuestion(page, { timeout: 5000 });
    await field.fill(pick.toLowerCase(), { timeout: 5000 });
    await field.press('Enter', { timeout: 5000 });
    await expect(page.locator('.manypicks')).toHaveCount(0);
  }
}
