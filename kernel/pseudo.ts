/**
 * A made-up language that finds what nobody has translated, and layouts that only fit short words: every sentence stands in
 * brackets and is half as long again. It works on the words of a game and on those of a page alike.
 */
import type { Part, Phrase } from './contract.ts';

const [OPEN, CLOSE] = ['⟦', '⟧'];
/** Breaks across lines as words do. */
const FILL = ' lorem ipsum dolor sit amet';

/** What makes a text of this length half as long again. */
const filling = (length: number): string => {
  const wanted = Math.ceil(length / 2);
  return FILL.repeat(Math.ceil(wanted / FILL.length))
    .slice(0, wanted)
    .trimEnd();
};

const sentence = (text: string): string => (text === '' ? '' : `${OPEN}${text}${filling(text.length)}${CLOSE}`);

const isPart = (value: unknown): value is Part =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && ('seat' in value || ('ref' in value && 'text' in value)));

/** A phrase is bracketed as a whole: its parts are half sentences, and names. */
function phrase(parts: Phrase): Phrase {
  if (parts.length === 0) return parts;
  const length = parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 'text' in part ? part.text.length : 6), 0);
  return [OPEN, ...parts, `${filling(length)}${CLOSE}`];
}

/** `said`: it came out of a function, where a list of parts is a phrase. Elsewhere a list of texts is a list of sentences. */
function bend(value: unknown, said: boolean): unknown {
  if (typeof value === 'string') return sentence(value);
  if (typeof value === 'function') return (...given: unknown[]) => bend(Reflect.apply(value, undefined, given), true);
  if (Array.isArray(value)) return said && value.every(isPart) ? phrase(value) : value.map((each) => bend(each, said));
  if (typeof value !== 'object' || value === null) return value;
  // The head of a table is a list of texts, wherever it comes from.
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, bend(each, said && key !== 'head')]));
}

/** The same words in the made-up language: texts are bracketed, functions say bracketed things. Numbers and flags stay. */
export const pseudo = <W>(words: W): W => bend(words, false) as W;
