/** What a guided person may choose: what the coach waits for. Everything else is greyed, with a reason, until its time comes. */
import type { LessonStep, Refusal, Types } from '@starboard/kernel';
import type { Turn } from '@starboard/table-kit';

/** The reason that the table gives while the coach waits for something else. */
export const LATER = 'lesson';

/** Null: nothing may be chosen now, the coach speaks or the others act. */
export function limited(cue: LessonStep | null, turn: Turn | null): Turn | null {
  if (turn === null || cue?.kind !== 'answer') return null;
  const { choice, path, greyed } = turn.question;
  const begun = path.every((pick, i) => cue.picks[i]?.pick === pick);
  const pick = begun ? cue.picks[path.length]?.pick : undefined;
  if (pick === undefined || !choice.picks.includes(pick)) return null;
  const laterOf = (p: Types['pick']) => ({ pick: p, rule: choice.rule, why: LATER }) as unknown as Refusal<Types>;
  const later = choice.picks.filter((p) => p !== pick).map(laterOf);
  // A whole answer is taken if it has the picks that the coach waits for, in whatever order a table writes them.
  const wanted = cue.picks.map((p) => p.pick);
  const refuses: Turn['refuses'] = (whole) => (whole.toSorted().join('\n') === wanted.toSorted().join('\n') ? null : laterOf(whole[0]));
  const answer: Turn['answer'] = (whole) => {
    if (refuses(whole) === null) turn.answer(wanted);
  };
  return { ...turn, answer, refuses, question: { path, choice: { ...choice, picks: [pick] }, greyed: [...greyed, ...later] } };
}
