/** English: what happened, line by line. */
import { list, type Phrase, say, type Words, who } from '@starboard/kernel';
import type { Afternova, Card, Deck, Options } from '../../rules/types.ts';
import { has } from '../speech.ts';
import { whose } from './picks.ts';
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

const kind = (deck: Deck): string => (deck === 'paws' ? 'Paws' : 'Blueprints');
const one = (deck: Deck): string => (deck === 'paws' ? 'a Paw' : 'a Blueprint');
const of = (deck: Deck, some: readonly Card[]): Phrase => (deck === 'paws' ? cards(some, []) : cards([], some));
const THEN: { readonly [E in Options['ending']]: string } = {
  step: 'The game ends with these completions.',
  chance: 'Everybody gets one last chance to complete a Blueprint.',
  round: 'The round is played to its end.',
};
const nth = (n: number): string => ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][n - 1] ?? `${n}th`;
const also = (phrases: readonly Phrase[]): Phrase => phrases.flatMap((p) => say` ${p}.`);
const VOID = ' The contract with it is void.';

export const event: Words<Afternova>['event'] = {
  start: (e, you) => say`${does(e.first, you, 'begin', 'begins')}. Cards: ${e.pack.en}.`,
  dealt: (e, you) =>
    say`${does(e.seat, you, 'fly', 'flies')} ${ship(e.ship)} and ${e.seat === you ? 'begin' : 'begins'} with ${cards(e.paws, e.plans)}.`,
  planet: (e) => say`${planet(e.planet)} comes into sight with ${gems(e.gems)}.`,
  filled: (e) => say`${planet(e.planet)} is filled up with ${gems(e.gems)}.`,
  turn: (e, you) => (e.seat === you ? say`Turn ${e.n}: your turn.` : say`Turn ${e.n}: ${who(e.seat)}’s turn.`),
  called: (e, you) => {
    const lacks = lacking(e.lacks, { a: e.skills[0], b: e.skills[1] });
    const price = has(e.price) ? say` In return: ${gems(e.price)}.` : [];
    return say`${does(e.seat, you, 'call', 'calls')} for help on ${planet(e.planet)}. ${lacks === '' ? 'Nothing is missing, but company is welcome' : `Still missing: ${lacks}`}.${price}`;
  },
  offered: (e, you) =>
    say`${does(e.seat, you, 'offer', 'offers')} ${to(e.to, you)} ${pawCount(e.n)}${e.cards === null ? [] : say` (${paws(e.cards)})`}: ${quote(say`${speech.offerWish(e)}.`)}`,
  bid: (e, you) => say`${e.seat === you ? 'Your offer' : say`${whose(e.seat, you)} offer`} contains ${paws(e.cards)}.`,
  withdrew: (e, you) => say`${does(e.seat, you, 'withdraw your', 'withdraws their')} offer.${e.void ? VOID : ''}`,
  proposed: (e, you) => say`${does(e.seat, you, 'propose', 'proposes')} contract ${e.version}. ${rows(e.rows, you)}.${also(gifts(e.gifts, you))}`,
  agreed: (e, you) => say`${does(e.seat, you, 'agree', 'agrees')} to contract ${e.version}.`,
  refused: (e, you) => no({ ...e, to: e.seat }, you),
  declined: (e, you) => say`${no({ ...e, version: 0 }, you)}${e.void ? VOID : ''}`,
  showed: (e, you) => {
    const what = [...(e.paws > 0 ? [[pawCount(e.paws)]] : []), ...(e.plans > 0 ? [[planCount(e.plans)]] : [])];
    return say`${does(e.seat, you, 'show', 'shows')} ${all(e.to, you, to)} ${list(what, 'and')}.`;
  },
  shown: (e, you) =>
    e.seat === you ? say`You show these cards: ${cards(e.paws, e.plans)}.` : say`${label(e.seat, you)} shows you ${cards(e.paws, e.plans)}.`,
  aborted: (e, you) => say`${does(e.seat, you, 'break', 'breaks')} off the negotiation.`,
  lapsed: () => ['The negotiation comes to nothing: all offers lapse.'],
  extracted: (e, you) => {
    const helpers = e.rows.filter((r) => r.seat !== e.seat).map((r) => r.seat);
    const done = say`${does(e.seat, you, 'extract', 'extracts')} ${planet(e.planet)}${helpers.length === 0 ? ' alone' : say` with ${all(helpers, you, to)}`}.`;
    const each = e.rows.flatMap((r) => {
      const played: Phrase = r.cards.length === 0 ? ['no Paw'] : paws(r.cards);
      return say` ${does(r.seat, you, 'play', 'plays')} ${played} and ${r.seat === you ? 'get' : 'gets'} ${gems(r.share)}.`;
    });
    return say`${done}${each}${also(gifts(e.gifts, you))}`;
  },
  trimmed: (e, you) => say`${does(e.seat, you, 'discard', 'discards')} ${gems(e.gems)} (storage full).`,
  took: (e, you) => say`${does(e.seat, you, 'take', 'takes')} ${of(e.deck, [e.card])} from the market.`,
  drew: (e, you) => say`${does(e.seat, you, 'draw', 'draws')} ${one(e.deck)}${e.crew ? ' after the extraction, thanks to an upgrade' : ' blind'}.`,
  drawn: (e, you) => say`${e.seat === you ? 'It is' : say`${label(e.seat, you)} has drawn`} ${of(e.deck, [e.card])}.`,
  wiped: (e, you) => say`${does(e.seat, you, 'replace', 'replaces')} all face-up ${kind(e.deck)}. Discarded: ${of(e.deck, e.cards)}.`,
  refilled: (e) => say`New in the market: ${of(e.deck, e.cards)}.`,
  reshuffled: (e) =>
    e.deck === 'bag'
      ? ['The bag is empty: the heap goes into it.']
      : [`The discarded ${e.deck === 'planets' ? 'planets' : kind(e.deck)} are shuffled into a new deck.`],
  discarded: (e, you) => say`${does(e.seat, you, 'discard', 'discards')} ${cards(e.paws, e.plans)} (hand limit: 8 cards).`,
  rests: (e, you) => say`${does(e.seat, you, 'do', 'does')} not want to be asked about Blueprints again for now.`,
  completed: (e, you) => {
    // The text of the card stands in quotation marks: it says "you" to its owner, not to the reader.
    const upgrade = e.upgrade === null ? '' : ` Upgrade from the next turn on: ${names.quoted(names.upgrade(e.upgrade))}.`;
    return say`${does(e.seat, you, 'complete', 'completes')} ${blueprint(e.card)} for ${gems(e.paid)}: ${points(e.points)}, ${e.seat === you ? 'your' : 'their'} ${nth(e.nth)} Blueprint.${upgrade}`;
  },
  sixth: (e, you) => say`${does(e.seat, you, 'have', 'has')} six Blueprints! ${THEN[e.ending]}`,
  scored: (e, you) =>
    say`${label(e.seat, you)}: ${e.points} for Blueprints, ${e.stored} for storage, ${e.objective} for the hidden objective (${colour(e.colours[0])} and ${colour(e.colours[1])}). Total: ${points(e.total)}.`,
};
