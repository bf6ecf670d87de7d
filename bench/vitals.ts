/** How a server process feels: measured from inside, since a mark. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface Vitals {
  /** Processor time of all threads. */
  readonly cpuMs: number;
  /** Of the thread that answers everybody. */
  readonly mainMs: number;
  /** How late the event loop was, beyond the interval of the probe. */
  readonly lagP50: number;
  readonly lagP99: number;
  readonly lagMax: number;
  readonly rssMb: number;
}

const PROBE_MS = 1;

export class Pulse {
  readonly #delay = monitorEventLoopDelay({ resolution: PROBE_MS });
  #cpu = process.cpuUsage();
  #main = process.threadCpuUsage();

  mark(): void {
    this.#delay.enable();
    this.#delay.reset();
    this.#cpu = process.cpuUsage();
    this.#main = process.threadCpuUsage();
  }

  read(): Vitals {
    const { user, system } = process.cpuUsage(this.#cpu);
    const main = process.threadCpuUsage(this.#main);
    // The histogram holds the time from one probe to the next, the interval included.
    const late = (ns: number): number => Math.max(0, ns / 1e6 - PROBE_MS);
    const d = this.#delay;
    this.#delay.disable();
    return {
      cpuMs: (user + system) / 1000,
      mainMs: (main.user + main.system) / 1000,
      lagP50: late(d.percentile(50)),
      lagP99: late(d.percentile(99)),
      lagMax: late(d.max),
      rssMb: process.memoryUsage.rss() / 2 ** 20,
    };
  }
}

/** What every server under load can be asked beside its port. */
export function pulseAnswers(): { mark(): void; vitals(): Vitals } {
  const pulse = new Pulse();
  return { mark: () => pulse.mark(), vitals: () => pulse.read() };
}
