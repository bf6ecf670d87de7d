/** Every promise of the contract, no leak among them: every number of seats, every event set, with and without the Collective. */
import { conformance } from '@starboard/kernel/conformance';
import { andromeda } from '../game.ts';

const quick = { games: 1, moments: 4 } as const;
conformance(andromeda, { ...quick, optionSets: [{}, { events: 'void', special: true }], seats: [2] });
conformance(andromeda, { ...quick, optionSets: [{ events: 'twilight', moons: 'all', destiny: false }], seats: [3] });
conformance(andromeda, { ...quick, optionSets: [{ moons: 'ancient', escalation: false, length: 'long' }], seats: [4] });
conformance(andromeda, { ...quick, optionSets: [{ events: 'void', artifacts: 'on' }], seats: [5] });
conformance(andromeda, { ...quick, alone: 'N313', optionSets: [{}, { events: 'void', collective: 'prism' }], seats: [1] });
conformance(andromeda, { ...quick, optionSets: [{ events: 'twilight', collective: 'rank3', length: 'short' }], seats: [2, 3] });
