/** Escape from the Aliens: random play on GALILEI with eight players, and where a player can be over a whole game. */
import { FastChance, know, Runner, randomAnswer, readOptions, type Seat } from '@starboard/kernel';
import { loadGame } from '@starboard/registry';
import { aliens } from '../games/aliens/game.ts';
import { possible } from '../games/aliens/rules/possible.ts';
import { alone, type Benchmark, type Contestant, compare } from './harness.ts';
import { wholeGames } from './random.ts';

const SEATS = 8;

/** A game that has lasted 39 rounds with everybody aboard: the longest history there is. */
function history(): Contestant {
  const chance = new FastChance('possible');
  const runner = Runner.start(aliens, readOptions(aliens, {}), SEATS, chance, false);
  const { state } = runner;
  while (state.pub.round < 39) {
    const seat = state.flow.asked[0];
    const answer = randomAnswer(aliens, know(state, seat), seat, chance);
    runner.answer(seat, answer[1] === 'attack' ? [answer[0], 'quiet'] : answer);
  }
  const known = know(state, null);
  let seat = 0;
  return {
    name: 'GALILEI, 39 rounds',
    unit: 'histories',
    work() {
      seat = (seat + 1) % SEATS;
      possible(known, seat as Seat);
      return 1;
    },
  };
}

export const benchmark: Benchmark = {
  title: 'Escape from the Aliens, one core',
  async run(settings) {
    const [decisions, histories] = await compare(
      [wholeGames((await loadGame('aliens')).game, SEATS, 'aliens', `GALILEI, ${SEATS} players`), history()],
      settings,
    );
    return [
      alone('Random play of the aliens', decisions, 400_000),
      alone('Where one player can be, a whole game of it', histories, 200, '200 a second are 5 ms each'),
    ];
  },
};
