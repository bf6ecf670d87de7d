/**
 * Plays imagined worlds on: everybody as `normal` would, to the end or as far as the caller wants to look; there the game's mind
 * judges. World number w has the same luck whatever is done in it, so answers can be compared world by world.
 */
import type { Chance, Choice, Cover, Known, Mind, Seat, State, Types } from '@starboard/kernel';
import { choose, FastChance, know, Runner } from '@starboard/kernel';
import { NORMAL } from './levels.ts';
import { type Brain, softest } from './policy.ts';
import { rewards } from './search.ts';
import { at } from './tree.ts';

/** How far a world is played on: so many answers, and until this says that now is a good moment to judge. Null: to the end. */
export interface PlayOutReach<T extends Types> {
  readonly answers: number | null;
  settled?(s: State<T>): boolean;
}

export class PlayOut<T extends Types> {
  readonly #brain: Brain<T>;
  readonly #weigh: Mind<T>['weigh'];
  /** Imagines worlds and is the rules' chance in them. */
  readonly #fate: FastChance;
  /** Everything the players in the worlds leave to chance. */
  readonly whim: FastChance;
  readonly #runner: Runner<T>;

  constructor(brain: Brain<T>, seed: number, weigh: Mind<T>['weigh'] = brain.mind.weigh) {
    this.#brain = brain;
    this.#weigh = weigh;
    this.#fate = new FastChance(seed);
    this.whim = new FastChance(seed ^ 0x5bf03635);
    this.#runner = new Runner(brain.game, undefined as unknown as State<T>, this.#fate, false);
  }

  /** World number `world`, as the seat may imagine it; to be played on at once. */
  imagined(world: number, known: Known<T>, memory: T['memory'], seat: Seat): State<T> {
    this.#begin(world);
    return this.#brain.game.imagine(known, memory, seat, this.#fate);
  }

  /** The table as it is, with the luck of world number `world`; to be played on at once. */
  same(world: number, state: State<T>): State<T> {
    this.#begin(world);
    return this.#brain.game.copy(state);
  }

  #begin(world: number): void {
    this.#fate.at(world);
    this.whim.at(world + 1);
  }

  /** What each seat gets, or is likely to get; `first`: what a seat answers before the others go on. The state is used up. */
  run(s: State<T>, reach: PlayOutReach<T>, first: { readonly seat: Seat; readonly answer: readonly T['pick'][] } | null): readonly number[] {
    const { game, mind } = this.#brain;
    const runner = this.#runner;
    runner.state = s;
    if (first !== null) runner.answer(first.seat, first.answer);
    let left = reach.answers ?? Number.POSITIVE_INFINITY;
    while (s.stack.length > 0) {
      if (left-- <= 0 || reach.settled?.(s)) return mind.value(s);
      const seat = this.#asked(s.flow);
      runner.answer(seat, this.#answerOf(know(s, seat), seat));
    }
    return rewards(game.outcome(s));
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
    return nearly(this.#weigh.call(this.#brain.mind, k, null, seat, path, c, this.whim), this.whim);
  }

  #asked(flow: Cover): Seat {
    return flow.asked.length === 1 ? flow.asked[0] : at(flow, this.whim);
  }
}

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
