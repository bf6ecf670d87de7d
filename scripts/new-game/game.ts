/** Sample, as the contract wants it. */
import type { Game } from '@starboard/kernel';
import { HAND } from './content/cards.ts';
import { invariants } from './rules/invariants.ts';
import { blank, imagine, remember } from './rules/knowledge.ts';
import { outcome, tally } from './rules/outcome.ts';
import { ALPHABET } from './rules/picks.ts';
import { choose, rounds } from './rules/rounds.ts';
import { redeal, secrets } from './rules/secrets.ts';
import { copy, setup } from './rules/state.ts';
import type { Sample } from './rules/types.ts';
import { VERSION } from './rules/version.ts';
import { words } from './words/index.ts';

export const sample: Game<Sample> = {
  id: 'sample',
  seats: [2, 4],
  rules: { version: VERSION, state: 1 },
  options: { rounds: { kind: 'number', min: 2, max: HAND, usual: HAND } },
  alphabet: () => ALPHABET,
  setup,
  steps: { rounds, choose },
  copy,
  outcome,
  invariants,
  tally,
  blank,
  remember,
  imagine,
  secrets,
  redeal,
  words,
};
