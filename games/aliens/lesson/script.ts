/**
 * Ten rounds, written so that every idea of the game comes by once, at the place where it matters: you walk, are heard, lie, are
 * believed, reach a hatch that is broken, and are eliminated. Scenario option B.3 lets you go on as an alien, so that both sides
 * are learned in one game.
 */
import { type LessonStep, seatAt } from '@starboard/kernel';
import type { Aliens, Pick } from '../rules/types.ts';
import type { HintId } from './hints.ts';

export const YOU = seatAt(0);
/** Humans. */
export const VELA = seatAt(1);
export const KUNO = seatAt(2);
/** Aliens. */
export const MIRA = seatAt(3);
export const ORIN = seatAt(4);
export const TOVE = seatAt(5);

/** `at`: what is pointed at, the first of these that the table has; the others stay in sight. */
const read = (id: HintId, ...at: string[]): LessonStep<Aliens> => ({ kind: 'read', id, at });
const you = (...picks: [id: HintId, pick: Pick, ...at: string[]][]): LessonStep<Aliens> => ({
  kind: 'answer',
  picks: picks.map(([id, pick, ...at]) => ({ id, pick, at: [pick, ...at] })),
});
const bot =
  (seat: typeof YOU) =>
  (...answer: Pick[]): LessonStep<Aliens> => ({ kind: 'bot', seat, answer });
const [vela, kuno, mira, orin, tove] = [VELA, KUNO, MIRA, ORIN, TOVE].map(bot);
/** Places on the table: the trail of a seat, and the eye in it, where there is room for one. */
const trail = (seat: number): string => `seat ${seat}`;
const eye = (seat: number): string => `eye ${seat}`;

export const script: readonly LessonStep<Aliens>[] = [
  read('goal', 'plan'),
  you(['first-step', 'M11']),
  vela('L11'),
  kuno('K11'),
  mira('M08', 'quiet'),
  orin('L07', 'quiet'),
  tove('K08', 'quiet'),

  you(['safe', 'N10', trail(YOU)]),
  vela('K11'),
  kuno('J10'),
  mira('O09', 'quiet'),
  orin('L05', 'quiet'),
  tove('J07', 'quiet'),

  you(['dangerous', 'O10']),
  you(['own-noise', 'O10']),
  vela('L11'),
  kuno('I10'),
  mira('N10', 'quiet'),
  orin('L04', 'quiet'),
  orin('L04'),
  tove('I07', 'quiet'),

  read('silence', trail(TOVE)),
  read('places', eye(ORIN), trail(ORIN)),
  you(['walk-on', 'O09']),
  vela('M11'),
  kuno('I09'),
  kuno('I09'),
  mira('M11', 'quiet'),
  orin('L06', 'quiet'),
  tove('I06', 'quiet'),

  you(['one-more', 'N08']),
  vela('N10'),
  kuno('J08'),
  mira('N11', 'quiet'),
  orin('L07', 'quiet'),
  tove('I07', 'quiet'),
  tove('I09'),

  you(['into-danger', 'N07']),
  you(['lie', 'N12']),
  you(['item', 'done', 'use adrenaline']),
  vela('O10'),
  vela('O10'),
  kuno('J07'),
  mira('N12', 'attack'),
  orin('M08', 'quiet'),
  tove('J08', 'quiet'),

  read('believed', 'sector N12', trail(MIRA)),
  you(['closer', 'O07']),
  you(['keep', 'done']),
  vela('O09'),
  kuno('I07'),
  mira('N10', 'quiet'),
  orin('N08', 'quiet'),
  tove('K08', 'quiet'),

  you(['adrenaline', 'use adrenaline', 'sector hatch 2']),
  you(['hatch', 'hatch 2']),
  vela('N08'),
  kuno('I06'),
  mira('O10', 'quiet'),
  mira('N12'),
  orin('O07', 'quiet'),
  tove('L08', 'quiet'),

  read('red', 'sector hatch 2'),
  you(['leave', 'O06']),
  vela('N07'),
  vela('N07'),
  vela('done'),
  kuno('hatch 1'),
  mira('N08', 'quiet'),
  orin('O06', 'attack'),
  tove('M08', 'quiet'),

  read('green', 'sector hatch 1', trail(KUNO)),
  read('eliminated', 'sector O06', trail(ORIN)),
  read('turned', 'sector O06'),
  you(['two-steps', 'N07', trail(VELA)], ['attack', 'attack']),
  read('goodbye', trail(VELA)),
];
