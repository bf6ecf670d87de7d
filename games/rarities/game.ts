/** The Curious Rarities from Andromeda, as the contract wants it. */
import type { Game } from '@starboard/kernel';
import { bonus, collect } from './rules/collect.ts';
import { explore } from './rules/explore.ts';
import { invariants } from './rules/invariants.ts';
import { blank, imagine, remember } from './rules/knowledge.ts';
import { landing } from './rules/landing.ts';
import { missions } from './rules/missions.ts';
import { orders } from './rules/orders.ts';
import { outcome, tally } from './rules/outcome.ts';
import { alphabet } from './rules/picks.ts';
import { redeal, secrets } from './rules/secrets.ts';
import { copy, setup } from './rules/state.ts';
import type { Options, Rarities } from './rules/types.ts';
import { VERSION } from './rules/version.ts';
import { words } from './words/index.ts';

export const rarities: Game<Rarities> = {
  id: 'rarities',
  seats: [3, 6],
  rules: { version: VERSION, state: 1 },
  options: {
    landing: { kind: 'choice', of: ['race', 'sealed', 'open'], usual: 'race' },
    landingSeconds: { kind: 'number', min: 2, max: 60, usual: 6 },
    begins: { kind: 'choice', of: ['random', '1', '2', '3', '4', '5', '6'], usual: 'random' },
    memoryAid: { kind: 'switch', usual: false },
  },
  /** Q2, Q2b: a race makes no sense alone or at one screen. */
  presets: { solo: { landing: 'sealed' }, hotseat: { landing: 'open' } },
  /** Q41: somebody who sits at the table begins. */
  fits: (o: Options, seats) =>
    o.begins !== 'random' && Number(o.begins) > seats ? { pick: 'none', rule: 'Q41', why: 'begins-without-a-chair', with: { seats } } : null,
  alphabet,
  setup,
  steps: { missions, explore, landing, bonus, collect },
  orders,
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
