/** Writes an open work, one change after the other. What could not be written goes along with the next change. */
import { ChangedElsewhere, type Work, type WorkStep, type WorkStore } from './store.ts';

type Written = 'written' | 'unwritten' | 'elsewhere';

export class WorkWriter {
  readonly #store: Pick<WorkStore, 'keep'>;
  /** The revision that the storage has. */
  #stored: number;
  /** Steps that the storage has not, in their order. */
  #waiting: readonly WorkStep[] = [];
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: Pick<WorkStore, 'keep'>, stored: number) {
    this.#store = store;
    this.#stored = stored;
  }

  /** `step`: null, where the work only went along its steps. */
  keep(work: Work, step: WorkStep | null): Promise<Written> {
    const write = async (): Promise<Written> => {
      if (step !== null) this.#waiting = [...this.#waiting.filter((s) => s.n < step.n), step];
      try {
        await this.#store.keep(work, this.#waiting, this.#stored);
      } catch (error) {
        return error instanceof ChangedElsewhere ? 'elsewhere' : 'unwritten';
      }
      this.#stored = work.rev;
      this.#waiting = [];
      return 'written';
    };
    const written = this.#last.then(write, write);
    this.#last = written;
    return written;
  }

  /** Until everything that was given is written, or could not be. */
  async done(): Promise<void> {
    await this.#last;
  }
}
