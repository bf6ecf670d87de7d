/** What people ask of the table, done or refused. */
import { KERNEL, type Seat } from '@starboard/kernel';
import { STAND_IN } from './chairs.ts';
import type { Desk, Refused } from './desk.ts';
import type { Said } from './wire.ts';

/** What somebody says that is a deed, with the id that makes it one for ever. */
export type Asking = Exclude<Extract<Said, { id: string }>, { t: 'chat' | 'phrase' }>;

export const isAsking = (m: Said): m is Asking => 'id' in m && m.t !== 'chat' && m.t !== 'phrase';

/** Standing orders of one seat at most. */
const MOST_ORDERS = 16;

const refusedBy = (pick: string): Refused => ({ pick, rule: KERNEL, why: 'not-now' });

/** Null: done. */
export function hear(desk: Desk, seat: Seat | null, m: Asking, t: number): Refused | null {
  const { s } = desk.table;
  if (s.closed !== null) return { why: 'closed' };
  const place = seat === null ? undefined : s.places[seat];
  if (seat === null || place === undefined || place.sitting.kind !== 'person' || place.conceded) return { why: 'no-seat' };
  // Whoever does something is back.
  if (place.stand !== null) desk.enter({ k: 'back', seat }, t);
  const refusal = asks(desk, seat, m, t);
  if (refusal === null) desk.follow(t);
  return refusal;
}

function asks(desk: Desk, seat: Seat, m: Asking, t: number): Refused | null {
  const { match, s } = desk.table;
  switch (m.t) {
    case 'answer':
      if (m.question !== s.questions[seat]) return { why: 'stale' };
      return desk.act(desk.answer(seat, m.answer, undefined, t), t, m.id);
    case 'undo':
      return desk.act(match.undo(seat, t), t, m.id);
    case 'order': {
      const had = s.orders[seat];
      const offered = match.game.orders?.offer(match.know(seat), seat) ?? [];
      // Taking back what has gone meanwhile is no mistake.
      if (m.on && (!offered.includes(m.order) || (!had.includes(m.order) && had.length >= MOST_ORDERS))) return refusedBy(m.order);
      desk.enter({ k: 'order', seat, order: m.order, on: m.on }, t, [m.id]);
      return null;
    }
    case 'concede':
      desk.enter({ k: 'stand', seat, level: STAND_IN, why: 'conceded' }, t, [m.id]);
      return null;
    case 'takeback':
    case 'end':
      return votes(desk, seat, m, t);
  }
}

function votes(desk: Desk, seat: Seat, m: Extract<Asking, { t: 'takeback' | 'end' }>, t: number): Refused | null {
  const { s, match, setup } = desk.table;
  const open = m.t === 'end' ? s.ending : s.takeBack;
  // Two who ask for the end at once agree; of take-backs each is another.
  const say = m.say === 'ask' && open !== null && m.t === 'end' ? 'yes' : m.say;
  if ((say === 'ask') !== (open === null)) return refusedBy(m.t);
  let of: number | null = null;
  if (say === 'ask' && m.t === 'takeback') {
    of = setup.settings.takeBacks ? match.canTakeBack(seat) : null;
    if (of === null) return refusedBy(m.t);
  }
  desk.enter({ k: 'vote', on: m.t, seat, say, of }, t, [m.id]);
  return null;
}
