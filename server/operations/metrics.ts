/** What Prometheus reads at /metrics. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** A histogram for the hot path, in the format of Prometheus. The library's own is too slow. */
class Quick {
  readonly #name: string;
  readonly #help: string;
  readonly #bounds: readonly number[];
  /** Counts by bucket; the last is +Inf. */
  readonly #counts: number[];
  #sum = 0;

  constructor(name: string, help: string, bounds: readonly number[]) {
    this.#name = name;
    this.#help = help;
    this.#bounds = bounds;
    this.#counts = new Array<number>(bounds.length + 1).fill(0);
  }

  observe(value: number): void {
    let i = 0;
    while (i < this.#bounds.length && value > this.#bounds[i]) i++;
    this.#counts[i]++;
    this.#sum += value;
  }

  get mean(): number {
    const n = this.#counts.reduce((a, b) => a + b, 0);
    return n === 0 ? 0 : this.#sum / n;
  }

  get text(): string {
    const name = this.#name;
    let n = 0;
    const buckets = this.#counts.map((count, i) => `${name}_bucket{le="${this.#bounds[i] ?? '+Inf'}"} ${(n += count)}\n`);
    return `# HELP ${name} ${this.#help}\n# TYPE ${name} histogram\n${buckets.join('')}${name}_sum ${this.#sum}\n${name}_count ${n}\n`;
  }
}

const MOST_ERRORS = 1000;

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
  /** Counted without Prometheus, which is slow with labels; handed over when it is read. */
  readonly #said = new Map<string, number>();
  #lines = 0;
  readonly refused = new Counter({
    name: 'starboard_refused_total',
    help: 'Messages and requests not done, by reason.',
    labelNames: ['why'],
    registers: [this.registry],
  });
  readonly append = new Quick('starboard_append_seconds', 'Time until lines were durable.', [0.0005, 0.002, 0.01, 0.05, 0.2, 1]);
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

  /** When something failed, the newest times. */
  readonly #errors: number[] = [];

  countError(at: number): void {
    this.#errors.push(at);
    if (this.#errors.length > MOST_ERRORS) this.#errors.shift();
  }

  errorsSince(then: number): number {
    return this.#errors.filter((at) => at >= then).length;
  }

  countSaid(t: string): void {
    this.#said.set(t, (this.#said.get(t) ?? 0) + 1);
  }

  countLines(n: number): void {
    this.#lines += n;
  }

  async text(): Promise<string> {
    return `${await this.registry.metrics()}\n${this.append.text}`;
  }

  /** Ends the timers of the default metrics. */
  close(): void {
    this.registry.clear();
  }
}
