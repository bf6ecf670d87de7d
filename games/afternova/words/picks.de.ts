/** Deutsch: was man antworten kann, Stück für Stück. */
import { list, type Phrase, type Seat, say, type Words } from '@starboard/kernel';
import type { Afternova, Pick, Reason } from '../rules/types.ts';
import type { View } from './common.ts';
import * as common from './common.ts';
import { all, because, colour, dative, does, gems, has, lacking, pawCount, planet, planWithCost, them, wish } from './speech.de.ts';

type Path = readonly Pick[];

/** Der Planet, um den es in einer Antwort geht. */
export const target = (k: View, path: Path): Phrase => {
  const face = common.planetAt(k, common.slotOf(k, path));
  return face === null ? ['dem Planeten'] : [planet(face.card)];
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
      return face === null
        ? ['Ein leerer Platz']
        : say`Auf ${planet(face.card)} abbauen: ${common.needsOf('de', face)} für ${gems(k.pub.planets[n].gems)}`;
    }
    case 'lack':
      return [`${common.skillAsked('de', k, path)}: ${n === 0 ? 'fehlt nicht' : n === 1 ? '1 fehlt' : `${n} fehlen`}`];
    case 'ask': {
      const face = common.planetAt(k, common.slotOf(k, path));
      return face === null ? ['Um Hilfe rufen'] : [`Um Hilfe rufen: ${lacking([Math.floor(n / 10), n % 10], [face.a, face.b])} gesucht`];
    }
    case 'paw': {
      const card = common.pawWithIcons('de', common.paw(k, n));
      const what = common.making(k, path);
      return what === 'spill'
        ? say`${card} ablegen`
        : what === 'show'
          ? say`${card} zeigen`
          : what === 'offer'
            ? say`${card} anbieten${common.isIdleHere(k, n) ? ', nicht gesucht' : ''}`
            : say`${card} spielen${common.isEnough(k, seat, path) ? ', mehr als nötig' : ''}`;
    }
    case 'plan': {
      const card = planWithCost(common.plan(k, n));
      const what = common.making(k, path);
      return what === 'spill' ? say`${card} ablegen` : what === 'show' ? say`${card} zeigen` : say`${card} vollenden`;
    }
    case 'with': {
      const offer = k.pub.talks?.offers[n] ?? null;
      if (offer === null) return say`Das Angebot von ${dative(n as Seat, seat)}`;
      if (common.making(k, path) === 'decline') return say`Das Angebot von ${dative(n as Seat, seat)}: „${wish(offer.take, offer.want, offer.give)}“`;
      const known = common.cardsOf(k, n as Seat, seat);
      const brings = known === null ? pawCount(offer.n) : common.iconsOf('de', k, known);
      return say`Das Angebot von ${dative(n as Seat, seat)} annehmen (${brings}): „${wish(offer.take, offer.want, offer.give)}“`;
    }
    case 'accept': {
      const offer = k.pub.talks?.offers[n] ?? null;
      if (offer === null) return say`Das Angebot von ${dative(n as Seat, seat)} annehmen`;
      const rest = common.restFor(k, seat, [n as Seat]);
      return say`Das Angebot von ${dative(n as Seat, seat)} annehmen: „${wish(offer.take, offer.want, offer.give)}“; du bekommst ${gems(rest ?? [])}`;
    }
    case 'to':
      return say`${dative(n as Seat, seat)} etwas zeigen`;
    case 'agree': {
      const contract = k.pub.talks?.contract ?? null;
      return contract === null || contract.n !== n ? [`Vertrag ${n} zustimmen`] : say`Vertrag ${n} zustimmen${gain(k, seat)}`;
    }
    case 'refuse':
      return [`Vertrag ${n} ablehnen`];
    case 'object':
      return [`Vertrag ${n} ablehnen und sagen, warum`];
    case 'paw row':
      return k.pub.pawRow[n] >= 0
        ? say`${common.pawWithIcons('de', common.paw(k, k.pub.pawRow[n]))} nehmen`
        : ['Eine Lücke bei den offenen Mietpfoten'];
    default:
      return k.pub.planRow[n] >= 0 ? say`${planWithCost(common.plan(k, k.pub.planRow[n]))} nehmen` : ['Eine Lücke bei den offenen Blaupausen'];
  }
}

/** Was ein Vertrag einbringt, in wenigen Worten. */
function gain(k: View, seat: Seat): Phrase {
  const contract = k.pub.talks!.contract!;
  const share = contract.rows.find((r) => r.seat === seat)?.share ?? [];
  const { gives, gets } = common.gifts(contract, seat);
  const got = share.map((n, c) => n + gets[c]);
  return say`: Du bekommst ${gems(got)}${has(gives) ? say` und gibst ${gems(gives)}` : []}`;
}

