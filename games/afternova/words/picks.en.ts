/** English: what can be answered, pick by pick. */
import { list, type Phrase, type Seat, say, type Words } from '@starboard/kernel';
import type { Afternova, Pick, Reason } from '../rules/types.ts';
import type { View } from './common.ts';
import * as common from './common.ts';
import { all, because, colour, does, gems, has, lacking, pawCount, planet, planWithCost, them, wish } from './speech.en.ts';

type Path = readonly Pick[];

/** The planet an answer is about. */
export const target = (k: View, path: Path): Phrase => {
  const face = common.planetAt(k, common.slotOf(k, path));
  return face === null ? ['the planet'] : [planet(face.card)];
};

export const pick: Words<Afternova>['pick'] = (p, k, seat, path) => {
  const [, word, number] = /^([a-z ]+?) (\d+)$/.exec(p) ?? [];
  if (number !== undefined) return numbered(word, Number(number), k, seat, path);
  const [, verb, letter] = /^(price|take|want|give|drop|pay) ([YGPWK])$/.exec(p) ?? [];
  if (letter !== undefined) return coloured(verb, colour(common.letterIndex(letter)), k, seat);
  if (/^(rather|keep) [YGPWK]$/.test(p)) return [because(p as Reason)];
  const [, from, which, to] = /^(\d?)([YGPWK])>(\d)$/.exec(p) ?? [];
  if (which !== undefined) return moved(from, colour(common.letterIndex(which)), Number(to) as Seat, seat);
  return plainly(p, k, seat, path);
};

function numbered(word: string, n: number, k: View, seat: Seat, path: Path): Phrase {
  switch (word) {
    case 'planet': {
      const face = common.planetAt(k, n);
      return face === null ? ['An empty place'] : say`Extract ${planet(face.card)}: ${common.needsOf('en', face)} for ${gems(k.pub.planets[n].gems)}`;
    }
    case 'lack':
      return [`${common.skillAsked('en', k, path)}: ${n === 0 ? 'none missing' : `${n} missing`}`];
    case 'ask': {
      const face = common.planetAt(k, common.slotOf(k, path));
      return face === null ? ['Call for help'] : [`Call for help: ${lacking([Math.floor(n / 10), n % 10], [face.a, face.b])} wanted`];
    }
    case 'paw': {
      const card = common.pawWithIcons('en', common.paw(k, n));
      const what = common.making(k, path);
      return what === 'spill'
        ? say`Discard ${card}`
        : what === 'show'
          ? say`Show ${card}`
          : what === 'offer'
            ? say`Offer ${card}${common.isIdleHere(k, n) ? ', not called for' : ''}`
            : say`Play ${card}${common.isEnough(k, seat, path) ? ', more than needed' : ''}`;
    }
    case 'plan': {
      const card = planWithCost(common.plan(k, n));
      const what = common.making(k, path);
      return what === 'spill' ? say`Discard ${card}` : what === 'show' ? say`Show ${card}` : say`Complete ${card}`;
    }
    case 'with': {
      const offer = k.pub.talks?.offers[n] ?? null;
      if (offer === null) return say`The offer of ${them(n as Seat, seat)}`;
      if (common.making(k, path) === 'decline') return say`The offer of ${them(n as Seat, seat)}: “${wish(offer.take, offer.want, offer.give)}”`;
      const known = common.cardsOf(k, n as Seat, seat);
      const brings = known === null ? pawCount(offer.n) : common.iconsOf('en', k, known);
      return say`Take up the offer of ${them(n as Seat, seat)} (${brings}): “${wish(offer.take, offer.want, offer.give)}”`;
    }
    case 'accept': {
      const offer = k.pub.talks?.offers[n] ?? null;
      if (offer === null) return say`Accept the offer of ${them(n as Seat, seat)}`;
      const rest = common.restFor(k, seat, [n as Seat]);
      return say`Accept the offer of ${them(n as Seat, seat)}: “${wish(offer.take, offer.want, offer.give)}”; you get ${gems(rest ?? [])}`;
    }
    case 'to':
      return say`Show ${them(n as Seat, seat)} something`;
    case 'agree': {
      const contract = k.pub.talks?.contract ?? null;
      return contract === null || contract.n !== n ? [`Agree to contract ${n}`] : say`Agree to contract ${n}${gain(k, seat)}`;
    }
    case 'refuse':
      return [`Refuse contract ${n}`];
    case 'object':
      return [`Refuse contract ${n} and say why`];
    case 'paw row':
      return k.pub.pawRow[n] >= 0 ? say`Take ${common.pawWithIcons('en', common.paw(k, k.pub.pawRow[n]))}` : ['A gap among the open Paws'];
    default:
      return k.pub.planRow[n] >= 0 ? say`Take ${planWithCost(common.plan(k, k.pub.planRow[n]))}` : ['A gap among the open Blueprints'];
  }
}

