/** What happens by itself as time passes: the next such event, when it is due, and how it is carried out. */
import type { Seat } from '@starboard/kernel';
import { botLevelOf, isPerson, STAND_IN } from './chairs.ts';
import type { PendingAnswer } from './pending-answers.ts';
import type { TableController } from './table-controller.ts';

export type DueEvent =
  /** An answer that no person gives by hand. */
  | { readonly k: 'answer'; readonly t: number; readonly pending: PendingAnswer }
  /** left: its grace period without a screen is over. soon: its time is running out. out: its time is over. */
  | { readonly k: 'left' | 'soon' | 'out'; readonly t: number; readonly seat: Seat }
  /** The window's own deadline. */
  | { readonly k: 'end'; readonly t: number };

/**
 * The next event. At the same moment, the first kind in the list above wins: an answer that is ready comes before the end of
 * the time. `aside`: for a match that is evicted from memory. Nobody looks at it, so nobody is about to leave.
 */
export function nextDue({ table, pending, leaving }: TableController, aside = false): DueEvent | null {
  const { s, clocks } = table;
  if (s.closed !== null) return null;
  let first: DueEvent | null = null;
  const ready = pending.next();
  if (ready !== null) first = { k: 'answer', ...ready };
  if (!aside) for (const seat of table.seats) first = sooner(first, 'left', leaving[seat], seat);
  // Without a clock and a deadline nobody's time runs out.
  if (clocks.exist || s.window.due !== null) {
    for (const seat of table.seats) first = sooner(first, 'soon', table.soonOf(seat), seat);
    for (const seat of table.seats) first = sooner(first, 'out', clocks.due(seat), seat);
    if (s.window.due !== null && (first === null || s.window.due < first.t)) first = { k: 'end', t: s.window.due };
  }
  return first;
}

const sooner = (first: DueEvent | null, k: 'left' | 'soon' | 'out', t: number | null, seat: Seat): DueEvent | null =>
  t === null || (first !== null && first.t <= t) ? first : { k, t, seat };

export function runDue(controller: TableController, next: DueEvent, t: number): void {
  if (next.k === 'answer') giveAnswer(controller, next.pending, t);
  else if (next.k === 'end') expire(controller, t);
  else if (next.k === 'left') controller.leave(next.seat, true, t);
  else if (next.k === 'soon') controller.enter({ k: 'soon', seat: next.seat }, t);
  else timeIsOver(controller, next.seat, t);
  controller.follow(t);
}

function giveAnswer(controller: TableController, pending: PendingAnswer, t: number): void {
  const { table } = controller;
  const { seat, thought, seed } = pending;
  if (pending.kind === 'idle') {
    controller.silent(seat, t);
    return;
  }
  const answer = thought === null ? table.ordered(seat) : thought.answer;
  const bot = botLevelOf(table.s.places[seat]);
  const by = thought === null || bot === null ? undefined : { bot, iterations: thought.iterations, seed };
  // In an open window another answer may have made this one illegal. A standing order may be wrong because of a bug in the game.
  if (answer === null || controller.act(controller.answer(seat, answer, by, t), t) !== null) controller.pending.failed(pending, t);
}

/** A person's own time is over. */
function timeIsOver(controller: TableController, seat: Seat, t: number): void {
  const { setup, s } = controller.table;
  if (setup.settings.atZero === 'bot' && isPerson(s.places[seat])) controller.enter({ k: 'stand', seat, level: STAND_IN, why: 'clock' }, t);
  else controller.silent(seat, t);
}

/** The window's time is over: every seat that has not answered gets the idle answer, in the order in which they were asked. */
function expire(controller: TableController, t: number): void {
  const { table } = controller;
  const { n } = table.s.window;
  for (const seat of table.waited) if (table.s.window.n === n && table.waited.includes(seat)) controller.silent(seat, t);
}
