/** Escape from the Aliens in Outer Space: the contract's `Game`. */
import type { Game } from '@starboard/kernel';
import { CHARACTERS, WHITE_SEATS } from './content/cards.ts';
import { advise } from './rules/advice.ts';
import { agree } from './rules/agree.ts';
import { fits } from './rules/fits.ts';
import { engineer } from './rules/hatch.ts';
import { beside, spill } from './rules/items.ts';
import { blank, imagine, remember } from './rules/knowledge.ts';
import { orders } from './rules/orders.ts';
import { outcome, roles, tally } from './rules/outcome.ts';
import { alphabet } from './rules/picks.ts';
import { rounds } from './rules/rounds.ts';
import { MOST_SCENARIO } from './rules/scenario-file.ts';
import { redeal, secrets } from './rules/secrets.ts';
import { copy, invariants, setup } from './rules/state.ts';
import { announce, turn } from './rules/turn.ts';
import type { Aliens } from './rules/types.ts';
import { VERSION } from './rules/version.ts';
import { MOST_ZONE } from './rules/zone-check.ts';
import { words } from './words/index.ts';

const off = { kind: 'switch', usual: false } as const;

export const aliens: Game<Aliens> = {
  id: 'aliens',
  seats: [2, WHITE_SEATS],
  rules: { version: VERSION, state: 3 },
  options: {
    game: { kind: 'choice', of: ['standard', 'beginner'], usual: 'standard' },
    zone: { kind: 'choice', of: ['galilei', 'fermi', 'galvani', 'own'], usual: 'galilei' },
    ownZone: { kind: 'text', most: MOST_ZONE, usual: '', only: { option: 'zone', is: 'own' }, file: 'zone' },
    hatches: { kind: 'choice', of: ['printed', 'one-red', 'none'], usual: 'printed' },
    scenario: { kind: 'choice', of: ['none', 'book', 'infected', 'arena', 'own'], usual: 'none' },
    ownScenario: { kind: 'text', most: MOST_SCENARIO, usual: '', only: { option: 'scenario', is: 'own' }, file: 'scenario' },
    white: off,
    A1: off,
    A2: off,
    A4: { kind: 'choice', of: ['nobody', 'everybody', 'aliens', 'humans'], usual: 'nobody' },
    A5: off,
    B3: off,
    B4: { kind: 'number', min: 0, max: 8, usual: 0 },
    B6: off,
    C3: off,
    C6: { kind: 'text', most: 24, usual: '' },
    D2: off,
    E3: { kind: 'number', min: 0, max: 16, usual: 0 },
    G4: off,
    H1: off,
    H2: off,
    H3: off,
    H4: off,
    H13: off,
    H14: off,
    H15: off,
    H16: off,
    J4: off,
    watchAll: off,
    overlay: off,
  },
  fits,
  advise,
  alphabet,
  setup,
  steps: { rounds, turn, announce, spill, engineer, agree },
  beside,
  copy,
  outcome,
  invariants,
  tally,
  roles,
  played: (s) => s.mine.map((m) => CHARACTERS[m.character]),
  blank,
  remember,
  imagine,
  orders,
  secrets,
  redeal,
  words,
};
