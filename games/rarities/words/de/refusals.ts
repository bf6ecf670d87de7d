/** Warum etwas nicht geht. */
import { type Phrase, say, seatAt, type Words, who } from '@starboard/kernel';
import { ALIENS, LAST_PORTAL, type Relic, SET } from '../../content/cards.ts';
import type { Rarities } from '../../rules/types.ts';
import { numberIn, relicOf } from '../view.ts';
import { speech } from './speech.ts';

const { acc: den, card, counted, plural, portal, the: der } = speech;

const three = (relic: Relic | null): Phrase =>
  relic === null
    ? ['Von dieser Art liegen schon drei auf deinem Heimatplaneten.']
    : say`Auf deinem Heimatplaneten liegen schon ${counted(relic, SET)}.`;

export const refusal: Words<Rarities>['refusal'] = {
  'own-hand': () => ['Aus der eigenen Hand kannst du nicht ziehen.'],
  'alien-not-held': (r) => say`Du hast ${ALIENS.filter((alien) => alien === r.pick).flatMap(den)} nicht auf der Hand.`,
  'no-aliens-yet': () => ['In der ersten Mission hat noch niemand ein Alien auf der Hand.'],
  'nothing-to-steal': () => say`Es gibt kein Relikt, das ${der('pilferer')} nehmen könnte.`,
  'nothing-to-scheme': () => say`An keinem Portal liegt ein Relikt, das ${der('schemer')} nehmen könnte.`,
  'own-planet': () => ['Dich selbst kannst du nicht bestehlen.'],
  'planet-empty': (r) => say`Der Heimatplanet von ${who(seatAt(numberIn(r, 'seat')))} ist leer.`,
  'all-protected': (r) => say`${who(seatAt(numberIn(r, 'seat')))} hat nur vollständige Sätze oder Relikte, von denen du schon drei hast.`,
  'relic-protected': () => ['Dieser Satz ist vollständig und damit sicher.'],
  'thief-has-three': (r) => three(relicOf(r)),
  'relic-not-there': (r) => {
    const relic = relicOf(r);
    return relic === null ? ['Dieses Relikt liegt dort nicht.'] : say`Auf diesem Heimatplaneten liegen keine ${plural(relic)}.`;
  },
  'portal-empty': (r) => say`${portal(numberIn(r, 'portal'))} ist leer.`,
  'alien-at-portal': (r) => say`An ${portal(numberIn(r, 'portal'))} liegt ein Alien, und ${der('schemer')} nimmt nur Relikte.`,
  'three-at-home': (r) => three(relicOf(r)),
  'must-land': () => say`An ${portal(LAST_PORTAL)} müssen alle landen, die noch fliegen.`,
  'already-stayed': () => ['Du fliegst schon weiter.'],
  'not-in-hand': (r) => {
    const relic = relicOf(r);
    return relic === null ? ['Du hast diese Karte nicht auf der Hand.'] : say`Du hast keine ${plural(relic)} auf der Hand.`;
  },
  'aliens-stay-in-hand': () => ['Aliens kannst du nicht auf dem Heimatplaneten ablegen.'],
  'sabortal-stays': () => say`Dein ${card('sabortal')} bleibt immer bei dir.`,
  'begins-without-a-chair': (r) => say`Dieser Tisch hat ${numberIn(r, 'seats')} Plätze: Wähle einen davon oder den Zufall.`,
};
