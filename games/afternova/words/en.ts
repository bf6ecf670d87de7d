/** Everything a player reads, in English. */
import { list, type Phrase, type Seat, say, type Words, who } from '@starboard/kernel';
import type { Afternova, PackTrouble } from '../rules/types.ts';
import * as common from './common.ts';
import { event } from './events.en.ts';
import { option } from './options.en.ts';
import { packSaid } from './pack-faults.ts';
import { pick } from './picks.en.ts';
import { choice, order, waiting } from './questions.en.ts';
import { rulebook } from './rulebook.en.ts';
import { scene } from './scene.en.ts';
import { gems, points, times } from './speech.en.ts';

export const words: Words<Afternova> = {
  title: 'Afternova',
  about: 'Hire animals, strike deals over the fragments of broken planets, and build the most splendid ship.',
  origin:
    'The rules follow the box. What the printed Paws, planets, Blueprints and ships cost and bring is not public, so the cards here are our own: as many of each kind, made after the rulebook’s examples and balanced by many games of our bots. Whoever owns the box can write its values into a pack of cards and play with that.',
  event,
  choice,
  waiting,
  pick,
  heading: (p) => {
    const gift = /^\d([YGPWK])>\d$/.exec(p);
    return gift === null ? null : common.colour('en', common.letterIndex(gift[1]));
  },
  order,
  scene,

  refusal: {
    'planet-empty': () => ['There is no fragment on this planet.'],
    'cannot-alone': () => ['Your own Paws do not reach both requirements.'],
    'too-many-calls': (r) => [`You have called for help ${times(common.detailNumber(r, 'most'))} this turn; that is all.`],
    'time-is-over': () => ['Time is up: extract alone or go to the market.'],
    'too-few-icons': (r) => [
      r.pick === 'done' ? 'That is not enough for both requirements.' : 'With this one and those after it the requirements are not met.',
    ],
    'must-play': () => ['You have to play at least one Paw yourself.'],
    'no-paws': () => ['Without a Paw you cannot take part.'],
    'too-many-offers': (r) => [`You have offered ${times(common.detailNumber(r, 'most'))} this turn; that is all.`],
    'too-many-contracts': (r) => [`You have proposed ${common.detailNumber(r, 'most')} contracts this turn; that is all.`],
    'too-many-shows': (r) => [`You have shown cards ${times(common.detailNumber(r, 'most'))} this turn; that is all.`],
    'no-offer': () => ['There is no such offer.'],
    'no-offers': () => ['Nobody has offered anything yet.'],
    'offers-too-little': () => ['With that the requirements cannot be met.'],
    'not-joint': () => ['The offers together want more than there is.'],
    stale: () => ['This version of the contract is no longer on the table.'],
    'agreed-already': () => ['You have agreed already.'],
    'not-a-party': () => ['You are not part of this contract.'],
    'not-held': () => ['You do not hold this card.'],
    'not-stored': (r) => storageShort(common.detailNumber(r, 'seat') as Seat, common.detailNumber(r, 'colour')),
    'not-on-planet': (r) => [`There is no more ${common.colour('en', common.detailNumber(r, 'colour'))} on the planet.`],
    outsider: () => ['Only those who take part in the extraction can give or get anything.'],
    cancels: () => ['Giving and getting the same colour would cancel out.'],
    'row-gap': () => ['No card lies there.'],
    'deck-empty': () => ['This deck is empty, and so are its discards.'],
    'no-wipe': () => ['The market cannot be wiped now.'],
    'cannot-pay': (r) => say`You lack ${gems(common.detailNumbers(r, 'lacks'))}.`,
    seven: () => ['Nobody completes a seventh Blueprint.'],
    'begins-without-a-chair': (r) => [`There are only ${common.detailNumber(r, 'seats')} seats: choose one of them to begin.`],
    'pack-broken': (r) => [packSaid('en', r.with as unknown as PackTrouble)],
  },

  ending(o) {
    const winners = o.ranks.flatMap((rank, seat) => (rank === 1 ? [seat as Seat] : []));
    const best = Math.max(...o.scores);
    const tied = o.scores.filter((s) => s === best).length > winners.length;
    const won: Phrase = say`${list(
      winners.map((seat) => [who(seat)]),
      'and',
    )} ${winners.length === 1 ? 'wins' : 'win'} with ${points(best)}`;
    return tied ? say`${won}, tied, by the later seat.` : say`${won}.`;
  },

  option,
  timed: (o) => (o.clock === 0 ? [] : [`negotiations (${o.clock} seconds each)`]),
  tally: {
    turns: 'Turns',
    extracts: 'Extractions',
    partnered: 'Extractions with a partner',
    blueprints: 'Completed Blueprints',
    best: 'Points of the winner',
  },
  rule: rulebook,
};

const storageShort = (seat: Seat, colour: number): Phrase => say`There is not so much ${common.colour('en', colour)} in the storage of ${who(seat)}.`;
