/**
 * The first mission and the beginning of the second, written so that every idea of the game comes by once, at the place where
 * it matters: you find boots, land with Nova, profit from Zorgo's greed, collect, and steal the third pair.
 */
import { type LessonStep, seatAt } from '@starboard/kernel';
import type { Pick, Rarities } from '../rules/types.ts';
import type { HintId } from './hints.ts';

export const YOU = seatAt(0);
export const NOVA = seatAt(1);
export const ZORGO = seatAt(2);

/** `at`: what is pointed at, the first of these that the table has; the others stay in sight. */
const read = (id: HintId, ...at: string[]): LessonStep<Rarities> => ({ kind: 'read', id, at });
const you = (...picks: [id: HintId, pick: Pick, ...at: string[]][]): LessonStep<Rarities> => ({
  kind: 'answer',
  picks: picks.map(([id, pick, ...at]) => ({ id, pick, at: [pick, ...at] })),
});
const nova = (...answer: Pick[]): LessonStep<Rarities> => ({ kind: 'bot', seat: NOVA, answer });
const zorgo = (...answer: Pick[]): LessonStep<Rarities> => ({ kind: 'bot', seat: ZORGO, answer });

export const script: readonly LessonStep<Rarities>[] = [
  read('goal', `planet ${YOU}`),
  read('portals', 'portal 10'),
  read('hand', `hand ${YOU}`),
  zorgo(`draw ${YOU}`),

  read('found', 'portal 4'),
  you(['land-or-fly', 'stay', 'portal 4']),
  nova('stay'),
  zorgo('stay'),

  you(['draw', `draw ${NOVA}`]),
  you(['boots', 'stay', 'portal 5']),
  nova('stay'),
  zorgo('stay'),

  nova(`draw ${ZORGO}`),
  you(['nerve', 'stay', 'portal 6']),
  nova('stay'),
  zorgo('stay'),

  zorgo(`draw ${NOVA}`),
  you(['touch-down', 'land', 'portal 7']),
  nova('land'),
  zorgo('stay'),

  read('pile', `ship ${YOU}`, 'berths 7'),
  zorgo(`draw ${YOU}`),

  you(['bonus', 'take 1']),
  you(['take', 'take 5']),
  you(['place', 'place boots']),
  you(['place-again', 'place boots']),
  nova('take 6'),
  nova('place boots'),
  nova('place time'),

  read('pass', `pass ${YOU}`),
  you(['alien', 'pilferer'], ['from', `from ${NOVA}`], ['steal', 'boots']),
  read('goodbye', `planet ${YOU}`),
];
