/** Standard input, line by line, kept until somebody asks for the next one. */
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

  /** The next line, null at the end. Asked again before it came, it is the same promise: no line is lost. */
  next(): Promise<string | null> {
    this.#next ??= new Promise((resolve) => {
      const line = this.#queue.shift();
      if (line !== undefined || this.#ended) resolve(line ?? null);
      else this.#waiting = resolve;
    });
    return this.#next;
  }

  /** The line was used. */
  taken(): void {
    this.#next = null;
  }

  /** Ends the reading, so that the process can end. */
  close(): void {
    this.#close();
  }

  #give(line: string | null): void {
    const resolve = this.#waiting!;
    this.#waiting = null;
    resolve(line);
  }
}
