/** What time brings: what will happen by itself next, and when, and that it happens. */
import type { Seat } from '@starboard/kernel';
import { isPerson, levelOf, STAND_IN } from './chairs.ts';
import type { Desk } from './desk.ts';
import type { Errand } from './errands.ts';

export type Coming =
  /** An answer that no person gives by hand. */
  | { readonly k: 'errand'; readonly t: number; readonly errand: Errand }
  /** left: its screens are closed for good. soon: its time runs out. out: its time is over. */
  | { readonly k: 'left' | 'soon' | 'out'; readonly t: number; readonly seat: Seat }
  /** The window's own time is over. */
  | { readonly k: 'end'; readonly t: number };

/**
 * Of things at the same moment the first in this list: whoever has an answer ready gives it before time is over.
 * `aside`: as it is for a match that is put aside, at which nobody looks, so nobody is about to leave.
 */
export function comingTo({ table, errands, leaving }: Desk, aside = false): Coming | null {
  const { s, clocks, setup } = table;
  if (s.closed !== null) return null;
  let first: Coming | null = null;
  const errand = errands.next();
  if (errand !== null) first = { k: 'errand', ...errand };
  if (!aside) for (let seat = 0; seat < setup.seats; seat++) first = sooner(first, 'left', leaving[seat], seat);
  // Without a clock and a deadline nobody's time runs out.
  if (clocks.exist || s.window.due !== null) {
    for (let seat = 0; seat < setup.seats; seat++) first = sooner(first, 'soon', table.soonOf(seat as Seat), seat);
    for (let seat = 0; seat < setup.seats; seat++) first = sooner(first, 'out', clocks.due(seat as Seat), seat);
    if (s.window.due !== null && (first === null || s.window.due < first.t)) first = { k: 'end', t: s.window.due };
  }
  return first;
}

const sooner = (first: Coming | null, k: 'left' | 'soon' | 'out', t: number | null, seat: number): Coming | null =>
  t === null || (first !== null && first.t <= t) ? first : { k, t, seat: seat as Seat };

export function come(desk: Desk, next: Coming, t: number): void {
  if (next.k === 'errand') deliver(desk, next.errand, t);
  else if (next.k === 'end') expire(desk, t);
  else if (next.k === 'left') desk.leave(next.seat, true, t);
  else if (next.k === 'soon') desk.enter({ k: 'soon', seat: next.seat }, t);
  else timeIsOver(desk, next.seat, t);
  desk.follow(t);
}

/** An answer that no person gives by hand is given. */
function deliver(desk: Desk, errand: Errand, t: number): void {
  const { table } = desk;
  const { seat, thought, seed } = errand;
  if (errand.kind === 'idle') {
    desk.silent(seat, t);
    return;
  }
  const answer = thought === null ? table.ordered(seat) : thought.answer;
  const by = thought === null ? undefined : { bot: levelOf(table.s.places[seat])!, iterations: thought.iterations, seed };
  // In an open window somebody may have made it impossible; of an order, a game may have made a mistake.
  if (answer === null || desk.act(desk.answer(seat, answer, by, t), t) !== null) desk.errands.failed(errand, t);
}

/** A person's own time is over. */
function timeIsOver(desk: Desk, seat: Seat, t: number): void {
  const { setup, s } = desk.table;
  if (setup.settings.atZero === 'bot' && isPerson(s.places[seat])) desk.enter({ k: 'stand', seat, level: STAND_IN, why: 'clock' }, t);
  else desk.silent(seat, t);
}

/** The window's time is over: whoever is still waited for says what the silent say, in the order in which they were asked. */
function expire(desk: Desk, t: number): void {
  const { table } = desk;
  const { n } = table.s.window;
  for (const seat of table.waited) if (table.s.window.n === n && table.waited.includes(seat)) desk.silent(seat, t);
}
