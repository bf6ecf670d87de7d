/**
 * Plays a challenge again that somebody played on their device. They say what they did and in which order seats acted; everything else
 * follows: the deal from its seed, and what bots answered, which is thought again here. So neither the cards nor the bots can be made up.
 */
import type { Brain, Level } from '@starboard/bots';
import { think } from '@starboard/bots';
import { type ChallengeAct, questionName, thoughtSeed } from '@starboard/host';
import {
  FastChance,
  hashText,
  type Known,
  Match,
  type Outcome,
  readOptions,
  type Seat,
  seatsOf,
  type Types,
  viewOf,
  waitedFor,
} from '@starboard/kernel';

/** What is dealt to everybody. */
export interface Deal {
  readonly game: string;
  readonly options: { readonly [name: string]: string | number | boolean };
  readonly seats: number;
  /** The one that people play; the others are bots of this level. */
  readonly seat: number;
  readonly level: Exclude<Level, 'hard'>;
  readonly seed: string;
  readonly botSeed: string;
}
/** A decision of the person: after so many acts of everybody, in what situation, and the answer; null: their time ran out. */
export interface ChallengeDecision {
  readonly after: number;
  /** The same text where somebody saw the same. */
  readonly seen: string;
  readonly answer: readonly string[] | null;
}
export type Replayed =
  | { readonly outcome: Outcome; readonly score: number; readonly rank: number; readonly decisions: readonly ChallengeDecision[] }
  | { readonly wrong: string };

export const MOST_ACTS = 6000;

/** Follows the questions of a match as its host does (host/hosted-table.ts): bots' thoughts depend on how often each seat was asked. */
class Questions {
  readonly #match: Match<Types>;
  #window = 0;
  #times: number[];
  #waited: readonly Seat[];

  constructor(match: Match<Types>) {
    this.#match = match;
    this.#times = seatsOf(match.seats).map(() => 0);
    this.#waited = waitedFor(match.state);
  }

  moved(actor: Seat | null): void {
    const waited = this.#match.over ? [] : waitedFor(this.#match.state);
    if (this.#match.fresh) {
      this.#window = this.#match.length - 1;
      this.#times = this.#times.map(() => 0);
    } else this.#times = this.#times.map((n, i) => (i === actor || (waited.includes(i as Seat) && !this.#waited.includes(i as Seat)) ? n + 1 : n));
    this.#waited = waited;
  }

  name(seat: Seat): string {
    return questionName(this.#window, seat, this.#times[seat]);
  }
}

/** Before the first act. */
export function begun(brain: Brain<Types>, { options, seats, seed }: Deal) {
  const match = new Match(brain.game, readOptions(brain.game, { ...options }), seats, new FastChance(seed), 0);
  return { match, questions: new Questions(match) };
}

/** What the bot of a seat answers there, on every device. */
export const thought = (brain: Brain<Types>, { level, botSeed }: Deal, match: Match<Types>, seat: Seat, name: string) =>
  think(brain, level, viewOf(match.state, seat), structuredClone(match.memories[seat]), seat, thoughtSeed(botSeed, name), {});

export function replayed(brain: Brain<Types>, deal: Deal, acts: readonly ChallengeAct[]): Replayed {
  const { match, questions } = begun(brain, deal);
  const person = deal.seat as Seat;
  const decisions: ChallengeDecision[] = [];
  const decides = (after: number, answer: readonly string[] | null): void =>
    void decisions.push({ after, seen: situation(viewOf(match.state, person)), answer });
  for (const [i, act] of acts.entries()) {
    if (match.over) return { wrong: `act ${i}: it was over` };
    let actor: Seat | null = null;
    let refused: object | null;
    if (act === 'undo') {
      refused = match.undo(person, null).refused;
      decisions.pop();
    } else if (typeof act === 'number') {
      const seat = act as Seat;
      if (act === deal.seat || act >= deal.seats || !waitedFor(match.state).includes(seat)) return { wrong: `act ${i}: no bot was asked there` };
      actor = seat;
      refused = match.answer(seat, thought(brain, deal, match, seat, questions.name(seat)).answer, undefined, null).refused;
    } else if ('idle' in act) {
      const seat = act.idle as Seat;
      // Bots are silent only where time runs out for everybody.
      if (seat !== person && match.state.flow.seconds === null) return { wrong: `act ${i}: a bot was silent` };
      actor = seat;
      if (seat === person) decides(i, null);
      refused = match.answer(seat, act.answer, 'idle', null).refused;
    } else {
      actor = person;
      decides(i, act);
      refused = match.answer(person, act, undefined, null).refused;
    }
    if (refused !== null) return { wrong: `act ${i}: the rules refuse it` };
    questions.moved(actor);
  }
  return ended(match, deal, decisions);
}

/** What somebody saw when they decided. Who of several had answered already depends on who was quick, and says nothing. */
const situation = ({ flow, ...known }: Known<Types>): string => hashText(JSON.stringify({ ...known, flow: { ...flow, done: [] } })).slice(0, 16);

/** What a bot of the same level makes of the seat: something to compare with on a quiet day. */
export function botsOwn(brain: Brain<Types>, deal: Deal): Replayed {
  const { match, questions } = begun(brain, deal);
  for (let i = 0; !match.over; i++) {
    if (i > MOST_ACTS) return { wrong: 'it does not end' };
    const [seat] = waitedFor(match.state);
    if (match.answer(seat, thought(brain, deal, match, seat, questions.name(seat)).answer, undefined, null).refused !== null)
      return { wrong: 'a bot errs' };
    questions.moved(seat);
  }
  return ended(match, deal, []);
}

function ended(match: Match<Types>, { seat }: Deal, decisions: readonly ChallengeDecision[]): Replayed {
  const { outcome } = match;
  return outcome === null ? { wrong: 'it is not over' } : { outcome, score: outcome.scores[seat], rank: outcome.ranks[seat], decisions };
}
