/** Deutsch: was geschehen ist, Zeile für Zeile. */
import { list, type Phrase, say, type Words } from '@starboard/kernel';
import type { Afternova, Card, Deck, Options } from '../../rules/types.ts';
import { has } from '../speech.ts';
import { speech } from './speech.ts';

const {
  all,
  blueprint,
  cards,
  colour,
  does,
  gems,
  gifts,
  label,
  lacking,
  names,
  no,
  pawCount,
  paws,
  planCount,
  planet,
  points,
  quote,
  rows,
  ship,
  to,
} = speech;

const kind = (deck: Deck): string => (deck === 'paws' ? 'Mietpfoten' : 'Blaupausen');
const one = (deck: Deck): string => (deck === 'paws' ? 'eine Mietpfote' : 'eine Blaupause');
const of = (deck: Deck, some: readonly Card[]): Phrase => (deck === 'paws' ? cards(some, []) : cards([], some));
const THEN: { readonly [E in Options['ending']]: string } = {
  step: 'Damit endet die Partie.',
  chance: 'Alle haben noch eine letzte Gelegenheit zum Vollenden.',
  round: 'Die Runde wird zu Ende gespielt.',
};
const nth = (n: number): string => ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste'][n - 1] ?? `${n}.`;
const also = (phrases: readonly Phrase[]): Phrase => phrases.flatMap((p) => say` ${p}.`);
const VOID = ' Damit ist auch der Vertrag hinfällig.';

