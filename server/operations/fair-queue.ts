/** Work that waits for one of a few places. Owners take turns, however much each of them has waiting. */

interface Job {
  readonly start: () => void;
}

/** It was cancelled before its turn came. */
export class Withdrawn extends Error {}

export class FairQueue {
  readonly #places: number;
  #busy = 0;
  /** The first owner is the next to be served. An owner without work is not in it. */
  readonly #waiting = new Map<string, Job[]>();

  constructor(places: number) {
    this.#places = places;
  }

  /** How much of an owner waits for a place. */
  waiting(owner: string): number {
    return this.#waiting.get(owner)?.length ?? 0;
  }

  /** `signal` takes it out of the queue; work that has begun has to watch it by itself. */
  run<T>(owner: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const withdraw = (): void => {
        this.#remove(owner, job);
        reject(new Withdrawn());
      };
      const start = (): void => {
        signal?.removeEventListener('abort', withdraw);
        this.#busy++;
        work()
          .then(resolve, reject)
          .finally(() => {
            this.#busy--;
            this.#next();
          });
      };
      const job: Job = { start };
      if (signal?.aborted) return reject(new Withdrawn());
      signal?.addEventListener('abort', withdraw, { once: true });
      const mine = this.#waiting.get(owner);
      if (mine === undefined) this.#waiting.set(owner, [job]);
      else mine.push(job);
      this.#next();
    });
  }

  #next(): void {
    while (this.#busy < this.#places) {
      const [first] = this.#waiting;
      if (first === undefined) return;
      const [owner, [job, ...rest]] = first;
      // To the end of the round.
      this.#waiting.delete(owner);
      if (rest.length > 0) this.#waiting.set(owner, rest);
      job.start();
    }
  }

  #remove(owner: string, job: Job): void {
    const rest = this.#waiting.get(owner)?.filter((j) => j !== job) ?? [];
    if (rest.length === 0) this.#waiting.delete(owner);
    else this.#waiting.set(owner, rest);
  }
}
