/**
 * Seven turns, written so that every idea of the game comes by once, where it matters: you extract alone and build, go to the
 * market, help Momo for a fragment, and call for help yourself. Kiki asks for the yellow you need; your other terms win her over.
 */
import { type LessonStep, seatAt } from '@starboard/kernel';
import type { Afternova, Pick } from '../rules/types.ts';
import type { HintId } from './hints.ts';

export const YOU = seatAt(0);
export const MOMO = seatAt(1);
export const KIKI = seatAt(2);

/** `at`: what is pointed at, the first of these that the table has; the others stay in sight. */
const read = (id: HintId, ...at: string[]): LessonStep<Afternova> => ({ kind: 'read', id, at });
const you = (...picks: [id: HintId, pick: Pick, ...at: string[]][]): LessonStep<Afternova> => ({
  kind: 'answer',
  picks: picks.map(([id, pick, ...at]) => ({ id, pick, at: [...at, pick] })),
});
const momo = (...answer: Pick[]): LessonStep<Afternova> => ({ kind: 'bot', seat: MOMO, answer });
const kiki = (...answer: Pick[]): LessonStep<Afternova> => ({ kind: 'bot', seat: KIKI, answer });

export const script: readonly LessonStep<Afternova>[] = [
  read('goal', `socket ${YOU} 0`, `seat ${YOU}`),
  read('paws', `hand ${YOU}`),
  you(
    ['planet', 'planet 0', 'planet 0'],
    ['alone', 'alone'],
    ['first-paw', 'paw 4', 'card paw 4'],
    ['second-paw', 'paw 5', 'card paw 5'],
    ['extract', 'done'],
  ),
  you(['build', 'plan 0', 'card plan 0']),
  read('upgrade', `hold ${YOU}`, `seat ${YOU}`),

  momo('market'),
  momo('blind paw'),
  momo('blind paw'),
  momo('blind paw'),
  kiki('planet 0', 'alone', 'paw 20', 'paw 21', 'done'),

  you(['market', 'paw row 0', 'paws 0']),
  you(['blind', 'blind paw', 'deck paws']),
  you(['plan', 'plan row 1', 'plans 1']),

  momo('planet 0', 'ask 20'),
  read('called', 'call', `seat ${MOMO}`),
  you(
    ['offer', 'offer', 'card paw 0', 'paper'],
    ['audience', 'to active'],
    ['lend', 'paw 0', 'card paw 0'],
    ['in-return', 'for'],
    ['take', 'take P'],
    ['send', 'send'],
  ),
  kiki('wait'),
  momo('accept 0', 'paw 36', 'done'),
  you(['agree', 'agree 1', 'paper']),

  kiki('market'),
  kiki('blind paw'),
  kiki('blind paw'),
  kiki('blind paw'),

  you(['short', 'planet 0', 'planet 3'], ['call', 'ask 2']),
  kiki('offer', 'to active', 'paw 28', 'for', 'take Y', 'send'),
  momo('wait'),
  read('wants-yellow', `slip ${KIKI}`, 'paper', `seat ${KIKI}`),
  you(
    ['counter', 'contract', `slip ${KIKI}`, 'paper'],
    ['with', `with ${KIKI}`, `slip ${KIKI}`],
    ['with-her', 'done'],
    ['own-paw', 'paw 1', 'card paw 1'],
    ['own-paws', 'done'],
    ['divide', 'change'],
    ['yellow', `Y>${YOU}`],
    ['green', `G>${YOU}`],
    ['black', `K>${KIKI}`],
    ['sign', 'sign', 'paper'],
  ),
  kiki('agree 1'),
  you(['build-again', 'plan 5', 'card plan 5']),
  read('six', `socket ${YOU} 5`, `seat ${YOU}`),
  read('objective', 'objective', `seat ${YOU}`),
  read('goodbye', `seat ${MOMO}`, `seat ${YOU}`),
];
