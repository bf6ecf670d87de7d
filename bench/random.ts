/** Random legal play, the workload of several benchmarks. */
import { type Chance, FastChance, type Game, know, Runner, randomAnswer, readOptions, type Seat, type Types } from '@starboard/kernel';
import { type AnyCartridge, loadGame } from '@starboard/registry';
import type { Contestant } from './harness.ts';

export const SEATS = 4;

export const rarities = (): Promise<AnyCartridge> => loadGame('rarities');

/** Somebody the table waits for, each equally likely: in a race nobody is always the quickest. */
export function someoneAsked<T extends Types>(runner: Runner<T>, chance: Chance): Seat {
  const { asked, done } = runner.state.flow;
  if (asked.length === 1) return asked[0];
  // Rejection instead of a list of those left: this is the harness, and its cost should not be the game's.
  for (;;) {
    const seat = asked[chance.int(asked.length)];
    if (!done.includes(seat)) return seat;
  }
}

/** Enumerates, picks and applies one answer. */
export function randomStep<T extends Types>(runner: Runner<T>, chance: Chance): void {
  const seat = someoneAsked(runner, chance);
  runner.answer(seat, randomAnswer(runner.game, know(runner.state, seat), seat, chance));
}

/** Whole games at random, one after another, with nobody listening. */
export function wholeGames(game: Game<Types>, seats: number, seed: string, name: string): Contestant {
  const options = readOptions(game, {});
  const chance = new FastChance(seed);
  let match = 0;
  return {
    name,
    unit: 'decisions',
    work() {
      let decisions = 0;
      chance.at(++match);
      const runner = Runner.start(game, options, seats, chance, false);
      for (; runner.state.stack.length > 0; decisions++) randomStep(runner, chance);
      return decisions;
    },
  };
}
