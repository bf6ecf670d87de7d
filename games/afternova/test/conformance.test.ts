/** The whole conformance kit: every number of seats, every option, custom packs. */
import { FastChance } from '@starboard/kernel';
import { conformance } from '@starboard/kernel/conformance';
import { afternova } from '../game.ts';
import { randomPack } from './packs.ts';

const quick = { games: 1, moments: 6 } as const;
conformance(afternova, { ...quick, optionSets: [{}], seats: [3, 4, 5, 6] });
conformance(afternova, {
  ...quick,
  optionSets: [
    { startPaws: 'many', ending: 'step', clock: 90, begins: '2', activeMustPlayPaw: false },
    { startPaws: 'many', ending: 'round', marketWipe: true, giftsToOutsiders: true, begins: '3' },
    { pack: JSON.stringify(randomPack(new FastChance('conformance'))), activeMustPlayPaw: false, giftsToOutsiders: true, marketWipe: true },
  ],
  seats: [3],
});
