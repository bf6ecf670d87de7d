/**
 * The workshop: a zone is drawn from nothing by mouse, by touch and by keyboard; checked, reported on, printed, shared by link, opened in
 * another browser and played online by two people and a bot. Nothing is lost by a reload, and hostile text is only text.
 */
import { expect, type Page } from '@playwright/test';
import { files } from '../../games/aliens/files.ts';
import { isProblem, parseZone } from '../../games/aliens/rules/zone-check.ts';
import { xOfCell, yOfCell } from '../../games/aliens/workshop/zone/places.ts';
import { House } from './house.ts';
import { begin, expectNoProblems, invitation, join, makeTable, person, test } from './people.ts';
import { options } from './play.ts';
import { serious } from './serious.ts';

const HOSTILE = '<img src=x onerror=alert(1)>';
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house?.close());

/** A new zone with nothing on it. */
async function emptyZone(page: Page): Promise<void> {
  await page.goto('/workshop');
  await page.getByRole('button', { name: 'New zone', exact: true }).click();
  await page.getByRole('listitem').filter({ hasText: 'Nothing yet' }).getByRole('button').click();
  await expect(page.locator('.xw-sheet')).toBeVisible();
  // The sheet finds its size.
  await expect.poll(async () => (await page.locator('.xw-sheet').boundingBox())?.width ?? 0).toBeGreaterThan(100);
}

/** Where a place of the sheet is on the screen. */
async function at(page: Page, c: number, r: number): Promise<{ x: number; y: number }> {
  const box = (await page.locator('.xw-sheet').boundingBox())!;
  const width = Number(await page.locator('.xw-sheet').getAttribute('width'));
  const scale = box.width / width;
  return { x: box.x + xOfCell({ c, r }) * scale, y: box.y + yOfCell({ c, r }) * scale };
}

