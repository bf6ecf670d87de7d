/** The moments of Aliens that are looked at, as ./shown.ts has those of Rarities. */
import type { Page } from '@playwright/test';
import { type Known, seatAt } from '@starboard/kernel';
import { ROUNDS } from '../games/aliens/content/cards.ts';
import { possible } from '../games/aliens/rules/possible.ts';
import type { Aliens, Event } from '../games/aliens/rules/types.ts';
import { printedZone } from '../games/aliens/rules/zone.ts';
import type { Shown } from './shown.ts';
import { type Moment, type Played, playedTo } from './situations.ts';

interface Seen extends Omit<Moment, 'known' | 'last'> {
  readonly known: Known<Aliens>;
  readonly last: readonly Event[];
}

interface AliensMoment {
  readonly name: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly here: (m: Seen) => boolean;
}

const round = (m: Seen): number => m.known.pub.round;
const isAlien = (m: Seen): boolean => m.known.mine?.alien ?? false;
const asked = (m: Seen, kind: string): boolean => m.kind === kind;
const happened = (m: Seen, what: (e: Event) => boolean): boolean => m.last.some(what);

const isHatch = (pick: string): boolean => pick.startsWith('hatch ');

/** Moments that tests open. */
const MOMENTS: readonly AliensMoment[] = [
  { name: 'move', seats: 6, options: { overlay: true }, here: (m) => asked(m, 'move') && !isAlien(m) && round(m) >= 6 },
  { name: 'hunt', seats: 6, here: (m) => asked(m, 'move') && isAlien(m) && round(m) >= 5 },
  { name: 'noise', seats: 6, here: (m) => asked(m, 'announce-any') && !isAlien(m) && round(m) >= 5 },
  {
    name: 'safe',
    seats: 4,
    here: (m) =>
      asked(m, 'move') &&
      !isAlien(m) &&
      m.known.pub.items[0] === 0 &&
      m.picks.some((pick) => printedZone('galilei').kinds[printedZone('galilei').byName.get(pick) ?? 0] === 'safe'),
  },
  {
    name: 'danger',
    seats: 4,
    here: (m) =>
      asked(m, 'move') &&
      !isAlien(m) &&
      m.known.pub.items[0] === 0 &&
      m.picks.some((pick) => printedZone('galilei').kinds[printedZone('galilei').byName.get(pick) ?? 0] === 'dangerous'),
  },
  { name: 'spill', seats: 5, here: (m) => asked(m, 'spill') },
  { name: 'first', seats: 3, here: (m) => asked(m, 'move') && !isAlien(m) && round(m) === 1 },
  { name: 'light', seats: 5, here: (m) => asked(m, 'move') && m.picks.includes('use spotlight') && round(m) >= 4 },
  { name: 'hatch', seats: 6, here: (m) => asked(m, 'move') && m.picks.some(isHatch) },
  { name: 'over', seats: 6, here: (m) => m.over },
];

/** A match that has come to a moment of this name. */
/** `n`: another match that came to the same moment. */
export function aliensTo(name: string, n = 0): Promise<Played> {
  const moment = MOMENTS.find((m) => m.name === name);
  if (moment === undefined) throw new Error(`There is no moment '${name}'.`);
  const { here, ...wanted } = moment;
  return playedTo(n === 0 ? `aliens ${name}` : `aliens ${name} ${n}`, { ...wanted, game: 'aliens', here: (m) => here(m as unknown as Seen) });
}

/** About this many places make a region that says something. */
const REGION = 25;
/** How many others have one. */
const regions = (m: Seen): number =>
  m.known.pub.status.filter((s, seat) => {
    const n = seat > 0 && s === 'aboard' ? possible(m.known, seatAt(seat), seatAt(0)).now.length : 0;
    return n >= REGION / 3 && n <= REGION * 2;
  }).length;

/** Possible places of two others; on small screens the eyes are in the whole sheet. */
async function openEyes(page: Page): Promise<void> {
  const eyes = page.locator('.x-eye:visible');
  const sheet = page.locator('.x-rounds .x-tool').last();
  const small = (await eyes.count()) === 0;
  if (small) await sheet.click();
  const far = (await eyes.allInnerTexts()).map((n, i) => [Math.abs(Number(n) - REGION), i] as const);
  for (const [, i] of far.sort(([a], [b]) => a - b).slice(0, 2)) await eyes.nth(i).click();
  if (small) await page.locator('.x-whole .kit-btn').click();
}

async function backTo(page: Page, wanted: number): Promise<void> {
  const box = page.locator(`.x-boxes [data-round="${wanted}"]`);
  if (await box.isVisible()) await box.click();
  else await page.locator('.x-slider input').fill(String(wanted));
}

