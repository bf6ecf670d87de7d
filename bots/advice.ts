/**
 * What a strong player would do: the few answers that look best, and the one that was given, are tried out in the same worlds and
 * compared world by world. From what the seat knew, or with all cards open. It says how sure that is.
 */
import { choose, type Known, mayAnswer, type Seat, type State, type Types } from '@starboard/kernel';
import { bestByWeight } from './candidates.ts';
import { tempered } from './estimate.ts';
import { TRIALS } from './levels.ts';
import { reachOfOutlook, temperOf } from './outlook.ts';
import { PlayOut, type PlayOutReach } from './play-out.ts';
import type { Brain } from './policy.ts';
import { reachOf } from './trials.ts';

/** Answers shown at most, not counting the given one. */
const ANSWERS = 4;
/** Worlds at most, and how many it takes before anything is said. */
export const ADVICE_WORLDS = { least: 12, most: 240 } as const;
/** Beyond this error bots cannot help. */
const UNSURE = 0.06;
/** Standard errors inside which a difference may be chance. */
const CHANCE = 2;
/** A few equal results prove little: so much differences may still vary, squared, once. */
const LEAST = 0.02;

export interface AdviceGround<T extends Types> {
  readonly known: Known<T>;
  readonly memory: T['memory'];
  readonly seat: Seat;
  /** The true table: with all cards open. Null: from what the seat knows. */
  readonly open: State<T> | null;
  /** What was answered; null: nothing yet. */
  readonly did: readonly T['pick'][] | null;
}

export interface AdvisedAnswer {
  readonly answer: readonly string[];
  /** The chance to win after it, and its standard error. */
  readonly chance: number;
  readonly error: number;
  /** By how much it is behind the best, and the standard error of that: the same worlds make it small. */
  readonly behind: number;
  readonly doubt: number;
  /** It may be as good as the best: the gap is inside the error. */
  readonly even: boolean;
  readonly did: boolean;
}

export interface Advised {
  readonly worlds: number;
  /** The best first. */
  readonly answers: readonly AdvisedAnswer[];
  /** Differences are too small, or too uncertain, to call anything the best. */
  readonly unsure: boolean;
  /** Whatever is answered, it is won or lost already. */
  readonly decided: boolean;
}

export class Adviser<T extends Types> {
  readonly #ground: AdviceGround<T>;
  readonly #play: PlayOut<T>;
  readonly #reach: (seats: number) => PlayOutReach<T>;
  readonly #temper: number;
  readonly #tried: { readonly answer: readonly T['pick'][]; readonly did: boolean; readonly found: number[] }[];
  #world = 0;

  constructor(brain: Brain<T>, ground: AdviceGround<T>, seed: number) {
    const { known, memory, seat, did } = ground;
    const { mind } = brain;
    this.#ground = ground;
    this.#temper = temperOf(brain, ground.open === null ? seat : 'open');
    this.#play = new PlayOut(brain, seed, mind.trials?.foresee);
    // Where a game says when answers can be compared, that; else as far as chances are reckoned.
    this.#reach = (seats) =>
      mind.trials?.settled !== undefined && mind.outlook?.answers === undefined ? reachOf(mind.trials, known, seat, seats) : reachOfOutlook(brain);
    const weigh = mind.trials?.weigh ?? mind.weigh;
    const { whim } = this.#play;
    const hopeless = mind.trials?.hopeless ?? TRIALS.hopeless;
    const within = (bound: number): (readonly T['pick'][])[] =>
      bestByWeight(brain, weigh, known, memory, seat, { hopeless: bound, most: ANSWERS }, whim, () => whim.at(0)).map(({ answer }) => answer);
    const near = within(hopeless);
    // Where one answer stands out, others are shown beside it.
    const best = near.length > 1 ? near : within(2 * hopeless);
    const same = (a: readonly T['pick'][]): boolean => did !== null && a.length === did.length && a.every((pick, i) => pick === did[i]);
    const all = did === null || best.some(same) ? best : [...best, did];
    this.#tried = all.map((answer) => ({ answer, did: same(answer), found: [] }));
  }

  get done(): boolean {
    return this.#world >= ADVICE_WORLDS.most;
  }

  /** One more world for all of them. */
  step(): void {
    const { known, memory, seat, open } = this.#ground;
    const found = this.#tried.map(({ answer }) => {
      const state = open === null ? this.#play.imagined(this.#world, known, memory, seat) : this.#play.same(this.#world, open);
      return this.#play.run(state, this.#reach(state.mine.length), { seat, answer })[seat];
    });
    this.#tried.forEach((one, i) => {
      one.found.push(found[i]);
    });
    this.#world++;
  }

  get advised(): Advised {
    const n = this.#world;
    const all = this.#tried
      .map(({ answer, did, found }) => ({ answer, did, found, ...spreadOf(found) }))
      .sort((a, b) => percent(b.mean) - percent(a.mean));
    const best = all[0];
    const answers = all.map(({ answer, did, found, ...raw }): AdvisedAnswer => {
      const { mean, error } = this.#temper === 1 || n === 0 ? raw : tempered(raw, n, this.#temper);
      const gap = spreadOf(found.map((v, i) => best.found[i] - v));
      return { answer, did, chance: mean, error, behind: gap.mean, doubt: gap.error, even: gap.mean <= CHANCE * gap.error };
    });
    const decided = answers.every((a) => a.chance < LOST) || answers.every((a) => a.chance > 1 - LOST);
    return { worlds: n, answers, unsure: n > 0 && (best?.error ?? 1) > UNSURE, decided: n > 0 && decided };
  }
}
const LOST = 0.01;
/** What looks the same stays in the order of the weights. */
const percent = (share: number): number => Math.round(100 * share);

function spreadOf(values: readonly number[]): { mean: number; error: number } {
  const n = values.length;
  if (n === 0) return { mean: 0, error: 1 };
  const mean = values.reduce((a, b) => a + b, 0) / n;
  const variance = Math.max(values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / n, LEAST / n);
  return { mean, error: Math.sqrt(variance / Math.max(1, n - 1)) };
}

/** Whether this seat is asked something here that has more than one answer. */
export function hasChoice<T extends Types>({ game }: Brain<T>, known: Known<T>, seat: Seat): boolean {
  if (known.stack.length === 0 || !mayAnswer(known, seat)) return false;
  const path: T['pick'][] = [];
  for (;;) {
    const c = choose(game, known, seat, path);
    if (c === null || c.picks.length === 0) return false;
    if (c.picks.length > 1) return true;
    path.push(c.picks[0]);
    if (c.ends) return false;
  }
}
