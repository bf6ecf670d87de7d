/** Every promise of the contract, at every number of chairs, with every way to land, with and without the memory aid. */
import { conformance } from '@starboard/kernel/conformance';
import { rarities } from '../game.ts';

conformance(rarities, {
  optionSets: [
    { landing: 'race' },
    { landing: 'race', landingSeconds: 2, memoryAid: true, begins: '1' },
    { landing: 'sealed', begins: '2' },
    { landing: 'sealed', memoryAid: true },
    { landing: 'open', landingSeconds: 60, begins: '3' },
    { landing: 'open', memoryAid: true },
  ],
});
