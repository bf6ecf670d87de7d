/** The check of a record in its worker: how far it is, what was found, and that it may not load. */
import {
  FastChance,
  type Game,
  Match,
  type MatchRecord,
  makeRecord,
  plainTerms,
  randomAnswer,
  type Types,
  type Verdict,
  waitedFor,
} from '@starboard/kernel';
import { seedOf } from '@starboard/kernel/conformance';
import { loadGame } from '@starboard/registry';
import { beforeAll, expect, test, vi } from 'vitest';
import { checkRecord } from '../src/offline/verify.ts';
import type { VerifyReply } from '../src/worker/protocol.ts';

vi.mock('../src/worker/verify.ts?shared-worker', () => ({ default: '/worker.js' }));

/** Runs the worker's own module, with the page's end of the line in the hands of the test. */
class HereWorker {
  static broken = false;
  static ended = 0;
  onmessage: ((e: { data: VerifyReply }) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage(record: MatchRecord): void {
    if (HereWorker.broken) return void queueMicrotask(() => this.onerror?.());
    const scope = { postMessage: (data: VerifyReply) => this.onmessage?.({ data }), onmessage: (_: { data: MatchRecord }): void => {} };
    vi.stubGlobal('self', scope);
    vi.resetModules();
    void import('../src/worker/verify.ts').then(() => scope.onmessage({ data: structuredClone(record) }));
  }
  terminate(): void {
    HereWorker.ended++;
  }
}
vi.stubGlobal('Worker', HereWorker);

let record: MatchRecord;
beforeAll(async () => {
  const { game } = (await loadGame('rarities')) as { game: Game<Types> };
  const seed = String(seedOf('a record to verify'));
  const names = ['A', 'B', 'C'];
  const options = { landing: 'sealed', landingSeconds: 6, begins: 'random', memoryAid: false };
  const match = new Match(game, options, 3, new FastChance(seed));
  const chance = new FastChance(`${seed} answers`);
  for (let i = 0; i < 120 && !match.over; i++) {
    const [seat] = waitedFor(match.state);
    match.answer(seat, randomAnswer(game, match.know(seat), seat, chance));
  }
  record = makeRecord(match, plainTerms(game, options, names), { kind: 'seed', seed }, names) as MatchRecord;
});

const check = (of: MatchRecord): Promise<{ verdict: Verdict | null; steps: number[] }> =>
  new Promise((resolve) => {
    const steps: number[] = [];
    checkRecord(
      of,
      (done) => steps.push(done),
      (verdict) => resolve({ verdict, steps }),
    );
  });

test('a sound record has no findings, and the page hears how far it is', async () => {
  const { verdict, steps } = await check(record);
  expect(verdict).toEqual({ committed: false, findings: [] });
  expect(steps.length).toBeGreaterThan(10);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(steps.at(-1)).toBeLessThanOrEqual(1);
  expect(HereWorker.ended).toBe(1);
});

test('a changed one is found out', async () => {
  const entries = record.entries.map((e, i) => (i === 7 ? { ...e, told: [] } : e));
  const { verdict } = await check({ ...record, entries } as MatchRecord);
  expect(verdict?.findings).toHaveLength(1);
  expect(verdict?.findings[0]).toMatch(/^entry 7: /);
});

test('a worker that does not load, or a game that is not there, is said', async () => {
  expect((await check({ ...record, terms: { ...record.terms, game: 'nonsense' } })).verdict).toBeNull();
  HereWorker.broken = true;
  expect((await check(record)).verdict).toBeNull();
});
