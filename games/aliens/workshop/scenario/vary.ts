/** Small changes of a scenario that keep it playable: one option more, one fewer, or another value of one. */
import type { FileChange, Language } from '@starboard/kernel';
import { isScenarioProblem, parseScenario } from '../../rules/scenario-file.ts';
import { fittingsOf } from '../fitting.ts';
import { draftText, OPTION_IDS, type OptionId, readScenarioDraft } from './draft.ts';

/** Draws that find a change that can be played. */
const TRIES = 40;
/** Not for a search: without humans nobody escapes, and the deck of more players is too large a change. */
const LEFT_ALONE: readonly OptionId[] = ['B.6', 'E.3', 'white'];

/** Values that an option can be tried with. */
const VALUES: Readonly<Partial<Record<OptionId, readonly unknown[]>>> = {
  'A.4': ['everybody', 'aliens', 'humans'],
  'B.4': [1, 2, 3, 4],
  'C.6': [[1], [2], [3], [4]],
  hatches: ['one-red', 'none'],
};

const WORDS: Readonly<Record<Language, { readonly on: (what: string) => string; readonly off: (what: string) => string }>> = {
  en: { on: (what) => `with ${what}`, off: (what) => `without ${what}` },
  de: { on: (what) => `mit ${what}`, off: (what) => `ohne ${what}` },
};

export function varyScenario(
  text: string,
  int: (n: number) => number,
  language: Language,
  optionText: (id: string, value: unknown) => string,
): FileChange | null {
  const draft = readScenarioDraft(text);
  if (draft === null) return null;
  const open = OPTION_IDS.filter((id) => !LEFT_ALONE.includes(id));
  for (let i = 0; i < TRIES; i++) {
    const id = open[int(open.length)];
    const had = draft.options[id];
    const values = [undefined, ...(VALUES[id] ?? [true])].filter((value) => JSON.stringify(value) !== JSON.stringify(had));
    const value = values[int(values.length)];
    const options = Object.fromEntries(
      OPTION_IDS.flatMap((o) => {
        const to = o === id ? value : draft.options[o];
        return to === undefined ? [] : [[o, to]];
      }),
    );
    const next = draftText({ ...draft, options });
    const file = parseScenario(next);
    if (isScenarioProblem(file)) continue;
    const [least, most] = file.players;
    const found = fittingsOf(file);
    // As many players as before, all of them, on one zone.
    if (!found.some(({ players }) => players.length === most - least + 1)) continue;
    const w = WORDS[language];
    return { text: next, what: value === undefined ? w.off(optionText(id, had)) : w.on(optionText(id, value)) };
  }
  return null;
}
