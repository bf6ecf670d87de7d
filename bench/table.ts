/**
 * The largest animations of the illustrated tables in Chromium on a processor that is slowed down four times. Rarities: the
 * Time Thief moving five ships (more cannot have landed while somebody explores), the refill of six hands, the win. Aliens: an
 * attack, possible places, the time slider, the end. Afternova: a deal among four, the market, the end. Andromeda's Edge: six
 * activations, a battle's rolls, a zoom. `BENCH_ONLY=attack` measures those whose name has the word, `BENCH_TRACE=file` keeps the
 * trace of the last.
 *
 * A task is measured in the time of its thread. The browser slows a thread down by keeping it busy for three quarters of the time on
 * the clock, so on a machine that others use tasks still get longer than they are; with `--cpu` nothing is slowed down, and four times
 * the thread's own time is taken instead. A frame is late when the browser says that it dropped it and that somebody could see it.
 * Where there is no graphics processor, drawing competes with everything else on the machine, and what it drops is counted too: with
 * `--cpu` late frames are reported, not judged. The first row is a page with nothing but one thing that glides, which the page's
 * own thread has no part in: what is late there is the machine's.
 */
import type { Known } from '@starboard/kernel';
import { chromiumAt } from '../e2e/chromium.ts';
import { holdBack } from '../e2e/hold.ts';
import { type Moment, type Played, playedTo, put } from '../e2e/situations.ts';
import build from '../e2e/test/build.ts';
import { House } from '../e2e/test/house.ts';
import type { Aliens } from '../games/aliens/rules/types.ts';
import { type Benchmark, digits, figure, type Row } from './harness.ts';
import { AFTERNOVA } from './table-afternova.ts';
import { ANDROMEDA } from './table-andromeda.ts';
import { type Animation, click } from './table-animation.ts';
import { LATE, LONG_MS, type Seen, SLOWER, traced } from './trace.ts';

const landed = ({ known }: Moment): number => known.pub.berths.filter((b) => b > 0).length;
const RELICS = ['boots', 'roll', 'driver', 'cloak', 'vacuum', 'time', 'plug', 'eye'];
/** What would make the third set. */
const winning = ({ known, picks }: Moment): string | undefined =>
  known.pub.planets[0].filter((n) => n >= 3).length === 2
    ? picks.find((p) => p.startsWith('place ') && known.pub.planets[0][RELICS.indexOf(p.slice(6))] === 2)
    : undefined;
let won = '';

const RARITIES: readonly Animation[] = [
  {
    what: 'The Time Thief moves five ships',
    seats: 6,
    options: { landing: 'sealed' },
    here: (m) =>
      m.kind === 'explore' && m.picks.includes('thief') && m.known.pub.portal >= 5 && landed(m) >= 5 && m.known.pub.berths.every((b) => b !== 1),
    go: (page) => click(page, 'thief'),
  },
  {
    what: 'Six hands are refilled',
    seats: 6,
    options: { landing: 'sealed' },
    here(m) {
      const top = m.known.stack.at(-1);
      return m.kind === 'collect' && top?.step === 'collect' && top.left === 1 && top.queue.length <= 1 && m.known.pub.pile >= 12;
    },
    go: (page, picks) => click(page, picks.find((p) => p.startsWith('place ')) ?? picks[0]),
  },
  {
    what: 'The win',
    seats: 6,
    options: { landing: 'sealed' },
    here(m) {
      const pick = m.kind === 'collect' ? winning(m) : undefined;
      won = pick ?? won;
      return pick !== undefined;
    },
    go: (page) => click(page, won),
  },
];

/** What is known of Aliens at a moment. */
const knownOf = (m: Moment): Known<Aliens> => m.known as unknown as Known<Aliens>;
/** Nobody leaves (A.5), so that all trails are long. */
const LONG_TRAILS = { game: 'aliens', seats: 6, options: { overlay: true, A5: true } };
const ROUNDS = 20;
const later = (m: Moment): boolean => m.kind === 'move' && knownOf(m).pub.round >= ROUNDS;
const EYES = 4;

