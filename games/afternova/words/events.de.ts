/** Deutsch: was geschehen ist, Zeile für Zeile. */
import { list, type Phrase, say, type Words } from '@starboard/kernel';
import type { Afternova, Deck, Options } from '../rules/types.ts';
import { names } from './names.ts';
import {
  all,
  blueprint,
  cards,
  colour,
  dative,
  does,
  fragments,
  gems,
  gifts,
  has,
  label,
  lacking,
  no,
  pawCount,
  paws,
  planCount,
  planet,
  points,
  rows,
  wish,
} from './speech.de.ts';

const open = (deck: Deck): string => (deck === 'paws' ? 'Mietpfoten' : 'Blaupausen');
const kindOf = (deck: Deck): string => (deck === 'paws' ? 'eine Mietpfote' : 'eine Blaupause');
const of = (deck: Deck, some: Parameters<typeof cards>[0]): Phrase => (deck === 'paws' ? cards(some, []) : cards([], some));
const THEN: { readonly [E in Options['ending']]: string } = {
  step: 'Damit endet das Spiel.',
  chance: 'Alle haben noch eine letzte Gelegenheit zum Vollenden.',
  round: 'Die Runde wird zu Ende gespielt.',
};
const nth = (n: number): string => ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste'][n - 1] ?? `${n}.`;

