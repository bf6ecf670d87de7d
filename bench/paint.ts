/**
 * Painting on the largest zone there can be, in Chromium on a processor that is slowed down four times: strokes across the sheet, each
 * of which is checked, drawn and written. What is measured and how is as in ./table.ts.
 */
import { chromiumAt } from '../e2e/chromium.ts';
import build from '../e2e/test/build.ts';
import { House } from '../e2e/test/house.ts';
import { MOST_SIDE } from '../games/aliens/rules/zone-check.ts';
import { zoneText } from '../games/aliens/workshop/draft.ts';
import { type Benchmark, digits, figure } from './harness.ts';
import { LATE, LONG_MS, type Seen, SLOWER, traced } from './trace.ts';

/** Everywhere a sector; starts and hatches in the corners. */
function largest(): string {
  const rows = Array.from({ length: MOST_SIDE }, () => '#'.repeat(MOST_SIDE));
  rows[0] = `H${rows[0].slice(1)}`;
  rows[MOST_SIDE - 1] = `A${rows[0].slice(2)}1`;
  return zoneText({ name: 'Largest', players: [4, 8], rows });
}

const STROKES = 4;
const MOVES = 30;
/** A hand moves its mouse so often. */
const EVERY_MS = 16;

async function watch(url: string, slower: number): Promise<Seen> {
  const browser = await chromiumAt();
  try {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
    await context.addInitScript((prefs) => localStorage.setItem('starboard/prefs', prefs), JSON.stringify({ language: 'en', name: 'Ada' }));
    const page = await context.newPage();
    await page.goto('/workshop');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'zone.json', mimeType: 'application/json', buffer: Buffer.from(largest()) });
    const sheet = page.locator('.xw-sheet');
    await sheet.waitFor();
    await page.getByRole('button', { name: 'safe' }).click();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(1000);
    const box = await sheet.boundingBox();
    if (box === null) throw new Error('The sheet is not to be seen.');
    return await traced(browser, page, slower, async () => {
      for (let stroke = 0; stroke < STROKES; stroke++) {
        const y = box.y + (box.height * (stroke + 1.5)) / (STROKES + 2);
        await page.mouse.move(box.x + box.width * 0.1, y);
        await page.mouse.down();
        for (let i = 1; i <= MOVES; i++) {
          await page.mouse.move(box.x + box.width * (0.1 + (0.35 * i) / MOVES), y);
          await page.waitForTimeout(EVERY_MS);
        }
        await page.mouse.up();
        await page.waitForTimeout(300);
      }
    });
  } finally {
    await browser.close();
  }
}

export const benchmark: Benchmark = {
  title: `Painting on a zone of ${MOST_SIDE} × ${MOST_SIDE} in Chromium, the processor ${SLOWER} times slower`,
  async run({ quick, cpu }) {
    build();
    const house = await House.open();
    try {
      const seen: Seen[] = [];
      for (let i = 0; i < (quick ? 2 : 5); i++) seen.push(await watch(house.url, cpu ? 1 : SLOWER));
      const frames = seen.reduce((n, s) => n + s.frames, 0);
      const late = seen.reduce((n, s) => n + s.late, 0);
      const times = seen.map((s) => s.longest * (cpu ? SLOWER : 1));
      return [
        {
          what: `${STROKES} strokes`,
          ours: figure('longest task, ms', '', times),
          peer: null,
          ratio: null,
          target: `≤ ${LONG_MS} ms`,
          met: Math.max(...times) <= LONG_MS,
          note: `of all rounds the longest ${digits(Math.max(...times))} ms`,
        },
        {
          what: `${STROKES} strokes: late frames`,
          ours: figure(
            'late frames, %',
            '',
            seen.map((s) => (100 * s.late) / Math.max(1, s.frames)),
          ),
          peer: null,
          ratio: null,
          target: `≤ ${100 * LATE} %`,
          met: cpu ? null : frames > 0 && late <= LATE * frames,
          note: `${late} of ${frames}`,
        },
      ];
    } finally {
      await house.close();
    }
  },
};
