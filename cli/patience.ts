/** What makes a match the same for a script every time: a clock that stands still, and bots that answer in a fixed order. */
import type { DriveEnvironment, Timers } from '@starboard/host';

export type Thinker = DriveEnvironment['think'];

/** Nothing is ever due later, so no deadline runs. */
export const stoppedTimers: Timers = {
  now: () => 0,
  after: (ms, run) => {
    if (ms > 0) return () => {};
    const soon = setImmediate(run);
    return () => clearImmediate(soon);
  },
};

interface Waiting {
  readonly seat: number;
  /** Hands over the thought; null while the bot still thinks. */
  settle: (() => void) | null;
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Hands thoughts over by seat number, not in the order in which they are ready. */
export function inSeatOrder(think: Thinker): Thinker {
  const waiting = new Set<Waiting>();
  let releasing = false;
  async function release(): Promise<void> {
    if (releasing) return;
    releasing = true;
    for (;;) {
      // What the host asks for after an answer joins the others before the next one is handed over.
      await nextTurn();
      const [first] = [...waiting].sort((a, b) => a.seat - b.seat);
      if (first?.settle == null) break;
      waiting.delete(first);
      first.settle();
    }
    releasing = false;
  }
  return (order, signal) =>
    new Promise((resolve, reject) => {
      const own: Waiting = { seat: order.seat, settle: null };
      const ready = (settle: () => void): void => {
        own.settle = settle;
        void release();
      };
      waiting.add(own);
      const dropped = (): void => {
        waiting.delete(own);
        void release();
      };
      signal.addEventListener('abort', dropped, { once: true });
      think(order, signal).then(
        (thought) => ready(() => resolve(thought)),
        (error: unknown) => ready(() => reject(error)),
      );
    });
}
