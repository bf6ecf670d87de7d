/** What is asked, and what the table waits for: one structure for every language. */
import { type Choice, type Phrase, type Seat, who } from '@starboard/kernel';
import { LAST_PORTAL, tagOf, VALUES } from '../content/cards.ts';
import { positionIn, seatIn } from '../rules/picks.ts';
import type { Pick, Rarities } from '../rules/types.ts';
import type { You } from './speech.ts';
import type { Tongue } from './tongue.ts';
import { awaited, topFrame, type View } from './view.ts';

/** The portal as the question names it: "portal 7, worth 3 actions". */
export const here = (t: Tongue, k: View): Phrase => t.worth(t.speech.portal(k.pub.portal), VALUES[k.pub.portal]);

export function choicePhrase(t: Tongue, c: Choice<Rarities>, k: View, seat: Seat, path: readonly Pick[]): Phrase {
  const w = t.choice;
  const { the, acc } = t.speech;
  const some = (verb: string): boolean => c.picks.some((p) => p.startsWith(verb));
  switch (c.kind) {
    case 'explore':
      return w.explore(here(t, k), !c.picks.every((p) => p.startsWith('draw')));
    case 'steal-from':
      return w.stealFrom(the('pilferer'));
    case 'steal-what':
      return w.stealWhat(the('pilferer'), who(seatIn(path[1])));
    case 'scheme-from':
      return w.schemeFrom(the('schemer'));
    case 'scheme-to':
      return w.schemeTo(acc(tagOf(k.pub.portals[positionIn(path[1])])), c.picks.length > 1);
    case 'land':
      return c.picks.includes('stay') ? w.land(here(t, k)) : w.stillLand(here(t, k));
    case 'land-now':
      return w.landNow(here(t, k));
    case 'bonus':
      return [w.bonus];
    case 'collect': {
      const top = topFrame(k);
      const left = top?.step === 'collect' ? top.left : 0;
      const may = some('take') ? (some('place') ? 'both' : 'take') : some('place') ? 'place' : 'none';
      return w.collect(may, left, VALUES[k.pub.berths[seat]]);
    }
  }
}

export function waitingPhrase(t: Tongue, k: View, you: You): Phrase {
  const w = t.waiting;
  const seats = awaited(k, you);
  if (seats.length === 0) return [k.stack.length === 0 ? t.over : w.soon];
  const [seat] = seats;
  const portal = t.speech.portal(k.pub.portal);
  switch (topFrame(k)?.step) {
    case 'explore':
      return w.explore(seat, you, portal);
    case 'landing':
      return k.pub.portal === LAST_PORTAL ? w.mustLand(seats, you, portal) : w.landing(seats, you, portal);
    case 'bonus':
      return w.bonus(seat, you);
    case 'collect':
      return w.collect(seat, you);
    default:
      return w.think(seat, you);
  }
}
