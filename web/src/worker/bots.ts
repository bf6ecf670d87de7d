/// <reference lib="webworker" />
/** Where the bots of this device think: they get what their seat knows, across the border of a worker, and nothing else. */
// Not by the workspace's front door: behind it are the pools of Node, which no browser has.

import { loadMind, loadRules } from '@starboard/registry/parts';
import { quickThought } from '../../../bots/quick.ts';
import type { ThinkReply, ThinkRequest } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

self.onmessage = async ({ data }: MessageEvent<ThinkRequest>) => {
  const { n, game, options, order } = data;
  let thought: ThinkReply['thought'] = null;
  try {
    const [rules, mind] = await Promise.all([loadRules(game, options), loadMind(game)]);
    const { level, known, memory, seat, seed, budget } = order;
    const brain = { game: rules, mind };
    thought =
      level === 'hard'
        ? (await import('../../../bots/think.ts')).think(brain, level, known, memory, seat, seed, { ms: budget })
        : quickThought(brain, level, known, memory, seat, seed);
  } catch (error) {
    // The host lets the chair be silent; the reason belongs into the console.
    console.error(error);
  }
  self.postMessage({ n, thought } satisfies ThinkReply);
};
