/** A standing order: end my turns for me (E18). A player with items is asked after every move; mostly there is nothing to say. */
import type { Known, Orders, Seat } from '@starboard/kernel';
import type { Aliens, Pick } from './types.ts';

export const END = 'end';
const DONE: readonly Pick[] = ['done'];

/** Whether the seat can still be asked. */
const plays = ({ pub }: Known<Aliens>, seat: Seat): boolean => pub.ending === null && pub.status[seat] === 'aboard';

export const orders: Orders<Aliens> = {
  // B.6 and the beginner game never ask.
  offer: (k, seat) => (plays(k, seat) && k.pub.options.game === 'standard' && !k.pub.options.B6 ? [END] : []),
  answer(k, seat, order) {
    const top = k.stack.at(-1);
    return order === END && plays(k, seat) && top?.step === 'turn' && top.seat === seat && top.stage === 'after' ? DONE : null;
  },
  stands: (k, seat, order) => order === END && plays(k, seat),
};