const shown = (name: string, title: string, seats: number, here: (m: Seen) => boolean, more: Partial<Shown> = {}): Shown => ({
  ...{ name, title, seats, game: 'aliens' },
  here: (m) => here(m as unknown as Seen),
  ...more,
});

/** With one red card among the hatch cards and one hatch broken, the next card is green. */
const ONE_RED = { hatches: 'one-red' };
function sureToEscape(m: Seen): boolean {
  return asked(m, 'move') && !isAlien(m) && m.known.pub.hatches.includes('broken') && m.picks.some(isHatch);
}
/** The last turn of the last round. */
function lastWord(m: Seen): boolean {
  const { first, status } = m.known.pub;
  return asked(m, 'move') && round(m) === ROUNDS && first === 1 && status.every((s) => s === 'aboard');
}

/** Moments in pictures. */
export const ALIENS: readonly Shown[] = [
  shown('first', 'The first move', 6, (m) => asked(m, 'move') && !isAlien(m) && round(m) === 1, {
    prepare: (page) => page.locator('.x-turning').waitFor({ state: 'detached' }),
  }),
  shown('noise', 'A free noise, two players’ places', 6, (m) => asked(m, 'announce-any') && !isAlien(m) && round(m) >= 8 && regions(m) >= 2, {
    options: { overlay: true },
    prepare: openEyes,
  }),
  shown('attack', 'An attack', 6, (m) => asked(m, 'move') && isAlien(m) && round(m) >= 8 && happened(m, (e) => e.kind === 'noise'), {
    prepare: strike,
    until: '.x-claws',
    after: 300,
  }),
  shown('hatch', 'A green hatch card', 6, sureToEscape, { options: ONE_RED, prepare: enter, until: '.x-iris.green', after: 330 }),
  shown('escape', 'An escape', 6, sureToEscape, { options: ONE_RED, prepare: enter, until: '.x-escape', after: 300 }),
  shown('broken', 'A broken hatch', 6, (m) => asked(m, 'move') && happened(m, (e) => e.kind === 'hatch' && e.card === 'red')),
  shown('teleport', 'A teleport', 5, (m) => asked(m, 'move') && m.picks.includes('use teleport') && round(m) >= 6, {
    prepare: (page) => use(page, 'teleport'),
    until: '.x-arriving',
    after: 430,
  }),
  shown('time-up', 'The end of time', 3, lastWord, { options: { A5: true }, prepare: answerAny, until: '.x-nightfall', after: 560 }),
  shown('spill', 'A fourth item', 5, (m) => asked(m, 'spill') && !isAlien(m)),
  shown('eight', 'Eight players, late', 8, (m) => asked(m, 'move') && round(m) >= 14, { options: { overlay: true } }),
  shown('sixteen', 'Sixteen players', 16, (m) => asked(m, 'move') && round(m) >= 8, { options: { white: true, overlay: true } }),
  shown('watch', 'Out, and watching everything', 6, (m) => !m.over && m.known.pub.status[0] === 'eliminated' && round(m) >= 6, {
    options: { watchAll: true },
  }),
  shown('slider', 'Back in time', 6, (m) => asked(m, 'move') && !isAlien(m) && round(m) >= 9, {
    options: { overlay: true },
    prepare: (page) => backTo(page, 5),
  }),
  shown('end', 'The truth', 6, (m) => m.over && round(m) >= 9, { prepare: (page) => backTo(page, 7) }),
];

/** Lifts an item and uses it. */
async function use(page: Page, item: string): Promise<void> {
  await page.locator(`.x-item[data-pick="use ${item}"]`).click();
  await page.locator(`.kit-bar [data-pick="use ${item}"][data-state="legal"]`).click();
}

/** Whatever is asked until nothing is. */
async function answerAny(page: Page): Promise<void> {
  const any = page.locator('.aliens [data-state="legal"]').first();
  while (await any.dispatchEvent('click', undefined, { timeout: 2500 }).then(...DONE)) await page.waitForTimeout(300);
}
const DONE = [() => true, () => false] as const;

async function enter(page: Page): Promise<void> {
  const hatch = page.locator('.aliens .x-sector[data-state="legal"][data-pick^="hatch "]').first();
  await hatch.dispatchEvent('click');
  await page.waitForTimeout(300);
  // A finger's first press is a preview.
  const again = page.locator('.kit-bar [data-state="legal"][data-pick^="hatch "]').first();
  if (await again.isVisible()) await again.dispatchEvent('click');
}

/** Goes to a sector that is not safe and attacks there. */
async function strike(page: Page): Promise<void> {
  const finger = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  const go = page.locator('.aliens .x-sector[data-state="legal"]').last();
  await go.dispatchEvent('click');
  const attack = page.locator('.kit-bar [data-pick="attack"][data-state="legal"]');
  if (finger && !(await attack.isVisible())) await go.dispatchEvent('click');
  await attack.click();
  await attack.click();
}
