/** English: everything the structure needs. */

import { ROUNDS } from '../../content/cards.ts';
import type { Tongue } from '../tongue.ts';
import { detail, pick, question, refusal, waiting } from './choices.ts';
import { event } from './events.ts';
import { faults } from './faults.ts';
import { names } from './names.ts';
import { option } from './options.ts';
import { abilities } from './rulebook/abilities.ts';
import { scene } from './scene.ts';
import { heard, speech } from './speech.ts';

const meantFor = (what: string, min: number, max: number): string =>
  `${what} is meant for ${min === max ? min : `${min} to ${max}`} players. Other numbers work too, but may be less balanced.`;

const NO_EFFECT = {
  'no-humans': 'There are no humans (B.6)',
  beginner: 'The beginner game has no feeding and no hatch cards',
  'no-hatch-cards': 'There are no hatch cards',
  'back-first': 'Eliminated players go back to the start (A.5), so nobody is turned',
} as const;

export const tongue: Tongue = {
  language: 'en',
  title: 'Escape from the Aliens in Outer Space',
  short: 'Aliens',
  about:
    'The ship is dark and something is breathing: creep to the escape hatches, or hunt those who try. You only have noises, and they may be lies.',
  origin:
    'Rules, cards and the three maps of the ship follow the box. Where the rulebook is silent, a paragraph with a Q in the rules says how we play it.',
  names,
  speech,
  event,
  question,
  waiting,
  pick,
  detail,
  refusal,
  order: 'End my turns for me: I use no items after moving.',
  advice: {
    zone: (name, min, max) => meantFor(`The zone ${name}`, min, max),
    scenario: (name, min, max) => meantFor(`The scenario “${name}”`, min, max),
    noEffect: (options, because) => `${NO_EFFECT[because]}: ${options.join(', ')} ${options.length === 1 ? 'has' : 'have'} no effect.`,
  },
  faults,
  scene,
  heard,
  abilities,
  endings: {
    escaped: 'The last human has left the ship.',
    'first-out': 'The first human has left the ship.',
    hunted: 'The last human aboard was eliminated.',
    hatches: 'No hatch is left, and nobody else can escape.',
    agreed: 'No alien was left, and all humans aboard have escaped.',
    'cut-off': 'No alien was left, but not all humans aboard found a hatch that worked.',
    kills: 'The elimination target is reached.',
    'kills-rounds': `${ROUNDS} rounds are over.`,
    rounds: `${ROUNDS} rounds are over.`,
  },
  parts: {
    escaped: () => 'escaped',
    aliensWin: (n) => (n === 1 ? 'win for the aliens' : 'wins for the aliens'),
    eliminations: (n) => (n === 1 ? 'elimination' : 'eliminations'),
  },
  option,
  tally: {
    rounds: 'Rounds',
    escaped: 'Escaped humans',
    eliminated: 'Eliminated players',
    aliensWin: 'Alien wins',
    broken: 'Broken hatches',
  },
};