export const event: Words<Afternova>['event'] = {
  start: (e, you) => say`${does(e.first, you, 'beginnst', 'beginnt')}. Die Karten: ${e.pack.de}.`,
  dealt: (e, you) =>
    say`${does(e.seat, you, 'fliegst', 'fliegt')} ${{ ref: 'ship', id: e.ship.id, text: names.de.quoted(e.ship.de) }} und ${e.seat === you ? 'beginnst' : 'beginnt'} mit ${cards(e.paws, e.plans)}.`,
  planet: (e) => say`${planet(e.planet)} kommt in Sicht, mit ${gems(e.gems)}.`,
  filled: (e) => say`${planet(e.planet)} wird mit ${gems(e.gems)} aufgefüllt.`,
  turn: (e, you) => (e.seat === you ? say`Zug ${e.n}: Du bist dran.` : say`Zug ${e.n}: ${label(e.seat, you)} ist dran.`),
  called: (e, you) => {
    const lacks = lacking(e.lacks, e.skills);
    const price = has(e.price) ? say` Dafür gibt es ${gems(e.price)}.` : [];
    return say`${does(e.seat, you, 'rufst', 'ruft')} um Hilfe auf ${planet(e.planet)}. ${lacks === '' ? 'Es fehlt nichts, aber Gesellschaft ist willkommen' : `Es fehlt noch: ${lacks}`}.${price}`;
  },
  offered: (e, you) =>
    say`${does(e.seat, you, 'bietest', 'bietet')} ${dative(e.to, you)} ${e.cards === null ? pawCount(e.n) : paws(e.cards)} an: „${wish(e.take, e.want, e.give)}.“`,
  bid: (e, you) => say`${e.seat === you ? 'In deinem Angebot' : say`Im Angebot von ${dative(e.seat, you)}`}: ${paws(e.cards)}.`,
  withdrew: (e, you) => say`${does(e.seat, you, 'nimmst', 'nimmt')} das Angebot zurück.${e.void ? ' Der Vertrag damit ist hinfällig.' : ''}`,
  proposed: (e, you) =>
    say`${does(e.seat, you, 'schlägst', 'schlägt')} Vertrag ${e.version} vor. ${rows(e.rows, you)}.${gifts(e.gifts, you).flatMap((g) => say` ${g}.`)}`,
  agreed: (e, you) => say`${does(e.seat, you, 'stimmst', 'stimmt')} Vertrag ${e.version} zu.`,
  refused: (e, you) => no({ ...e, to: e.seat }, you),
  declined: (e, you) => say`${no({ ...e, version: 0 }, you)}${e.void ? ' Der Vertrag damit ist hinfällig.' : ''}`,
  showed: (e, you) => {
    const what = [...(e.paws > 0 ? [[pawCount(e.paws)]] : []), ...(e.plans > 0 ? [[planCount(e.plans)]] : [])];
    return say`${does(e.seat, you, 'zeigst', 'zeigt')} ${all(e.to, you, dative)} ${list(what, 'und')}.`;
  },
  shown: (e, you) => (e.seat === you ? say`Du zeigst ${cards(e.paws, e.plans)}.` : say`${label(e.seat, you)} zeigt dir ${cards(e.paws, e.plans)}.`),
  aborted: (e, you) => say`${does(e.seat, you, 'brichst', 'bricht')} die Verhandlung ab.`,
  lapsed: () => ['Die Verhandlung verläuft im Sande: Alle Angebote verfallen.'],
  extracted: (e, you) => {
    const helpers = e.rows.filter((r) => r.seat !== e.seat).map((r) => r.seat);
    const done = say`${does(e.seat, you, 'baust', 'baut')} ${helpers.length === 0 ? 'allein' : say`mit ${all(helpers, you, dative)}`} auf ${planet(e.planet)} ab.`;
    const each = e.rows.flatMap((r) => {
      const played: Phrase = r.cards.length === 0 ? ['keine Mietpfote'] : paws(r.cards);
      return say` ${label(r.seat, you)} ${r.seat === you ? 'spielst' : 'spielt'} ${played} und ${r.seat === you ? 'bekommst' : 'bekommt'} ${gems(r.share)}.`;
    });
    return say`${done}${each}${gifts(e.gifts, you).flatMap((g) => say` ${g}.`)}`;
  },
  trimmed: (e, you) => say`${does(e.seat, you, 'hast', 'hat')} keinen Platz für ${gems(e.gems)}: ab auf den Haufen.`,
  took: (e, you) => say`${does(e.seat, you, 'nimmst', 'nimmt')} ${of(e.deck, [e.card])} vom Markt.`,
  drew: (e, you) =>
    e.crew
      ? say`${does(e.seat, you, 'ziehst', 'zieht')} nach dem Abbau ${kindOf(e.deck)}, dank einem Upgrade.`
      : say`${does(e.seat, you, 'ziehst', 'zieht')} blind ${kindOf(e.deck)}.`,
  drawn: (e, you) => say`${e.seat === you ? 'Es ist' : say`${label(e.seat, you)} hat gezogen:`} ${of(e.deck, [e.card])}.`,
  wiped: (e, you) => say`${does(e.seat, you, 'wirfst', 'wirft')} alle offenen ${open(e.deck)} weg: ${of(e.deck, e.cards)}.`,
  refilled: (e) => say`Neu am Markt: ${of(e.deck, e.cards)}.`,
  reshuffled: (e) =>
    e.deck === 'bag'
      ? ['Der Beutel ist leer: Der Haufen kommt hinein.']
      : [`Die abgelegten ${e.deck === 'planets' ? 'Planeten' : open(e.deck)} werden neu gemischt.`],
  discarded: (e, you) => say`${does(e.seat, you, 'legst', 'legt')} ${cards(e.paws, e.plans)} ab: Eine Hand fasst acht Karten.`,
  completed: (e, you) => {
    const upgrade = e.upgrade === null ? '' : ` Ab dem nächsten Zug: ${names.de.upgrade(e.upgrade)}.`;
    return say`${does(e.seat, you, 'vollendest', 'vollendet')} ${blueprint(e.card)} mit ${gems(e.paid)}: ${points(e.points)}, die ${nth(e.nth)} Blaupause.${upgrade}`;
  },
  sixth: (e, you) => say`${does(e.seat, you, 'hast', 'hat')} sechs Blaupausen! ${THEN[e.ending]}`,
  scored: (e, you) =>
    say`${label(e.seat, you)}: ${points(e.points)} auf Blaupausen, ${e.stored} für ${fragments(e.stored)} im Lager, ${e.objective} für ${colour(e.colours[0])} und ${colour(e.colours[1])}. Zusammen ${e.total}.`,
};
