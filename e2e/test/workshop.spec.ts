/**
 * The workshop: a zone is drawn from nothing by mouse, by touch and by keyboard; checked, reported on, printed, shared by link, opened in
 * another browser and played online by two people and a bot. Nothing is lost by a reload, and hostile text is only text.
 */
import { expect, type Page } from '@playwright/test';
import { files as packFiles } from '../../games/afternova/files.ts';
import { files } from '../../games/aliens/files.ts';
import { isProblem, parseZone } from '../../games/aliens/rules/zone-check.ts';
import { xOfCell, yOfCell } from '../../games/aliens/workshop/zone/places.ts';
import { files as contentFiles } from '../../games/andromeda/files.ts';
import { House } from './house.ts';
import { begin, DEEP, expectNoProblems, invitation, join, makeTable, person, test } from './people.ts';
import { answerNow, options } from './play.ts';
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
/** The sheets as the print dialog would get them. */
async function printed(page: Page, paper: 'A4' | 'US Letter'): Promise<{ pages: number; width: number; cards: number }> {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByRole('button', { name: paper }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  const cards = await page.locator('.studio-paper :is(.vw-face, .kit-pick, .xw-sheet-paper ol > li)').count();
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  await page.evaluate(() => {
    document.body.removeAttribute('data-printed');
    dispatchEvent(new Event('afterprint'));
  });
  await expect(page.locator('.studio-paper')).toHaveCount(0);
  return {
    pages: pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
    width: Math.round(Number(/\/MediaBox\s*\[0 0 ([\d.]+)/.exec(pdf)?.[1])),
    cards,
  };
}

/** The link to the work that is open. */
async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share by link' }).click();
  const link = page.getByRole('textbox', { name: 'Link to the work' });
  await expect(link).toHaveValue(/#1\./);
  return link.inputValue();
}

/** From the page of a shared work to a game with bots in which the person has a question, or which has moved on. */
async function playAlone(page: Page, bots: Readonly<Record<number, 'easy'>>): Promise<void> {
  await page.getByRole('button', { name: 'Play it' }).click();
  await page.getByRole('button', { name: 'Alone with bots' }).click();
  await makeTable(page, 'solo', { seats: Object.keys(bots).length + 1, bots });
  await expect(options(page).first()).toBeVisible({ timeout: 60_000 });
  await answerNow(page, () => 0);
}

const marksOf = (text: string): string => {
  const file = parseZone(text);
  return isProblem(file) ? file.problem : file.rows.join('\n');
};

test('a zone is drawn by mouse, checked, measured, printed, shared, opened elsewhere and played by two people and a bot', async ({ browser }) => {
  const anna = await person(browser, house.url, 'Anna', { prefs: { name: 'Anna' }, acceptDownloads: true });
  const { page } = anna;
  await emptyZone(page);
  await expect(page.getByRole('region', { name: 'Checks' }).getByText('A zone has one human start H; this one has 0.')).toBeVisible();
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

  // Another size counts when it is whole: the 3 of 30 cuts nothing off. The ship stays on its axis.
  const columns = page.getByRole('spinbutton', { name: 'columns' });
  await columns.focus();
  for (const key of ['Control+a', '3', '0', 'Escape']) await page.keyboard.press(key);
  await expect(columns).toHaveValue('15');
  for (const key of ['Control+a', '1', '7', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText(/36 dangerous sectors/)).toBeVisible();
  const wide = marksOf(await saved(page))
    .replace(/[1-8]/g, '#')
    .split('\n');
  expect(wide[0]).toHaveLength(17);
  expect(wide.map((row) => [...row].reverse().join(''))).toEqual(wide);
  await columns.focus();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Tab');
  await expect(columns).toHaveValue('15');

  // The file is what the command line checks.
  const text = await saved(page);
  expect(files.zone.check(text, 'en')).toMatchObject({ problems: [] });

  // Bots play it; a change makes the figures old.
  await page.getByRole('combobox', { name: 'Games', exact: true }).selectOption('100');
  await page.getByRole('button', { name: 'Let bots play' }).click();
  await expect(page.getByRole('heading', { name: 'Who gets away' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Let bots play' })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(/^100 games/)).toBeVisible();
  // Long results are within their panel; there is nothing below the editor.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  expect(await serious(page, 'zone editor')).toEqual([]);
  await page.reload();
  await expect(page.getByText(/^100 games/)).toBeVisible();
  await page.getByRole('textbox', { name: 'By' }).fill('Anna B');
  await expect(page.getByText('Before the last change.')).toBeVisible();
  await page.getByRole('textbox', { name: 'By' }).fill('Anna');
  await expect(page.getByText('Before the last change.')).toHaveCount(0);

  // Two versions side by side on the same seeds: another author makes no difference at all.
  await page.getByRole('textbox', { name: 'By' }).fill('Anna B');
  const against = page.getByRole('combobox', { name: 'Compare with' });
  await against.selectOption({ label: 'the last measured state' });
  await page.getByRole('button', { name: 'Let bots play' }).click();
  const difference = page.getByRole('row', { name: /^Humans escaped/ }).filter({ hasText: '…' });
  await expect(difference).toContainText('(0.0% … 0.0%)', { timeout: 120_000 });
  await expect(page.getByRole('button', { name: 'Let bots play' })).toBeVisible({ timeout: 120_000 });
  await expect(against.locator('option:checked')).toHaveText('the last measured state');
  // Afterwards too, and what was played is not played again.
  await against.selectOption({ label: 'nothing' });
  await page.getByRole('button', { name: 'Let bots play' }).click();
  await expect(difference).toHaveCount(0);
  await against.selectOption({ label: 'the last measured state' });
  await page.getByRole('button', { name: 'Let bots play' }).click();
  await expect(difference).toContainText('(0.0% … 0.0%)');
  await page.getByRole('textbox', { name: 'By' }).fill('Anna');

  // By number of players: a line for each that the zone is meant for.
  await page.getByRole('combobox', { name: 'Bots' }).selectOption('random');
  await page.getByRole('button', { name: '4 to 8 players' }).click();
  const numbers = page.getByRole('region', { name: 'By number of players' });
  await expect(numbers.getByRole('rowheader')).toHaveText(['4', '5', '6', '7', '8'], { timeout: 60_000 });
  await expect(numbers.getByRole('columnheader')).toHaveText(['Players', 'Humans escaped', 'Aliens won']);

  // A search towards another share: it begins with the zone as it is, ends what else is measured, and can be stopped.
  await page.getByRole('combobox', { name: 'Games per look' }).selectOption('60');
  await page.getByRole('combobox', { name: 'Wanted' }).selectOption('90');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.locator('.balance-path li').first()).toContainText('As it is', { timeout: 60_000 });
  // It may have come to its end already.
  await page
    .getByRole('button', { name: 'Stop' })
    .click({ timeout: 2000 })
    .catch(() => {});
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible({ timeout: 60_000 });

  // One page across, with every box.
  for (const [paper, width] of [
    ['A4', 842],
    ['US Letter', 792],
  ] as const) {
    const sheets = await printed(page, paper);
    expect(sheets).toEqual({ pages: 1, width, cards: 39 });
  }

  // By link into another browser, which has never been here.
  const link = await linkOf(page);
  const ben = await person(browser, house.url, 'Ben', { prefs: { name: 'Ben' }, acceptDownloads: true });
  await ben.page.goto(link);
  await expect(ben.page.getByRole('heading', { level: 1, name: HOSTILE })).toBeVisible();
  expect(await serious(ben.page, 'shared work')).toEqual([]);
  expect(marksOf(await saved(ben.page))).toBe(marksOf(text));

  // And at a table: two people and a bot.
  await ben.page.getByRole('button', { name: 'Play it' }).click();
  await ben.page.getByRole('button', { name: 'With friends' }).click();
  await makeTable(ben.page, 'online', { seats: 3, bots: { 3: 'easy' } });
  const invited = await invitation(ben);
  const cleo = await person(browser, house.url, 'Cleo', PHONE);
  // She looks at it before she sits down, and the waiting room says it too.
  await cleo.page.goto(invited);
  await expect(cleo.page.getByRole('region', { name: 'What is played' })).toContainText(`Zone “${HOSTILE}” by Anna`);
  await cleo.page.getByRole('button', { name: 'Look at it' }).click();
  await expect(cleo.page.getByRole('dialog').locator('svg').first()).toBeVisible();
  await expect(cleo.page.getByRole('dialog')).toContainText('36 dangerous');
  expect(await serious(cleo.page, 'a look at a work')).toEqual([]);
  await cleo.page.keyboard.press('Escape');
  await join([cleo], invited);
  await expect(cleo.page.getByRole('region', { name: 'What is played' })).toContainText(`Zone “${HOSTILE}” by Anna`);
  await begin(ben, [ben, cleo]);
  await expect.poll(async () => (await options(ben.page).count()) + (await options(cleo.page).count()), { timeout: 90_000 }).toBeGreaterThan(0);
  expectNoProblems(anna, ben, cleo);
});

test('by touch on a phone, and by keyboard', async ({ browser }) => {
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
  // What is still wrong is said where one paints: the checks are far below.
  const fault = page.locator('.xw-fault');
  await expect(fault).toContainText('A zone has at least one hatch');
  await expect(fault).toBeInViewport();
  await brush(page, 'hatch');
  await touch(5, 4);
  await expect(page.getByText('Hatches 1 to 2, no gaps')).toBeVisible();
  await expect(fault).toHaveCount(0);
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
  await expect(page.getByRole('region', { name: 'Checks' }).getByText('A zone has one human start H; this one has 0.')).toBeVisible();
  // On to one that can be played: across the axis, both starts, a hatch and its twin.
  const across = Array.from({ length: 6 }, () => 'Shift+ArrowRight');
  for (const key of ['2', 'Space', ...across, 'Shift+ArrowDown', 'Shift+ArrowLeft']) await page.keyboard.press(key);
  for (const key of ['4', 'Space', '5', 'Shift+ArrowUp', '6', 'ArrowRight', 'Shift+ArrowRight']) await page.keyboard.press(key);
  await expect(page.getByText('Hatches 1 to 2, no gaps')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play it' })).toBeEnabled();
  // What is selected is copied and put down elsewhere, with its twin.
  for (const key of ['v', 'Space', 'Control+c', 'ArrowDown', 'Control+v']) await page.keyboard.press(key);
  await expect(page.getByText('Hatches 1 to 4, no gaps')).toBeVisible();
  // Everything is selected and taken away; a fill with a start sets one start.
  for (const key of ['Control+a', 'Delete']) await page.keyboard.press(key);
  await expect(page.getByText('0 safe sectors, 0 dangerous sectors')).toBeVisible();
  for (const key of ['f', '4', 'Space']) await page.keyboard.press(key);
  await expect(page.getByText(/human start H/)).toHaveCount(0);
  await expect(page.getByText('0 safe sectors, 0 dangerous sectors')).toBeVisible();
  expect(problems).toEqual([]);
});

test('a scenario: switches, what is wrong at them, files that are dropped, a link that was cut short', async ({ browser }) => {
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

  // A map as plain text, dropped on the page; and something that is not a file of ours.
  const drop = (text: string): Promise<void> =>
    page.evaluate((content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], 'map.txt', { type: 'text/plain' }));
      for (const kind of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: data }));
    }, text);
  await drop('{"what": [');
  await expect(page.getByText(/This file is damaged/)).toBeVisible();
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

test('a card pack: forms, checks that lead to cards, undo over a reload, sheets, a link, a game with it elsewhere', async ({ browser }) => {
  const fia = await person(browser, house.url, 'Fia', { acceptDownloads: true });
  const { page } = fia;
  await page.goto('/workshop');
  await page.getByRole('button', { name: 'New card pack' }).click();
  await page.getByRole('listitem').filter({ hasText: 'own set' }).getByRole('button').click();
  const play = page.getByRole('button', { name: 'Play it' });
  await expect(play).toBeEnabled();

  // A Paw with a hostile name and a drawing of its own; nothing of it is more than text.
  await page.getByRole('button', { name: /^Paws/ }).click();
  await page.getByRole('textbox', { name: 'Name, English' }).fill(HOSTILE);
  await expect(page.locator('.vw-face.big')).toContainText(HOSTILE);
  const drawn = await page.locator('.vw-face.big svg.v-por').innerHTML();
  await page.getByRole('button', { name: 'Choose …' }).click();
  await page.getByRole('button', { name: 'Drawing 7', exact: true }).click();
  await expect(page.locator('.vw-face.big svg.v-por')).not.toHaveJSProperty('innerHTML', drawn);
  expect(await serious(page, 'pack editor, Paws')).toEqual([]);

  // Fragments that nobody could pay with: the check says so and leads there; undo brings them back after a reload.
  await page.getByRole('button', { name: 'The pack' }).click();
  await page.getByRole('spinbutton', { name: 'black' }).fill('2');
  await expect(page.getByText(/The colours are not balanced: Blueprints ask for black/)).toBeVisible();
  await expect(play).toBeDisabled();
  for (const [tab, name] of [
    [/^Planets/, 'pack editor, planets'],
    [/^Ships/, 'pack editor, ships'],
    [/^Blueprints/, 'pack editor, Blueprints'],
  ] as const) {
    await page.getByRole('button', { name: tab }).click();
    expect(await serious(page, name)).toEqual([]);
  }
  await page.getByRole('listitem').filter({ hasText: 'not balanced' }).getByRole('button', { name: 'show' }).first().click();
  await expect(page.getByRole('spinbutton', { name: 'black' })).toHaveValue('2');
  await page.reload();
  await expect(page.getByText(/The colours are not balanced/).first()).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(play).toBeEnabled();

  // By keys: a number steps in its field, and Escape takes back what was done to a card.
  await page.getByRole('button', { name: /^Blueprints/ }).click();
  const points = page.getByRole('spinbutton', { name: 'Points' });
  const before = await points.inputValue();
  await points.focus();
  await page.keyboard.press('ArrowUp');
  await expect(points).toHaveValue(String(Number(before) + 1));
  await page.keyboard.press('Escape');
  await expect(points).toHaveValue(before);
  // Where a card is deleted the next one stands in its place, and Escape leaves that alone.
  const named = page.getByRole('textbox', { name: 'Name, English' });
  const cards = page.getByRole('region', { name: 'Cards of the pack' });
  const next = (await cards.getByRole('listitem').nth(1).locator('b').textContent()) ?? '';
  await points.press('ArrowUp');
  await cards.getByRole('button', { name: 'Delete' }).click();
  await expect(named).toHaveValue(next);
  await points.press('Escape');
  await expect(named).toHaveValue(next);
  await expect(page.getByRole('button', { name: 'Revert this card' })).toBeDisabled();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(points).toHaveValue(before);

  const text = await saved(page);
  expect(packFiles.pack.check(text, 'en')).toMatchObject({ problems: [] });
  expect(JSON.parse(text).paws[0]).toMatchObject({ name: { en: HOSTILE }, look: 'paw07' });
  expect(await printed(page, 'A4')).toEqual({ pages: 12, width: 595, cards: 108 });
  expect(await printed(page, 'US Letter')).toEqual({ pages: 12, width: 612, cards: 108 });

  const gus = await person(browser, house.url, 'Gus', PHONE);
  await gus.page.goto(await linkOf(page));
  await expect(gus.page.getByRole('heading', { level: 1 })).toBeVisible();
  await playAlone(gus.page, { 2: 'easy', 3: 'easy' });
  expectNoProblems(fia, gus);
});

test('a content pack: effects from a palette, in words of both languages, sheets, a link, a game with it elsewhere', async ({ browser }) => {
  const hal = await person(browser, house.url, 'Hal', { acceptDownloads: true });
  const { page } = hal;
  await page.goto('/workshop');
  await page.getByRole('button', { name: 'New content pack' }).click();
  await page.getByRole('listitem').filter({ hasText: 'No changes yet' }).getByRole('button').click();
  await expect(page.getByText('It changes nothing yet.')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Find a piece' }).fill('Toll Gate');
  await page.getByRole('button', { name: /Toll Gate/ }).click();
  await page.getByRole('textbox', { name: 'Name, English' }).fill(HOSTILE);
  await expect(page.getByText('1 piece is changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Add an effect' }).click();
  await page
    .getByRole('list', { name: /mean something here/ })
    .getByRole('button', { name: 'Draw tactics' })
    .click();
  await expect(page.locator('.aw-said[lang=en]')).toContainText('draw 1 tactic');
  await expect(page.locator('.aw-said[lang=de]')).toContainText('1 Taktik');
  expect(await serious(page, 'content editor')).toEqual([]);

  // An empty name is said at the piece, and typing goes on.
  const german = page.getByRole('textbox', { name: 'Name, German' });
  await german.fill('');
  await expect(page.getByRole('button', { name: 'Play it' })).toBeDisabled();
  await german.fill('Zollstation');
  await expect(page.getByRole('button', { name: 'Play it' })).toBeEnabled();
  await page.getByRole('textbox', { name: 'By', exact: true }).fill('Hal');
  await page.reload();
  await expect(page.getByText('1 piece is changed.')).toBeVisible();

  // The browser of all pieces is its reading mode.
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await page.getByRole('combobox', { name: 'Where it comes from' }).selectOption('changed');
  await page
    .getByRole('button', { name: /changed/ })
    .first()
    .click();
  await expect(page.getByRole('complementary')).toContainText('Zollstation');
  expect(await serious(page, 'content editor, reading')).toEqual([]);

  expect(contentFiles.pack.check(await saved(page), 'en')).toMatchObject({ problems: [] });
  expect(await printed(page, 'A4')).toEqual({ pages: 1, width: 595, cards: 1 });
  expect(await printed(page, 'US Letter')).toEqual({ pages: 1, width: 612, cards: 1 });

  const ida = await person(browser, house.url, 'Ida', PHONE);
  await ida.page.goto(await linkOf(page));
  await expect(ida.page.getByRole('heading', { level: 1 })).toBeVisible();
  // All of it can be read before anything is kept or played.
  await ida.page.getByRole('button', { name: 'Look at it' }).click();
  await expect(ida.page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
  expect(await serious(ida.page, 'reading a shared pack')).toEqual([]);
  await ida.page.keyboard.press('Escape');
  await playAlone(ida.page, { 2: 'easy' });
  expectNoProblems(hal, ida);
});

const SHARED = [
  { what: 'scenario', make: 'New scenario', from: 'Nothing yet', seats: 4, bots: { 3: 'easy', 4: 'easy' } },
  { what: 'card pack', make: 'New card pack', from: 'own set', seats: 3, bots: { 3: 'easy' } },
  { what: 'content pack', make: 'New content pack', from: 'No changes yet', seats: 3, bots: { 3: 'easy' } },
] as const;
for (const { what, make, from, seats, bots } of SHARED)
  test(`a ${what} is measured, shared by link and played online by two people and bots`, async ({ browser }) => {
    test.skip(!DEEP, 'of the deep run: in the short one each is played alone');
    test.setTimeout(400_000);
    const [jo, kim] = [await person(browser, house.url, 'Jo', { prefs: { name: 'Jo' } }), await person(browser, house.url, 'Kim', PHONE)];
    const { page } = jo;
    await page.goto('/workshop');
    await page.getByRole('button', { name: make }).click();
    await page.getByRole('listitem').filter({ hasText: from }).getByRole('button').click();
    await page.getByRole('combobox', { name: 'Bots' }).selectOption('random');
    await page.getByRole('combobox', { name: 'Games', exact: true }).selectOption('100');
    await page.getByRole('button', { name: 'Let bots play' }).click();
    await expect(page.getByText(/^\d+0 games, \d bots/)).toBeVisible({ timeout: 180_000 });
    await page
      .getByRole('button', { name: 'Stop' })
      .click({ timeout: 2000 })
      .catch(() => {});
    await page.goto(await linkOf(page));
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.getByRole('button', { name: 'With friends' }).click();
    await makeTable(page, 'online', { seats, bots });
    const invited = await invitation(jo);
    await kim.page.goto(invited);
    await kim.page.getByRole('button', { name: 'Look at it' }).click();
    await expect(kim.page.getByRole('dialog').locator('.fileabout b')).toBeVisible();
    // A pack can be read whole before one sits down.
    if (what !== 'scenario') {
      await expect(kim.page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
      expect(await serious(kim.page, `reading a ${what}`)).toEqual([]);
    }
    await kim.page.keyboard.press('Escape');
    await join([kim], invited);
    await begin(jo, [jo, kim]);
    await expect.poll(async () => (await options(page).count()) + (await options(kim.page).count()), { timeout: 60_000 }).toBeGreaterThan(0);
    expectNoProblems(jo, kim);
  });
