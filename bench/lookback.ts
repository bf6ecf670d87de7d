/**
 * Looking back on a long match in Chromium: how soon chances are there, how soon the whole curve is, and whether the page can be
 * used meanwhile. Andromeda's Edge with 4 bots, the first game of at least 60 turns. Counted from the press that asks for chances,
 * with the loading of everything that judges.
 */
import { think } from '@starboard/bots';
import { FastChance, Match, makeRecord, plainTerms, readOptions, waitedFor } from '@starboard/kernel';
import { loadGame } from '@starboard/registry';
import { chromiumAt } from '../e2e/chromium.ts';
import build from '../e2e/test/build.ts';
import { House } from '../e2e/test/house.ts';
import { packRecord } from '../web/src/worker/link.ts';
import { type Benchmark, digits, figure, type Row } from './harness.ts';
import { LONG_MS } from './trace.ts';

const GAME = 'andromeda';
const TURNS = 60;
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora'];
const FIRST_MS = 2000;
const WHOLE_MS = 60_000;
/** Then it is given up. */
const MOST_MS = 300_000;

async function longMatch(): Promise<{ readonly link: string; readonly turns: number; readonly entries: number }> {
  const cartridge = await loadGame(GAME);
  const { game } = cartridge;
  const options = readOptions(game, { ...game.presets?.solo });
  for (let deal = 1; ; deal++) {
    const seed = `looking back ${deal}`;
    const match = new Match(game, options, NAMES.length, new FastChance(seed), 0);
    for (let n = 0; !match.over; n++) {
      const seat = waitedFor(match.state)[0];
      const { answer, iterations } = think(cartridge, 'normal', match.know(seat), match.memories[seat], seat, n, {});
      match.answer(seat, answer, { bot: 'normal', iterations, seed: n }, n * 900);
    }
    const turns = (match.state.pub as unknown as { readonly turn: { readonly n: number } }).turn.n;
    const record = makeRecord(match, plainTerms(game, options, NAMES), { kind: 'seed', seed }, NAMES);
    const link = await packRecord(record);
    if (turns >= TURNS && link !== null) return { link, turns, entries: record.entries.length };
  }
}

interface Looked {
  readonly first: number;
  readonly whole: number;
  readonly longest: number;
}

async function look(url: string, link: string): Promise<Looked> {
  const browser = await chromiumAt();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
    await page.addInitScript(() => {
      const seen: number[] = [];
      Object.assign(window, { longTasks: seen });
      new PerformanceObserver((list) => seen.push(...list.getEntries().map((e) => e.duration))).observe({ type: 'longtask' });
    });
    await page.goto(`${url}/replay#r=${link}`);
    await page.getByRole('button', { name: 'Show the whole game' }).click();
    await page.waitForTimeout(1000);
    await page.evaluate(() => void ((window as unknown as { longTasks: number[] }).longTasks.length = 0));
    const began = performance.now();
    await page.getByRole('button', { name: 'Show chances' }).click();
    await page.locator('.lb-plot .pl-line').first().waitFor({ timeout: MOST_MS });
    const first = performance.now() - began;
    await page.locator('.lb-chart header', { hasNotText: 'still being reckoned' }).waitFor({ timeout: MOST_MS });
    const whole = performance.now() - began;
    const longest = await page.evaluate(() => Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks));
    return { first, whole, longest };
  } finally {
    await browser.close();
  }
}

export const benchmark: Benchmark = {
  title: 'Looking back on a long game of Andromeda’s Edge in Chromium',
  async run({ quick }) {
    build();
    const { link, turns, entries } = await longMatch();
    const house = await House.open();
    const seen: Looked[] = [];
    try {
      for (let i = 0; i < (quick ? 1 : 3); i++) seen.push(await look(house.url, link));
    } finally {
      await house.close();
    }
    const row = (what: string, of: (l: Looked) => number, most: number): Row => {
      const times = seen.map(of);
      const target = `≤ ${digits(most)} ms`;
      const note = `${turns} turns, ${entries} moments`;
      return { what, ours: figure('ms', '', times), peer: null, ratio: null, target, met: Math.max(...times) <= most, note };
    };
    return [
      row('The first chances', (l) => l.first, FIRST_MS),
      row('The whole curve', (l) => l.whole, WHOLE_MS),
      row('The longest task of the page meanwhile (0: none over 50 ms)', (l) => l.longest, LONG_MS),
    ];
  },
};
