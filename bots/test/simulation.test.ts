import { FastChance, Match, type Seat, wilson } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { seedOf } from '../../kernel/conformance/cases.ts';
import { botSeed, dealChance, type Level, measure, type Player, playGame, Stopped, simulate, think } from '../index.ts';
import { seating, seatings } from '../rounds.ts';
import { clustered, spread } from '../statistics.ts';
import { judge } from '../strength.ts';
import { type Auction, cartridge as auction } from './auction.ts';
import { LOADER } from './games.ts';

const SEED = seedOf('simulation');

describe('playGame', () => {
  test('plays the same game for the same seed, another for another', () => {
    const play = (seed: number) => playGame(auction, {}, 4, ['hard', 'normal', 'easy', 'random'], seed, { iterations: 20 });
    expect(play(SEED)).toEqual(play(SEED));
    expect(play(SEED).state).not.toEqual(play(SEED + 1).state);
  });

  test('deals the same cards and prizes no matter who plays', () => {
    const seen: string[] = [];
    const watch =
      (level: Level): Player<Auction> =>
      (k, m, seat, seed) => {
        if (k.pub.round === 1 || seat === 0) seen.push(JSON.stringify([k.pub.round, k.pub.prize, k.pub.round === 1 ? k.mine : null]));
        return think(auction, level, k, m, seat, seed, { iterations: 5 }).answer;
      };
    const runs = (['random', 'easy', 'normal', 'hard'] as const).map((level) => {
      seen.length = 0;
      playGame(auction, {}, 3, [watch(level), watch('random'), watch(level)], SEED, {});
      return [...seen];
    });
    for (const run of runs) expect(run).toEqual(runs[0]);
  });

  test('is the match that a host would play with the same chance, memories included', () => {
    const levels: Level[] = ['normal', 'easy', 'normal'];
    const memories: object[] = [];
    const spy: Player<Auction> = (k, m, seat, seed) => {
      memories.push(structuredClone(m));
      return think(auction, 'normal', k, m, seat, seed, {}).answer;
    };
    const played = playGame(auction, {}, 3, [spy, 'easy', 'normal'], SEED, {});
    const match = new Match(auction.game, {}, 3, dealChance(SEED));
    const remembered: object[] = [];
    while (!match.over) {
      const seat = match.state.flow.asked.find((s) => !match.state.flow.done.includes(s)) as Seat;
      if (seat === 0) remembered.push(structuredClone(match.memories[0]));
      match.answer(
        seat,
        think(auction, levels[seat], match.know(seat), match.memories[seat], seat, botSeed(SEED, seat, match.entries.length), {}).answer,
      );
    }
    expect(match.state).toEqual(played.state);
    expect(memories).toEqual(remembered);
    expect(memories.at(-1)).toEqual({ played: expect.objectContaining({ length: 12 }) });
  });

  test('refuses an illegal answer of a foreign player, and ends when stopped', () => {
    expect(() => playGame(auction, {}, 2, [() => ['99'], 'random'], 1, {})).toThrow(/may not answer '99'/);
    expect(() => playGame(auction, {}, 2, ['random', 'random'], 1, { stop: () => true })).toThrow(Stopped);
  });

  test('orders the levels by strength', () => {
    // Fixed seeds: a figure, not a coin to be tossed at every run.
    const ratio = (hero: Level, other: Level, deals: number): number => {
      let won = 0;
      for (let deal = 0; deal < deals; deal++) {
        for (let at = 0; at < 4; at++) {
          const bots = [other, other, other, other].with(at, hero);
          const { ranks } = playGame(auction, {}, 4, bots, deal, { iterations: 100 }).outcome;
          if (ranks[at] === 1) won += 1 / ranks.filter((r) => r === 1).length;
        }
      }
      return won / deals;
    };
    expect(ratio('easy', 'random', 300)).toBeGreaterThan(1.2);
    expect(ratio('normal', 'easy', 300)).toBeGreaterThan(1.05);
    expect(ratio('hard', 'normal', 60)).toBeGreaterThan(1.05);
  });
});

