/** The bots at Andromeda's Edge: `normal` beats `random` and builds, a launch turn asks little, `hard` is legal, repeatable and keeps to its budget. */
import { type Cartridge, FastChance, know, Runner, readOptions, refuse, type State, type Types, viewOf } from '@starboard/kernel';
import { loadGame } from '@starboard/registry';
import { describe, expect, test } from 'vitest';
import { seedOf } from '../../kernel/conformance/cases.ts';
import { dealChance, type Level, playGame, think } from '../index.ts';

const SEED = seedOf('andromeda bots');
const { game, mind }: Cartridge<Types> = await loadGame('andromeda');
const brain = { game, mind };
const SHIPS: readonly string[] = ['transport', 'fighter', 'science_vessel', 'heavy_cruiser'];

interface Turn {
  readonly n: number;
  readonly active: number;
}
const turnOf = (s: State<Types>): Turn => (s.pub as { turn: Turn }).turn;

/** Plays a game of `normal` and shows every question and its answer. */
function watch(given: Readonly<Record<string, string>>, seats: number, n: number, look: (s: State<Types>, answer: readonly string[]) => void): void {
  const options = readOptions(game, given);
  const runner = Runner.start(game, options, seats, dealChance(SEED + n), false);
  const s = runner.state;
  const order = new FastChance(SEED + n);
  for (let i = 0; s.stack.length > 0; i++) {
    const waiting = s.flow.asked.filter((seat) => !s.flow.done.includes(seat));
    const seat = waiting[order.int(waiting.length)];
    const { answer } = think(brain, 'normal', know(s, seat), {}, seat, SEED + i, {});
    look(s, answer);
    runner.answer(seat, answer);
  }
}

describe('levels', () => {
  test.each<[Level, Level, number]>([
    ['normal', 'random', 20],
    ['normal', 'easy', 15],
  ])(
    '%s beats %s, each deal from both chairs',
    (better, worse, least) => {
      let wins = 0;
      for (let deal = 0; deal < 12; deal++)
        for (const players of [
          [better, worse],
          [worse, better],
        ]) {
          const { ranks } = playGame(brain, readOptions(game, { length: 'short' }), 2, players, SEED + deal, {}).outcome;
          if (ranks[players.indexOf(better)] === 1) wins++;
        }
      expect(wins, `of 24, seed ${SEED}`).toBeGreaterThanOrEqual(least);
    },
    60_000,
  );
});

describe('normal', () => {
  test('saves for developments and looks for battles: both come up in every game', () => {
    let [developed, fought] = [0, 0];
    for (let n = 0; n < 4; n++) {
      const { tally } = playGame(brain, readOptions(game, {}), 3, ['normal', 'normal', 'normal'], SEED + 40 + n, {});
      developed += tally.developed / 4;
      fought += tally.vpBattles / 4;
    }
    expect(developed, `a player, seed ${SEED}`).toBeGreaterThanOrEqual(1.8);
    expect(fought, `VP of a player, seed ${SEED}`).toBeGreaterThanOrEqual(6);
  }, 60_000);

  test('N64: moves a module that waits for a moon to where one lies', () => {
    const s = Runner.start(game, readOptions(game, {}), 2, dealChance(SEED), false).state;
    // Taken from the content: an output, a module in between, an input, and a moon right of the output.
    const { seat, path } = { seat: 0 as never, path: ['free arrange'] };
    const station = (s.pub as { sides: { rows: { modules: number[]; damaged: number[]; gaps: number[] }[] }[] }).sides[0];
    station.rows[0] = { modules: [5, 0, 21], damaged: [0, 0, 0], gaps: [-1, 0, -1, -1] };
    const picks = ['module 0', 'module 5', 'module 21'];
    const weights = mind.weigh(know(s, seat), {}, seat, path, { kind: 'arrange', picks, ends: false, rule: 'N68' }, new FastChance(1));
    expect(weights.indexOf(Math.max(...weights))).toBe(2);
    const places = ['place 0 0', 'place 0 1', 'place 0 2'];
    const where = mind.weigh(
      know(s, seat),
      {},
      seat,
      [...path, 'module 21'],
      { kind: 'arrange-to', picks: places, ends: false, rule: 'N68' },
      new FastChance(1),
    );
    expect(where.indexOf(Math.max(...where))).toBe(1);
  });
});

describe('questions', () => {
  test('a launch turn asks its player at most six times on average, free actions aside', () => {
    let [turns, asks] = [0, 0];
    for (let n = 0; n < 2; n++) {
      let [turn, launched, asked] = [-1, false, 0];
      watch({ length: 'short' }, 3, 20 + n, (s, answer) => {
        const { n: now, active } = turnOf(s);
        if (now !== turn) {
          if (launched) {
            turns++;
            asks += asked;
          }
          [turn, launched, asked] = [now, false, 0];
        }
        if (!s.flow.asked.includes(active as never)) return;
        if (!answer[0].startsWith('free ')) asked++;
        if (SHIPS.includes(answer[0])) launched = true;
      });
    }
    expect(turns).toBeGreaterThan(30);
    expect(asks / turns, `seed ${SEED}`).toBeLessThanOrEqual(6);
  }, 60_000);
});

describe('hard', () => {
  test('answers legally, the same from a sent view, and within its iterations', () => {
    let [tried, i] = [0, 0];
    watch({ length: 'short', collective: 'rank1' }, 2, 30, (s) => {
      // Every seventh question: all kinds come up.
      if (i++ % 7 !== 0 || s.flow.asked.length > 1) return;
      const [seat] = s.flow.asked;
      const go = (k: ReturnType<typeof know>) => think(brain, 'hard', k, {}, seat, SEED, { iterations: 8 });
      const thought = go(know(s, seat));
      expect(refuse(game, know(s, seat), seat, thought.answer), `seed ${SEED}`).toBeNull();
      expect(go(viewOf(s, seat)), `seed ${SEED}`).toEqual(thought);
      expect(thought.iterations).toBeLessThanOrEqual(8);
      if (thought.iterations > 0) tried++;
    });
    expect(tried).toBeGreaterThan(3);
  }, 60_000);
});
