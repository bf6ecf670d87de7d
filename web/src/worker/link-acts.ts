/**
 * Encodes the acts of a match as choices among the legal ones. The match is replayed meanwhile, so the rules list what was legal,
 * and a pick from a short list takes a few bits. One function encodes and decodes.
 */
import { type Act, type By, choose, type Match, mayAnswer, type Seat, seatsOf, type Types, waitedFor } from '@starboard/kernel';
import type { Habits } from './range-coder.ts';

/** An act, and the milliseconds since the act before it (null: without a clock). */
export type TimedAct = readonly [act: Act<Types>, after: number | null];

/** What must be known before the acts can be decoded. */
export interface ActCourse {
  /** How many acts there are. */
  readonly n: number;
  /** The levels of the bots that answer. */
  readonly bots: readonly string[];
  /** Whether the seeds of bots' thoughts are included. A replay does not show them. */
  readonly seeds: boolean;
  /** Something was dealt anew; missing: nothing was, as in all older links. */
  readonly anew?: true;
}

export const courseOfActs = (acts: readonly TimedAct[], seeds: boolean): ActCourse => ({
  n: acts.length,
  bots: [...new Set(acts.flatMap(([act]) => (act.kind === 'answer' && typeof act.by === 'object' ? [act.by.bot] : [])))].sort(),
  seeds,
  ...(acts.some(([act]) => act.kind === 'redeal') && { anew: true }),
});

/** A placeholder for the value while decoding. It is never looked at. */
const UNKNOWN: TimedAct = [{ kind: 'answer', seat: 0 as Seat, answer: [] }, 0];
const KINDS = ['answer', 'undo', 'takeback'];

/** The rules refuse a decoded act: this is not a match. */
export class NoSuchMatch extends Error {}

/** Plays the match act by act. With `acts` it encodes them, without it decodes them. */
export function walkActs(match: Match<Types>, habits: Habits, { n, bots, seeds, anew }: ActCourse, acts: readonly TimedAct[] | null): void {
  const kinds = anew === true ? [...KINDS, 'redeal'] : KINDS;
  const seats = seatsOf(match.seats);
  let at = match.entries[0].at;
  for (let i = 0; i < n; i++) {
    const [act, since] = acts?.[i] ?? UNKNOWN;
    if (act.kind === 'start') throw new NoSuchMatch();
    const kind = habits.name('act', kinds, act.kind);
    const seat = seatAmong(habits, kind, kind === 'answer' && !match.over ? speakers(match) : seats, act.seat);
    const of = kind === 'takeback' ? habits.count('of', i - (act.kind === 'takeback' ? act.of : 0)) : 0;
    const answer = kind === 'answer' ? answerOf(match, habits, seat, act.kind === 'answer' ? act.answer : []) : [];
    const by = kind === 'answer' ? byWhom(habits, seat, bots, seeds, act.kind === 'answer' ? act.by : undefined) : undefined;
    const after = habits.whole(`time ${kind} ${typeof by === 'object' ? 'bot' : by}`, since);
    at = at !== null && after !== null ? at + after : after;
    const done =
      kind === 'answer'
        ? match.answer(seat, answer, by, at)
        : kind === 'undo'
          ? match.undo(seat, at)
          : kind === 'redeal'
            ? match.redeal(seat, at)
            : match.takeBack(seat, i - of, at);
    if (done.refused !== null) throw new NoSuchMatch();
  }
}

/** The seats that may answer, those that are waited for first. */
function speakers({ state }: Match<Types>): Seat[] {
  const awaited = waitedFor(state);
  return [...awaited, ...state.flow.asked.filter((seat) => !awaited.includes(seat) && mayAnswer(state as never, seat))];
}

function seatAmong(habits: Habits, kind: string, seats: readonly Seat[], seat: Seat): Seat {
  if (seats.length === 0) throw new NoSuchMatch();
  const place = seats.indexOf(seat);
  // As an index, because the first is the most likely.
  const names = seats.map((_, i) => String(i));
  return seats[Number(habits.name(`${kind} ${seats.length}`, names, String(Math.max(0, place))))];
}

function answerOf(match: Match<Types>, habits: Habits, seat: Seat, answer: readonly string[]): string[] {
  const path: string[] = [];
  if (match.over) throw new NoSuchMatch();
  const known = match.know(seat);
  for (let c = choose(match.game, known, seat, path); c !== null; c = choose(match.game, known, seat, path)) {
    if (c.picks.length === 0) throw new NoSuchMatch();
    path.push(habits.name(`pick ${c.kind}`, c.picks, answer[path.length] ?? ''));
    if (c.ends) break;
  }
  return path;
}

function byWhom(habits: Habits, seat: Seat, bots: readonly string[], seeds: boolean, by: By | undefined): By | undefined {
  const bot = habits.name(`by ${seat}`, ['', 'idle', ...bots.map((b) => `bot ${b}`)], by === undefined ? '' : by === 'idle' ? by : `bot ${by.bot}`);
  if (bot === '') return undefined;
  if (bot === 'idle') return 'idle';
  const had = typeof by === 'object' ? by : null;
  const iterations = habits.count(`effort ${seat}`, had?.iterations ?? 0);
  return { bot: bot.slice('bot '.length), iterations, seed: seeds ? habits.count('seed', had?.seed ?? 0) : 0 };
}
