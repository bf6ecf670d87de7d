/** What a seat is asked, and what the table waits for. */
import { type Choice, type Phrase, type Seat, waitedFor } from '@starboard/kernel';
import { stepsOf } from '../rules/moves.ts';
import { type Aliens, mineOf } from '../rules/types.ts';
import type { View } from './common.ts';
import * as common from './common.ts';
import type { Tongue, You } from './tongue.ts';

export function question(t: Tongue, c: Choice<Aliens>, k: View, seat: Seat, path: readonly string[]): Phrase {
  const q = t.question;
  switch (c.kind) {
    case 'move': {
      const mine = mineOf(k);
      return q.move(common.nameOf(k, mine.sector), stepsOf(common.lawIn(k), k.pub, mine, seat));
    }
    case 'act':
      return acting(t, c, k, path[0]);
    case 'after':
      return [q.after];
    case 'announce-own':
      return [q.announceOwn];
    case 'announce-any':
      return [q.announceAny];
    case 'spill':
      return [q.spill];
    case 'spotlight':
      return [q.spotlight];
    case 'engineer':
      return [q.engineer];
    case 'agree':
      return [q.agree(common.cutOff(k, seat))];
  }
}

function acting(t: Tongue, c: Choice<Aliens>, k: View, to: string): Phrase {
  const stays = common.staysPut(to);
  const at = stays ? common.nameOf(k, mineOf(k).sector) : to;
  const attacks = c.picks.includes('attack') && c.picks.includes('quiet') && c.picks.length === 2;
  const asks = !attacks ? 'open' : common.draws(k, to) ? 'draw-or-attack' : 'quiet-or-attack';
  return t.question.act(stays ? null : to, common.kindOf(k, at), asks);
}

export function waiting(t: Tongue, k: View, you: You): Phrase {
  const seat = common.awaited(k);
  const w = t.waiting;
  if (seat === null) return [k.stack.length === 0 ? w.over : w.soon];
  switch (common.topFrame(k)?.step) {
    case 'announce':
      return w.announce(seat, you);
    case 'spill':
      return w.spill(seat, you);
    case 'engineer':
      return w.engineer(seat, you);
    case 'agree':
      return w.agree(waitedFor<Aliens>(k), you);
    default:
      return w.turn(seat, you);
  }
}
