/// <reference lib="webworker" />
/** Verifies a record in a worker, because replaying a long match takes seconds. */
import { verify } from '@starboard/kernel';
import type { VerifyReply, VerifyTask } from './protocol.ts';
import { rulesFor } from './rules-for.ts';

declare const self: DedicatedWorkerGlobalScope;

/** How often progress is reported. */
const STEPS = 50;

const tell = (reply: VerifyReply): void => self.postMessage(reply);

self.onmessage = async ({ data: record }: MessageEvent<VerifyTask>) => {
  try {
    const game = await rulesFor(record);
    let told = 0;
    const verdict = verify(game, record, (done, of) => {
      if (Math.floor((done / of) * STEPS) <= told) return;
      told = Math.floor((done / of) * STEPS);
      tell({ t: 'progress', done: done / of });
    });
    tell({ t: 'verdict', verdict });
  } catch (error) {
    console.error(error);
    tell({ t: 'failed' });
  }
};
