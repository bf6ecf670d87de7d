/** English rulebook: the abilities of the crew. The scene quotes them too. */
import type { AbilityRule } from '../../tongue.ts';

export const abilities: Readonly<Record<AbilityRule, string>> = {
  'H.1': 'The Captain draws no card on first entering a dangerous sector.',
  'H.2': 'The Psychologist begins in the alien start.',
  'H.3': 'The Pilot may use one Teleport card three times.',
  'H.4': 'The Soldier may hold four items.',
  'H.13': 'Once per game the First Officer may stay put without saying so. A card is drawn as usual.',
  'H.14': 'The Copilot has one Teleport without a card. It does not count as an item.',
  'H.15': 'The Engineer turns up two hatch cards, uses one and shuffles the other back. If only one is left, the Engineer takes that.',
  'H.16': 'Once per game, on their own turn, the Medic makes another player reveal their role to everyone.',
};