const brush = (page: Page, name: string) => page.getByRole('group', { name: 'Brush' }).getByRole('button', { name }).click();
/** The file as it would be saved. */
async function saved(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save file' }).click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
const marksOf = (text: string): string => {
  const file = parseZone(text);
  return isProblem(file) ? file.problem : file.rows.join('\n');
};

test('a zone is drawn by mouse, checked, measured, printed, shared, opened elsewhere and played by two people and a bot', async ({ browser }) => {
  test.setTimeout(240_000);
  const anna = await person(browser, house.url, 'Anna', { prefs: { name: 'Anna' }, acceptDownloads: true });
  const { page } = anna;
  await emptyZone(page);
  await expect(page.getByText('A zone has one human start H; this one has 0.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play it' })).toBeDisabled();

  // Four rows of dangerous sectors in strokes; the other half comes by itself.
  for (const r of [3, 4, 5, 6]) {
    const [from, to] = [await at(page, 2, r), await at(page, 7, r)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
  }
  await expect(page.getByText(/44 dangerous sectors/)).toBeVisible();
  for (const [name, c, r] of [
    ['humans', 7, 6],
    ['aliens', 7, 3],
    ['hatch', 2, 3],
    ['hatch', 2, 6],
  ] as const) {
    await brush(page, name);
    const { x, y } = await at(page, c, r);
    await page.mouse.click(x, y);
  }
  await expect(page.getByText('Hatches 1 to 4, no gaps')).toBeVisible();
  // The right button takes away; undo brings it back, also after the page was closed and opened again.
  const { x, y } = await at(page, 5, 5);
  await page.mouse.click(x, y, { button: 'right' });
  await expect(page.getByText(/36 dangerous sectors/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill(HOSTILE);
  await page.reload();
  await expect(page.getByText(/36 dangerous sectors/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(HOSTILE);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(page.getByText(/38 dangerous sectors/)).toBeVisible();
  await page.getByRole('button', { name: /^Redo/ }).click();
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect(page.getByText(/36 dangerous sectors/)).toBeVisible();
  await page.getByRole('textbox', { name: 'By' }).fill('Anna');

  // The file is what the command line checks.
  const text = await saved(page);
  expect(files.zone.check(text, 'en')).toMatchObject({ problems: [] });

  // Bots play it; a change makes the figures old.
  await page.getByRole('combobox', { name: 'Games' }).selectOption('100');
  await page.getByRole('button', { name: 'Let bots play' }).click();
  await expect(page.getByRole('heading', { name: 'Who gets away' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Let bots play' })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(/^100 games/)).toBeVisible();
  expect(await serious(page, 'zone editor')).toEqual([]);

  // One page across, with every box.
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  for (const [paper, width] of [
    ['A4', 842],
    ['US Letter', 792],
  ] as const) {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Print' }).click();
    await page.getByRole('button', { name: paper }).click();
    await expect(page.locator('body[data-printed]')).toBeAttached();
    await expect(page.locator('.xw-sheet-paper ol > li')).toHaveCount(39);
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    expect(Math.round(Number(/\/MediaBox\s*\[0 0 ([\d.]+)/.exec(pdf)?.[1]))).toBe(width);
    await page.evaluate(() => {
      document.body.removeAttribute('data-printed');
      dispatchEvent(new Event('afterprint'));
    });
    await expect(page.locator('.studio-paper')).toHaveCount(0);
  }

  // By link into another browser, which has never been here.
  await page.getByRole('button', { name: 'Share by link' }).click();
  const link = page.getByRole('textbox', { name: 'Link to the work' });
  await expect(link).toHaveValue(/#1\./);
  const ben = await person(browser, house.url, 'Ben', { prefs: { name: 'Ben' }, acceptDownloads: true });
  await ben.page.goto(await link.inputValue());
  await expect(ben.page.getByRole('heading', { level: 1, name: HOSTILE })).toBeVisible();
  expect(await serious(ben.page, 'shared work')).toEqual([]);
  expect(marksOf(await saved(ben.page))).toBe(marksOf(text));

  // And at a table: two people and a bot.
  await ben.page.getByRole('button', { name: 'Play it' }).click();
  await ben.page.getByRole('button', { name: 'With friends' }).click();
  await makeTable(ben.page, 'online', { seats: 3, bots: { 3: 'easy' } });
  const invited = await invitation(ben);
  const cleo = await person(browser, house.url, 'Cleo');
  await join([cleo], invited);
  await expect(cleo.page.getByText(`${HOSTILE} by Anna`)).toBeVisible();
  await begin(ben, [ben, cleo]);
  await expect.poll(async () => (await options(ben.page).count()) + (await options(cleo.page).count()), { timeout: 30_000 }).toBeGreaterThan(0);
  expectNoProblems(anna, ben, cleo);
});

test('by touch on a phone, and by keyboard', async ({ browser }) => {
  test.setTimeout(120_000);
  const { page, problems } = await person(browser, house.url, 'Dora', PHONE);
  await emptyZone(page);
  const touch = async (c: number, r: number): Promise<void> => {
    const { x, y } = await at(page, c, r);
    await page.touchscreen.tap(x, y);
  };
  for (const c of [5, 6, 7]) for (const r of [4, 5, 6]) await touch(c, r);
  await brush(page, 'humans');
  await touch(7, 6);
  await brush(page, 'aliens');
  await touch(7, 4);
  await brush(page, 'hatch');
  await touch(5, 4);
  await expect(page.getByText('Hatches 1 to 2, no gaps')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play it' })).toBeEnabled();
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(sideways).toBe(0);
  expect(await serious(page, 'zone editor on a phone')).toEqual([]);

  // By keys alone: a brush by its digit, places by arrows, painting on with Shift.
  await page.goto('/workshop');
  await emptyZone(page);
  await page.locator('.xw-sheet').focus();
  await page.keyboard.press('2');
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'Space', 'Shift+ArrowDown', 'Shift+ArrowDown', '4', 'Shift+ArrowDown'])
    await page.keyboard.press(key);
  await expect(page.getByText('6 safe sectors, 0 dangerous sectors')).toBeVisible();
  await expect(page.getByText('C05: human start')).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(page.getByText('A zone has one human start H; this one has 0.')).toBeVisible();
  expect(problems).toEqual([]);
});

test('a scenario: switches, what is wrong at them, files that are dropped, a link that was cut short', async ({ browser }) => {
  test.setTimeout(120_000);
  const { page, problems } = await person(browser, house.url, 'Emil');
  await page.goto('/workshop');
  await page.getByRole('button', { name: 'New scenario' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Nothing yet' }).getByRole('button').click();
  await page.getByRole('switch', { name: /^B\.6/ }).check();
  await expect(page.getByText(/Without humans somebody can only win by eliminations/)).toBeVisible();
  await expect(page.locator('.xw-option.wrong')).toHaveCount(2);
  await page.getByRole('switch', { name: /^E\.3/ }).check();
  await page.getByRole('switch', { name: /^A\.5/ }).check();
  await expect(page.locator('.xw-option.wrong')).toHaveCount(0);
  await expect(page.getByText(/^Suggested zone/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play it' })).toBeEnabled();
  expect(await serious(page, 'scenario editor')).toEqual([]);

  // A map as plain text, dropped on the page; and something that is no file of ours.
  const drop = (text: string): Promise<void> =>
    page.evaluate((content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], 'map.txt', { type: 'text/plain' }));
      for (const kind of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: data }));
    }, text);
  await drop('{"what": [');
  await expect(page.getByText(/No game here knows this file/)).toBeVisible();
  await drop('H##A\n#oo#\n##1#\n');
  await expect(page.locator('.xw-sheet')).toBeVisible();
  await expect(page.getByText('One human start, one alien start')).toBeVisible();

  // A link that was cut short says so.
  await page.goto('/workshop/shared#1.AAAA');
  await expect(page.getByText('This link is damaged. Ask for it again, and copy all of it.')).toBeVisible();

  // Everything made is in the list.
  await page.getByRole('link', { name: 'Workshop' }).first().click();
  await expect(page.locator('.work-card')).toHaveCount(2);
  expect(await serious(page, 'workshop')).toEqual([]);
  expect(problems).toEqual([]);
});
