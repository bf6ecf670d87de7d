/** English: what can be chosen when a table is made. */
import type { Words } from '@starboard/kernel';
import type { Andromeda } from '../../rules/types.ts';

export const option: Words<Andromeda>['option'] = {
  length: {
    name: 'Length',
    help: 'The VP that start the last round. With five players the medium or long game is recommended.',
    of: { short: 'Short, 50 VP', medium: 'Medium, 60 VP', long: 'Long, 70 VP' },
  },
  events: {
    name: 'Events',
    help: 'The set of event cards. Shadows of the Void puts the Void and its dragon on the map.',
    of: { aurora: 'Galactic Aurora: friendly', twilight: 'Cosmic Twilight: harsh', void: 'Shadows of the Void: dangerous' },
  },
  moons: {
    name: 'Nebula moons',
    help: 'Which moons are in the nebulae. Ancient ones may have artifacts.',
    of: { base: 'Six from the base game', ancient: 'Six ancient ones', all: 'All twelve' },
  },
  artifacts: {
    name: 'Artifact modules',
    help: 'Eight modules with artifact icons are shuffled in.',
    of: { auto: 'With ancient moons', on: 'On', off: 'Off' },
  },
  special: { name: 'Special regions', help: 'Vortexes and quasars are on the map.', of: null },
  destiny: { name: 'Destiny cards', help: 'Every player has a secret goal for the end.', of: null },
  escalation: { name: 'Escalation', help: 'The three factions and four upgrades of the expansion take part.', of: null },
  collective: {
    name: 'The Collective',
    help: 'An automatic opponent for one to three players. Alone you always play against it.',
    of: {
      none: 'Not at the table',
      rank1: 'Any commander of rank 1',
      rank2: 'Any commander of rank 2',
      rank3: 'Any commander of rank 3',
      halcyon: 'Overseer Halcyon (rank 1)',
      brax: 'Quartermaster Brax (rank 1)',
      ovid: 'Envoy Ovid-9 (rank 1)',
      mantis: 'Marshal Mantis (rank 2)',
      loom: 'Weaver Loom-Six (rank 2)',
      prism: 'Arbiter Prism (rank 2)',
      tyrant: 'Archon Tyrant (rank 3)',
      hive: 'The Hive Regent (rank 3)',
      null: 'Null, Voice of the Whole (rank 3)',
    },
  },
  pack: { name: 'Content pack', help: 'The text of a pack that changes pieces of the game. Leave it empty for the standard game.', of: null },
};
