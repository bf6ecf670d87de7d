/** Afternova as a `Game`. */
import type { Game } from '@starboard/kernel';
import { MOST_TEXT } from './content/pack.ts';
import { action } from './rules/action.ts';
import { complete } from './rules/complete.ts';
import { renew, trim } from './rules/extract.ts';
import { fits } from './rules/fits.ts';
import { blank, imagine, remember } from './rules/knowledge.ts';
import { market, spill } from './rules/market.ts';
import { orders } from './rules/orders.ts';
import { outcome, tally } from './rules/outcome.ts';
import { alphabet } from './rules/picks.ts';
import { redeal, secrets } from './rules/secrets.ts';
import { copy, invariants, setup } from './rules/state.ts';
import { talks } from './rules/talks.ts';
import { game } from './rules/turns.ts';
import type { Afternova } from './rules/types.ts';
import { VERSION } from './rules/version.ts';
import { words } from './words/index.ts';

export const afternova: Game<Afternova> = {
  id: 'afternova',
  seats: [3, 6],
  rules: { version: VERSION, state: 1 },
  options: {
    startPaws: { kind: 'choice', of: ['few', 'many'], usual: 'few' },
    marketWipe: { kind: 'switch', usual: false },
    ending: { kind: 'choice', of: ['chance', 'step', 'round'], usual: 'chance' },
    giftsToOutsiders: { kind: 'switch', usual: false },
    activeMustPlayPaw: { kind: 'switch', usual: true },
    clock: { kind: 'number', min: 0, max: 600, usual: 0 },
    begins: { kind: 'choice', of: ['random', '1', '2', '3', '4', '5', '6'], usual: 'random' },
    pack: { kind: 'text', most: MOST_TEXT, usual: '', file: 'pack' },
  },
  fits,
  alphabet,
  setup,
  steps: { game, action, talks, trim, renew, market, spill, complete },
  orders,
  // A caller could close a deal among bots before a person has read the call.
  hearsOut: (pub, seat) => pub.active === seat,
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
