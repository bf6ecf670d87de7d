/** The words that follow from a tongue alone; a language adds its events, refusals, options and rulebook. */
import { seatAt, type Words } from '@starboard/kernel';
import type { Rule } from '../rules/ids.ts';
import type { Afternova } from '../rules/types.ts';
import { letterIndex } from './common.ts';
import { detailWords } from './details.ts';
import { MOVED, passing, pickWords } from './picks.ts';
import { choiceWords, orderNowWords, orderWords, waitingWords } from './questions.ts';
import { sceneWords } from './scene.ts';
import type { Tongue } from './tongue.ts';

type Assembled = 'choice' | 'waiting' | 'pick' | 'passing' | 'detail' | 'heading' | 'order' | 'orderNow' | 'scene' | 'ending' | 'part';

/** The parts of a score by the rule that `outcome` names. */
const PARTS: { readonly [R in Rule]?: keyof Tongue['parts'] } = { A19: 'blueprints', A21: 'storage', A3: 'objective' };

export const assemble = (t: Tongue): Required<Pick<Words<Afternova>, Assembled>> => ({
  choice: choiceWords(t),
  waiting: waitingWords(t),
  pick: pickWords(t),
  passing,
  detail: detailWords(t),
  /** Gifts stand under the colour they are of. */
  heading: (p) => {
    const [, from, letter] = MOVED.exec(p) ?? [];
    return from === undefined || from === '' ? null : t.speech.colour(letterIndex(letter));
  },
  order: orderWords(t),
  orderNow: orderNowWords(t),
  scene: sceneWords(t),
  ending: (o, you) => {
    const winners = o.ranks.flatMap((rank, seat) => (rank === 1 ? [seatAt(seat)] : []));
    // The reader first: "You and Jonas win".
    const seats = [...winners.filter((s) => s === you), ...winners.filter((s) => s !== you)];
    const best = Math.max(...o.scores);
    return t.ending(t.speech.subjectOf(seats, you), best, o.scores.filter((s) => s === best).length > winners.length);
  },
  part: ({ rule }) => {
    const name = PARTS[rule];
    return name === undefined ? rule : t.parts[name];
  },
});
