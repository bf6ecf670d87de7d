/** The steps of the Collective, by the names of their frames. */
import { developmentGain, moduleGain, moonGain, repairGain } from './gains.ts';
import { collectiveTurn, commandStep } from './turn.ts';

export const collectiveSteps = {
  collective: collectiveTurn,
  command: commandStep,
  'c-module': moduleGain,
  'c-moon': moonGain,
  'c-repair': repairGain,
  'c-develop': developmentGain,
} as const;
