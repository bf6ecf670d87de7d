/** Afternova: random play with four players, negotiations and all. */
import { loadGame } from '@starboard/registry';
import { alone, type Benchmark, compare } from './harness.ts';
import { SEATS, wholeGames } from './random.ts';

export const benchmark: Benchmark = {
  title: 'Afternova, one core',
  async run(settings) {
    const [decisions] = await compare([wholeGames((await loadGame('afternova')).game, SEATS, 'afternova', `${SEATS} players`)], settings);
    return [alone('Random play of Afternova', decisions, 300_000, 'a decision is a whole answer, about three picks')];
  },
};
