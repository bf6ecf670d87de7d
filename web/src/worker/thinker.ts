/** The bots' worker as the host's worker sees it: started when the first bot has to think. */
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
      // A thought that nobody waits for ends by its own budget; its answer is dropped.
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
      // It will be started anew for the next thought; those under way failed.
      for (const fail of this.#waiting.values()) fail(null);
      this.#waiting.clear();
      worker.terminate();
      if (this.#worker === worker) this.#worker = null;
    };
    return worker;
  }
}
