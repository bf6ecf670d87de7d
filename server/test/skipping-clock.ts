/** Real time that a test can push forward: timers that become due run at once. */
import type { Overrides } from '../index.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
  readonly real: NodeJS.Timeout;
}

export class SkippingClock implements Required<Pick<Overrides, 'now' | 'after'>> {
  #ahead = 0;
  readonly #timers = new Set<Timer>();

  readonly now = (): number => Date.now() + this.#ahead;

  readonly after = (ms: number, run: () => void): (() => void) => {
    const cancel = (): void => {
      clearTimeout(timer.real);
      this.#timers.delete(timer);
    };
    const timer: Timer = {
      at: this.now() + ms,
      run,
      real: setTimeout(() => {
        this.#timers.delete(timer);
        run();
      }, ms).unref(),
    };
    this.#timers.add(timer);
    return cancel;
  };

  skip(ms: number): void {
    this.#ahead += ms;
    for (const timer of [...this.#timers].filter((t) => t.at <= this.now()).sort((a, b) => a.at - b.at)) {
      clearTimeout(timer.real);
      if (this.#timers.delete(timer)) timer.run();
    }
  }
}