/** What a contract brings the seat, in a few words. */
function gain(k: View, seat: Seat): Phrase {
  const contract = k.pub.talks!.contract!;
  const share = contract.rows.find((r) => r.seat === seat)?.share ?? [];
  const { gives, gets } = common.gifts(contract, seat);
  const all = share.map((n, c) => n + gets[c]);
  return say`: you get ${gems(all)}${has(gives) ? say` and give ${gems(gives)}` : []}`;
}

function coloured(verb: string, name: string, k: View, seat: Seat): Phrase {
  switch (verb) {
    case 'price':
      return [`Promise one ${name}`];
    case 'take':
      return [`One ${name} of the planet for me`];
    case 'want':
      return say`One ${name} out of the storage of ${them(k.pub.active, seat)} for me`;
    case 'give':
      return [`I add one ${name} out of my storage`];
    case 'drop':
      return [`One ${name} onto the heap`];
    default:
      return [`Pay one ${name}`];
  }
}

const moved = (from: string, name: string, to: Seat, seat: Seat): Phrase =>
  from === ''
    ? say`${does(to, seat, 'get', 'gets')} one ${name} of the planet`
    : say`${does(Number(from) as Seat, seat, 'give', 'gives')} ${them(to, seat)} one stored ${name}`;

function plainly(p: Pick, k: View, seat: Seat, path: Path): Phrase {
  switch (p) {
    case 'market':
      return ['Go to the market'];
    case 'alone':
      return say`Extract ${target(k, path)} alone`;
    case 'call':
      return [common.needsHelp(k, seat, path) ? 'Call in other words, or with a promise' : 'Call for help'];
    case 'done':
      return done(k, seat, path);
    case 'wait':
      return [
        k.pub.active !== seat ? 'Say nothing for now' : common.isLastWord(k, seat) ? 'Accept nothing: the call dies away' : 'Wait for the others',
      ];
    case 'abort':
      return ['Break the negotiation off'];
    case 'offer':
      return [k.pub.talks?.offers[seat] == null ? 'Make an offer' : 'Make another offer instead'];
    case 'to active':
      return say`Only ${them(k.pub.active, seat)} sees them`;
    case 'to all':
      return ['Everybody sees them'];
    case 'for':
      return ['These Paws'];
    case 'send':
      return say`Send the offer: “${wish(common.gemsIn(path, 'take'), common.gemsIn(path, 'want'), common.gemsIn(path, 'give'))}”`;
    case 'withdraw':
      return ['Take your offer back'];
    case 'contract':
      return [k.pub.talks?.offers.some((o) => o !== null) ? 'Propose other terms, or join offers' : 'Propose a contract'];
    case 'as offered': {
      const rest = common.restFor(k, seat, common.partnersIn(path));
      return rest === null ? ['Everything as offered'] : say`Everything as offered: you get ${gems(rest)}`;
    }
    case 'change':
      return ['Divide it differently'];
    case 'sign':
      return ['Propose this contract'];
    case 'show':
      return ['Show somebody cards'];
    case 'blind paw':
      return ['Draw a Paw blind'];
    case 'blind plan':
      return ['Draw a Blueprint blind'];
    case 'wipe paws':
      return ['Throw away the open Paws, and take one card less'];
    case 'wipe plans':
      return ['Throw away the open Blueprints, and take one card less'];
    case 'nothing':
      return ['Complete nothing this time'];
    case 'rest':
      return ['Complete nothing until my storage or my Blueprints change'];
    case 'decline':
      return ['Turn an offer down'];
    case 'no reason':
      return ['Without a reason'];
    default:
      return [because(p as Reason)];
  }
}

/** The end of a list means something else in every answer. */
function done(k: View, seat: Seat, path: Path): Phrase {
  const paws = common.numbersIn(path, 'paw').map((n) => common.pawWithIcons('en', common.paw(k, n)));
  switch (common.making(k, path)) {
    case 'alone':
      return paws.length === 0 ? ['Extract without Paws'] : say`Extract with ${list(paws, 'and')}`;
    case 'call': {
      const price = common.gemsIn(path, 'price');
      return has(price) ? say`Call, and promise ${gems(price)}` : ['Call without a promise'];
    }
    case 'partners': {
      const seats = common.numbersIn(path, 'with') as Seat[];
      return seats.length === 0 ? ['With nobody'] : say`With ${all(seats, seat)}`;
    }
    case 'accept':
      return paws.length === 0 ? ['Propose the contract without a Paw of yours'] : ['Propose the contract, with these Paws'];
    case 'own-paws':
      return [paws.length === 0 ? 'No Paw of yours' : 'With these Paws'];
    case 'show':
      return ['Show them'];
    default:
      return ['That is all'];
  }
}
