/** The illustrated table of Aliens in a real browser: how many presses a turn takes, and whole games by mouse, finger and keys. */
import { expect, type Page } from '@playwright/test';
import { printedZone } from '../../games/aliens/rules/zone.ts';
import { aliensTo } from '../aliens-shown.ts';
import { holdBack } from '../hold.ts';
import { put } from '../situations.ts';
import { openQuestion } from './asked.ts';
import { legal, question, toByArrows } from './drawn.ts';
import { House } from './house.ts';
import { DEEP, expectNoProblems, makeTable, person, test } from './people.ts';
import { dice, overOf } from './play.ts';
import { choose, picksInSight, picksOf, still, thingOf } from './pressing.ts';
import { atRest } from './rest.ts';
import { serious } from './serious.ts';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const prefs = { board: 'drawn', name: 'Ada' };
const zone = printedZone('galilei');

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house?.close());

const kindOf = (pick: string): string => zone.kinds[zone.byName.get(pick) ?? 0];
const asksAnnounce = (page: Page) => page.locator('.x-sectors.announce-any');

test('presses: a human into a safe sector 1 click or 2 taps, with a free noise 2 or 4', async ({ browser }) => {
  const holding = await holdBack(house.url, /worker-bots/);
  for (const [hand, size] of [
    ['mouse', {}],
    ['touch', PHONE],
  ] as const) {
    const somebody = await person(browser, holding.url, 'Ada', { prefs, ...size });
    const { page } = somebody;
    const at = async (name: string, n: number): Promise<void> => {
      await page.goto('/about');
      await page.goto(await put(page, await aliensTo(name, n)));
      await expect(legal(page).first()).toBeVisible();
      await still(page);
    };
    await at('safe', 0);
    const safe = (await picksOf(page)).find((pick) => kindOf(pick) === 'safe');
    const moved = await choose(page, hand, safe ?? '');
    await expect(legal(page)).toHaveCount(0);
    console.log(`into a safe sector by ${hand}: ${moved}`);
    expect(moved).toBe(hand === 'mouse' ? 1 : 2);

    // Until the card is a noise in any sector.
    for (let n = 0; ; n++) {
      expect(n, 'a free noise comes up').toBeLessThan(12);
      await at('danger', n);
      const danger = (await picksOf(page)).find((pick) => kindOf(pick) === 'dangerous');
      const first = await choose(page, hand, danger ?? '');
      // The card has been drawn: what follows is another question, or somebody else's turn.
      await expect(page.locator('.x-sectors:not(.move, .act)')).toBeAttached();
      if ((await asksAnnounce(page).count()) === 0) continue;
      await still(page);
      const said = (await picksInSight(page)).find((pick) => pick !== danger) ?? '';
      const second = await choose(page, hand, said);
      console.log(`with a free noise by ${hand}: ${first} + ${second}`);
      expect(first + second).toBe(hand === 'mouse' ? 2 : 4);
      break;
    }
    expectNoProblems(somebody);
  }
  holding.close();
});

test('presses: a light 2 clicks or 3 taps, and what it tells is said before', async ({ browser }) => {
  const holding = await holdBack(house.url, /worker-bots/);
  const match = await aliensTo('light');
  for (const [hand, size] of [
    ['mouse', {}],
    ['touch', PHONE],
  ] as const) {
    const somebody = await person(browser, holding.url, 'Ada', { prefs, ...size });
    const { page } = somebody;
    await page.goto('/about');
    await page.goto(await put(page, match));
    await expect(thingOf(page, 'use spotlight')).toBeVisible();
    await openQuestion(page);
    await still(page);
    const press = (pick: string) => (hand === 'mouse' ? thingOf(page, pick).click() : thingOf(page, pick).tap());
    await press('use spotlight');
    await expect(page.locator('.x-sectors.spotlight')).toBeAttached();
    await expect(question(page)).toContainText('light up a sector and its neighbours; reveals you as a human');
    await still(page);
    const [sector] = (await picksInSight(page)).filter((pick) => zone.byName.has(pick));
    await press(sector);
    if (hand === 'touch') {
      await expect(question(page)).toContainText('all sectors around it');
      await page.locator(`.kit-bar [data-second][data-state="legal"][data-pick="${sector}"]`).tap();
    }
    await expect(page.locator('.x-sectors.spotlight')).toHaveCount(0);
    await expect(page.locator('.x-item[data-pick="use spotlight"]')).toHaveCount(0);
    expectNoProblems(somebody);
  }
  holding.close();
});

