import { FastChance, Match, seatAt, viewOf } from '@starboard/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { BotPool, Runaway, think } from '../index.ts';
import { type Auction, cartridge as auction } from './auction.ts';
import { LOADER } from './games.ts';
import { cartridge as tictactoe } from './tictactoe.ts';

const seat = seatAt(0);
const empty = viewOf(new Match(tictactoe.game, {}, 2, new FastChance(1)).state, seat);

describe('the pool', () => {
  const pool = new BotPool({ threads: 2, loader: LOADER, graceMs: 300 });
  afterAll(() => pool.close());

  test('thinks what `think` thinks', async () => {
    const match = new Match(auction.game, {}, 3, new FastChance(3));
    const known = viewOf(match.state, seat);
    const there = await pool.think<Auction>('auction', 'hard', known, match.memories[0], seat, 9, { iterations: 80 });
    expect(there).toEqual(think(auction, 'hard', known, match.memories[0], seat, 9, { iterations: 80 }));
  });

  test('lets the caller go on meanwhile', async () => {
    let ticks = 0;
    let done = false;
    const thought = pool.think('tictactoe', 'hard', empty, {}, seat, 1, { iterations: 1e12 }, AbortSignal.timeout(400)).finally(() => {
      done = true;
    });
    while (!done) {
      await new Promise((resolve) => setImmediate(resolve));
      ticks++;
    }
    expect((await thought).iterations).toBeGreaterThan(0);
    // A blocked caller would have come round once or twice.
    expect(ticks).toBeGreaterThan(100);
  });

  test('stops at an abort with the best answer so far, which its iterations give again', async () => {
    const abort = new AbortController();
    const thought = pool.think('tictactoe', 'hard', empty, {}, seat, 4, { iterations: 1e12 }, abort.signal);
    setTimeout(() => abort.abort(), 100);
    const { answer, iterations } = await thought;
    expect(think(tictactoe, 'hard', empty, {}, seat, 4, { iterations })).toEqual({ answer, iterations });
  });

  test('answers though it was aborted before it began', async () => {
    const busy = [1, 2].map((seed) => pool.think('tictactoe', 'hard', empty, {}, seat, seed, { ms: 700 }));
    const late = pool.think('tictactoe', 'hard', empty, {}, seat, 4, { iterations: 1e12 }, AbortSignal.abort());
    expect(await late).toEqual({ answer: ['4'], iterations: 0 });
    await Promise.all(busy);
  });

  test('ends a thread that does not stop, and goes on with a new one', async () => {
    await expect(pool.think('stuck', 'hard', empty, {}, seat, 1, {}, AbortSignal.timeout(50))).rejects.toThrow(Runaway);
    await expect(pool.think('stuck', 'hard', empty, {}, seat, 1, { ms: 10 })).rejects.toThrow(Runaway);
    expect((await pool.think('tictactoe', 'hard', empty, {}, seat, 1, { iterations: 10 })).iterations).toBe(10);
  });

  test('sends nothing of other seats', async () => {
    const match = new Match(auction.game, {}, 3, new FastChance(5));
    const me = seatAt(1);
    match.answer(seat, [String(match.state.mine[0].hand[0])]);
    const sent = await pool.think<Auction>('spy', 'normal', viewOf(match.state, me), match.memories[me], me, 1, {}).then(
      () => '',
      (error: Error) => error.message,
    );
    const [known, memory, who] = JSON.parse(sent) as [Record<string, unknown>, object, number];
    expect(Object.keys(known).sort()).toEqual(['flow', 'mine', 'pub', 'sealed', 'stack']);
    expect(known).toMatchObject({ pub: match.state.pub, mine: match.state.mine[me], stack: [{ step: 'round' }], sealed: null });
    expect(known.stack).toEqual([{ step: 'round' }]);
    expect([memory, who]).toEqual([{ played: [] }, me]);
  });
});

test('a closed pool rejects what was under way', async () => {
  const pool = new BotPool({ threads: 1, loader: LOADER });
  const thought = pool.think('stuck', 'hard', empty, {}, seat, 1, {});
  const rejected = expect(thought).rejects.toThrow();
  await pool.close();
  await rejected;
});