export const ALIENS: readonly Animation[] = [
  {
    what: 'Aliens: an attack',
    game: 'aliens',
    seats: 6,
    here: (m) => m.kind === 'move' && knownOf(m).mine?.alien === true && knownOf(m).pub.round >= 5,
    async go(page, picks) {
      await click(page, picks.find((pick) => /^[A-Z]\d\d$/.test(pick)) ?? picks[0]);
      for (let presses = 0; presses < 2; presses++) {
        await page.waitForTimeout(300);
        await click(page, 'attack');
      }
    },
  },
  {
    what: `Aliens: possible places of four players after ${ROUNDS} rounds`,
    ...LONG_TRAILS,
    here: later,
    async go(page) {
      for (let i = 0; i < EYES; i++) {
        await page.evaluate((n) => document.querySelectorAll<HTMLElement>('.x-eye')[n]?.click(), i);
        await page.waitForTimeout(250);
      }
    },
  },
  {
    what: `Aliens: the time slider over ${ROUNDS} rounds, with possible places`,
    ...LONG_TRAILS,
    here: later,
    async go(page) {
      await page.evaluate(() => document.querySelector<HTMLElement>('.x-eye')?.click());
      for (let i = 0; i < 2 * ROUNDS; i++) {
        await page.keyboard.press(i < ROUNDS ? '[' : ']');
        await page.waitForTimeout(60);
      }
    },
  },
  {
    // E15: in the beginner game the first human out ends it.
    what: 'Aliens: the end',
    game: 'aliens',
    seats: 6,
    options: { game: 'beginner' },
    here: (m) =>
      m.kind === 'move' && knownOf(m).mine?.alien === false && knownOf(m).pub.round >= 8 && m.picks.some((pick) => pick.startsWith('hatch ')),
    go: (page, picks) => click(page, picks.find((pick) => pick.startsWith('hatch ')) ?? picks[0]),
  },
];

async function watch(url: string, { go }: Animation, played: Played, slower: number): Promise<Seen> {
  const browser = await chromiumAt();
  try {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
    await context.addInitScript(
      (prefs) => localStorage.setItem('starboard/prefs', prefs),
      JSON.stringify({ speed: 'calm', sound: false, board: 'drawn', name: 'Ada' }),
    );
    const page = await context.newPage();
    await page.goto('/about');
    await page.goto(await put(page, played));
    const things = page.locator('.kit-table [data-state="legal"]');
    await things.first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(1000);
    const picks = await things.evaluateAll((all) => all.map((e) => (e as HTMLElement).dataset.pick ?? ''));
    return await traced(
      browser,
      page,
      slower,
      async () => {
        await go(page, picks);
        await page.waitForTimeout(400);
        await page.waitForFunction(() => document.querySelector('.kit-table[data-playing]') === null, undefined, { polling: 200 });
        await page.waitForTimeout(400);
      },
      process.env.BENCH_TRACE,
    );
  } finally {
    await browser.close();
  }
}

const GLIDING =
  '<style>@keyframes g{to{transform:translateX(600px)}}i{display:block;width:40px;height:40px;background:#888;animation:g 1s linear infinite alternate}</style><i></i>';

/** What is late on this machine whatever a page does. */
async function floor(rounds: number, slower: number): Promise<Row> {
  const seen: Seen[] = [];
  for (let i = 0; i < rounds; i++) {
    const browser = await chromiumAt();
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.setContent(GLIDING);
      seen.push(await traced(browser, page, slower, () => page.waitForTimeout(4000)));
    } finally {
      await browser.close();
    }
  }
  return { ...lateRow('An empty page', seen), target: null, met: null };
}

function lateRow(what: string, seen: readonly Seen[]): Row {
  const frames = seen.reduce((n, s) => n + s.frames, 0);
  const late = seen.reduce((n, s) => n + s.late, 0);
  return {
    what: `${what}: late frames`,
    ours: figure(
      'late frames, %',
      '',
      seen.map((s) => (100 * s.late) / Math.max(1, s.frames)),
    ),
    peer: null,
    ratio: null,
    target: `≤ ${100 * LATE} %`,
    met: frames > 0 && late <= LATE * frames,
    note: `${late} of ${frames}`,
  };
}

export const benchmark: Benchmark = {
  title: `The illustrated tables in Chromium, the processor ${SLOWER} times slower`,
  async run({ quick, cpu }) {
    build();
    const house = await House.open();
    const holding = await holdBack(house.url, /worker-bots/);
    // One of them alone, while it is being improved.
    const only = process.env.BENCH_ONLY;
    const rounds = quick ? 2 : 5;
    const slower = cpu ? 1 : SLOWER;
    const rows: Row[] = [];
    try {
      rows.push(await floor(rounds, slower));
      for (const animation of [...RARITIES, ...ALIENS, ...AFTERNOVA, ...ANDROMEDA].filter((a) => only === undefined || a.what.includes(only))) {
        const played = await playedTo(animation.what, animation);
        const seen: Seen[] = [];
        for (let i = 0; i < rounds; i++) seen.push(await watch(holding.url, animation, played, slower));
        const times = seen.map((s) => s.longest * (cpu ? SLOWER : 1));
        const longest = figure('longest task, ms', '', times);
        rows.push(
          {
            what: animation.what,
            ours: longest,
            peer: null,
            ratio: null,
            target: `≤ ${LONG_MS} ms`,
            met: Math.max(...times) <= LONG_MS,
            note: `of all rounds the longest ${digits(Math.max(...times))} ms${cpu ? '' : `, on the clock ${digits(Math.max(...seen.map((s) => s.clock)))} ms`}`,
          },
          { ...lateRow(animation.what, seen), ...(cpu ? { met: null } : {}) },
        );
      }
    } finally {
      holding.close();
      await house.close();
    }
    return rows;
  },
};