test('a hatch card is turned over before its colour is told', async ({ browser }) => {
  const holding = await holdBack(house.url, /worker-bots/);
  const { page } = await person(browser, holding.url, 'Ada', { prefs: { ...prefs, speed: 'calm' } });
  await page.goto('/about');
  await page.goto(await put(page, await aliensTo('hatch')));
  await expect(legal(page).first()).toBeVisible();
  await openQuestion(page);
  // What is told, and how long it stays hidden after the card has set out.
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const told = document.querySelector('.x-caption p');
      if (told === null || document.querySelector('.x-iris') === null) return;
      const delays = told.getAnimations().map((a) => Number(a.effect?.getTiming().delay ?? 0));
      document.body.dataset.toldAfter = String(Math.max(0, ...delays));
      watch.disconnect();
    });
    watch.observe(document.body, { subtree: true, childList: true });
  });
  const hatch = (await picksOf(page)).find((pick) => pick.startsWith('hatch ')) ?? '';
  await thingOf(page, hatch).hover();
  await expect(question(page)).toContainText('you draw a hatch card');
  await expect(page.locator('.x-lifted')).toBeVisible();
  await expect(page.locator('.kit-note')).toBeVisible();
  await thingOf(page, hatch).click();
  // The pointer is still there, but what the note said of the answer is past.
  await expect(page.locator('.kit-note')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => Number(document.body.dataset.toldAfter))).toBeGreaterThan(300);
  holding.close();
});

