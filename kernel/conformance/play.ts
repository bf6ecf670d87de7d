/**
 * One random game, driven by a list of naturals: at every decision the next number, modulo what there is to choose from,
 * says who answers and what. So a game that breaks something is a short list that can be made shorter (./shrink.ts).
 */
import { FastChance } from '../chance.ts';
import type { Choice, Game, Known, Seat, State, Types } from '../contract.ts';
import { Runner, type ToldEvent } from '../flow.ts';
import { choose, know, mayAnswer, waitedFor } from '../legality.ts';
import { seatsOf } from '../seats.ts';
import { heardBy } from '../view.ts';
import { ContractBroken } from './json.ts';
import type { TestTable } from './table.ts';

/** No answer of any game has more picks; a path that never ends is found here. */
const LONGEST_ANSWER = 1000;

/** Decides. Null: stop the game here. */
export type Decide = (of: number) => number | null;

/** Decides at random and notes what it decided. */
export function atRandom(seed: number | string): { decide: Decide; log: number[] } {
  const chance = new FastChance(seed);
  const log: number[] = [];
  const decide: Decide = (of) => {
    const n = chance.int(of);
    log.push(n);
    return n;
  };
  return { decide, log };
}

/** Decides as the list says; the game stops where the list ends. */
export function byList(list: readonly number[]): Decide {
  let i = 0;
  return (of) => (i < list.length ? list[i++] % of : null);
}

export interface GivenAnswer<T extends Types> {
  readonly seat: Seat;
  readonly answer: readonly T['pick'][];
}

/** The chance of the rules in a trial game; the same that a record of it names. */
export const chanceOfDeal = (deal: number): FastChance => new FastChance(String(deal));

export class Play<T extends Types> {
  readonly table: TestTable<T>;
  readonly game: Game<T>;
  /** The seed of the rules' chance. */
  readonly deal: number;
  readonly given: GivenAnswer<T>[] = [];
  /** What was told by the last answer, or by the start. Empty in a game that nobody listens to. */
  told: ToldEvent<T>[];
  /** What each seat remembers; only kept where somebody listens. */
  memories: T['memory'][];
  readonly #runner: Runner<T>;
  readonly #chance: FastChance;
  readonly #decide: Decide;

  constructor(table: TestTable<T>, deal: number, decide: Decide, telling: boolean) {
    this.table = table;
    this.game = table.game;
    this.deal = deal;
    this.#decide = decide;
    this.#chance = chanceOfDeal(deal);
    this.memories = seatsOf(table.seats).map((seat) => table.game.blank(table.options, table.seats, seat));
    this.#runner = Runner.start(table.game, table.options, table.seats, this.#chance, telling);
    this.told = [];
    this.#hear();
  }

  get state(): State<T> {
    return this.#runner.state;
  }

  get over(): boolean {
    return this.state.stack.length === 0;
  }

  /** A die for the check that looks on: it never touches the chance of the rules. */
  dice(name: string): FastChance {
    return new FastChance(`${this.deal} ${name} ${this.given.length}`);
  }

  /** The seats that may answer now and have something to say. */
  answering(): Seat[] {
    return answering(this.game, this.state);
  }

