/** What each pick says on its button, in any language. */
import { type Phrase, type Seat, seatAt, type Words } from '@starboard/kernel';
import { isReason } from '../rules/picks.ts';
import type { Afternova, Pick } from '../rules/types.ts';
import type { View } from './common.ts';
import * as common from './common.ts';
import { lackAsked, making, needsHelp, numbersIn, type Path } from './path.ts';
import type { Tongue } from './tongue.ts';

/** `paw row 3`: `word` is `paw row`. */
export const NUMBERED = /^([a-z ]+?) (\d+)$/;
/** `take Y`. */
export const COLOURED = /^(price|take|want|give|drop|pay) ([YGPWK])$/;
/** `Y>2` from the planet, `1Y>2` from a storage. */
export const MOVED = /^(\d?)([YGPWK])>(\d)$/;

export const pickWords =
  (t: Tongue): Words<Afternova>['pick'] =>
  (p, k, seat, path) => {
    const [, word, number] = NUMBERED.exec(p) ?? [];
    if (number !== undefined) return numbered(t, word, Number(number), k, seat, path);
    const [, verb, letter] = COLOURED.exec(p) ?? [];
    if (letter !== undefined) return coloured(t, verb, t.speech.colour(common.letterIndex(letter)), k, seat);
    const [, from, which, to] = MOVED.exec(p) ?? [];
    if (which !== undefined) return moved(t, from, t.speech.colour(common.letterIndex(which)), seatAt(Number(to)), seat);
    return plainly(t, p, k, seat, path);
  };

/** Between the parts of an answer, and at its end. */
export const passing = (p: Pick): boolean => ['for', 'done', 'send', 'sign'].includes(p);

function numbered(t: Tongue, word: string, n: number, k: View, seat: Seat, path: Path): Phrase {
  const w = t.pick;
  switch (word) {
    case 'planet': {
      const face = common.planetAt(k, n);
      return face === null ? [w.empty] : w.extract(t.speech.planet(face.card));
    }
    case 'lack': {
      const asked = lackAsked(k, seat, path);
      return [w.lack(n, asked === null ? '' : t.speech.skill(asked.skill))];
    }
    case 'ask':
      return [w.callForHelp];
    case 'paw': {
      const what = making(k, path);
      return w[what === 'spill' ? 'discard' : what === 'show' || what === 'offer' ? what : 'play'](t.speech.paw(common.paw(k, n).card));
    }
    case 'plan': {
      const what = making(k, path);
      return w[what === 'spill' ? 'discard' : what === 'show' ? what : 'complete'](planName(t, k, n));
    }
    case 'with':
      return w.offerOf(seatAt(n), seat);
    case 'accept':
      return w.acceptOf(seatAt(n), seat);
    case 'to':
      return [t.speech.label(seatAt(n), seat)];
    case 'agree':
      return [w.agree(n)];
    case 'refuse':
      return [w.refuse(n)];
    case 'object':
      return [w.object];
    case 'paw row':
      return k.pub.pawRow[n] >= 0 ? w.take(t.speech.paw(common.paw(k, k.pub.pawRow[n]).card)) : [w.gap];
    default:
      return k.pub.planRow[n] >= 0 ? w.take(planName(t, k, k.pub.planRow[n])) : [w.gap];
  }
}

/** On a button a Blueprint goes without quotation marks. */
const planName = (t: Tongue, k: View, n: number): { readonly ref: string; readonly id: string; readonly text: string } => {
  const { card } = common.plan(k, n);
  return { ref: 'blueprint', id: card.id, text: card[t.speech.language] };
};

function coloured({ pick: w }: Tongue, verb: string, name: string, k: View, seat: Seat): Phrase {
  switch (verb) {
    case 'price':
      return [w.promise(name)];
    case 'take':
      return [w.fromPlanet(name)];
    case 'want':
      return w.fromStorage(name, k.pub.active, seat);
    case 'give':
      return [w.add(name)];
    case 'drop':
      return [w.drop(name)];
    default:
      return [w.pay(name)];
  }
}

const moved = ({ pick: w }: Tongue, from: string, name: string, to: Seat, seat: Seat): Phrase =>
  from === '' ? w.shareTo(name, to, seat) : w.gift(name, seatAt(Number(from)), to, seat);

function plainly(t: Tongue, p: Pick, k: View, seat: Seat, path: Path): Phrase {
  const w = t.pick;
  const offers = k.pub.talks?.offers ?? [];
  switch (p) {
    case 'market':
      return [w.market];
    case 'alone':
      return [w.alone];
    case 'call':
      return [needsHelp(k, seat, path) ? w.changeCall : w.callForHelp];
    case 'done':
      return [done(t, k, path)];
    case 'wait':
      return [k.pub.active !== seat ? w.silent : common.isLastWord(k, seat) ? w.acceptNothing : w.wait];
    case 'abort':
      return [w.abort];
    case 'offer':
      return [(offers[seat] ?? null) === null ? w.makeOffer : w.makeAnother];
    case 'to active':
      return w.only(k.pub.active, seat);
    case 'to all':
      return [w.everybody];
    case 'for':
      return [w.offerThese];
    case 'send':
      return [w.send];
    case 'withdraw':
      return [w.withdraw];
    case 'contract':
      return [offers.some((o) => o !== null) ? w.ownContract : w.contract];
    case 'as offered':
      return [w.asOffered];
    case 'change':
      return [w.change];
    case 'sign':
      return [w.sign];
    case 'show':
      return [w.showCards];
    case 'blind paw':
      return [w.blindPaw];
    case 'blind plan':
      return [w.blindPlan];
    case 'wipe paws':
      return [w.wipePaws];
    case 'wipe plans':
      return [w.wipePlans];
    case 'nothing':
      return [w.nothing];
    case 'rest':
      return [w.rest];
    case 'decline':
      return [w.decline];
    case 'no reason':
      return [w.noReason];
    default:
      return [isReason(p) ? t.speech.because(p) : p];
  }
}

function done({ pick: w }: Tongue, k: View, path: Path): string {
  switch (making(k, path)) {
    case 'alone':
      return w.doneAlone;
    case 'call':
      return w.doneCall;
    case 'partners':
      return numbersIn(path, 'with').length === 0 ? w.withNobody : w.withThese;
    case 'accept':
      return w.doneAccept;
    case 'own-paws':
      return numbersIn(path, 'paw').length === 0 ? w.noOwnPaw : w.thesePaws;
    case 'show':
      return w.showThem;
    default:
      return w.doneList;
  }
}
