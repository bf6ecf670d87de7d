/** Requests of people at the table: done or refused. */
import { KERNEL, type Seat } from '@starboard/kernel';
import { STAND_IN } from './chairs.ts';
import type { RequestRefusal, TableController } from './table-controller.ts';
import type { ClientMessage } from './wire.ts';

/** A message that changes the match. Its id makes sure that it does so once. */
export type SeatRequest = Exclude<Extract<ClientMessage, { id: string }>, { t: 'chat' | 'phrase' }>;

export const isSeatRequest = (m: ClientMessage): m is SeatRequest => 'id' in m && m.t !== 'chat' && m.t !== 'phrase';

/** The maximum number of standing orders of one seat. */
const MOST_ORDERS = 16;

const refusedBy = (pick: string): RequestRefusal => ({ pick, rule: KERNEL, why: 'not-now' });

/** Null: done. */
export function handleRequest(controller: TableController, seat: Seat | null, m: SeatRequest, t: number): RequestRefusal | null {
  const { s } = controller.table;
  if (s.closed !== null) return { why: 'closed' };
  const place = seat === null ? undefined : s.places[seat];
  if (seat === null || place === undefined || place.sitting.kind !== 'person' || place.conceded) return { why: 'no-seat' };
  // A person who acts is back.
  if (place.stand !== null) controller.enter({ k: 'back', seat }, t);
  const refusal = asks(controller, seat, m, t);
  if (refusal === null) controller.follow(t);
  return refusal;
}

function asks(controller: TableController, seat: Seat, m: SeatRequest, t: number): RequestRefusal | null {
  const { match, s } = controller.table;
  switch (m.t) {
    case 'answer':
      if (m.question !== s.questions[seat]) return { why: 'stale' };
      return controller.act(controller.answer(seat, m.answer, undefined, t), t, m.id);
    case 'undo':
      return controller.act(match.undo(seat, t), t, m.id);
    case 'order': {
      const had = s.orders[seat];
      const offered = match.game.orders?.offer(match.know(seat), seat) ?? [];
      // Withdrawing an order that is already gone is allowed.
      if (m.on && (!offered.includes(m.order) || (!had.includes(m.order) && had.length >= MOST_ORDERS))) return refusedBy(m.order);
      controller.enter({ k: 'order', seat, order: m.order, on: m.on }, t, [m.id]);
      return null;
    }
    case 'concede':
      controller.enter({ k: 'stand', seat, level: STAND_IN, why: 'conceded' }, t, [m.id]);
      return null;
    case 'takeback':
    case 'end':
      return votes(controller, seat, m, t);
  }
}

function votes(controller: TableController, seat: Seat, m: Extract<SeatRequest, { t: 'takeback' | 'end' }>, t: number): RequestRefusal | null {
  const { s, match, setup } = controller.table;
  const open = m.t === 'end' ? s.ending : s.takeBack;
  // Two requests to end the match are an agreement. Two take-back requests are about different moves.
  const say = m.say === 'ask' && open !== null && m.t === 'end' ? 'yes' : m.say;
  if ((say === 'ask') !== (open === null)) return refusedBy(m.t);
  let of: number | null = null;
  if (say === 'ask' && m.t === 'takeback') {
    of = setup.settings.takeBacks ? match.canTakeBack(seat) : null;
    if (of === null) return refusedBy(m.t);
  }
  controller.enter({ k: 'vote', on: m.t, seat, say, of }, t, [m.id]);
  return null;
}