function coloured(verb: string, name: string, k: View, seat: Seat): Phrase {
  switch (verb) {
    case 'price':
      return [`1 ${name} versprechen`];
    case 'take':
      return [`1 ${name} vom Planeten für mich`];
    case 'want':
      return say`1 ${name} aus dem Lager von ${dative(k.pub.active, seat)} für mich`;
    case 'give':
      return [`Ich lege 1 ${name} aus meinem Lager drauf`];
    case 'drop':
      return [`1 ${name} auf den Haufen`];
    default:
      return [`1 ${name} zahlen`];
  }
}

const moved = (from: string, name: string, to: Seat, seat: Seat): Phrase =>
  from === ''
    ? say`${does(to, seat, 'bekommst', 'bekommt')} 1 ${name} vom Planeten`
    : say`${does(Number(from) as Seat, seat, 'gibst', 'gibt')} ${dative(to, seat)} 1 ${name} aus dem Lager`;

function plainly(p: Pick, k: View, seat: Seat, path: Path): Phrase {
  switch (p) {
    case 'market':
      return ['Zum Markt gehen'];
    case 'alone':
      return say`Auf ${target(k, path)} allein abbauen`;
    case 'call':
      return [common.needsHelp(k, seat, path) ? 'Anders um Hilfe rufen, oder mit einem Versprechen' : 'Um Hilfe rufen'];
    case 'done':
      return done(k, seat, path);
    case 'wait':
      return [
        k.pub.active !== seat
          ? 'Erst einmal nichts sagen'
          : common.isLastWord(k, seat)
            ? 'Nichts annehmen: Der Ruf verhallt'
            : 'Auf die anderen warten',
      ];
    case 'abort':
      return ['Die Verhandlung abbrechen'];
    case 'offer':
      return [k.pub.talks?.offers[seat] == null ? 'Ein Angebot machen' : 'Stattdessen ein anderes Angebot machen'];
    case 'to active':
      return say`Nur ${them(k.pub.active, seat)} sieht sie`;
    case 'to all':
      return ['Alle sehen sie'];
    case 'for':
      return ['Diese Mietpfoten'];
    case 'send':
      return say`Das Angebot abschicken: „${wish(common.gemsIn(path, 'take'), common.gemsIn(path, 'want'), common.gemsIn(path, 'give'))}“`;
    case 'withdraw':
      return ['Dein Angebot zurücknehmen'];
    case 'contract':
      return [k.pub.talks?.offers.some((o) => o !== null) ? 'Anderes vorschlagen oder Angebote verbinden' : 'Einen Vertrag vorschlagen'];
    case 'as offered': {
      const rest = common.restFor(k, seat, common.partnersIn(path));
      return rest === null ? ['Alles wie angeboten'] : say`Alles wie angeboten: Du bekommst ${gems(rest)}`;
    }
    case 'change':
      return ['Anders verteilen'];
    case 'sign':
      return ['Diesen Vertrag vorschlagen'];
    case 'show':
      return ['Jemandem Karten zeigen'];
    case 'blind paw':
      return ['Blind eine Mietpfote ziehen'];
    case 'blind plan':
      return ['Blind eine Blaupause ziehen'];
    case 'wipe paws':
      return ['Die offenen Mietpfoten wegwerfen und eine Karte weniger nehmen'];
    case 'wipe plans':
      return ['Die offenen Blaupausen wegwerfen und eine Karte weniger nehmen'];
    case 'nothing':
      return ['Diesmal nichts vollenden'];
    case 'rest':
      return ['Nichts vollenden, bis sich mein Lager oder meine Blaupausen ändern'];
    case 'decline':
      return ['Ein Angebot ablehnen'];
    case 'no reason':
      return ['Ohne Begründung'];
    default:
      return [because(p as Reason)];
  }
}

/** Das Ende einer Aufzählung bedeutet in jeder Antwort etwas anderes. */
function done(k: View, seat: Seat, path: Path): Phrase {
  const paws = common.numbersIn(path, 'paw').map((n) => common.pawWithIcons('de', common.paw(k, n)));
  switch (common.making(k, path)) {
    case 'alone':
      return paws.length === 0 ? ['Abbauen ohne Mietpfoten'] : say`Abbauen mit ${list(paws, 'und')}`;
    case 'call': {
      const price = common.gemsIn(path, 'price');
      return has(price) ? say`Rufen und ${gems(price)} versprechen` : ['Rufen, ohne etwas zu versprechen'];
    }
    case 'partners': {
      const seats = common.numbersIn(path, 'with') as Seat[];
      return seats.length === 0 ? ['Mit niemandem'] : say`Mit ${all(seats, seat, dative)}`;
    }
    case 'accept':
      return paws.length === 0 ? ['Vertrag vorschlagen, ohne eigene Mietpfote'] : ['Vertrag vorschlagen, mit diesen Mietpfoten'];
    case 'own-paws':
      return [paws.length === 0 ? 'Keine eigene Mietpfote' : 'Mit diesen Mietpfoten'];
    case 'show':
      return ['Zeigen'];
    default:
      return ['Das ist alles'];
  }
}
