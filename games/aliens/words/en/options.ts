/** English: what can be chosen when a table is made. */
import type { Words } from '@starboard/kernel';
import type { Aliens } from '../../rules/types.ts';

const SHIP = 'The ship and its sectors (A)';
const SIDES = 'Humans and aliens (B, C)';
const ENDS = 'Hatches, winning, items (D–G, J)';
const CREW = 'Members of the crew (H)';

export const option: Words<Aliens>['option'] = {
  game: {
    name: 'Game',
    help: 'The standard game has items and hatches that may fail. The beginner game has neither, and the first human to escape wins.',
    of: { standard: 'Standard game', beginner: 'Beginner game' },
  },
  zone: {
    name: 'Zone',
    help: 'The part of the ship you play in.',
    of: {
      galilei: 'GALILEI: balanced, for a first game (4–8)',
      fermi: 'FERMI: small and merciless (2–6)',
      galvani: 'GALVANI: a maze of corridors (2–8)',
      own: 'A zone of your own',
    },
  },
  ownZone: { name: 'Your own zone', help: 'A zone file: everyone at this table plays on its map.', of: null },
  hatches: {
    name: 'Hatch cards',
    help: 'A red card breaks a hatch just as you reach it. Fewer red cards make escapes easier.',
    of: { printed: 'Three green, three red', 'one-red': 'Three green, one red', none: 'None: every hatch works once' },
  },
  scenario: {
    name: 'Scenario',
    help: 'A ready-made set of the options below. What you switch on yourself is added to it.',
    of: {
      none: 'None',
      book: 'By the book: all characters have abilities, items are secret',
      infected: 'Infected: eliminated humans join the hunt',
      arena: 'Arena: no humans, aliens hunt each other',
      own: 'A scenario of your own',
    },
  },
  ownScenario: {
    name: 'Your own scenario',
    help: 'A scenario file. Everyone at this table sees its name, its author and what it changes.',
    of: null,
  },
  white: {
    name: 'White Edition',
    help: 'Four more humans take part: First Officer, Copilot, Engineer and Medic. More than eight players need it.',
    of: null,
  },
  A1: { group: SHIP, name: 'A.1 Nowhere is quiet', help: 'You draw a card in safe sectors too.', of: null },
  A2: { group: SHIP, name: 'A.2 Staying put', help: 'You may stay where you are, but have to say so.', of: null },
  A4: {
    group: SHIP,
    name: 'A.4 Closed sectors',
    help: 'Who may neither stop in safe sectors nor pass through them.',
    of: { nobody: 'Nobody', everybody: 'Everybody', aliens: 'Aliens', humans: 'Humans' },
  },
  A5: {
    group: SHIP,
    name: 'A.5 Back to the start',
    help: 'A player eliminated by an attack stays in the game and begins again in their start sector.',
    of: null,
  },
  B3: { group: SIDES, name: 'B.3 Infection', help: 'An eliminated human becomes an alien and plays on.', of: null },
  B4: {
    group: SIDES,
    name: 'B.4 Humans begin in a hatch',
    help: 'The number of the hatch where all humans begin; 0 = in the human start.',
    of: null,
  },
  B6: { group: SIDES, name: 'B.6 No humans', help: 'Everyone is an alien. Choose how many eliminations win (E.3).', of: null },
  C3: { group: SIDES, name: 'C.3 No feeding', help: 'Aliens do not get faster by eliminating a human.', of: null },
  C6: {
    group: SIDES,
    name: 'C.6 Aliens begin in hatches',
    help: 'The numbers of these hatches, such as 1, 3; empty = in the alien start.',
    of: null,
  },
  D2: { group: ENDS, name: 'D.2 No hatch cards', help: 'Every hatch works, but only once.', of: null },
  E3: { group: ENDS, name: 'E.3 Eliminations win', help: 'A player who has eliminated this many others wins; 0 = never.', of: null },
  G4: { group: ENDS, name: 'G.4 Secret items', help: 'Items are used face down: the others only see that you hold one fewer.', of: null },
  H1: { group: CREW, name: 'H.1 Captain', help: 'Draws no card on first entering a dangerous sector.', of: null },
  H2: { group: CREW, name: 'H.2 Psychologist', help: 'Begins in the alien start.', of: null },
  H3: { group: CREW, name: 'H.3 Pilot', help: 'May use a Teleport card three times.', of: null },
  H4: { group: CREW, name: 'H.4 Soldier', help: 'May hold four items.', of: null },
  H13: {
    group: CREW,
    name: 'H.13 First Officer',
    help: 'May stay put once per game without saying so. Adds the White Edition.',
    of: null,
  },
  H14: { group: CREW, name: 'H.14 Copilot', help: 'Has one Teleport without a card. Adds the White Edition.', of: null },
  H15: { group: CREW, name: 'H.15 Engineer', help: 'Chooses between two hatch cards. Adds the White Edition.', of: null },
  H16: { group: CREW, name: 'H.16 Medic', help: 'Makes another player reveal their role once per game. Adds the White Edition.', of: null },
  J4: { group: ENDS, name: 'J.4 Silence gives items', help: 'Item icons mean nothing; a silence card gives an item instead.', of: null },
  watchAll: { name: 'Watch from outside', help: 'Players who have escaped or been eliminated see where everyone is, and every role.', of: null },
  overlay: { name: 'Possible places', help: 'The table works out where each player can be. Without it you rely on your own notes.', of: null },
};
