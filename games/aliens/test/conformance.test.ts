/** Conformance, leak tests included: both games, every zone, every printed scenario. */
import { conformance } from '@starboard/kernel/conformance';
import { aliens } from '../game.ts';

// A Teleport that is kept is seen, hatch cards and used items lie open.
const open = { 'mine.used': 'H.3', 'dark.hatch': 'E28', 'dark.itemsOut': 'E18' } as const;
// Adrenaline and Sedatives are announced, but not where items are used face down (G.4).
const derivable = { ...open, 'mine.fast': 'E20', 'mine.calm': 'E22' } as const;
const quick = { games: 1, moments: 6, derivable } as const;
const faceDown = { games: 1, moments: 6, derivable: open } as const;
conformance(aliens, {
  ...quick,
  optionSets: [
    { game: 'beginner' },
    { game: 'beginner', zone: 'fermi' },
    { game: 'beginner', zone: 'galvani' },
    {},
    { zone: 'fermi', hatches: 'one-red' },
    { zone: 'galvani', hatches: 'none' },
    { scenario: 'infected', zone: 'galvani', watchAll: true },
    { scenario: 'arena', zone: 'galvani' },
  ],
  seats: [4],
});
conformance(aliens, { ...quick, optionSets: [{ zone: 'fermi' }, { scenario: 'infected', zone: 'fermi' }], seats: [2, 3] });
conformance(aliens, {
  ...faceDown,
  optionSets: [
    { scenario: 'book', overlay: true },
    { G4: true, zone: 'galvani' },
  ],
  seats: [4],
});
conformance(aliens, { ...faceDown, optionSets: [{ scenario: 'book', zone: 'fermi' }], seats: [9] });
