/** What only `hard` needs: worlds that fit what it knows, trials in them, and a judgement of where they end. */
import type { Foresight } from '@starboard/kernel';
import type { Andromeda } from '../../rules/types.ts';
import { weigh } from '../weigh.ts';
import { trialsWith } from './trials.ts';
import { value } from './value.ts';

export { imagine } from '../../rules/imagine.ts';
export const foresight: Foresight<Andromeda> = {
  value,
  horizon: 30,
  outlook: { temper: { open: 0.85, seat: 0.9 } },
  trials: trialsWith(weigh),
};