describe('simulate', () => {
  const plan = {
    game: 'auction',
    options: {},
    players: 4,
    bots: ['hard', 'normal', 'easy', 'easy'] as Level[],
    rotate: true,
    seed: SEED,
    loader: LOADER,
  };

  test('gives the same figures on one thread and on three', async () => {
    const runs = [];
    for (const threads of [1, 3]) {
      const { seconds, decisionsPerSecond, ...rest } = await simulate({ ...plan, games: 50, budget: { iterations: 10 }, threads });
      expect(decisionsPerSecond).toBeGreaterThan(0);
      expect(seconds).toBeGreaterThan(0);
      runs.push(rest);
    }
    expect(runs[0]).toEqual(runs[1]);
    const [run] = runs;
    expect(run).toMatchObject({ games: 50, planned: 50, players: 4, endings: { rounds: 50 }, decisions: 50 * 20 });
    expect(run.wins.reduce((a, b) => a + b)).toBeCloseTo(50);
    expect(Object.values(run.winsByBot).reduce((a, b) => a + b)).toBeCloseTo(50);
    expect(run.byBot.easy!.fair).toBe(0.5);
    expect(run.tally.best.p95).toBeGreaterThanOrEqual(run.tally.best.median);
  });

  test('measures every match, the same on one thread and on three, with or without a listener', async () => {
    const budget = { iterations: 10 };
    const plain = await simulate({ ...plan, games: 30, budget });
    const runs = [];
    for (const threads of [1, 3]) {
      const { figures, lengths, tallies, own } = await measure({ ...plan, games: 30, budget, threads });
      // To be listened to changes nothing.
      expect({ ...figures, seconds: 0, decisionsPerSecond: 0 }).toEqual({ ...plain, seconds: 0, decisionsPerSecond: 0 });
      runs.push({ lengths, tallies, counts: own?.counts });
    }
    expect(runs[0]).toEqual(runs[1]);
    const [{ lengths, tallies, counts }] = runs;
    expect(lengths).toEqual({ 20: 30 });
    expect(Object.values(tallies.best).reduce((a, b) => a + b)).toBe(30);
    const seen = counts as Record<string, number>;
    expect(seen[405]).toBe(30);
    expect([0, 1, 2, 3].reduce((sum, seat) => sum + seen[seat], 0)).toBe(30 * 5);
  });

  test('a collector hears of bots that do not listen; a game may have none', async () => {
    const { own } = await measure({ ...plan, bots: ['random', 'random'], players: 2, rotate: false, games: 3, budget: {} });
    expect(own?.counts).toMatchObject({ 205: 3 });
    const none = await measure({ ...plan, game: 'tictactoe', bots: ['random', 'random'], players: 2, games: 3, budget: {} });
    expect(none.own).toBeNull();
    expect(none.figures.games).toBe(3);
  });

  test('shows progress and gives what it has when interrupted', async () => {
    const abort = new AbortController();
    const steps: number[] = [];
    const progress = (done: number, of: number): void => {
      expect(of).toBe(1_000_000);
      steps.push(done);
      if (steps.length === 3) abort.abort();
    };
    const run = await simulate({ ...plan, games: 1_000_000, budget: { iterations: 10 }, threads: 2 }, { signal: abort.signal, progress });
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(run.games).toBe(steps.at(-1));
    expect(run.games).toBeGreaterThan(0);
    expect(run.games).toBeLessThan(run.planned);
    expect(run.wins.reduce((a, b) => a + b)).toBeCloseTo(run.games);
  });

  test('says what went wrong in a thread', async () => {
    await expect(simulate({ ...plan, game: 'spy', games: 4, budget: {} })).rejects.toThrow(/mine/);
  });

  test('seats every bot everywhere, the same deal each time', () => {
    expect([seatings(['hard', 'easy', 'hard', 'easy'], true), seatings(['hard', 'easy'], false), seatings(['easy', 'easy'], true)]).toEqual([
      2, 1, 1,
    ]);
    const games = [0, 1, 2, 3, 4].map((g) => seating({ ...plan, budget: {} }, g));
    expect(games.map((g) => g.deal)).toEqual([0, 0, 0, 0, 1]);
    for (const seat of [0, 1, 2, 3]) expect(new Set(games.slice(0, 4).map((g) => g.bots.indexOf('hard')))).toContain(seat);
  });
});

describe('statistics', () => {
  test('Wilson agrees with published values', () => {
    // Newcombe 1998, table I: 81 of 263 and 0 of 20.
    expect(wilson(81, 263).low).toBeCloseTo(0.2553, 4);
    expect(wilson(81, 263).high).toBeCloseTo(0.3662, 4);
    expect(wilson(0, 20)).toMatchObject({ low: 0, high: expect.closeTo(0.1611, 4) });
  });

  test('clusters cover the truth about 95 times in 100', () => {
    const chance = new FastChance(SEED);
    let covered = 0;
    for (let run = 0; run < 400; run++) {
      // Games of a deal hang together: all four are won with the same chance, which differs from deal to deal.
      const sums = Array.from({ length: 60 }, () => {
        const p = chance.int(101);
        return [0, 1, 2, 3].filter(() => chance.int(100) < p).length;
      });
      const { low, high } = clustered(sums, new Array<number>(60).fill(4));
      if (low <= 0.505 && high >= 0.505) covered++;
    }
    expect(covered / 400, `seed ${SEED}`).toBeGreaterThan(0.9);
  });

  test('median and percentile of few and of missing values', () => {
    expect(spread([4, 1, Number.NaN, 3])).toEqual({ mean: 8 / 3, median: 3, p95: 4 });
    expect(spread([])).toEqual({ mean: 0, median: 0, p95: 0 });
  });

  test('a verdict needs many deals, and a clear figure', () => {
    const deals = (n: number, won: (i: number) => number) => ({
      byDeal: () => ({ sums: Array.from({ length: n }, (_, i) => won(i)), sizes: new Array<number>(n).fill(4) }),
    });
    expect(
      judge(
        deals(20, (i) => 2 + (i % 2)),
        'hard',
        4,
      ),
    ).toMatchObject({ verdict: 'open', ratio: 2.5 });
    expect(
      judge(
        deals(200, (i) => 2 + (i % 2)),
        'hard',
        4,
      ),
    ).toMatchObject({ verdict: 'reached', ratio: 2.5 });
    expect(
      judge(
        deals(200, (i) => i % 3),
        'hard',
        4,
      ).verdict,
    ).toBe('missed');
    expect(
      judge(
        deals(61, (i) => (i % 2 === 0 ? 0 : 3)),
        'hard',
        4,
      ).verdict,
    ).toBe('open');
  });
});
