/** What a page does while something is going on in it, read from a trace of the browser. */
import { writeFileSync } from 'node:fs';
import type { chromiumAt } from '../e2e/chromium.ts';
import type { Page } from './table-animation.ts';

/** How many times slower the processor is made. */
export const SLOWER = 4;
export const LONG_MS = 50;
/** The share of frames that may be late. */
export const LATE = 0.01;

/** How long a page is left alone before it is measured. */
const REST_MS = 300;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** In the time of the thread, and on the clock. */
  readonly tdur?: number;
  readonly dur?: number;
  readonly args?: {
    readonly name?: string;
    /** As Chromium calls it now, and as it did before. */
    readonly frame_reporter?: Reporter;
    readonly chrome_frame_reporter?: Reporter;
  };
}
interface Reporter {
  readonly state?: string;
  readonly affects_smoothness?: boolean;
}
export interface Seen {
  readonly longest: number;
  /** The longest on the clock: on a machine that others use, what they took too. */
  readonly clock: number;
  readonly frames: number;
  readonly late: number;
}

/** Main threads of pages, and what the longest task on them took of the thread's time. */
function readTrace(events: readonly TraceEvent[], renderer: number): Seen {
  const main = new Set(events.filter((e) => e.name === 'thread_name' && e.args?.name === 'CrRendererMain').map((e) => `${e.pid} ${e.tid}`));
  const tasks = events.filter((e) => e.name === 'RunTask' && e.pid === renderer && main.has(`${e.pid} ${e.tid}`));
  const reports = events
    .filter((e) => e.name === 'PipelineReporter' && e.ph === 'b' && e.pid === renderer)
    .flatMap((e) => e.args?.frame_reporter ?? e.args?.chrome_frame_reporter ?? []);
  const shown = reports.filter(({ state = '' }) => state.startsWith('STATE_PRESENTED') || state === 'STATE_DROPPED');
  return {
    longest: Math.max(0, ...tasks.map((t) => (t.tdur ?? 0) / 1000)),
    clock: Math.max(0, ...tasks.map((t) => (t.dur ?? 0) / 1000)),
    frames: shown.length,
    late: shown.filter((r) => r.state === 'STATE_DROPPED' && r.affects_smoothness === true).length,
  };
}

/**
 * @param act sets it going and waits for its end.
 * @param keep a file for a look with a browser's own tools.
 */
export async function traced(
  browser: Awaited<ReturnType<typeof chromiumAt>>,
  page: Page,
  slower: number,
  act: () => Promise<void>,
  keep?: string,
): Promise<Seen> {
  const cdp = await page.context().newCDPSession(page);
  await settle(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const events: TraceEvent[] = [];
  const tracing = await browser.newBrowserCDPSession();
  tracing.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const done = new Promise<void>((resolve) => tracing.once('Tracing.tracingComplete', () => resolve()));
  await tracing.send('Tracing.start', {
    traceConfig: {
      includedCategories: [
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        'cc,benchmark',
        'cc',
        'benchmark',
        'toplevel',
        'blink.user_timing',
        '__metadata',
      ],
    },
    transferMode: 'ReportEvents',
  });
  await page.evaluate(() => performance.mark('set going'));
  await act();
  await tracing.send('Tracing.end');
  await done;
  if (keep !== undefined) writeFileSync(keep, JSON.stringify({ traceEvents: events }));
  return readTrace(events, events.find((e) => e.name === 'set going')?.pid ?? 0);
}

/**
 * The test driver waits for things by asking for animation frames, and the browser takes what it shows until the next frame
 * without one for an animation of the page's. So there is one: something put down in a corner and taken away.
 */
async function settle(page: Page): Promise<void> {
  const add = (): void => {
    const dot = document.createElement('i');
    dot.id = 'settled';
    dot.style.cssText = 'position: fixed; left: 0; top: 0; width: 1px; height: 1px; background: #888; pointer-events: none';
    document.body.append(dot);
  };
  await page.waitForTimeout(REST_MS);
  await page.evaluate(add);
  await page.waitForTimeout(REST_MS);
  await page.evaluate(() => document.getElementById('settled')?.remove());
  await page.waitForTimeout(REST_MS);
}
