/** Where matches of this device stand, asked of one worker. */
import type { WholeMessage } from '@starboard/host';
import url from '../worker/position.ts?shared-worker';
import type { PositionReply, PositionTask } from '../worker/protocol.ts';

let worker: Worker | null = null;
const waiting = new Map<string, ((whole: WholeMessage | null) => void)[]>();

function answer(id: string, whole: WholeMessage | null): void {
  const hearers = waiting.get(id) ?? [];
  waiting.delete(id);
  for (const hear of hearers) hear(whole);
}

function start(): Worker {
  const started = new Worker(url, { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<PositionReply>) => answer(data.id, data.whole);
  started.onerror = () => {
    // The next question starts another one.
    started.terminate();
    if (worker === started) worker = null;
    for (const id of [...waiting.keys()]) answer(id, null);
  };
  return started;
}

/** Null: it cannot be read. */
export function localPosition(id: string): Promise<WholeMessage | null> {
  return new Promise((resolve) => {
    const asked = waiting.get(id);
    waiting.set(id, [...(asked ?? []), resolve]);
    if (asked !== undefined) return;
    worker ??= start();
    worker.postMessage({ id } satisfies PositionTask);
  });
}
