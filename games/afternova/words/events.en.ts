/** English: what happened, line by line. */
import { list, type Phrase, say, type Words } from '@starboard/kernel';
import type { Afternova, Deck, Options } from '../rules/types.ts';
import { names } from './names.ts';
import {
  all,
  blueprint,
  cards,
  colour,
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
  them,
  wish,
} from './speech.en.ts';

const open = (deck: Deck): string => (deck === 'paws' ? 'Paws' : 'Blueprints');
const kindOf = (deck: Deck): string => (deck === 'paws' ? 'a Paw' : 'a Blueprint');
const of = (deck: Deck, some: Parameters<typeof cards>[0]): Phrase => (deck === 'paws' ? cards(some, []) : cards([], some));
const THEN: { readonly [E in Options['ending']]: string } = {
  step: 'The game ends with these completions.',
  chance: 'Everybody gets one last chance to complete.',
  round: 'The round is played to its end.',
};
const nth = (n: number): string => ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][n - 1] ?? `${n}th`;

export const event: Words<Afternova>['event'] = {
  start: (e, you) => say`${does(e.first, you, 'begin', 'begins')}. The cards: ${e.pack.en}.`,
  dealt: (e, you) =>
    say`${does(e.seat, you, 'fly', 'flies')} ${{ ref: 'ship', id: e.ship.id, text: names.en.quoted(e.ship.en) }} and ${e.seat === you ? 'begin' : 'begins'} with ${cards(e.paws, e.plans)}.`,
  planet: (e) => say`${planet(e.planet)} comes into sight, with ${gems(e.gems)}.`,
  filled: (e) => say`${planet(e.planet)} is filled up with ${gems(e.gems)}.`,
  turn: (e, you) => (e.seat === you ? say`Turn ${e.n} is yours.` : say`Turn ${e.n}: ${label(e.seat, you)}.`),
  called: (e, you) => {
    const lacks = lacking(e.lacks, e.skills);
    const price = has(e.price) ? say` In return: ${gems(e.price)}.` : [];
    return say`${does(e.seat, you, 'call', 'calls')} for help on ${planet(e.planet)}. ${lacks === '' ? 'Nothing is missing, but company is welcome' : `Still missing: ${lacks}`}.${price}`;
  },
  offered: (e, you) =>
    say`${does(e.seat, you, 'offer', 'offers')} ${them(e.to, you)} ${e.cards === null ? pawCount(e.n) : paws(e.cards)}: “${wish(e.take, e.want, e.give)}.”`,
  bid: (e, you) => say`${e.seat === you ? 'In your offer' : say`In the offer of ${them(e.seat, you)}`}: ${paws(e.cards)}.`,
  withdrew: (e, you) => say`${does(e.seat, you, 'take', 'takes')} the offer back.${e.void ? ' The contract that used it is void.' : ''}`,
  proposed: (e, you) =>
    say`${does(e.seat, you, 'propose', 'proposes')} contract ${e.version}. ${rows(e.rows, you)}.${gifts(e.gifts, you).flatMap((g) => say` ${g}.`)}`,
  agreed: (e, you) => say`${does(e.seat, you, 'agree', 'agrees')} to contract ${e.version}.`,
  refused: (e, you) => no({ ...e, to: e.seat }, you),
  declined: (e, you) => say`${no({ ...e, version: 0 }, you)}${e.void ? ' The contract that used it is void.' : ''}`,
  showed: (e, you) => {
    const what = [...(e.paws > 0 ? [[pawCount(e.paws)]] : []), ...(e.plans > 0 ? [[planCount(e.plans)]] : [])];
    return say`${does(e.seat, you, 'show', 'shows')} ${all(e.to, you)} ${list(what, 'and')}.`;
  },
  shown: (e, you) => (e.seat === you ? say`You show ${cards(e.paws, e.plans)}.` : say`${label(e.seat, you)} shows you ${cards(e.paws, e.plans)}.`),
  aborted: (e, you) => say`${does(e.seat, you, 'break', 'breaks')} the negotiation off.`,
  lapsed: () => ['The negotiation comes to nothing: all offers lapse.'],
  extracted: (e, you) => {
    const helpers = e.rows.filter((r) => r.seat !== e.seat).map((r) => r.seat);
    const done = say`${does(e.seat, you, 'extract', 'extracts')} ${planet(e.planet)}${helpers.length === 0 ? ' alone' : say` with ${all(helpers, you)}`}.`;
    const each = e.rows.flatMap((r) => {
      const played: Phrase = r.cards.length === 0 ? ['no Paw'] : paws(r.cards);
      return say` ${label(r.seat, you)} ${r.seat === you ? 'play' : 'plays'} ${played} and ${r.seat === you ? 'get' : 'gets'} ${gems(r.share)}.`;
    });
    return say`${done}${each}${gifts(e.gifts, you).flatMap((g) => say` ${g}.`)}`;
  },
  trimmed: (e, you) => say`${does(e.seat, you, 'have', 'has')} no room for ${gems(e.gems)}: onto the heap.`,
  took: (e, you) => say`${does(e.seat, you, 'take', 'takes')} ${of(e.deck, [e.card])} from the market.`,
  drew: (e, you) =>
    e.crew
      ? say`${does(e.seat, you, 'draw', 'draws')} ${kindOf(e.deck)} after the extraction, thanks to an upgrade.`
      : say`${does(e.seat, you, 'draw', 'draws')} ${kindOf(e.deck)} blind.`,
  drawn: (e, you) => say`${e.seat === you ? 'It is' : say`${label(e.seat, you)} has drawn`} ${of(e.deck, [e.card])}.`,
  wiped: (e, you) => say`${does(e.seat, you, 'throw', 'throws')} away all open ${open(e.deck)}: ${of(e.deck, e.cards)}.`,
  refilled: (e) => say`New in the market: ${of(e.deck, e.cards)}.`,
  reshuffled: (e) =>
    e.deck === 'bag'
      ? ['The bag is empty: the heap goes into it.']
      : [`The discarded ${e.deck === 'planets' ? 'planets' : open(e.deck)} are shuffled into a new deck.`],
  discarded: (e, you) => say`${does(e.seat, you, 'discard', 'discards')} ${cards(e.paws, e.plans)}: a hand holds eight cards.`,
  completed: (e, you) => {
    const upgrade = e.upgrade === null ? '' : ` From the next turn on: ${names.en.upgrade(e.upgrade)}.`;
    return say`${does(e.seat, you, 'complete', 'completes')} ${blueprint(e.card)} for ${gems(e.paid)}: ${points(e.points)}, the ${nth(e.nth)} Blueprint.${upgrade}`;
  },
  sixth: (e, you) => say`${does(e.seat, you, 'have', 'has')} six Blueprints! ${THEN[e.ending]}`,
  scored: (e, you) =>
    say`${label(e.seat, you)}: ${points(e.points)} on Blueprints, ${e.stored} for ${fragments(e.stored)} in storage, ${e.objective} for ${colour(e.colours[0])} and ${colour(e.colours[1])}. ${e.total} in all.`,
};
