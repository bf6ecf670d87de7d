/** Starts the bots' worker when the first bot has to think, and talks to it. */
import type { ThinkOrder } from '@starboard/host';
import url from './bots.ts?shared-worker';
import type { ThinkReply, ThinkRequest } from './protocol.ts';

type Thought = NonNullable<ThinkReply['thought']>;

export class ThinkWorker {
  #worker: Worker | null = null;
  #n = 0;
  readonly #waiting = new Map<number, (thought: Thought | null) => void>();

  think(game: string, options: object, order: ThinkOrder, signal: AbortSignal): Promise<Thought> {
    const worker = (this.#worker ??= this.#start());
    const n = ++this.#n;
    return new Promise((resolve, reject) => {
      // An aborted thought runs until its budget is used up. Its answer is dropped.
      signal.addEventListener('abort', () => this.#waiting.delete(n), { once: true });
      this.#waiting.set(n, (thought) => (thought === null ? reject(new Error('the bot could not think')) : resolve(thought)));
      worker.postMessage({ n, game, options, order } satisfies ThinkRequest);
    });
  }

  #start(): Worker {
    const worker = new Worker(url, { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<ThinkReply>) => {
      this.#waiting.get(data.n)?.(data.thought);
      this.#waiting.delete(data.n);
    };
    worker.onerror = () => {
      // Pending thoughts fail. The next one starts a new worker.
      for (const fail of this.#waiting.values()) fail(null);
      this.#waiting.clear();
      worker.terminate();
      if (this.#worker === worker) this.#worker = null;
    };
    return worker;
  }
}
