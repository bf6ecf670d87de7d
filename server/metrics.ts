/** What Prometheus reads at /metrics. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Histogram({
    name: 'starboard_http_seconds',
    help: 'Time of HTTP requests by route and status.',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [this.registry],
  });
  readonly sockets = new Gauge({ name: 'starboard_sockets', help: 'Open sockets by kind.', labelNames: ['kind'], registers: [this.registry] });
  readonly matches = new Gauge({ name: 'starboard_matches_in_memory', help: 'Matches in memory.', registers: [this.registry] });
  /** Counted without Prometheus, which takes its time for every label; handed over when somebody reads. */
  readonly #said = new Map<string, number>();
  #lines = 0;
  readonly refused = new Counter({
    name: 'starboard_refused_total',
    help: 'Messages and requests not done, by reason.',
    labelNames: ['why'],
    registers: [this.registry],
  });
  readonly append = new Histogram({
    name: 'starboard_append_seconds',
    help: 'Time until lines were durable.',
    buckets: [0.0005, 0.002, 0.01, 0.05, 0.2, 1],
    registers: [this.registry],
  });
  readonly thoughts = new Counter({
    name: 'starboard_thoughts_total',
    help: 'Thoughts of bots by level.',
    labelNames: ['level'],
    registers: [this.registry],
  });
  readonly notices = new Counter({
    name: 'starboard_notices_total',
    help: 'Notices by way and result.',
    labelNames: ['way', 'result'],
    registers: [this.registry],
  });
  readonly starts = new Counter({
    name: 'starboard_starts_total',
    help: 'Starts of matches by how they ended.',
    labelNames: ['end'],
    registers: [this.registry],
  });

  constructor() {
    const said = this.#said;
    new Counter({
      name: 'starboard_messages_total',
      help: 'Messages of screens by kind.',
      labelNames: ['t'],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [t, n] of said) this.inc({ t }, n);
      },
    });
    const lines = (): number => this.#lines;
    new Counter({
      name: 'starboard_lines_total',
      help: 'Log lines made durable.',
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(lines());
      },
    });
    collectDefaultMetrics({ register: this.registry });
  }

  countSaid(t: string): void {
    this.#said.set(t, (this.#said.get(t) ?? 0) + 1);
  }

  countLines(n: number): void {
    this.#lines += n;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  /** Ends the timers of the default metrics. */
  close(): void {
    this.registry.clear();
  }
}
