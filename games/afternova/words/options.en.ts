/** English: what can be chosen when a table is made. */
import type { Words } from '@starboard/kernel';
import type { Afternova } from '../rules/types.ts';

export const option: Words<Afternova>['option'] = {
  startPaws: {
    name: 'Paws at the start',
    help: 'How many Hired Paws the first, the middle and the last player begin with. More Paws, quicker deals.',
    of: { few: '2, 3 or 4', many: '3, 4 or 5 (quick start)' },
  },
  ending: {
    name: 'The end',
    help: 'What happens once somebody has completed the sixth Blueprint.',
    of: {
      step: 'The game ends at once',
      chance: 'Everybody may complete one more',
      round: 'The round is finished',
    },
  },
  clock: {
    name: 'Seconds to negotiate',
    help: 'How long a negotiation may last. Then offers lapse, and it is alone or the market. 0: no clock but the table’s own.',
    of: null,
  },
  begins: {
    name: 'Who begins',
    help: 'Which seat has the first turn.',
    of: { random: 'Chance decides', '1': 'Seat 1', '2': 'Seat 2', '3': 'Seat 3', '4': 'Seat 4', '5': 'Seat 5', '6': 'Seat 6' },
  },
  pack: {
    name: 'Card pack',
    help: 'The text of a pack of your own. Empty: the set made for this table, because the values printed in the box are not public.',
    of: null,
  },
  marketWipe: {
    group: 'Variants',
    name: 'Wiping the market',
    help: 'Once at a Market you may throw away all open Paws or all open Blueprints, and take one card less.',
    of: null,
  },
  giftsToOutsiders: {
    group: 'Variants',
    name: 'Gifts to everybody',
    help: 'In a deal stored fragments may also go to players who do not take part.',
    of: null,
  },
  activeMustPlayPaw: {
    group: 'Variants',
    name: 'Everybody works',
    help: 'Whoever extracts has to play at least one Paw. Off, you may leave it all to your helpers.',
    of: null,
  },
};
