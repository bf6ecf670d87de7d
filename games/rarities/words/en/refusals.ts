/** Why something cannot be done. */
import { type Phrase, say, seatAt, type Words, who } from '@starboard/kernel';
import { ALIENS, LAST_PORTAL, type Relic, SET } from '../../content/cards.ts';
import type { Rarities } from '../../rules/types.ts';
import { numberIn, relicOf } from '../view.ts';
import { speech } from './speech.ts';

const { acc, card, counted, plural, Portal, portal, the } = speech;

const three = (relic: Relic | null): Phrase =>
  relic === null ? ['You already have three of that kind on your home planet.'] : say`You already have ${counted(relic, SET)} on your home planet.`;

export const refusal: Words<Rarities>['refusal'] = {
  'own-hand': () => ['You cannot draw from your own hand.'],
  'alien-not-held': (r) => say`You do not hold ${ALIENS.filter((alien) => alien === r.pick).flatMap(acc)}.`,
  'no-aliens-yet': () => ['In the first mission nobody holds an alien yet.'],
  'nothing-to-steal': () => say`There is no relic that ${the('pilferer')} could take.`,
  'nothing-to-scheme': () => say`There is no relic at any portal for ${the('schemer')} to take.`,
  'own-planet': () => ['You cannot steal from yourself.'],
  'planet-empty': (r) => say`${who(seatAt(numberIn(r, 'seat')))}’s home planet is empty.`,
  'all-protected': (r) => say`${who(seatAt(numberIn(r, 'seat')))} has only complete sets, or relics you already have three of.`,
  'relic-protected': () => ['This set is complete, so it is safe.'],
  'thief-has-three': (r) => three(relicOf(r)),
  'relic-not-there': (r) => {
    const relic = relicOf(r);
    return relic === null ? ['That relic is not there.'] : say`There are no ${plural(relic)} on that home planet.`;
  },
  'portal-empty': (r) => say`${Portal(numberIn(r, 'portal'))} is empty.`,
  'alien-at-portal': (r) => say`There is an alien at ${portal(numberIn(r, 'portal'))}, and ${the('schemer')} only takes relics.`,
  'three-at-home': (r) => three(relicOf(r)),
  'must-land': () => say`At ${portal(LAST_PORTAL)} everybody still flying has to land.`,
  'already-stayed': () => ['You are already flying on.'],
  'not-in-hand': (r) => {
    const relic = relicOf(r);
    return relic === null ? ['You do not hold this card.'] : say`You have no ${plural(relic)} in your hand.`;
  },
  'aliens-stay-in-hand': () => ['Aliens cannot be placed on a home planet.'],
  'sabortal-stays': () => say`Your ${card('sabortal')} always stays with you.`,
  'begins-without-a-chair': (r) => say`This table has ${numberIn(r, 'seats')} seats: choose one of them, or chance, to begin.`,
};
