/** What speaks for every answer alike is said once; what is left tells them apart. */
import type { Phrase } from '@starboard/kernel';

interface SharedOut {
  readonly each: readonly Phrase[];
  /** By answer. */
  readonly own: readonly (readonly Phrase[])[];
}

export function sharedOut(reasons: readonly (readonly Phrase[])[]): SharedOut {
  if (reasons.length < 2) return { each: [], own: reasons };
  const said = reasons.map((list) => list.map((phrase) => JSON.stringify(phrase)));
  const isShared = (sentence: string): boolean => said.every((list) => list.includes(sentence));
  return {
    each: reasons[0].filter((_, k) => isShared(said[0][k])),
    own: reasons.map((list, i) => list.filter((_, k) => !isShared(said[i][k]))),
  };
}
