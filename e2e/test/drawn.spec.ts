/** The illustrated table of Rarities in a real browser: everything around a question. Whole games are in ./drawn-game.spec.ts. */
import { expect, type Page } from '@playwright/test';
import { holdBack } from '../hold.ts';
import { SITUATIONS } from '../shown.ts';
import { playedTo, put } from '../situations.ts';
import { openQuestion } from './asked.ts';
import { nextText, textNow } from './coach.ts';
import { legal, playDrawn, question, toDrawn, toWords } from './drawn.ts';
import { House } from './house.ts';
import { dress } from './pages.ts';
import { DEEP, expectNoProblems, GAME, person, test, words } from './people.ts';
import { dice, options, overOf } from './play.ts';
import { atRest } from './rest.ts';
import { serious } from './serious.ts';

const w = words.en;
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const drawn = { board: 'drawn', name: 'Nova' };

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house?.close());

const situation = (name: string) => SITUATIONS.find((s) => s.name === name)!;

test('axe finds nothing serious at the illustrated table in play', async ({ browser }) => {
  const holding = await holdBack(house.url, /worker-bots/);
  const found: string[] = [];
  const shown = DEEP ? SITUATIONS : ['aliens', 'landing'].map(situation);
  const matches = await Promise.all(shown.map(async (s) => [s.name, await playedTo(s.name, s)] as const));
  for (const size of DEEP ? [PHONE, {}] : [{}]) {
    const { page, context } = await person(browser, holding.url, 'Ada', { prefs: drawn, ...size });
    for (const theme of ['dark', 'light'] as const) {
      await page.goto('/about');
      await dress(page, theme === 'dark' ? 'en' : 'de', theme);
      for (const [name, match] of matches) {
        await page.goto('/about');
        await page.goto(await put(page, match));
        await expect(name === 'win' ? page.locator('.t-ended') : question(page)).toBeVisible();
        // What is dimmed comes there slowly.
        await atRest(page, '.kit-table');
        found.push(...(await serious(page, `${name} ${theme}`)));
      }
    }
    await context.close();
  }
  holding.close();
  expect(found).toEqual([]);
});

test('a refused thing says why on hover, focus and tap; words and drawing ask the same', async ({ browser }) => {
  const holding = await holdBack(house.url, /worker-bots/);
  const played = await playedTo('collecting', situation('collecting'));
  const desk = await person(browser, holding.url, 'Ada', { prefs: drawn });
  const { page } = desk;
  await page.goto('/about');
  const address = await put(page, played);
  await page.goto(address);
  const refused = page.locator('.rarities [data-state="refused"]').first();
  const note = page.locator('.kit-note');
  await expect(refused).toHaveAttribute('aria-disabled', 'true');
  const why = (await refused.getAttribute('aria-description'))!;
  const rule = /[RQ]\d+\w?$/.exec(why)![0];
  await refused.hover();
  await expect(note).toContainText(rule);
  await page.mouse.move(2, 2);
  await expect(note).toHaveCount(0);
  // By keys: the last of what can be asked about, reached from the one before.
  await page.keyboard.press('Tab');
  for (let i = 0; i < 80 && !(await refused.evaluate((e) => e === document.activeElement)); i++) await page.keyboard.press('Tab');
  await expect(refused).toBeFocused();
  await expect(note).toContainText(rule);
  await page.keyboard.press('Escape');

  const picks = await legal(page).evaluateAll((all) => all.map((e) => (e as HTMLElement).dataset.pick).sort());
  await toWords(page).click();
  await expect(options(page).first()).toBeVisible();
  expect(await options(page).evaluateAll((all) => all.map((e) => (e as HTMLElement).dataset.pick).sort())).toEqual(picks);
  await toDrawn(page).click();
  await expect(legal(page).first()).toBeVisible();
  expect(await legal(page).evaluateAll((all) => all.map((e) => (e as HTMLElement).dataset.pick).sort())).toEqual(picks);
  expectNoProblems(desk);
  await desk.context.close();

  const phone = await person(browser, holding.url, 'Ada', { prefs: drawn, ...PHONE });
  await phone.page.goto('/about');
  await phone.page.goto(await put(phone.page, played));
  await phone.page.locator('.rarities [data-state="refused"]').first().tap({ force: true });
  await expect(phone.page.locator('.kit-note')).toContainText(rule);
  // The rule itself is one tap away.
  await phone.page.locator('.kit-note button').tap();
  await expect(phone.page.locator('dialog[open]')).toContainText(rule);
  expectNoProblems(phone);
  holding.close();
});

