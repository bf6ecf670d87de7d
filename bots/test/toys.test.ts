/** The kernel's toys have nested frames, open windows and long answers, and no mind: whatever a bot may meet. */
import { FastChance, type Game, type Mind, readOptions, refuse, seatsOf, type Types } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { seedOf } from '../../kernel/conformance/cases.ts';
import { bazaar } from '../../kernel/test/toys/bazaar.ts';
import { fog } from '../../kernel/test/toys/fog.ts';
import { ladder } from '../../kernel/test/toys/ladder.ts';
import { type Level, type Player, playGame, think } from '../index.ts';
import { cartridge as tictactoe } from './tictactoe.ts';

const SEED = seedOf('toys');

const nothing: Mind<Types> = { weigh: (_k, _m, _seat, _path, c) => c.picks.map(() => 0), value: (s) => s.mine.map(() => 0), horizon: null };
const games = [fog, bazaar, ladder, tictactoe.game].map((game) => game as unknown as Game<Types>);

test.each(games)('$id: every level answers legally to the end', (game) => {
  const brain = { game, mind: nothing };
  const options = readOptions(game, {});
  const levels: Level[] = ['hard', 'easy', 'normal', 'random'];
  for (let n = game.seats[0]; n <= Math.min(game.seats[1], 4); n++) {
    const players = seatsOf(n).map(
      (at): Player<Types> =>
        (k, m, seat, seed) => {
          const { answer } = think(brain, levels[(at + n) % 4], k, m, seat, seed, { iterations: 25 });
          expect(refuse(game, k, seat, answer), `seed ${SEED}, ${n} seats`).toBe(null);
          return answer;
        },
    );
    for (let g = 0; g < 4; g++) game.invariants(playGame(brain, options, n, players, SEED + g, {}).state);
  }
});

test.each(games)('$id: looking ahead helps even without a mind', (game) => {
  const chance = new FastChance(1);
  let won = 0;
  const count = 24;
  // Fixed seeds: a figure, not a coin to be tossed at every run.
  for (let g = 0; g < count; g++) {
    const n = game.seats[0] + chance.int(Math.min(game.seats[1], 4) - game.seats[0] + 1);
    const hero = g % n;
    const levels = seatsOf(n).map((seat): Level => (seat === hero ? 'hard' : 'random'));
    const { ranks } = playGame({ game, mind: nothing }, readOptions(game, {}), n, levels, g, { iterations: 100 }).outcome;
    if (ranks[hero] === 1) won += n / ranks.filter((r) => r === 1).length;
  }
  expect(won / count).toBeGreaterThan(1);
});
