/** Standard input, line by line. Lines wait in a queue until they are read. */
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export class LineReader {
  readonly #queue: string[] = [];
  #waiting: ((line: string | null) => void) | null = null;
  #next: Promise<string | null> | null = null;
  #ended = false;
  readonly #close: () => void;

  constructor(input: Readable) {
    const reader = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
    this.#close = () => {
      reader.close();
      input.pause();
    };
    reader.on('line', (line) => {
      if (this.#waiting === null) this.#queue.push(line);
      else this.#give(line);
    });
    reader.on('close', () => {
      this.#ended = true;
      if (this.#waiting !== null) this.#give(null);
    });
  }

  /** The next line, null at the end. Returns the same promise until the line is taken, so no line is lost. */
  next(): Promise<string | null> {
    this.#next ??= new Promise((resolve) => {
      const line = this.#queue.shift();
      if (line !== undefined || this.#ended) resolve(line ?? null);
      else this.#waiting = resolve;
    });
    return this.#next;
  }

  /** Marks the line as used. */
  taken(): void {
    this.#next = null;
  }

  /** Stops reading, so that the process can exit. */
  close(): void {
    this.#close();
  }

  #give(line: string | null): void {
    const resolve = this.#waiting!;
    this.#waiting = null;
    resolve(line);
  }
}