test('a reload in the middle of an animation shows the present, and a hidden tab catches up', async ({ browser }) => {
  const somebody = await person(browser, house.url, 'Ada', { prefs: { ...drawn, speed: 'calm' } });
  const { page } = somebody;
  await page.goto('/about');
  const s = situation('thief');
  await page.goto(await put(page, await playedTo(s.name, s)));
  const thief = page.locator('.rarities [data-state="legal"][data-pick="thief"]');
  await thief.click();
  await expect(page.locator('.rarities[data-playing]')).toBeVisible();
  await page.reload();
  await expect(question(page)).toBeVisible();
  await expect(thief).toHaveCount(0);
  // The card lies where it was played, and nothing moves that moved before.
  await expect(page.locator('.t-portal.asked.full')).toHaveCount(1);
  await expect(page.locator('.stage-layer [data-ghost]')).toHaveCount(0);

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.keyboard.press('f');
  await page.waitForTimeout(2500);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  // What happened meanwhile is not played from its beginning: the log is as long as what is known.
  await expect(page.locator('.rarities[data-playing]')).toHaveCount(0);
  expectNoProblems(somebody);
});

test('what travels is left to the browser: no frame is asked for, nothing seen gets a style, and only what needs no drawing moves', async ({
  browser,
}) => {
  const holding = await holdBack(house.url, /worker-bots/);
  const somebody = await person(browser, holding.url, 'Ada', { prefs: { ...drawn, speed: 'calm' } });
  const { page } = somebody;
  await page.goto('/about');
  const s = situation('thief');
  await page.goto(await put(page, await playedTo(s.name, s)));
  await page.locator('.rarities [data-state="legal"][data-pick="thief"]').waitFor();
  await openQuestion(page);
  // What may be chosen rises a little as it appears.
  await atRest(page);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const seen = await page.evaluate(async () => {
    const wrong: string[] = [];
    const ask = window.requestAnimationFrame;
    window.requestAnimationFrame = (then) => {
      wrong.push('a frame was asked for');
      return ask(then);
    };
    const before = new WeakSet(document.querySelectorAll('*'));
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (before.has(target as Element)) wrong.push(`a style of ${(target as Element).className}: ${(target as Element).getAttribute('style')}`);
    }).observe(document.body, { subtree: true, attributeFilter: ['style'] });
    document.querySelector<HTMLElement>('.rarities [data-state="legal"][data-pick="thief"]')?.click();
    const moved = new Set<string>();
    let begun = false;
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      for (const { effect } of document.getAnimations())
        if (effect instanceof KeyframeEffect) for (const frame of effect.getKeyframes()) for (const name of Object.keys(frame)) moved.add(name);
      const playing = document.querySelector('.rarities[data-playing]') !== null || document.querySelector('[data-ghost]') !== null;
      if (begun && !playing) break;
      begun ||= document.querySelector('[data-ghost]') !== null;
    }
    const left = document
      .getAnimations()
      .filter((a) => a.effect instanceof KeyframeEffect && a.effect.target?.closest('[data-ghost]') != null).length;
    return { wrong, moved: [...moved].filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)).sort(), left };
  });
  expect(seen).toEqual({ wrong: [], moved: ['opacity', 'transform'], left: 0 });
  expectNoProblems(somebody);
  holding.close();
});

