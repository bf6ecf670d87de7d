/** Rules alone: random legal play of whole games, every decision listed and applied. */
import { FastChance } from '@starboard/kernel';
import { against, alone, type Benchmark, type Contestant, compare } from './harness.ts';
import { CreateGameReducer, InitializeGame } from './peers/boardgame.ts';
import { click, ticTacToe } from './peers/tictactoe.ts';
import { rarities, SEATS, wholeGames } from './random.ts';

function boardgameIo(): Contestant {
  const reducer = CreateGameReducer({ game: ticTacToe });
  // Their states are immutable, so every game starts from the same one and they pay for no setup.
  const initial = InitializeGame({ game: ticTacToe, numPlayers: 2 });
  const chance = new FastChance('peer');
  return {
    name: 'boardgame.io reducer, tic-tac-toe',
    unit: 'moves',
    work() {
      let moves = 0;
      for (let game = 0; game < 10; game++) {
        let state = initial;
        for (; state.ctx.gameover === undefined; moves++) {
          const legal = ticTacToe.ai.enumerate(state.G, state.ctx);
          const { args } = legal[chance.int(legal.length)];
          state = reducer(state, click(args[0], state.ctx.currentPlayer));
        }
      }
      return moves;
    },
  };
}

export const benchmark: Benchmark = {
  title: 'Random legal play, one core, enumerate + apply',
  async run(settings) {
    const [mine, theirs] = await compare([wholeGames((await rarities()).game, SEATS, 'play', `Rarities, ${SEATS} players`), boardgameIo()], settings);
    return [against('Random play against a peer', mine, theirs, 10), alone('Random play, absolute', mine, 1_500_000)];
  },
};
