/** `hard` by trials (`Mind.trials`): what it finds, that it can be repeated, and that it sees nothing but what its seat knows. */
import { FastChance, Match, type Mind, type Seat, seatAt, type Trials, type Types, viewOf } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { seedOf } from '../../kernel/conformance/cases.ts';
import { think } from '../index.ts';
import type { Brain } from '../policy.ts';
import { cartridge as auction } from './auction.ts';
import { blankMind, type Cell, type TicTacToe, cartridge as tictactoe } from './tictactoe.ts';

const SEED = seedOf('trials');

const withTrials = <T extends Types>({ game, mind }: Brain<T>, trials: Partial<Trials<T>> = {}): Brain<T> => ({
  game,
  mind: { ...mind, trials: { answers: 9, horizon: null, trust: 0.01, doubt: 0.3, ...trials } },
});

/** The board after these cells, marked in turn. */
function after(...cells: readonly Cell[]): { match: Match<TicTacToe>; seat: Seat } {
  const match = new Match(tictactoe.game, {}, 2, new FastChance(SEED));
  for (const cell of cells) match.answer(match.state.flow.asked[0], [cell]);
  return { match, seat: match.state.flow.asked[0] };
}

const answerOf = (brain: Brain<TicTacToe>, { match, seat }: ReturnType<typeof after>, iterations: number) =>
  think(brain, 'hard', match.know(seat), {}, seat, SEED, { iterations });

describe('trials', () => {
  const blank = withTrials({ game: tictactoe.game, mind: blankMind });

  test('find the win that the weights do not know', () => {
    // 0 and 1 are marked, 2 wins.
    const { answer } = answerOf(blank, after('0', '4', '1', '8'), 400);
    expect(answer, `seed ${SEED}`).toEqual(['2']);
  });

  test('find the cell that has to be blocked', () => {
    const { answer } = answerOf(blank, after('0', '4', '1'), 2000);
    expect(answer, `seed ${SEED}`).toEqual(['2']);
  });

  test('answer by weight where there is no time, and where the game says that it is not worth it', () => {
    const empty = after();
    expect(answerOf(withTrials(tictactoe), empty, 0)).toEqual({ answer: ['4'], iterations: 0 });
    expect(answerOf(withTrials(tictactoe, { worthwhile: (_k, _seat, c) => c.kind !== 'mark' }), empty, 500)).toEqual({
      answer: ['4'],
      iterations: 0,
    });
  });

  test('try what weighs most in the eyes of `hard`, not of `normal`', () => {
    const corner: Mind<TicTacToe>['weigh'] = (_k, _m, _seat, _path, c) => c.picks.map((cell) => (cell === '8' ? 1 : 0));
    expect(answerOf(withTrials(tictactoe, { weigh: corner }), after(), 0).answer).toEqual(['8']);
  });

  test('leave the first answer by weight for no more than chance explains', () => {
    // Every answer is worth the same, so the weights decide however long it looks.
    const brain = withTrials(tictactoe, { horizon: 0, trust: 0.1 });
    expect(answerOf(brain, after(), 900).answer).toEqual(['4']);
  });

  test('end as soon as one answer is left', () => {
    const thought = answerOf(blank, after('0', '4', '1', '8'), 1_000_000);
    expect(thought.iterations).toBeLessThan(20_000);
    expect(thought.answer).toEqual(['2']);
  });

  test('stop where the value is final', () => {
    let asked = 0;
    const brain = withTrials(tictactoe, { settled: () => ++asked > 0 });
    answerOf(brain, after(), 90);
    expect(asked).toBe(90);
  });

  test('come to the same answer with the same seed and as many iterations as a time allowed', () => {
    const brain = withTrials(auction);
    for (let i = 0; i < 10; i++) {
      const match = new Match(auction.game, {}, 4, new FastChance(SEED + i));
      const go = (budget: object) => think(brain, 'hard', match.know(seatAt(0)), match.memories[0], seatAt(0), i, budget);
      const timed = go({ ms: 5 + i });
      expect(go({ iterations: timed.iterations }), `seed ${SEED}`).toEqual(timed);
    }
  });

  test('do not see the hands of others', () => {
    const brain = withTrials(auction);
    for (let i = 0; i < 20; i++) {
      const match = new Match(auction.game, {}, 3, new FastChance(SEED + i));
      const other = auction.game.copy(match.state);
      [other.mine[1].hand, other.mine[2].hand, other.dark.rest] = [other.mine[2].hand, other.dark.rest, other.mine[1].hand];
      const go = (s: typeof other) => think(brain, 'hard', viewOf(s, seatAt(0)), match.memories[0], seatAt(0), i, { iterations: 60 });
      expect(go(other), `seed ${SEED}`).toEqual(go(match.state));
    }
  });
});