/** The whole tour on a phone; at a desk its beginning, in the deep run all of it. */
const TOURS = [
  { size: PHONE, hand: 'tap', texts: Number.POSITIVE_INFINITY },
  { size: { viewport: { width: 1280, height: 800 } }, hand: 'click', texts: DEEP ? Number.POSITIVE_INFINITY : 6 },
] as const;
for (const { size, hand, texts } of TOURS)
  test(`the guided game of Aliens at ${size.viewport.width} × ${size.viewport.height}: no text covers the plan or what is to be pressed`, async ({
    browser,
  }) => {
    const somebody = await person(browser, house.url, 'Nova', { prefs: { ...drawn, speed: 'instant' }, ...size });
    const { page } = somebody;
    await page.goto('/learn/aliens');
    const coach = page.locator('.coach:not(.waiting)');
    for (let read = 0, last = ''; read < texts; read++) {
      last = await nextText(page, last);
      // A view that glides to another place takes the text along.
      await atRest(page, '.kit-table');
      await expect.poll(() => coveredBy(page), { message: `text ${last}` }).toEqual({ plan: 0, ring: 0, question: 0 });
      const on = coach.locator('.coach-on');
      const button = page.locator('.kit-bar [data-state="legal"]');
      const [at, of] = last.split('/');
      // What the text waits for: its own button, or the thing that is lit, and once more or its button where it has to be confirmed.
      // The coach is silent for a moment while something moves: pressed is only while it speaks, and until it says something else.
      await expect(async () => {
        if ((await textNow(page)) === last) {
          const thing = (await on.isVisible()) ? on : (await button.count()) > 0 ? button : legal(page);
          // A note about what lies under the finger now is put away first.
          if (thing !== on && (await page.locator('.kit-note').isVisible())) await question(page)[hand]({ timeout: 5000 });
          await thing.first()[hand]({ timeout: 5000 });
        }
        const now = await textNow(page);
        expect(at === of ? now === '' : now !== '' && now !== last).toBe(true);
      }).toPass({ intervals: [300] });
      if (at === of) break;
    }
    if (texts === Number.POSITIVE_INFINITY) {
      await expect(coach).toHaveCount(0);
      // A game like any other now.
      await expect(legal(page).first().or(overOf(page)).first()).toBeVisible({ timeout: 90_000 });
    }
    expectNoProblems(somebody);
  });

/** How many square pixels of each the coach's text lies over. */
const coveredBy = (page: Page): Promise<Readonly<Record<'plan' | 'ring' | 'question', number>>> =>
  page.evaluate(() => {
    const c = document.querySelector('.coach')?.getBoundingClientRect();
    const over = (selector: string): number => {
      const r = document.querySelector(selector)?.getBoundingClientRect();
      if (c === undefined || r === undefined) return 0;
      const [w, h] = [Math.min(c.right, r.right) - Math.max(c.left, r.left), Math.min(c.bottom, r.bottom) - Math.max(c.top, r.top)];
      return Math.round(Math.max(0, w) * Math.max(0, h));
    };
    return { plan: over('[data-anchor="plan"]'), ring: over('.coach-ring'), question: over('[data-decision]') };
  });

test('the guided first game: a few steps, a reload, and on alone', async ({ browser }) => {
  const somebody = await person(browser, house.url, 'Nova', { prefs: drawn });
  const { page } = somebody;
  await page.goto(`/learn/${GAME}`);
  const coach = page.getByRole('region', { name: w.lesson.coach });
  let reached = await nextText(page, '');
  for (let i = 0; i < 4; i++) {
    const before = reached;
    const on = coach.locator('.coach-on');
    // A question that has only just appeared takes no press.
    await expect(async () => {
      if ((await textNow(page)) === before) await ((await on.isVisible()) ? on : legal(page).first()).click({ timeout: 5000 });
      expect(['', before]).not.toContain(await textNow(page));
    }).toPass({ intervals: [300] });
    reached = await nextText(page, before);
  }
  await page.reload();
  await expect.poll(() => textNow(page)).toBe(reached);
  await coach.getByRole('button', { name: w.lesson.skip }).click();
  await expect(coach).toHaveCount(0);
  // A game like any other now.
  expect(await playDrawn(page, { hand: 'mouse', random: dice(3), answers: 3 })).toBe(3);
  await expect(overOf(page)).toHaveCount(0);
  expectNoProblems(somebody);
});

