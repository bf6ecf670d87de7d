/**
 * A table for rule tests of any game: arrange it, say what players say, look at what each chair hears and may do.
 *
 *   const t = new RuleTable(fog, 2).arrange((s) => { s.mine[alex].at = 0; });
 *   t.says(alex, 'strike').says(ben, 'stay');
 *   expect(t.heard(ben)).toContainEqual({ kind: 'strike', seat: alex, at: 0, caught: [] });
 *
 * A game extends it with its own words: `draws(alex, ben, 'plug')`. The invariants of the rules are checked after every answer.
 */

import { FastChance } from '../chance.ts';
import type { Chance, Game, Known, Seat, State, Types } from '../contract.ts';
import { NOBODY_ASKED, Runner } from '../flow.ts';
import { choose, randomAnswer, refuse, waitedFor } from '../legality.ts';
import { Match } from '../match.ts';
import { readOptions } from '../options.ts';
import { heardBy, viewOf } from '../view.ts';
import { personAt, spectator } from './people.ts';
import { WantedChance } from './wanted-chance.ts';

type EventOf<T extends Types, K extends T['event']['kind']> = Extract<T['event'], { kind: K }>;

export class RuleTable<T extends Types> {
  readonly game: Game<T>;
  readonly match: Match<T>;
  readonly #chance: WantedChance;
  /** What was told before this entry is not of interest. */
  #since = 0;

  /** A new game, dealt by the seed. */
  constructor(game: Game<T>, seats: number, options: Partial<T['options']> = {}, seed: number | string = 'table') {
    this.game = game;
    this.#chance = new WantedChance(seed);
    this.match = new Match(game, readOptions(game, { ...options }), seats, this.#chance);
  }

  get state(): State<T> {
    return this.match.state;
  }
  get pub(): T['pub'] {
    return this.match.state.pub;
  }
  get seats(): number {
    return this.match.seats;
  }
  get over(): boolean {
    return this.match.over;
  }

  /** Puts the table as the test wants it, the stack of frames included, and runs to the next question. */
  arrange(change: (s: State<T>) => void): this {
    const { state } = this;
    change(state);
    state.flow = NOBODY_ASKED;
    state.sealed.fill(null);
    new Runner(this.game, state, new FastChance(0), false).advance();
    return this.#checked().listen();
  }

  // ---- What players and chance do --------------------------------------------------------------------------------------

  says(seat: Seat, ...answer: T['pick'][]): this {
    const { refused } = this.match.answer(seat, answer);
    if (refused !== null) throw new Error(`${personAt(seat)} may not say '${answer.join(', ')}': ${refused.rule} ${refused.why}`);
    return this.#checked();
  }

  /** The answer of somebody who says nothing. */
  idles(...seats: Seat[]): this {
    for (const seat of seats)
      if (this.match.idle(seat, new FastChance(0)).refused !== null) throw new Error(`the silence of ${personAt(seat)} is refused`);
    return this.#checked();
  }

  undoes(seat: Seat): this {
    if (this.match.undo(seat).refused !== null) throw new Error(`${personAt(seat)} has nothing to take back`);
    return this.#checked();
  }

  /**
   * One answer of somebody who is waited for; where minds may be changed, now and then of somebody who is done.
   * Without `decide` every legal answer is as good as another.
   */
  somebodyPlays(chance: Chance, decide?: (t: this, seat: Seat, chance: Chance) => readonly T['pick'][]): this {
    const { asked, revisable } = this.state.flow;
    const candidates = revisable && chance.int(4) === 0 ? asked : this.waitedFor();
    const seat = candidates[chance.int(candidates.length)];
    return this.says(seat, ...(decide?.(this, seat, chance) ?? randomAnswer(this.game, this.match.know(seat), seat, chance)));
  }

  /** What chance says next, draw by draw. */
  rolls(...values: number[]): this {
    this.#chance.next(...values);
    return this;
  }

  #checked(): this {
    this.game.invariants(this.state);
    return this;
  }

  // ---- What can be done ------------------------------------------------------------------------------------------------

  /** Whom the table waits for, and for what: `'explore: ben'`. */
  get waits(): string {
    return this.over ? 'over' : `${this.state.flow.label}: ${this.waitedFor().map(personAt).join(' ')}`;
  }
  waitedFor(): Seat[] {
    return waitedFor(this.state);
  }
  /** The picks that are offered after `path`; none: the answer is complete. */
  offers(seat: Seat, ...path: T['pick'][]): readonly T['pick'][] {
    return choose(this.game, this.match.know(seat), seat, path)?.picks ?? [];
  }
  /** The picks that the rules grey after `path`. */
  greys(seat: Seat, ...path: T['pick'][]): T['pick'][] {
    const choice = choose(this.game, this.match.know(seat), seat, path);
    return choice?.greyed?.().map((r) => r.pick) ?? [];
  }
  /** Why this answer is refused, with its rule: `'R12 own-hand'`; null: it is legal. */
  refuses(seat: Seat, ...answer: T['pick'][]): string | null {
    const r = refuse(this.game, this.match.know(seat), seat, answer);
    return r && `${r.rule} ${r.why}`;
  }

  // ---- What each chair sees and hears ----------------------------------------------------------------------------------

  /** What this chair is sent, as it comes over the wire. */
  view(seat: Seat | null): Known<T> {
    return JSON.parse(JSON.stringify(viewOf(this.state, seat))) as Known<T>;
  }
  /** The events that this chair heard of the last answer. */
  heard(seat: Seat | null): T['event'][] {
    return heardBy<T>(this.match.entries.at(-1)?.told ?? [], seat).map((t) => t.event);
  }
  /** All events that this chair heard since the table was arranged. */
  history(seat: Seat | null): T['event'][] {
    return this.match.entries.slice(this.#since).flatMap((entry) => heardBy<T>(entry.told, seat).map((t) => t.event));
  }
  /** Of all that everybody heard: the events of one kind. */
  told<K extends T['event']['kind']>(kind: K): EventOf<T, K>[] {
    return this.history(spectator).filter((e): e is EventOf<T, K> => e.kind === kind);
  }
  /** Forgets what was told so far. */
  listen(): this {
    this.#since = this.match.entries.length;
    return this;
  }
}
