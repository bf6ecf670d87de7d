import type { Words } from '@starboard/kernel';
import type { Rarities } from '../../rules/types.ts';

export const option: Words<Rarities>['option'] = {
  landing: {
    name: 'Landing',
    help: 'How players decide after each portal whether to land. It also settles who is at the bottom of the stack and so acts first.',
    of: {
      race: 'Race: the first to land is at the bottom',
      sealed: 'Sealed: all decide in secret, then reveal',
      open: 'In turn: all say it openly, the explorer first',
    },
  },
  landingSeconds: { name: 'Seconds to land', help: 'How long the landing window stays open in a race. Players who say nothing fly on.', of: null },
  begins: {
    name: 'Starting pass',
    help: 'Who holds the pass first, and so explores first.',
    of: { random: 'Chance decides', '1': 'Seat 1', '2': 'Seat 2', '3': 'Seat 3', '4': 'Seat 4', '5': 'Seat 5', '6': 'Seat 6' },
  },
  memoryAid: {
    name: 'Memory aid',
    help: 'Shows which cards everybody saw going into a hand and that must still be there. Without it you have to remember them.',
    of: null,
  },
};