test('on a phone the first tap opens a hand and the second draws from it; a tap elsewhere closes it', async ({ browser }) => {
  const holding = await holdBack(house.url, /worker-bots/);
  const played = await playedTo('aliens', situation('aliens'));
  const somebody = await person(browser, holding.url, 'Ada', { prefs: drawn, ...PHONE });
  const { page } = somebody;
  await page.goto('/about');
  await page.goto(await put(page, played));
  const picks = () => legal(page).evaluateAll((all) => all.map((e) => (e as HTMLElement).dataset.pick).sort());
  await expect(legal(page).first()).toBeVisible();
  await openQuestion(page);
  await atRest(page, '.kit-table');
  const all = await picks();
  const open = page.locator('.t-fanned');
  const draws = all.filter((p) => p?.startsWith('draw '));
  for (const pick of draws) {
    await page.locator(`.t-seat [data-pick="${pick}"]`).tap();
    await expect(open.locator(`[data-pick="${pick}"]`)).toBeVisible();
    // Still each pick is one thing on the table.
    expect(await picks()).toEqual(all);
    const box = (await open.locator('.kit-card').first().boundingBox())!;
    expect(box.width).toBeGreaterThanOrEqual(44);
  }
  await page.locator('.t-board').tap({ position: { x: 4, y: 4 } });
  await expect(open).toHaveCount(0);
  await page.locator(`.t-seat [data-pick="${draws[0]}"]`).tap();
  await open.locator(`[data-pick="${draws[0]}"]`).tap();
  await expect(open).toHaveCount(0);
  await expect.poll(picks).not.toEqual(all);
  expectNoProblems(somebody);
  holding.close();
});

test('on a tablet everything that may be chosen is within reach, also after menu and log were open', async ({ browser }) => {
  const holding = await holdBack(house.url, /worker-bots/);
  const played = await playedTo('aliens', situation('aliens'));
  const somebody = await person(browser, holding.url, 'Ada', { prefs: drawn, viewport: { width: 768, height: 1024 }, hasTouch: true });
  const { page } = somebody;
  await page.goto('/about');
  await page.goto(await put(page, played));
  await expect(legal(page).first()).toBeVisible();
  const covered = () =>
    legal(page).evaluateAll((all) =>
      all.flatMap((e) => {
        const b = e.getBoundingClientRect();
        const hit = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2);
        return hit !== null && (e === hit || e.contains(hit)) ? [] : [`${(e as HTMLElement).dataset.pick} by ${hit?.outerHTML.slice(0, 80)}`];
      }),
    );
  await expect.poll(covered).toEqual([]);
  for (const name of [w.table.menu, w.table.log]) {
    await page.getByRole('button', { name, exact: true }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: w.common.close }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(covered).toEqual([]);
  }
  expectNoProblems(somebody);
  holding.close();
});

test('a finished match of this device leads to how it went', async ({ browser }) => {
  const played = await playedTo('win', situation('win'));
  const somebody = await person(browser, house.url, 'Ada', { prefs: drawn });
  const { page } = somebody;
  await page.goto('/about');
  await put(page, played);
  await page.goto('/tables');
  await page.getByRole('link', { name: w.over.summary }).click();
  await expect(page).toHaveURL(/\/summary\/local\//);
  await expect(page.getByRole('img').filter({ hasText: 'Luck against the odds' })).toBeVisible();
  expectNoProblems(somebody);
});
