/** Conformance, leak tests included: both games, every zone, every printed scenario. */
import { conformance } from '@starboard/kernel/conformance';
import { aliens } from '../game.ts';

const quick = { games: 1, moments: 6 } as const;
conformance(aliens, {
  ...quick,
  optionSets: [
    { game: 'beginner' },
    { game: 'beginner', zone: 'fermi' },
    { game: 'beginner', zone: 'galvani' },
    {},
    { zone: 'fermi', hatches: 'one-red' },
    { zone: 'galvani', hatches: 'none' },
    { scenario: 'book', overlay: true },
    { scenario: 'infected', zone: 'galvani', watchAll: true },
    { scenario: 'arena', zone: 'galvani' },
  ],
  seats: [4],
});
conformance(aliens, { ...quick, optionSets: [{ zone: 'fermi' }, { scenario: 'infected', zone: 'fermi' }], seats: [2, 3] });
conformance(aliens, { ...quick, optionSets: [{ scenario: 'book', zone: 'fermi' }], seats: [9] });
