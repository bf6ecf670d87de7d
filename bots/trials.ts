/**
 * Trials: the few answers that look best are played out in the same imagined worlds, everybody by the heuristic of `normal`,
 * and compared world by world (`Mind.trials`). A tree looks deeper, but each of its players soon plays a guess; here all play as
 * well as they can, which counts more where a clumsy neighbour would make danger look harmless.
 *
 * What the weights say is a prior for the differences, what the trials say the evidence: so a short search answers nearly like
 * the heuristic and a long one by what it found. Answers that fall behind beyond doubt are no longer tried.
 */
import type { Known, Seat, Trials, Types } from '@starboard/kernel';
import { choose } from '@starboard/kernel';
import { bestByWeight, type WeighedAnswer } from './candidates.ts';
import { type Budget, TRIALS, USUAL_ITERATIONS } from './levels.ts';
import { PlayOut, type PlayOutReach } from './play-out.ts';
import type { Brain } from './policy.ts';

/** An answer under trial. */
interface Candidate<T extends Types> extends WeighedAnswer<T> {
  /** What it was worth in each world. */
  readonly found: number[];
}

export class TrialSearch<T extends Types> {
  readonly #brain: Brain<T>;
  readonly #manner: Trials<T>;
  readonly #known: Known<T>;
  readonly #memory: T['memory'];
  readonly #seat: Seat;
  readonly #play: PlayOut<T>;
  #reach: PlayOutReach<T> | null = null;
  /** The best by weight first; those given up are taken out. */
  #tried: Candidate<T>[];

  constructor(brain: Brain<T>, manner: Trials<T>, known: Known<T>, memory: T['memory'], seat: Seat, seed: number) {
    this.#brain = brain;
    this.#manner = manner;
    this.#known = known;
    this.#memory = memory;
    this.#seat = seat;
    this.#play = new PlayOut(brain, seed, manner.foresee);
    this.#tried = this.#candidates();
  }

  /** Tries within the budget, a play-out being an iteration; how many it were. It ends early when one answer is left. */
  run(budget: Budget): number {
    const most = budget.iterations ?? (budget.ms === undefined ? USUAL_ITERATIONS : Number.POSITIVE_INFINITY);
    const until = budget.ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + budget.ms;
    let done = 0;
    if (!this.#worthwhile()) return done;
    for (let world = 0; this.#tried.length > 1; world++) {
      const found: number[] = [];
      for (const { answer } of this.#tried) {
        // A world that not all have been in compares nothing.
        if (done >= most || budget.stop?.() || performance.now() >= until) return done;
        found.push(this.#playOut(world, answer));
        done++;
      }
      for (let i = 0; i < found.length; i++) this.#tried[i].found.push(found[i]);
      if ((world + 1) % (this.#manner.pause ?? TRIALS.pause) === 0) this.#giveUp();
    }
    return done;
  }

  best(): T['pick'][] {
    return this.#tried[this.#leader()].answer;
  }

  #worthwhile(): boolean {
    const c = choose(this.#brain.game, this.#known, this.#seat, []);
    return c !== null && this.#manner.worthwhile?.(this.#known, this.#seat, c) !== false;
  }

  #candidates(): Candidate<T>[] {
    const { answers, hopeless = TRIALS.hopeless, weigh = this.#brain.mind.weigh } = this.#manner;
    const { whim } = this.#play;
    const bounds = { hopeless, most: answers };
    return bestByWeight(this.#brain, weigh, this.#known, this.#memory, this.#seat, bounds, whim, () => whim.at(0)).map((c) => ({ ...c, found: [] }));
  }

  /** What the answer was worth to the seat in this world: the same one, with the same luck, for every answer. */
  #playOut(world: number, answer: readonly T['pick'][]): number {
    const state = this.#play.imagined(world, this.#known, this.#memory, this.#seat);
    this.#reach ??= reachOf(this.#manner, this.#known, this.#seat, state.mine.length);
    return this.#play.run(state, this.#reach, { seat: this.#seat, answer })[this.#seat];
  }

  /** By how much an answer is better than another, weights and trials together, and how sure that is. */
  #lead(c: Candidate<T>, over: Candidate<T>): { mean: number; deviation: number } {
    const { trust, doubt, least = TRIALS.least } = this.#manner;
    const expected = trust * (over.gap - c.gap);
    const n = c.found.length;
    if (n < 2) return { mean: expected, deviation: doubt };
    let sum = 0;
    let squares = 0;
    for (let i = 0; i < n; i++) {
      const d = c.found[i] - over.found[i];
      sum += d;
      squares += d * d;
    }
    const mean = sum / n;
    // A few equal results prove little: a floor of what could still be seen.
    const variance = Math.max(squares / n - mean * mean, least / n) / n;
    const share = doubt ** 2 / (doubt ** 2 + variance);
    return { mean: (1 - share) * expected + share * mean, deviation: Math.sqrt(share * variance) };
  }

  #leader(): number {
    let best = 0;
    let top = 0;
    for (let i = 1; i < this.#tried.length; i++) {
      const { mean } = this.#lead(this.#tried[i], this.#tried[0]);
      if (mean > top) {
        top = mean;
        best = i;
      }
    }
    return best;
  }

  #giveUp(): void {
    const leader = this.#tried[this.#leader()];
    this.#tried = this.#tried.filter((c) => {
      if (c === leader) return true;
      const { mean, deviation } = this.#lead(c, leader);
      return mean + TRIALS.sure * deviation > 0;
    });
  }
}

/** How far a trial looks from here. */
export const reachOf = <T extends Types>(manner: Trials<T>, known: Known<T>, seat: Seat, seats: number): PlayOutReach<T> => ({
  answers: manner.horizon === null ? null : manner.horizon * seats,
  ...(manner.settled !== undefined && { settled: (s) => manner.settled!(s, seat, known) }),
});
