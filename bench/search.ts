/**
 * Tree search on tic-tac-toe: our bots' search on our kernel against boardgame.io's, with as many iterations. Theirs knows
 * nothing of the game but its moves, so ours gets a blank mind too; what its heuristic adds is only reported.
 */
import { type Brain, think } from '@starboard/bots';
import { FastChance, know, Runner, seatAt } from '@starboard/kernel';
import { blankMind, cartridge, type TicTacToe } from '../bots/test/tictactoe.ts';
import { against, type Benchmark, type Contestant, compare, figure, type Row, type Settings } from './harness.ts';
import { CreateGameReducer, InitializeGame, MCTSBot } from './peers/boardgame.ts';
import { click, ticTacToe } from './peers/tictactoe.ts';

const blank: Brain<TicTacToe> = { game: cartridge.game, mind: blankMind };

const SPEED_ITERATIONS = 1000;

const start = (): Runner<TicTacToe> => Runner.start(cartridge.game, {}, 2, new FastChance(0), false);

function ours(name: string, brain: Brain<TicTacToe>): Contestant {
  const { state } = start();
  let seed = 0;
  return {
    name,
    unit: 'iterations',
    work: () => think(brain, 'hard', know(state, seatAt(0)), {}, seatAt(0), ++seed, { iterations: SPEED_ITERATIONS }).iterations,
  };
}

const theirBot = (iterations: number) => new MCTSBot({ game: ticTacToe, enumerate: ticTacToe.ai.enumerate, iterations });

function theirs(): Contestant {
  const bot = theirBot(SPEED_ITERATIONS);
  const state = InitializeGame({ game: ticTacToe, numPlayers: 2 });
  return {
    name: 'boardgame.io MCTSBot',
    unit: 'iterations',
    work: async () => {
      await bot.play(state, '0');
      return SPEED_ITERATIONS;
    },
  };
}

/** One game on both engines side by side; what ours got: 1, ½ or 0. */
async function duel(brain: Brain<TicTacToe>, weAre: 0 | 1, iterations: number, seed: number): Promise<number> {
  const runner = start();
  const reducer = CreateGameReducer({ game: ticTacToe });
  let state = InitializeGame({ game: ticTacToe, numPlayers: 2 });
  const bot = theirBot(iterations);
  for (let move = 0; runner.state.stack.length > 0; move++) {
    const seat = runner.state.flow.asked[0];
    let cell: number;
    if (seat === weAre) cell = Number(think(brain, 'hard', know(runner.state, seat), {}, seat, seed * 16 + move, { iterations }).answer[0]);
    else cell = Number((await bot.play(state, String(seat))).action.payload.args[0]);
    runner.answer(seat, [`${cell}` as TicTacToe['pick']]);
    state = reducer(state, click(cell, String(seat)));
  }
  if ((state.ctx.gameover === undefined) !== runner.state.stack.length > 0) throw new Error('the two engines disagree about the end');
  const [us, them] = [weAre, 1 - weAre].map((seat) => cartridge.game.outcome(runner.state).ranks[seat]);
  return us < them ? 1 : us === them ? 0.5 : 0;
}

/** Both sides, as many iterations for both. Weaker would be: less than half of the points, by more than luck explains. */
async function strength(what: string, brain: Brain<TicTacToe>, iterations: number, settings: Settings, counts: boolean): Promise<Row> {
  const games = settings.quick ? 40 : 400;
  const points: number[] = [];
  for (let n = 0; n < games; n++) points.push(await duel(brain, (n % 2) as 0 | 1, iterations, n));
  const share = points.reduce((a, b) => a + b, 0) / games;
  const spread = Math.sqrt(points.reduce((sum, p) => sum + (p - share) ** 2, 0) / (games - 1) / games);
  const [won, drawn] = [1, 0.5].map((result) => points.filter((p) => p === result).length);
  const [low, high] = [share - 1.96 * spread, share + 1.96 * spread];
  return {
    what,
    ours: figure('share of the points', '', [share]),
    peer: figure('boardgame.io MCTSBot', '', [1 - share]),
    ratio: null,
    target: counts ? 'not below 0.5' : null,
    met: counts ? high >= 0.5 : null,
    note: `${games} games, ${iterations} iterations a move: ${won} won, ${drawn} drawn, ${games - won - drawn} lost; 95 % interval ${low.toFixed(3)} … ${high.toFixed(3)}`,
  };
}

export const benchmark: Benchmark = {
  title: 'Tree search on tic-tac-toe, equal iterations',
  async run(settings) {
    const contestants = [ours('our search, no heuristic', blank), ours('our search, with its heuristic', cartridge), theirs()];
    const [plain, wise, them] = await compare(contestants, settings);
    return [
      against('Speed', plain, them, 10, `${SPEED_ITERATIONS} iterations from the empty board`),
      against('Speed with heuristic', wise, them, null, `${SPEED_ITERATIONS} iterations from the empty board`),
      await strength('Strength at 50 iterations', blank, 50, settings, true),
      await strength('Strength at 200 iterations', blank, 200, settings, true),
      await strength('Strength with heuristic at 50 iterations', cartridge, 50, settings, false),
    ];
  },
};