  /** The next answer; false when the game is over or stops. */
  step(): boolean {
    if (this.over) return false;
    const next = decideAnswer(this.game, this.state, this.#decide);
    if (next === null) return false;
    this.given.push(next);
    this.#chance.at(this.given.length);
    this.#runner.answer(next.seat, next.answer);
    this.#hear();
    return true;
  }

  #hear(): void {
    this.told = this.#runner.hear().events;
    if (!this.#runner.telling) return;
    for (const seat of seatsOf(this.table.seats)) {
      for (const t of heardBy(this.told, seat)) this.memories[seat] = this.game.remember(this.memories[seat], t.event, seat);
    }
  }
}

/** The seats that may answer. One that is done and has nothing left to change is not asked, it only waits. */
export function answering<T extends Types>(game: Game<T>, s: State<T>): Seat[] {
  if (s.stack.length === 0) return [];
  return s.flow.asked.filter((seat) => {
    const k = know(s, seat);
    if (!mayAnswer(k, seat)) return false;
    return !s.flow.done.includes(seat) || (choose(game, k, seat, [])?.picks.length ?? 0) > 0;
  });
}

/** Picks a seat and its answer. Seats that are waited for come twice as often as seats that may change their mind. */
export function decideAnswer<T extends Types>(game: Game<T>, s: State<T>, decide: Decide): GivenAnswer<T> | null {
  const waiting = waitedFor(s);
  if (waiting.length === 0) throw new ContractBroken(`nobody is waited for in '${s.flow.label}', and the match is not over`);
  const again = s.flow.revisable ? answering(game, s).filter((seat) => s.flow.done.includes(seat)) : [];
  const candidates = again.length === 0 ? waiting : [...waiting, ...waiting, ...again];
  const i = candidates.length === 1 ? 0 : decide(candidates.length);
  if (i === null) return null;
  const answer = decidePath(game, know(s, candidates[i]), candidates[i], decide);
  return answer === null ? null : { seat: candidates[i], answer };
}

/** A whole answer of one seat. */
export function decidePath<T extends Types>(game: Game<T>, k: Known<T>, seat: Seat, decide: Decide): T['pick'][] | null {
  const path: T['pick'][] = [];
  for (;;) {
    const c = choose(game, k, seat, path);
    if (c === null && path.length > 0) return path;
    if (c === null || c.picks.length === 0)
      throw new ContractBroken(`a dead end: seat ${seat} is asked '${k.flow.label}' and has no pick after [${path}]`);
    if (path.length >= LONGEST_ANSWER) throw new ContractBroken(`the answer of seat ${seat} never ends: ${path.slice(0, 5)} …`);
    const i = c.picks.length === 1 ? 0 : decide(c.picks.length);
    if (i === null) return null;
    path.push(c.picks[i]);
    if (c.ends) return path;
  }
}

/** A random answer of one seat, for a check. */
export function someAnswer<T extends Types>(game: Game<T>, k: Known<T>, seat: Seat, dice: FastChance): T['pick'][] {
  return decidePath(game, k, seat, (of) => dice.int(of))!;
}

/** The same answers from the same deal, in a game of their own. */
export function playAgain<T extends Types>(
  table: TestTable<T>,
  deal: number,
  given: readonly GivenAnswer<T>[],
  telling: boolean,
): { state: State<T>; told: ToldEvent<T>[][] } {
  const chance = chanceOfDeal(deal);
  const runner = Runner.start(table.game, table.options, table.seats, chance, telling);
  const told = [runner.hear().events];
  given.forEach(({ seat, answer }, i) => {
    chance.at(i + 1);
    runner.answer(seat, answer);
    told.push(runner.hear().events);
  });
  return { state: runner.state, told };
}

/** Plays a state at random: at most `answers` more, fewer if the match ends. The state is changed. */
export function playOn<T extends Types>(game: Game<T>, s: State<T>, answers: number, seed: string): void {
  const chance = new FastChance(`${seed} chance`);
  const { decide } = atRandom(seed);
  const runner = new Runner(game, s, chance, false);
  for (let n = 0; n < answers && s.stack.length > 0; n++) {
    const next = decideAnswer(game, s, decide)!;
    runner.answer(next.seat, next.answer);
  }
}

/** Some half-made answers of a seat with the choice after each: the empty one, and those on a few random walks. */
export function prefixes<T extends Types>(
  game: Game<T>,
  k: Known<T>,
  seat: Seat,
  dice: FastChance,
  walks = 4,
): [path: T['pick'][], choice: Choice<T>][] {
  const found = new Map<string, [T['pick'][], Choice<T>]>();
  for (let w = 0; w < walks; w++) {
    const path: T['pick'][] = [];
    for (;;) {
      const key = path.join('\n');
      const c = found.get(key)?.[1] ?? choose(game, k, seat, path);
      if (c === null) break;
      if (!found.has(key)) found.set(key, [[...path], c]);
      if (c.picks.length === 0 || path.length >= LONGEST_ANSWER) break;
      path.push(c.picks[dice.int(c.picks.length)]);
      if (c.ends) break;
    }
  }
  return [...found.values()];
}

/** Everything a choice says, in bytes. */
export const textOf = <T extends Types>(c: Choice<T> | null): string =>
  JSON.stringify(c === null ? null : { kind: c.kind, picks: c.picks, ends: c.ends, rule: c.rule, greyed: c.greyed?.() ?? [] });
