/** What a turn is under a scenario: its parts in order, each with the option that changes it. */
import type { Language } from '@starboard/kernel';
import type { OptionDraft, OptionId } from './draft.ts';
import { extras, scenarioWords } from './words.ts';

export interface TurnLine {
  readonly text: string;
  /** Null: as printed. */
  readonly by: OptionId | null;
}

export function turnUnder(options: OptionDraft, language: Language): readonly TurnLine[] {
  const w = scenarioWords[language];
  const on = (id: string): boolean => Object.hasOwn(options, id);
  const parts = w.parts.flatMap(({ plain, by, humans }): TurnLine[] => {
    const changed = (Object.entries(by) as [OptionId, string][]).filter(([id]) => on(id));
    if (changed.length > 0) return changed.map(([id, text]) => ({ text, by: id }));
    return humans === true && on('B.6') ? [] : [{ text: plain, by: null }];
  });
  return [...parts, ...extras(w).flatMap(([id, text]) => (on(id) ? [{ text, by: id }] : []))];
}
