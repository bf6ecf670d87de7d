/**
 * Trials: the few answers that look best are played out in the same imagined worlds, everybody by the heuristic of `normal`,
 * and compared world by world (`Mind.trials`). A tree looks deeper, but each of its players soon plays a guess; here all play as
 * well as they can, which counts more where a clumsy neighbour would make danger look harmless.
 *
 * What the weights say is a prior for the differences, what the trials say the evidence: so a short search answers nearly like
 * the heuristic and a long one by what it found. Answers that fall behind beyond doubt are no longer tried.
 */
import type { Chance, Choice, Cover, Known, Seat, State, Trials, Types } from '@starboard/kernel';
import { choose, FastChance, know, Runner } from '@starboard/kernel';
import { type Budget, NORMAL, TRIALS, USUAL_ITERATIONS } from './levels.ts';
import { type Brain, gaps, softest } from './policy.ts';
import { rewards } from './search.ts';
import { at } from './tree.ts';

/** An answer under trial. */
interface Candidate<T extends Types> {
  readonly answer: T['pick'][];
  /** How far its weight is below the best. */
  readonly gap: number;
  /** What it was worth in each world. */
  readonly found: number[];
}

export class TrialSearch<T extends Types> {
  readonly #brain: Brain<T>;
  readonly #manner: Trials<T>;
  readonly #known: Known<T>;
  readonly #memory: T['memory'];
  readonly #seat: Seat;
  /** Imagines worlds and is the rules' chance in them. */
  readonly #fate: FastChance;
  /** Everything the players in the imagined worlds leave to chance. */
  readonly #whim: FastChance;
  readonly #runner: Runner<T>;
  /** The best by weight first; those given up are taken out. */
  #tried: Candidate<T>[];

  constructor(brain: Brain<T>, manner: Trials<T>, known: Known<T>, memory: T['memory'], seat: Seat, seed: number) {
    this.#brain = brain;
    this.#manner = manner;
    this.#known = known;
    this.#memory = memory;
    this.#seat = seat;
    this.#fate = new FastChance(seed);
    this.#whim = new FastChance(seed ^ 0x5bf03635);
    this.#runner = new Runner(brain.game, undefined as unknown as State<T>, this.#fate, false);
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

  /** All answers whose weights are not hopeless, by their gaps added up, pick by pick. */
  #candidates(): Candidate<T>[] {
    const { game, mind } = this.#brain;
    const weigh = this.#manner.weigh ?? mind.weigh;
    const hopeless = this.#manner.hopeless ?? TRIALS.hopeless;
    const list: Candidate<T>[] = [];
    const grow = (path: T['pick'][], gap: number): void => {
      const c = choose(game, this.#known, this.#seat, path);
      if (c === null) {
        list.push({ answer: path, gap, found: [] });
        return;
      }
      this.#whim.at(0);
      const worse = c.picks.length === 1 ? NONE : gaps(weigh.call(mind, this.#known, this.#memory, this.#seat, path, c, this.#whim));
      c.picks.forEach((pick, i) => {
        if (gap + worse[i] > hopeless) return;
        if (c.ends) list.push({ answer: [...path, pick], gap: gap + worse[i], found: [] });
        else grow([...path, pick], gap + worse[i]);
      });
    };
    grow([], 0);
    return list.sort((a, b) => a.gap - b.gap).slice(0, this.#manner.answers);
  }

  /** What the answer was worth to the seat in this world. */
  #playOut(world: number, first: readonly T['pick'][]): number {
    const { game, mind } = this.#brain;
    const runner = this.#runner;
    const { settled, horizon } = this.#manner;
    // The world and what happens in it, as far as that goes, are the same for every answer.
    this.#fate.at(world);
    this.#whim.at(world + 1);
    runner.state = game.imagine(this.#known, this.#memory, this.#seat, this.#fate);
    const s = runner.state;
    runner.answer(this.#seat, first);
    let left = horizon === null ? Number.POSITIVE_INFINITY : horizon * s.mine.length;
    while (s.stack.length > 0) {
      if (left-- <= 0 || settled?.call(this.#manner, s, this.#seat, this.#known)) return mind.value(s)[this.#seat];
      const seat = this.#asked(s.flow);
      runner.answer(seat, this.#answerOf(know(s, seat), seat));
    }
    return rewards(game.outcome(s))[this.#seat];
  }

  /** As `normal` would answer. */
  #answerOf(k: Known<T>, seat: Seat): T['pick'][] {
    const path: T['pick'][] = [];
    for (;;) {
      const c: Choice<T> | null = choose(this.#brain.game, k, seat, path);
      if (c === null) return path;
      path.push(c.picks.length === 1 ? c.picks[0] : c.picks[this.#pick(k, seat, path, c)]);
      if (c.ends) return path;
    }
  }

  #pick(k: Known<T>, seat: Seat, path: readonly T['pick'][], c: Choice<T>): number {
    const { mind } = this.#brain;
    return nearly((this.#manner.foresee ?? mind.weigh).call(mind, k, null, seat, path, c, this.#whim), this.#whim);
  }

  #asked(flow: Cover): Seat {
    return flow.asked.length === 1 ? flow.asked[0] : at(flow, this.#whim);
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

const NONE = [0];

/** A draw like `softest` at the temperature of `normal`, without a look at what is hardly ever drawn. */
function nearly(weights: readonly number[], chance: Chance): number {
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < weights.length; i++) if (weights[i] > top) top = weights[i];
  const near: number[] = [];
  for (let i = 0; i < weights.length; i++) if (top - weights[i] < REACH) near.push(i);
  if (near.length === 1) return near[0];
  if (near.length === 0) return chance.int(weights.length);
  return near[
    softest(
      near.map((i) => weights[i]),
      NORMAL.temperature,
      0,
      chance,
    )
  ];
}
const REACH = 8 * NORMAL.temperature;
