/** A clock that a test moves, and bots that use it, for servers that must not depend on real time. */
import { FastChance, type Game, hash32, type Known, randomAnswer, type Seat, type Types } from '@starboard/kernel';
import { commonAnswer } from '../../host/test/l4.ts';
import type { Overrides } from '../index.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

export class VirtualClock {
  #now: number;
  readonly #timers = new Set<Timer>();

  constructor(now: number) {
    this.#now = now;
  }

  readonly now = (): number => this.#now;

  readonly after = (ms: number, run: () => void): (() => void) => {
    const timer: Timer = { at: this.#now + Math.max(0, ms), run };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  };

  /** The next thing that waits for its time. */
  get next(): number | null {
    return this.#timers.size === 0 ? null : Math.min(...[...this.#timers].map((t) => t.at));
  }

  /** Runs what is due until then, in its order. */
  to(at: number): void {
    for (let next = this.next; next !== null && next <= at; next = this.next) {
      const timer = [...this.#timers].find((t) => t.at === next)!;
      this.#timers.delete(timer);
      this.#now = Math.max(this.#now, timer.at);
      timer.run();
    }
    this.#now = Math.max(this.#now, at);
  }
}

/** How long a bot thinks about what it sees, its own hand included. */
export type Effort = (known: Known<Types>, budget: number) => number;
export const withinBudget: Effort = (known, budget) => 1 + (hash32(JSON.stringify(known)) % budget);

/**
 * The bots of one world or of several that run side by side: they think for as long as what they hold makes them, and all
 * say the same, which is legal in each.
 */
export class Minds {
  /** Some bot could not say the same in all worlds. */
  apart = false;
  /** Thoughts that ended. */
  thoughts = 0;
  readonly #game: Game<Types>;
  readonly #seed: string;
  readonly #effort: Effort;
  readonly #worlds: Map<string, Known<Types>>[] = [];

  constructor(game: Game<Types>, seed: string, effort: Effort = withinBudget) {
    this.#game = game;
    this.#seed = seed;
    this.#effort = effort;
  }

  /** The thinkers of one more world, by its clock. */
  poolOf(clock: VirtualClock): NonNullable<Overrides['pool']> {
    const asked = new Map<string, Known<Types>>();
    this.#worlds.push(asked);
    const think = (known: Known<Types>, seat: Seat, seed: number, budget: number): Promise<{ answer: string[]; iterations: number }> => {
      const key = `${seat} ${seed}`;
      asked.set(key, known);
      return new Promise((resolve, reject) => {
        clock.after(this.#effort(known, budget), () => {
          this.thoughts++;
          const answer = this.#answer(key, seat);
          if (answer === null) reject(new Error('the worlds have nothing in common to say'));
          else resolve({ answer, iterations: 0 });
        });
      });
    };
    return {
      think: ((_game: string, _level: string, known: Known<Types>, _memory: object, seat: Seat, seed: number, { ms }: { ms?: number }) =>
        think(known, seat, seed, ms!)) as unknown as NonNullable<Overrides['pool']>['think'],
      close: async () => {},
    };
  }

  #answer(key: string, seat: Seat): string[] | null {
    const views = this.#worlds.map((world) => world.get(key));
    const chance = new FastChance(`${this.#seed} ${key}`);
    const [here, there] = views;
    const answer =
      here === undefined || views.includes(undefined)
        ? null
        : there === undefined
          ? randomAnswer(this.#game, here, seat, chance)
          : commonAnswer(this.#game, here, there, seat, chance);
    this.apart ||= answer === null;
    return answer;
  }
}
