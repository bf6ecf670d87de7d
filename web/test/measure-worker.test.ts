/** The worker that bots play in for the balance panel: one level first and then another, each with its own brain. */
import type { Level } from '@starboard/kernel';
import { expect, test, vi } from 'vitest';
import type { MeasureReply, MeasureTask } from '../src/worker/protocol.ts';

/** As the build cuts a game up: only `hard` brings what imagines worlds. */
vi.mock('@starboard/registry/parts', () => ({ loadBrain: async (_id: string, _options: unknown, level: Level) => ({ brainOf: level }) }));
vi.mock('@starboard/registry/reports', () => ({ loadReport: () => null }));
vi.mock('../../bots/rounds.ts', () => ({
  playBatch: (brain: { readonly brainOf: Level }, { bots }: { readonly bots: readonly Level[] }) => ({ counts: [brain.brainOf, bots.join()] }),
}));

test('a worker that has played with one level plays with the next one as that plays', async () => {
  const replies: MeasureReply[] = [];
  const scope = {
    onmessage: null as ((e: { data: MeasureTask }) => Promise<void>) | null,
    postMessage: (reply: MeasureReply) => replies.push(reply),
  };
  vi.stubGlobal('self', scope);
  await import('../src/worker/measure.ts');
  for (const level of ['normal', 'hard', 'easy'] as const)
    await scope.onmessage?.({ data: { game: 'fog', options: {}, players: 2, level, seed: 1, from: 0, to: 10 } });
  expect(replies.map((reply) => reply.counts)).toEqual([
    ['normal', 'normal,normal'],
    ['hard', 'hard,hard'],
    ['easy', 'easy,easy'],
  ]);
});
