/** Andromeda's Edge: random play with four players, and copies of states from the middle of games. */
import { FastChance, Runner, readOptions, type State } from '@starboard/kernel';
import { andromeda } from '../games/andromeda/game.ts';
import type { Andromeda } from '../games/andromeda/rules/types.ts';
import { alone, type Benchmark, type Contestant, compare } from './harness.ts';
import { randomStep, SEATS, wholeGames } from './random.ts';

/** Several, because a copy of always the same state would be predicted by everything in the machine. */
const POSITIONS = 64;
/** Answers after which a game of four is about half over. */
const MIDDLE = 450;
const BATCH = 500;

function copies(): Contestant {
  const chance = new FastChance('andromeda copies');
  const options = readOptions(andromeda, {});
  const states = Array.from({ length: POSITIONS }, (_, n) => {
    chance.at(n);
    const runner = Runner.start(andromeda, options, SEATS, chance, false);
    for (let i = 0; i < MIDDLE && runner.state.stack.length > 0; i++) randomStep(runner, chance);
    return runner.state;
  });
  const kept = new Array<State<Andromeda>>(POSITIONS);
  let at = 0;
  return {
    name: 'copy of a mid-game state',
    unit: 'copies',
    work() {
      for (let i = 0; i < BATCH; i++) {
        at = (at + 1) % POSITIONS;
        kept[at] = andromeda.copy(states[at]);
      }
      return BATCH;
    },
  };
}

export const benchmark: Benchmark = {
  title: 'Andromeda’s Edge, one core',
  async run(settings) {
    const [decisions, states] = await compare([wholeGames(andromeda as never, SEATS, 'andromeda', `${SEATS} players`), copies()], settings);
    return [
      alone('Random play of Andromeda’s Edge', decisions, 60_000),
      alone('Copy of a state of Andromeda’s Edge', states, 50_000, '50,000 a second are 20 µs each'),
    ];
  },
};
