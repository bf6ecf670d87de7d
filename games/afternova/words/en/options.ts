/** English: table options. */
import type { Words } from '@starboard/kernel';
import type { Afternova } from '../../rules/types.ts';

export const option: Words<Afternova>['option'] = {
  startPaws: {
    name: 'Paws at the start',
    help: 'How many Hired Paws the first, the middle and the last player begin with. More Paws mean quicker deals.',
    of: { few: '2, 3 or 4', many: '3, 4 or 5 (quick start)' },
  },
  ending: {
    name: 'The end',
    help: 'What happens once a player has completed their sixth Blueprint.',
    of: {
      step: 'The game ends at once',
      chance: 'Everybody may complete one more',
      round: 'The round is finished',
    },
  },
  clock: {
    name: 'Seconds to negotiate',
    help: 'How long a negotiation may last. Then all offers lapse, and the player whose turn it is extracts alone or goes to the market. 0 = only the table’s clock.',
    of: null,
  },
  begins: {
    name: 'Who begins',
    help: 'Which seat has the first turn.',
    of: { random: 'Random', '1': 'Seat 1', '2': 'Seat 2', '3': 'Seat 3', '4': 'Seat 4', '5': 'Seat 5', '6': 'Seat 6' },
  },
  pack: {
    name: 'Card pack',
    help: 'The text of your own card pack. Leave it empty for our own set; the values printed in the box are not public.',
    of: null,
  },
  marketWipe: {
    group: 'Variants',
    name: 'Replacing market cards',
    help: 'Once per visit to the market you may replace all face-up Paws or all face-up Blueprints and take one card fewer.',
    of: null,
  },
  giftsToOutsiders: {
    group: 'Variants',
    name: 'Gifts to everybody',
    help: 'In a deal, stored fragments may also go to players who do not take part.',
    of: null,
  },
  activeMustPlayPaw: {
    group: 'Variants',
    name: 'Everybody works',
    help: 'A player who extracts has to play at least one Paw of their own. If this is off, you may leave everything to your helpers.',
    of: null,
  },
};
