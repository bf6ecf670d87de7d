/** German: the Collective's turn, step by step, so that a person could follow it with the box on the table. */
import { list, say, type Words } from '@starboard/kernel';
import type { CollectiveEvent } from '../../rules/collective/events.ts';
import type { Andromeda } from '../../rules/types.ts';
import { effectsText } from '../effects.ts';
import { spokenOf } from '../names.ts';
import { effects } from './effects.ts';
import { help, quoted } from './events.ts';
import { many, piece, region, shipCount, vp } from './speech.ts';
import { tongue } from './tongue.ts';

type CollectiveWords = Pick<Words<Andromeda>['event'], CollectiveEvent['kind']>;

const { target, actionBonus } = tongue.scene;

/** What an action card says: where, and the bonus. */
function directive(id: string): string {
  const card = spokenOf().actions.find((a) => a.id === id);
  if (card === undefined) return '';
  return `${card.targets.map(target).join(' / ')}${card.bonus === null ? '' : ` + ${actionBonus(card.bonus)}`}`;
}
function wheel(id: string): string {
  const space = spokenOf()
    .commanders.flatMap((m) => m.wheel)
    .find((w) => w.id === id);
  return space === undefined ? '' : effectsText(effects, space.do, 'collective');
}

export const collective: CollectiveWords = {
  'c-setup': (e) =>
    say`Befehlshaber des Kollektivs: ${piece(e.commander)}${help(e.commander)}. Sonde: ${region(e.probe)}. Seine Karten: ${list(
      e.cards.map((id) => say`${piece(id)} (${directive(id)})`),
      'und',
    )}.`,
  probe: (e) => say`Die Sonde folgt: ${region(e.to)}.`,
  'c-rolled': (e) => [`Das Kollektiv würfelt eine ${e.die}: Abschnitt ${e.section}.`],
  'c-returns': (e) => [
    `${e.why === 'empty-section' ? 'Dieser Abschnitt hat kein Schiff mehr' : 'Es ist sein letzter Zug'}: Das Kollektiv ruft ${shipCount(e.ships)} zurück.`,
  ],
  'c-card': (e) =>
    say`Seine Karte ${piece(e.card)} sagt: ${directive(e.card)}. ${e.fallback ? 'Nichts davon ist möglich, also zur Sonde: ' : 'Ziel: '}${region(e.to)}.`,
  'c-bonus': (e) => [`Bonus der Karte: ${actionBonus(e.bonus)}.`],
  'c-next': (e) =>
    say`${e.reshuffled ? 'Sein Stapel wird neu gemischt. ' : ''}Nächste Karte von Abschnitt ${e.deck}: ${piece(e.card)} (${directive(e.card)}).`,
  'c-command': (e) => say`Der Kommando-Anzeiger rückt auf ${e.index + 1}${quoted(wheel(e.space))}.`,
  'c-upgrade': (e) => say`Das Kollektiv führt ein Upgrade durch: ${piece(e.upgrade)}${help(e.upgrade)}.`,
  'c-scrap': (e) => [`Das Kollektiv wertet ${many(e.ships, 'verschrottetes Schiff', 'verschrottete Schiffe')}: ${vp(e.vp)}.`],
  'c-home': () => ['Alle Schiffe des Kollektivs sind wieder an ihren Plätzen.'],
};
