/// <reference lib="webworker" />
/** Plays a record again, away from the page: a long match takes seconds, and the page stays what it is meanwhile. */
import { verify } from '@starboard/kernel';
import { loadRules } from '@starboard/registry/parts';
import type { VerifyReply, VerifyTask } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

/** So often a page is told how far it is. */
const STEPS = 50;

const tell = (reply: VerifyReply): void => self.postMessage(reply);

self.onmessage = async ({ data: record }: MessageEvent<VerifyTask>) => {
  try {
    const game = await loadRules(record.terms.game, record.terms.options);
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
