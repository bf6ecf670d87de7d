/** Picks by what somebody types: a name instead of a number, and long lists by their headings. */

/** Above this number only the first picks are printed. */
export const MANY_PICKS = 24;
export const FIRST_PICKS = 12;

/** Lower case without accents; `A03`, `a3` and `A 3` are the same. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\p{L})(?=\d)/gu, '$1 ')
    .replace(/\b0+(?=\d)/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');

/** The pick that was named, by its name in the rules or by its label. Of a label with a number the end is enough: "Kapsel 1". */
export function pickNamed(picks: readonly string[], typed: string, labelOf: (pick: string) => string): string | null {
  const name = fold(typed);
  if (name === '') return null;
  const exact = picks.find((pick) => fold(pick) === name) ?? picks.find((pick) => fold(labelOf(pick)) === name);
  if (exact !== undefined || !/\d$/.test(name)) return exact ?? null;
  const ending = picks.filter((pick) => fold(labelOf(pick)).endsWith(name));
  return ending.length === 1 ? ending[0] : null;
}

/** The picks under the heading that was typed, by its whole text or its last word: "Column D" or "D". */
export function picksUnder(picks: readonly string[], typed: string, headingOf: (pick: string) => string | null): readonly string[] {
  const name = fold(typed);
  if (name === '') return [];
  return picks.filter((pick) => {
    const heading = fold(headingOf(pick) ?? '');
    return heading === name || heading.endsWith(` ${name}`);
  });
}
