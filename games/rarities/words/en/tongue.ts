/** English for what all languages put together in the same way. */
import { type Phrase, type Seat, say, who } from '@starboard/kernel';
import { SET, SETS_TO_WIN } from '../../content/cards.ts';
import type { You } from '../speech.ts';
import type { Tongue } from '../tongue.ts';
import { actions, pile, speech, worth } from './speech.ts';

const { acc: the, All, card, does } = speech;

const is = (seat: Seat, you: You): Phrase => does(seat, you, 'are', 'is');
const are = (seats: readonly Seat[], you: You): Phrase => (seats.length === 1 ? is(seats[0], you) : say`${All(seats, you)} are`);

export const tongue: Tongue = {
  speech,
  actions,
  worth,
  over: 'The game is over.',
  choice: {
    explore: (here, aliens) => say`Explore ${here}: ${aliens ? 'draw from a hand or play an alien.' : 'draw from whose hand?'}`,
    stealFrom: (pilferer) => say`Whose home planet does ${pilferer} rob?`,
    stealWhat: (pilferer, from) => say`Which relic does ${pilferer} take from ${from}?`,
    schemeFrom: (schemer) => say`From which portal does ${schemer} take a relic?`,
    schemeTo: (relic, home) => (home ? say`Place ${relic} on your home planet or keep the card in your hand?` : say`Take ${relic} into your hand?`),
    land: (here) => say`Land at ${here}, or fly on?`,
    stillLand: (here) => say`You are flying on; until the landing window closes you may still land at ${here}.`,
    landNow: (here) => say`Land at ${here}: everybody has to, and the first ship acts first.`,
    bonus: 'Your sabortal has ended the mission: take one card from any portal, if you like.',
    collect: (may, left, of) => {
      const rest = `${left} of ${actions(of)} left`;
      switch (may) {
        case 'both':
          return [`Take a card from any portal or place a relic: ${rest}.`];
        case 'take':
          return [`Take a card from any portal: ${rest}.`];
        case 'place':
          return [`Place a relic on your home planet: ${rest}.`];
        case 'none':
          return ['There is nothing left for you to take or to place.'];
      }
    },
  },
  waiting: {
    soon: 'One moment…',
    explore: (seat, you, portal) => say`${is(seat, you)} exploring ${portal}.`,
    landing: (seats, you, portal) => say`${are(seats, you)} deciding whether to land at ${portal}.`,
    mustLand: (seats, you, portal) => say`${are(seats, you)} landing at ${portal}.`,
    bonus: (seat, you) => say`${is(seat, you)} choosing a card after the ${card('sabortal')}.`,
    collect: (seat, you) => say`${is(seat, you)} collecting.`,
    think: (seat, you) => say`${is(seat, you)} thinking.`,
  },
  pick: {
    drawOwn: 'Draw from your own hand',
    draw: (from) => say`Draw from ${from}`,
    from: (from, you) => say`From ${from === you ? 'yourself' : who(from)}`,
    take: (there, portal) => (there === null ? say`From ${portal}` : say`${there}, ${portal}`),
    place: (relic) => say`Place ${relic}`,
    play: (alien) => say`Play ${the(alien)}`,
    home: 'Onto your home planet',
    hand: 'Into your hand',
    land: (portal) => say`Land at ${portal}`,
    stay: 'Fly on',
    none: 'Take nothing',
    enough: 'Finish early',
  },
  detail: { risk: (n) => `Risk: 1 in ${n}`, copies: (n) => `${n} of ${SET}` },
  order: {
    alone: 'Land once nobody else flies',
    stay: (portal) => say`Fly on until ${portal}`,
    land: (portal) => say`Land from ${portal} on`,
  },
  scene: {
    mission: (n) => `Mission ${n}`,
    titles: { portals: 'Portals', planets: 'Home planets', hands: 'Hands', own: 'Your hand', memory: 'Memory aid' },
    explores: (seat, you, here) => say`${does(seat, you, 'explore', 'explores')} ${here}.`,
    window: (here) => say`The landing window is open at ${here}.`,
    undecided: (seats) => say`Still to decide: ${seats}.`,
    bonus: (seat, you) => say`A ${card('sabortal')} has ended the mission. ${does(seat, you, 'may', 'may')} take a card from any portal.`,
    collects: (seat, you, left) => say`${is(seat, you)} collecting, with ${actions(left)} left.`,
    after: (seats) => say`Then: ${seats}.`,
    pass: (seat, you) => say`${does(seat, you, 'hold', 'holds')} the pass.`,
    pile,
    empty: 'empty',
    landed: (ships) => say`; landed, bottom first: ${ships}`,
    shut: (portals) => say`Not yet explored: ${portals}.`,
    nothingYet: 'nothing yet',
    sets: (n) => `Complete sets: ${n} of ${SETS_TO_WIN}.`,
    hand: (n) => say`${n === 1 ? '1 card' : `${n} cards`}, ${card('sabortal')} 1 in ${n}`,
    flying: 'flying',
    missed: 'not landed',
    landedAt: (portal) => say`landed at ${portal}`,
    nothingSeen: 'nothing seen',
  },
};
