/** Phrases: text with references, so that a log can be hovered, linked and read aloud. */
import type { Part, Phrase, Seat } from './contract.ts';

/** Builds a phrase: say`${who(seat)} lands at ${portal}`. Numbers become text; nested phrases are spliced in. */
export function say(texts: TemplateStringsArray, ...values: readonly (Part | Phrase | number)[]): Phrase {
  const parts: Part[] = [];
  texts.forEach((text, i) => {
    if (text !== '') parts.push(text);
    if (i >= values.length) return;
    const v = values[i];
    if (Array.isArray(v)) parts.push(...(v as Phrase));
    else parts.push(typeof v === 'number' ? String(v) : (v as Part));
  });
  return parts;
}

export const who = (seat: Seat): Part => ({ seat });

/** Joins phrases like a sentence does: a, b and c. */
export function list(phrases: readonly Phrase[], and: string): Phrase {
  return phrases.flatMap((p, i) => (i === 0 ? p : [i === phrases.length - 1 ? ` ${and} ` : ', ', ...p]));
}

/** The bare text of a phrase, with the names of the players. */
export const plain = (phrase: Phrase, names: readonly string[]): string =>
  phrase.map((p) => (typeof p === 'string' ? p : 'seat' in p ? (names[p.seat] ?? `#${p.seat + 1}`) : p.text + (p.aside ?? ''))).join('');

/** As it is said beside a table that shows where things are. */
export const besideTable = (phrase: Phrase): Phrase =>
  phrase.map((p) => (typeof p === 'string' || 'seat' in p || p.aside === undefined ? p : { ref: p.ref, id: p.id, text: p.text }));

/** Ascending numbers as one reads them: `2–8`, `3`, `2, 4–6`. */
export function ranges(numbers: readonly number[]): string {
  const parts: string[] = [];
  for (let i = 0; i < numbers.length; ) {
    let j = i;
    while (numbers[j + 1] === numbers[j] + 1) j++;
    parts.push(i === j ? String(numbers[i]) : `${numbers[i]}–${numbers[j]}`);
    i = j + 1;
  }
  return parts.join(', ');
}