export const event: Words<Afternova>['event'] = {
  start: (e, you) => say`${does(e.first, you, 'beginnst', 'beginnt')}. Karten: ${e.pack.de}.`,
  dealt: (e, you) =>
    say`${does(e.seat, you, 'fliegst', 'fliegt')} ${ship(e.ship)} und ${e.seat === you ? 'beginnst' : 'beginnt'} mit ${cards(e.paws, e.plans)}.`,
  planet: (e) => say`${planet(e.planet)} kommt in Sicht, mit ${gems(e.gems)}.`,
  filled: (e) => say`${planet(e.planet)} wird mit ${gems(e.gems)} aufgefüllt.`,
  turn: (e, you) => (e.seat === you ? say`Zug ${e.n}: Du bist dran.` : say`Zug ${e.n}: ${label(e.seat, you)} ist dran.`),
  called: (e, you) => {
    const lacks = lacking(e.lacks, { a: e.skills[0], b: e.skills[1] });
    const price = has(e.price) ? say` Dafür gibt es ${gems(e.price)}.` : [];
    return say`${does(e.seat, you, 'rufst', 'ruft')} auf ${planet(e.planet)} um Hilfe. ${lacks === '' ? 'Es fehlt nichts, aber Gesellschaft ist willkommen' : `Es fehlt noch: ${lacks}`}.${price}`;
  },
  offered: (e, you) =>
    say`${does(e.seat, you, 'bietest', 'bietet')} ${to(e.to, you)} ${pawCount(e.n)} an${e.cards === null ? [] : say` (${paws(e.cards)})`}: ${quote(say`${speech.offerWish(e)}.`)}`,
  bid: (e, you) => say`${e.seat === you ? 'In deinem Angebot' : say`Im Angebot von ${to(e.seat, you)}`}: ${paws(e.cards)}.`,
  withdrew: (e, you) => say`${does(e.seat, you, 'nimmst dein', 'nimmt das')} Angebot zurück.${e.void ? VOID : ''}`,
  proposed: (e, you) => say`${does(e.seat, you, 'schlägst', 'schlägt')} Vertrag ${e.version} vor. ${rows(e.rows, you)}.${also(gifts(e.gifts, you))}`,
  agreed: (e, you) => say`${does(e.seat, you, 'stimmst', 'stimmt')} Vertrag ${e.version} zu.`,
  refused: (e, you) => no({ ...e, to: e.seat }, you),
  declined: (e, you) => say`${no({ ...e, version: 0 }, you)}${e.void ? VOID : ''}`,
  showed: (e, you) => {
    const what = [...(e.paws > 0 ? [[pawCount(e.paws)]] : []), ...(e.plans > 0 ? [[planCount(e.plans)]] : [])];
    return say`${does(e.seat, you, 'zeigst', 'zeigt')} ${all(e.to, you, to)} ${list(what, 'und')}.`;
  },
  shown: (e, you) =>
    e.seat === you ? say`Du zeigst diese Karten: ${cards(e.paws, e.plans)}.` : say`${label(e.seat, you)} zeigt dir ${cards(e.paws, e.plans)}.`,
  aborted: (e, you) => say`${does(e.seat, you, 'brichst', 'bricht')} die Verhandlung ab.`,
  lapsed: () => ['Die Verhandlung verläuft im Sande: Alle Angebote verfallen.'],
  extracted: (e, you) => {
    const helpers = e.rows.filter((r) => r.seat !== e.seat).map((r) => r.seat);
    const done = say`${does(e.seat, you, 'baust', 'baut')} ${helpers.length === 0 ? 'allein' : say`mit ${all(helpers, you, to)}`} auf ${planet(e.planet)} ab.`;
    const each = e.rows.flatMap((r) => {
      const played: Phrase = r.cards.length === 0 ? ['keine Mietpfote'] : paws(r.cards);
      return say` ${does(r.seat, you, 'spielst', 'spielt')} ${played} und ${r.seat === you ? 'bekommst' : 'bekommt'} ${gems(r.share)}.`;
    });
    return say`${done}${each}${also(gifts(e.gifts, you))}`;
  },
  trimmed: (e, you) => say`${does(e.seat, you, 'legst', 'legt')} ${gems(e.gems)} ab (Lager voll).`,
  took: (e, you) => say`${does(e.seat, you, 'nimmst', 'nimmt')} ${of(e.deck, [e.card])} vom Markt.`,
  drew: (e, you) =>
    e.crew
      ? say`${does(e.seat, you, 'ziehst', 'zieht')} nach dem Abbau ${one(e.deck)}, dank einem Upgrade.`
      : say`${does(e.seat, you, 'ziehst', 'zieht')} blind ${one(e.deck)}.`,
  drawn: (e, you) => say`${e.seat === you ? 'Es ist' : say`${label(e.seat, you)} hat gezogen:`} ${of(e.deck, [e.card])}.`,
  wiped: (e, you) => say`${does(e.seat, you, 'räumst', 'räumt')} alle offenen ${kind(e.deck)} ab: ${of(e.deck, e.cards)}.`,
  refilled: (e) => say`Neu am Markt: ${of(e.deck, e.cards)}.`,
  reshuffled: (e) =>
    e.deck === 'bag'
      ? ['Der Beutel ist leer: Der Haufen kommt hinein.']
      : [`Die abgelegten ${e.deck === 'planets' ? 'Planeten' : kind(e.deck)} werden neu gemischt.`],
  discarded: (e, you) => say`${does(e.seat, you, 'legst', 'legt')} ${cards(e.paws, e.plans)} ab (Handlimit: 8 Karten).`,
  rests: (e, you) => say`${does(e.seat, you, 'möchtest', 'möchte')} vorerst nicht mehr nach Blaupausen gefragt werden.`,
  completed: (e, you) => {
    const upgrade = e.upgrade === null ? '' : ` Ab dem nächsten Zug: ${names.upgrade(e.upgrade)}.`;
    return say`${does(e.seat, you, 'vollendest', 'vollendet')} ${blueprint(e.card)} mit ${gems(e.paid)}: ${points(e.points)}, die ${nth(e.nth)} Blaupause.${upgrade}`;
  },
  sixth: (e, you) => say`${does(e.seat, you, 'hast', 'hat')} sechs Blaupausen! ${THEN[e.ending]}`,
  scored: (e, you) =>
    say`${label(e.seat, you)}: ${e.points} für Blaupausen, ${e.stored} für das Lager, ${e.objective} für das geheime Ziel (${colour(e.colours[0])} und ${colour(e.colours[1])}). Zusammen ${points(e.total)}.`,
};
