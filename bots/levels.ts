/** What a thought may cost, and every number that makes one level weaker than another. */
import type { Level, Types } from '@starboard/kernel';

export type { Level };

/** How long a search may go on; whatever comes first ends it. Levels that do not search ignore it. */
export interface Budget {
  readonly iterations?: number | undefined;
  readonly ms?: number | undefined;
  /** Asked after every iteration: true ends the search with its best answer so far. */
  readonly stop?: (() => boolean) | undefined;
}

/** An answer and the iterations it took: with the same seed and as many iterations it is found again. */
export interface Thought<T extends Types = Types> {
  readonly answer: T['pick'][];
  readonly iterations: number;
}

/** Iterations of a search that was given neither a number nor a time. */
export const USUAL_ITERATIONS = 1000;

/** `easy`. A difference of 1 between weights is one that a practised player sees at once (`Mind.weigh`), so these numbers fit any game. */
export const EASY = {
  /** Softness of the choice: at 0 the best is taken, at 1 an option worse by 1 is taken e times more rarely. */
  temperature: 0.5,
  /** The chance not to notice an option at all, the best one included. */
  overlooks: 0.15,
};

/** `normal`: nearly the best it knows; of options about as good now this, now that, so that it cannot be predicted. */
export const NORMAL = { temperature: 0.12 };

/** `hard`. */
export const SEARCH = {
  /** Weight of the prior against what was found, in units of how much rewards vary at this table. */
  explore: 2,
  /** Softness of the prior that is made of weights. */
  temperature: 1,
  /** Share of the prior that is spread evenly, so that a wrong heuristic cannot hide an option. */
  even: 0.15,
  /** How much worse than its siblings an option is believed to be before it was tried, in the same units. */
  caution: 0.1,
  /** Share of the picks in rollouts that are uniformly random. */
  noise: 0.05,
  /** Nodes kept at most: beyond, the search goes on without growing. */
  nodes: 200_000,
  /** Answers deep at most in the tree. */
  depth: 400,
};

/** `hard` where a game wants answers tried out (`Mind.trials`). */
export const TRIALS = {
  /** An answer whose weight is this far below the best is not tried. */
  hopeless: 1.5,
  /** Worlds between two looks at who has fallen behind. */
  pause: 8,
  /** How many deviations behind is beyond doubt. */
  sure: 2,
  /** Results that were all equal may still differ by this much, squared, once. */
  least: 0.02,
};
