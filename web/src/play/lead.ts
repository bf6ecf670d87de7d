/** A long label has a name in front, and what it means behind: so it can be read at a glance. */
import type { Part, Phrase } from '@starboard/kernel';

/** Shorter labels are read as a whole. */
const LONG = 44;
/** What stands between a name and its explanation in the words of any game; the first of these that is there divides. */
const BETWEEN = [/ –(?= )/, /:(?= )/, / (?=\()/];

const lengthOf = (part: Part): number => (typeof part === 'string' ? part.length : 'seat' in part ? 8 : part.text.length);

/** The name and the rest, together the whole phrase; the rest is empty where there is nothing to divide. */
export function lead(phrase: Phrase): readonly [name: Phrase, rest: Phrase] {
  if (phrase.reduce((sum, part) => sum + lengthOf(part), 0) < LONG) return [phrase, []];
  for (const between of BETWEEN)
    for (const [i, part] of phrase.entries()) {
      const found = typeof part === 'string' ? between.exec(part) : null;
      if (typeof part !== 'string' || found === null) continue;
      const end = found.index + found[0].length;
      return [
        [...phrase.slice(0, i), part.slice(0, end)],
        [part.slice(end), ...phrase.slice(i + 1)],
      ];
    }
  return [phrase, []];
}
