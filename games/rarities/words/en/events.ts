/** What happens, as the log says it. */
import { type Seat, say, seatAt, type Words } from '@starboard/kernel';
import { LAST_PORTAL, SET, VALUES } from '../../content/cards.ts';
import type { Rarities } from '../../rules/types.ts';
import { capital, type You } from '../speech.ts';
import { actions, explores, pile, speech, worth } from './speech.ts';

const { acc: the, all, All, card, cards, does, label, portal, them, together } = speech;

const home = (seat: Seat, you: You): string => (seat === you ? 'your home planet' : 'their home planet');
const hand = (seat: Seat, you: You): string => (seat === you ? 'your hand' : 'their hand');
const ordinal = (n: number): string => ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][n - 1] ?? `number ${n}`;

export const event: Words<Rarities>['event'] = {
  start: (e, you) =>
    say`${does(e.pass, you, 'get', 'gets')} the starting pass. ${capital(together(e.aliens.map(the)))} wait at the first three portals.`,
  dealt: (e, you) => say`${does(e.seat, you, 'start', 'starts')} with these cards: ${cards(e.cards)}.`,
  mission: (e, you) => say`Mission ${e.n} starts at ${portal(e.portal)}. ${does(e.explorer, you, 'explore', 'explores')} first.`,
  drawn: (e, you) => say`${explores(e.by, you, e.portal)} and ${e.by === you ? 'draw' : 'draws'} ${the(e.card)} from ${them(e.from, you)}.`,
  sabortal: (e, you) => say`${explores(e.by, you, e.portal)} and ${e.by === you ? 'draw' : 'draws'} ${the('sabortal')} from ${them(e.from, you)}!`,
  pilfered: (e, you) =>
    say`${explores(e.by, you, e.portal)} with ${the('pilferer')} and ${e.by === you ? 'steal' : 'steals'} ${the(e.relic)} from ${them(e.from, you)}.`,
  schemed: (e, you) => {
    const scheme =
      e.to === 'home'
        ? say`${e.by === you ? 'place' : 'places'} ${the(e.relic)} from ${portal(e.at)} on ${home(e.by, you)}`
        : say`${e.by === you ? 'take' : 'takes'} ${the(e.relic)} from ${portal(e.at)} into ${hand(e.by, you)}`;
    const nobody = e.portal === LAST_PORTAL ? '' : ' Nobody may land now.';
    return say`${explores(e.by, you, e.portal)} with ${the('schemer')} and ${scheme}.${nobody}`;
  },
  thieved: (e, you) => {
    const slides = e.ships
      .filter((s) => s.from !== s.to)
      .map(
        (s, i) =>
          say`${i === 0 ? label(s.seat, you) : them(s.seat, you)} ${s.seat === you ? 'slide' : 'slides'} from ${portal(s.from)} to ${portal(s.to)}`,
      );
    return say`${explores(e.by, you, e.portal)} with ${the('thief')}. ${slides.length === 0 ? 'No ship has to move' : together(slides)}.`;
  },
  shown: (e, you) => say`Decisions revealed. Landing: ${all(e.land, you)}. Flying on: ${all(e.stay, you)}.`,
  landed: (e, you) => {
    const lands = e.forced ? does(e.seat, you, 'have to land', 'has to land') : does(e.seat, you, 'land', 'lands');
    return say`${lands} at ${worth(portal(e.portal), VALUES[e.portal])}${e.place === 1 ? '' : `, ${ordinal(e.place)} in the stack`}.`;
  },
  stayed: (e, you) => say`${does(e.seat, you, 'fly', 'flies')} on past ${portal(e.portal)}.`,
  ended: (e) => {
    switch (e.by) {
      case 'sabortal':
        return say`The ${card('sabortal')} ends the mission.`;
      case 'landed':
        return ['All ships have landed. The mission ends.'];
      case 'super':
        return say`A super-mission: even ${portal(LAST_PORTAL)} has been explored. The mission ends.`;
    }
  },
  bonus: (e, you) => say`${does(e.seat, you, 'take', 'takes')} ${the(e.card)} from ${portal(e.portal)}, thanks to the ${card('sabortal')}.`,
  declined: (e, you) => say`${does(e.seat, you, 'leave', 'leaves')} the portals untouched.`,
  collecting: (e, you) =>
    say`Those who landed now collect: ${together(e.order.map((o) => say`${them(o.seat, you)} at ${portal(o.portal)} (${actions(o.actions)})`))}.`,
  took: (e, you) => say`${does(e.seat, you, 'take', 'takes')} ${the(e.card)} from ${portal(e.portal)}.`,
  placed: (e, you) =>
    say`${does(e.seat, you, 'place', 'places')} ${the(e.relic)}${e.copies >= SET ? '. The set is complete' : `, ${e.copies} of ${SET}`}.`,
  forfeited: (e, you) => say`${does(e.seat, you, 'give', 'gives')} up ${actions(e.actions)}.`,
  leftovers: (e, you) =>
    say`${does(e.seat, you, 'hold', 'holds')} the pass and ${e.seat === you ? 'take' : 'takes'} what is left: ${cards(e.cards)}.`,
  pass: (e, you) => say`The pass moves on to ${them(e.seat, you)}.`,
  refills: (e, you) => {
    const some = e.counts.flatMap((n, s) => (n > 0 ? [say`${them(seatAt(s), you)} ${n}`] : []));
    return say`Cards drawn to refill: ${together(some)}. ${pile(e.pile)}`;
  },
  refilled: (e, you) => say`${does(e.seat, you, 'draw', 'draws')} from the draw pile: ${cards(e.cards)}.`,
  won: (e, you) => say`${does(e.seat, you, 'win', 'wins')} with three complete sets: ${together(e.kinds.map((r) => [card(r)]))}.`,
  limit: (e, you) =>
    say`Forty missions and no third set, so the best collection decides. ${e.seats.length === 1 ? does(e.seats[0], you, 'win', 'wins') : say`${All(e.seats, you)} share the win`}.`,
};
