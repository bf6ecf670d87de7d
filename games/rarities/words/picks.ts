/** What a pick is called, its second line, and standing orders: one structure for every language. */
import { type Phrase, type Seat, who } from '@starboard/kernel';
import { CARDS, SET, tagOf } from '../content/cards.ts';
import { orderOf } from '../rules/orders.ts';
import { positionIn, relicIn, seatIn } from '../rules/picks.ts';
import type { Pick } from '../rules/types.ts';
import type { Tongue } from './tongue.ts';
import { cardAt, type View } from './view.ts';

export function pickPhrase({ pick: w, speech }: Tongue, p: Pick, k: View, seat: Seat): Phrase {
  const [verb] = p.split(' ');
  switch (verb) {
    case 'draw':
      return seatIn(p) === seat ? [w.drawOwn] : w.draw(who(seatIn(p)));
    case 'from':
      return w.from(seatIn(p), seat);
    case 'portal':
    case 'take': {
      const there = cardAt(k, positionIn(p));
      return w.take(there === null ? null : speech.card(there), speech.portal(positionIn(p)));
    }
    case 'place':
      return w.place(speech.card(tagOf(relicIn(p))));
    case 'pilferer':
    case 'schemer':
    case 'thief':
      return w.play(verb);
    case 'home':
    case 'hand':
    case 'stay':
    case 'none':
    case 'enough':
      return [w[verb]];
    case 'land':
      return w.land(speech.portal(k.pub.portal));
    default:
      return CARDS.filter((tag) => tag === p).map(speech.card);
  }
}

/** The risk of a draw, and how many copies a placed relic makes. */
export function detailPhrase({ detail: w }: Tongue, p: Pick, k: View, seat: Seat): Phrase | null {
  if (p.startsWith('draw ')) return seatIn(p) === seat ? null : [w.risk(k.pub.hands[seatIn(p)])];
  if (!p.startsWith('place ')) return null;
  const has = k.pub.planets[seat][relicIn(p)] ?? SET;
  return has < SET ? [w.copies(has + 1)] : null;
}

export function orderPhrase({ order: w, speech }: Tongue, text: string): Phrase {
  const order = orderOf(text);
  if (order === null) return [text];
  if (order.verb === 'alone') return [w.alone];
  return order.verb === 'stay' ? w.stay(speech.portal(order.portal)) : w.land(speech.portal(order.portal));
}
