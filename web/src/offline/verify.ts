/** The check of a record in a worker of its own, as the page sees it. */
import type { MatchRecord, Verdict } from '@starboard/kernel';
import type { VerifyReply, VerifyTask } from '../worker/protocol.ts';
import url from '../worker/verify.ts?shared-worker';

/** Begins; `progress` hears how far it is (0 … 1), `found` what came of it; null: the check itself could not be done. Returns how to stop. */
export function checkRecord(record: MatchRecord, progress: (done: number) => void, found: (verdict: Verdict | null) => void): () => void {
  const worker = new Worker(url, { type: 'module' });
  const end = (verdict: Verdict | null): void => {
    worker.terminate();
    found(verdict);
  };
  worker.onmessage = ({ data }: MessageEvent<VerifyReply>) => {
    if (data.t === 'progress') progress(data.done);
    else end(data.t === 'verdict' ? data.verdict : null);
  };
  worker.onerror = () => end(null);
  worker.postMessage(record satisfies VerifyTask);
  return () => worker.terminate();
}
