/// <reference lib="webworker" />
/** The worker in which this device's bots think. They receive what their seat knows and nothing else. */
// Not from the package's index: it also exports the thread pool, which needs Node.

import { loadBrain } from '@starboard/registry/parts';
import { quickThought } from '../../../bots/quick.ts';
import type { ThinkReply, ThinkRequest } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

self.onmessage = async ({ data }: MessageEvent<ThinkRequest>) => {
  const { n, game, options, order } = data;
  let thought: ThinkReply['thought'] = null;
  try {
    const { level, known, memory, seat, seed, budget } = order;
    const brain = await loadBrain(game, options, level);
    thought =
      level === 'hard'
        ? (await import('../../../bots/think.ts')).think(brain, level, known, memory, seat, seed, { ms: budget })
        : quickThought(brain, level, known, memory, seat, seed);
  } catch (error) {
    // The host treats the bot as silent. The error goes to the console.
    console.error(error);
  }
  self.postMessage({ n, thought } satisfies ThinkReply);
};
