/** English: the Collective's turn, step by step, so that a person could follow it with the box on the table. */
import { list, say, type Words } from '@starboard/kernel';
import type { CollectiveEvent } from '../../rules/collective/events.ts';
import type { Andromeda } from '../../rules/types.ts';
import { effectsText } from '../effects.ts';
import { spokenOf } from '../names.ts';
import { effects } from './effects.ts';
import { help, quoted } from './events.ts';
import { many, piece, region, vp } from './speech.ts';
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
    say`The Collective is led by ${piece(e.commander)}${help(e.commander)}. The probe is in ${region(e.probe)}; its cards: ${list(
      e.cards.map((id) => say`${piece(id)} (${directive(id)})`),
      'and',
    )}.`,
  probe: (e) => say`The probe follows to ${region(e.to)}.`,
  'c-rolled': (e) => [`The Collective rolls a ${e.die}: section ${e.section}.`],
  'c-returns': (e) => [
    `${e.why === 'empty-section' ? 'That section has no ship left' : 'It is its last turn'}: the Collective returns with ${many(e.ships, 'ship', 'ships')}.`,
  ],
  'c-card': (e) =>
    say`Its card ${piece(e.card)} says: ${directive(e.card)}. ${e.fallback ? 'None of that is possible, so it goes to the probe: ' : 'So it goes to '}${region(e.to)}.`,
  'c-bonus': (e) => [`Card bonus: ${actionBonus(e.bonus)}.`],
  'c-next': (e) => say`${e.reshuffled ? 'Its deck is shuffled again. ' : ''}Next card of section ${e.deck}: ${piece(e.card)} (${directive(e.card)}).`,
  'c-command': (e) => say`The command marker moves to ${e.index + 1}${quoted(wheel(e.space))}.`,
  'c-upgrade': (e) => say`The Collective upgrades itself: ${piece(e.upgrade)}${help(e.upgrade)}.`,
  'c-scrap': (e) => [`The Collective scores for ${many(e.ships, 'scrapped ship', 'scrapped ships')}: ${vp(e.vp)}.`],
  'c-home': () => ['All of the Collective’s ships are back in their places.'],
};
