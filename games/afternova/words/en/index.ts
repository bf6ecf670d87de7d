/** Everything a player reads, in English. */
import { say, type Words, who } from '@starboard/kernel';
import type { Afternova } from '../../rules/types.ts';
import { assemble } from '../assemble.ts';
import * as common from '../common.ts';
import { packRefusal } from '../pack-faults.ts';
import { event } from './events.ts';
import { option } from './options.ts';
import { packs } from './packs.ts';
import { rulebook } from './rulebook/index.ts';
import { speech, times } from './speech.ts';
import { tongue } from './tongue.ts';

export const words: Words<Afternova> = {
  ...assemble(tongue),
  title: 'Afternova',
  about: 'Hire animals, strike deals over the fragments of broken planets, and build the most splendid ship.',
  origin:
    'The rules follow the box. What the printed Paws, planets, Blueprints and ships cost and bring is not public, so the cards here are our own: as many of each kind, modelled on the rulebook’s examples and balanced over many games between our bots. If you own the box, you can write its values into a card pack and play with that.',
  event,
  refusal: {
    'planet-empty': () => ['There are no fragments on this planet.'],
    'cannot-alone': () => ['Your own Paws do not meet both requirements.'],
    'too-many-calls': (r) => [`You have called ${times(common.detailNumber(r, 'most'))} this turn, the maximum.`],
    'nobody-to-call': () => ['Nobody else holds a Paw, so nobody could help.'],
    'time-is-over': () => ['Time is up: extract alone or go to the market.'],
    'too-few-icons': () => ['That is not enough for both requirements.'],
    'must-play': () => ['You have to play at least one Paw yourself.'],
    'no-paws': () => ['Without a Paw you cannot take part.'],
    'too-many-offers': (r) => [`You have made ${common.detailNumber(r, 'most')} offers this turn, the maximum.`],
    'too-many-contracts': (r) => [`You have proposed ${common.detailNumber(r, 'most')} contracts this turn, the maximum.`],
    'too-many-shows': (r) => [`You have shown cards ${times(common.detailNumber(r, 'most'))} this turn, the maximum.`],
    'no-offer': () => ['There is no such offer.'],
    'no-offers': () => ['Nobody has offered anything yet.'],
    'offers-too-little': () => ['That cannot meet the requirements.'],
    'not-joint': () => ['Together the offers ask for more than there is.'],
    stale: () => ['This version of the contract is no longer on the table.'],
    'agreed-already': () => ['You have already agreed.'],
    'not-a-party': () => ['You are not part of this contract.'],
    'not-held': () => ['You do not hold this card.'],
    'not-stored': (r) => {
      const colour = speech.colour(common.detailNumber(r, 'colour'));
      return common.detail(r, 'own') === true
        ? [`You do not have that much ${colour}.`]
        : say`${who(common.detailSeat(r, 'seat'))} does not have that much ${colour}.`;
    },
    'not-on-planet': (r) => [`The planet does not have that much ${speech.colour(common.detailNumber(r, 'colour'))}.`],
    outsider: () => ['Only players who take part in the extraction can give or get anything.'],
    'promise-full': (r) => [`A call promises at most ${common.detailNumber(r, 'most')} fragments.`],
    'refinery-used': () => ['Your refinery replaces no more than that: pay the rest in the printed colours.'],
    cancels: () => ['Giving and getting the same colour would cancel out.'],
    'row-gap': () => ['There is no card.'],
    'deck-empty': () => ['This deck is empty, and so is its discard pile.'],
    'no-wipe': () => ['The market cards cannot be replaced now.'],
    'cannot-pay': (r) => say`You lack ${speech.gems(common.detailNumbers(r, 'lacks'))}.`,
    seven: () => ['Nobody completes a seventh Blueprint.'],
    'begins-without-a-chair': (r) => [`There are only ${common.detailNumber(r, 'seats')} seats: choose one of them to begin.`],
    'pack-broken': (r) => [packRefusal(packs, r)],
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
