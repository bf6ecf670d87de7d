/** Processes of a benchmark: a server under load, a generator of load. The parent asks, one question at a time, and they answer. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/** Whatever was asked takes less: a child that hangs ends the benchmark instead of holding it up for ever. */
const PATIENCE_MS = 120_000;

export class Child {
  readonly #process: ChildProcess;
  readonly #name: string;
  #settle: { resolve(answer: unknown): void; reject(why: Error): void } | null = null;

  constructor(file: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
    this.#name = [file, ...args].join(' ');
    this.#process = fork(join(import.meta.dirname, file), args, {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      // What peers print at their start is not part of a table of results; what goes wrong is.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#process.on('message', (message) => {
      const { answer, error } = message as { answer?: unknown; error?: string };
      if (error === undefined) this.#settle?.resolve(answer);
      else this.#settle?.reject(new Error(`${this.#name}: ${error}`));
    });
    this.#process.on('exit', (code, signal) => this.#settle?.reject(new Error(`${this.#name} ended (${code ?? signal})`)));
  }

  async ask<A>(what: string, value: unknown = null): Promise<A> {
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<A>((resolve, reject) => {
        this.#settle = { resolve: resolve as (answer: unknown) => void, reject };
        timer = setTimeout(() => reject(new Error(`${this.#name} does not answer '${what}'`)), PATIENCE_MS);
        this.#process.send({ what, value });
      });
    } finally {
      clearTimeout(timer);
      this.#settle = null;
    }
  }

  /** Stands still until `goOn`: a process that is not being measured must not take processor time from the one that is, not even with timers. */
  rest(): void {
    this.#process.kill('SIGSTOP');
  }

  goOn(): void {
    this.#process.kill('SIGCONT');
  }

  kill(): void {
    this.#process.kill('SIGKILL');
  }

  /** Lets it go by itself; it may write a profile. */
  async end(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.disconnect();
    await ended;
  }
}

/** In the child: what it can be asked. */
export function answers(to: Readonly<Record<string, (value: never) => unknown>>): void {
  process.on('message', (message) => {
    const { what, value } = message as { what: string; value: never };
    Promise.resolve()
      .then(() => to[what](value))
      .then(
        (answer) => process.send?.({ answer }),
        (error: unknown) => process.send?.({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
      );
  });
  // Nobody is left to ask.
  process.on('disconnect', () => process.exit());
}