test('a hover draws nothing of the plan again; a double click goes quietly; keys lead to everything and write with the pencil', async ({
  browser,
}) => {
  const holding = await holdBack(house.url, /worker-bots/);
  const { page } = await person(browser, holding.url, 'Ada', { prefs });
  await page.goto('/about');
  await page.goto(await put(page, await aliensTo('hunt')));
  await expect(legal(page).first()).toBeVisible();
  await openQuestion(page);
  await atRest(page, '.kit-table');
  const drawn = await page.evaluateHandle(() => {
    const seen = { changes: 0 };
    const layers = document.querySelectorAll('.x-ship:not(.x-over)');
    const watch = new MutationObserver((all) => (seen.changes += all.length));
    for (const layer of layers) watch.observe(layer, { subtree: true, childList: true, attributes: true });
    return seen;
  });
  const picks = (await picksOf(page)).filter((pick) => zone.byName.has(pick));
  for (const pick of picks.slice(0, 5)) await thingOf(page, pick).hover();
  await expect(page.locator('.x-aimed')).toHaveCount(1);
  expect(await drawn.evaluate((seen) => seen.changes)).toBe(0);

  // Nothing has the focus yet: an arrow leads to what is asked.
  await page.mouse.move(0, 0);
  await page.keyboard.press('ArrowDown');
  await expect(legal(page).first()).toBeFocused();
  // Every pick of the question, by arrows alone.
  await page.locator('.kit-panzoom').focus();
  await page.keyboard.press('Tab');
  for (const pick of picks) await toByArrows(page, pick);
  // The pencil at the sector that has the focus, and the row of players.
  await page.keyboard.press('1');
  await expect(page.locator('.x-pencil > g')).toHaveCount(1);
  await page.keyboard.press('n');
  await expect(page.locator('.x-palette')).toBeVisible();
  // There digits are the players', too, and never an answer; afterwards the focus is where it was.
  await page.keyboard.press('2');
  await expect(page.locator('.x-pencil > g')).toHaveCount(2);
  await page.keyboard.press('9');
  expect(await picksOf(page)).toEqual(expect.arrayContaining(picks));
  await page.keyboard.press('Escape');
  await expect(page.locator('.x-palette')).toHaveCount(0);
  await expect(thingOf(page, picks.at(-1) ?? '')).toBeFocused();

  const sheet = page.locator('.x-rounds .x-tool').last();
  await sheet.press('Enter');
  await expect(page.locator('.x-whole')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.x-whole')).toHaveCount(0);
  await expect(sheet).toBeFocused();

  await dragRounds(page);
  const quiet = picks.find((pick) => kindOf(pick) === 'safe') ?? picks[0];
  // The first Escape takes back what was pressed once, the second the sector.
  const attack = page.locator('.kit-bar [data-pick="attack"][data-state="legal"]');
  await thingOf(page, quiet).click();
  await attack.click();
  await expect(page.locator('.x-disarm')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.x-disarm')).toHaveCount(0);
  await expect(attack).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(attack).toHaveCount(0);
  await thingOf(page, quiet).dblclick();
  await expect(page.locator('.x-sectors:is(.move, .act)')).toHaveCount(0);
  holding.close();
});

test('keys: where nothing has the focus an arrow leads to the question, a free noise begins at your own sector', async ({ browser }) => {
  const holding = await holdBack(house.url, /worker-bots/);
  const { page } = await person(browser, holding.url, 'Ada', { prefs });
  await page.goto('/about');
  await page.goto(await put(page, await aliensTo('noise')));
  await expect(asksAnnounce(page)).toBeAttached();
  await openQuestion(page);
  await atRest(page, '.kit-table');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.x-sector:focus')).toHaveAttribute('aria-label', /you are here/);
  holding.close();
});

/** From box to box with the button held, also below the row; then back to the present. */
async function dragRounds(page: Page): Promise<void> {
  const box = (round: number) => page.locator(`.x-boxes [data-round="${round}"]`);
  const middle = await Promise.all([1, 2, 3].map((round) => box(round).evaluate((e) => e.getBoundingClientRect().toJSON() as DOMRect)));
  const at = (round: number, below = 0): [number, number] => {
    const { x, y, width, height } = middle[round - 1];
    return [x + width / 2, y + height / 2 + below];
  };
  await page.mouse.move(...at(3));
  await page.mouse.down();
  await page.mouse.move(...at(2));
  await expect(box(2)).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(...at(1, 60));
  await expect(box(1)).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.up();
  await page.mouse.move(...at(3));
  await expect(box(1)).toHaveAttribute('aria-pressed', 'true');
  await box(2).click();
  await expect(box(2)).toHaveAttribute('aria-pressed', 'true');
  await page.locator('.x-rounds .x-tool.word').click();
  await expect(box(2)).toHaveAttribute('aria-pressed', 'false');
}

test('a phone: a tap beside a sector is meant for it, pointers lead there and back, a long press looks closer', async ({ browser }) => {
  const holding = await holdBack(house.url, /worker-bots/);
  const { page, context } = await person(browser, holding.url, 'Ada', { prefs, ...PHONE });
  await page.goto('/about');
  await page.goto(await put(page, await aliensTo('safe')));
  await expect(legal(page).first()).toBeVisible();
  await atRest(page, '.kit-table');
  const inView = (selector: string): Promise<boolean> =>
    page.locator(selector).evaluate((e) => {
      const [b, f] = [e, e.closest('.kit-panzoom') ?? e].map((x) => x.getBoundingClientRect());
      return b.left >= f.left && b.right <= f.right && b.top >= f.top && b.bottom <= f.bottom;
    });
  await expect.poll(() => inView('.x-you')).toBe(true);

  const hatch = page.locator('.x-pointers .hatch').first();
  const number = /\d/.exec((await hatch.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  await hatch.tap();
  await expect.poll(() => inView(`[data-anchor="sector hatch ${number}"]`)).toBe(true);
  await atRest(page, '.kit-table');
  await page.locator('.x-pointers .you').tap();
  await expect.poll(() => inView('.x-you')).toBe(true);
  await atRest(page, '.kit-table');

  // Between two sectors, nearer to the legal one.
  const [pick] = (await picksInSight(page)).filter((p) => zone.byName.has(p));
  const near = await thingOf(page, pick).evaluate((e, you) => {
    const [b, h] = [e, document.querySelector(you) ?? e].map((x) => x.getBoundingClientRect());
    const [bx, by, hx, hy] = [b.left + b.width / 2, b.top + b.height / 2, h.left + h.width / 2, h.top + h.height / 2];
    const far = Math.hypot(bx - hx, by - hy);
    return { x: bx + ((bx - hx) * 36) / far, y: by + ((by - hy) * 36) / far };
  }, '.x-you');
  await page.touchscreen.tap(near.x, near.y);
  await expect(page.locator(`.kit-bar [data-pick="${pick}"]`)).toBeVisible();

  // The whole ship, and the loupe over a finger that stays.
  await page.locator('.x-views button').last().tap();
  await atRest(page, '.kit-table');
  const spot = await page.locator('.x-you').evaluate((e) => {
    const b = e.getBoundingClientRect();
    return { x: b.left + b.width / 2, y: b.top + b.height / 2 };
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
  await expect(page.locator('.x-loupe')).toBeVisible();
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.locator('.x-loupe')).toHaveCount(0);
  await expect(page.locator('.kit-bar .kit-btn.primary')).toBeVisible();
  holding.close();
});

test('nothing needed for a move is off the screen of a phone, sectors can be hit, and axe finds nothing serious', async ({ browser }) => {
  const holding = await holdBack(house.url, /worker-bots/);
  const match = await aliensTo('safe');
  for (const size of [PHONE, {}]) {
    const { page, context } = await person(browser, holding.url, 'Ada', { prefs, ...size });
    await page.goto('/about');
    await page.goto(await put(page, match));
    await expect(legal(page).first()).toBeVisible();
    await atRest(page, '.kit-table');
    await expect(question(page)).toBeInViewport({ ratio: 1 });
    for (const box of await legal(page).evaluateAll((all) => all.map((e) => e.getBoundingClientRect().toJSON() as DOMRect))) {
      if (size === PHONE) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.left >= -1 && box.right <= (size === PHONE ? 361 : 1281)).toBe(true);
    }
    const covered = await legal(page).evaluateAll((all) =>
      all.flatMap((e) => {
        const b = e.getBoundingClientRect();
        const hit = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2);
        return e.contains(hit) ? [] : [`${e.getAttribute('data-pick')} by ${hit?.outerHTML.slice(0, 80)}`];
      }),
    );
    expect(covered).toEqual([]);
    expect(await serious(page, size === PHONE ? 'phone' : 'desk')).toEqual([]);
    // A low window makes the plan smaller, not its names.
    if (size !== PHONE) {
      await page.setViewportSize({ width: 1366, height: 650 });
      await expect(page.locator('.x-plan.dense')).toBeVisible();
      const letters = await page
        .locator('.x-names text')
        .first()
        .evaluate((e) => Number.parseFloat(getComputedStyle(e).fontSize) * (e instanceof SVGGraphicsElement ? (e.getScreenCTM()?.a ?? 0) : 0));
      expect(letters).toBeGreaterThanOrEqual(10.8);
    }
    await context.close();
  }
  holding.close();
});

// By mouse in the deep run: the other two press the same things.
for (const hand of DEEP ? (['mouse', 'touch', 'keys'] as const) : (['touch', 'keys'] as const))
  test(`a whole beginner game by ${hand}`, async ({ browser }) => {
    const somebody = await person(browser, house.url, 'Nova', { prefs: { board: 'drawn', name: 'Nova' }, ...(hand === 'touch' && PHONE) });
    const { page } = somebody;
    await page.goto('/new/aliens?with=solo');
    await makeTable(page, 'solo', {
      seats: 3,
      pick: [
        ['Game', 'Beginner game'],
        ['Zone', 'FERMI'],
      ],
    });
    let answers = 0;
    const random = dice(3);
    const fermi = printedZone('fermi');
    for (let n = 0; n < 400; n++) {
      if ((await openQuestion(page, { over: () => overOf(page).isVisible() })) === null) break;
      await expect(legal(page).first()).toBeVisible();
      await still(page);
      const kind = (await page.locator('.x-sectors').getAttribute('class'))?.split(' ')[1] ?? '';
      const picks = await (hand === 'touch' ? picksInSight : picksOf)(page);
      expect(picks, 'what can be pressed').not.toEqual([]);
      // The first of a noise's sectors is the nearest; of moves any, so that the game goes somewhere.
      const pick = picks.length > 30 ? picks[Math.floor(random() * 6)] : picks[Math.floor(random() * picks.length)];
      const presses = await choose(page, hand, pick);
      // A finger's first press on a sector previews; an attack is pressed twice by everybody.
      const previews = hand === 'touch' && fermi.byName.has(pick) && kind !== 'announce-own';
      expect(presses, `${kind} ${pick}`).toBe(pick === 'attack' || previews ? 2 : 1);
      answers++;
    }
    await expect(overOf(page)).toBeVisible();
    expect(answers).toBeGreaterThan(3);
    console.log(`${answers} answers by ${hand}`);
    expectNoProblems(somebody);
  });
