/**
 * Three launches and a return, written so that every idea of the game comes by once, when it first matters: a ship and a moon, a
 * tactic, range, a module and its track, energy and an event, a battle with odds, the lens, a development, the station at work.
 */
import { type LessonStep, seatAt } from '@starboard/kernel';
import type { Andromeda, Pick } from '../rules/types.ts';
import type { HintId } from './hints.ts';

export const YOU = seatAt(0);

/** `at`: what is pointed at, the first of these that the table has. Picks can be pointed at wherever they are offered. */
const read = (id: HintId, ...at: string[]): LessonStep<Andromeda> => ({ kind: 'read', id, at });
const you = (...picks: [id: HintId, pick: Pick, ...at: string[]][]): LessonStep<Andromeda> => ({
  kind: 'answer',
  picks: picks.map(([id, pick, ...at]) => ({ id, pick, at: [pick, ...at] })),
});

export const script: readonly LessonStep<Andromeda>[] = [
  read('goal', `vp ${YOU}`),
  you(['faction', 'faction 8']),

  you(['ship', 'transport', 'hangar 0'], ['planet', 'to r1c5', 'space 4']),
  you(['tactic', 'free tactic 9', 'hand']),
  you(['leader', 'leader r3c1']),

  read('collective', 'wheel', 'space 8'),
  you(['range', 'transport', 'hangar 0'], ['base', 'to r2c4', 'space 9']),
  you(['module', 'module 27', 'dock']),
  you(['discard', 'discard 32']),
  you(['track', 'end', 'events']),

  you(['fighter', 'fighter', 'hangar 1'], ['danger', 'to r2c5', 'space 10']),
  you(['yard', 'option 0']),
  you(['build', 'build 0']),
  you(['pay', 'pay 1 0 0 0 0']),
  you(['enough', 'skip']),

  read('event', 'events', 'space 4'),
  you(['bring', 'ready']),
  you(['play', 'play 3', 'hand']),
  you(['dice', 'dice 1']),
  you(['reward', 'unit 2', 'store 2']),
  you(['lens', 'moon 50']),

  you(['return', 'return']),
  you(['develop', 'develop r1c5', 'space 4'], ['card', 'card 3']),
  you(['activate', 'activate 27']),
  you(['head', 'head 3']),
  you(['reactor', 'reactor']),

  read('scoring', `vp ${YOU}`),
  read('goodbye', 'end'),
];
