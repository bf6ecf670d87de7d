/** Styled text for screens: lines of spans, as the games draw them. */
import type { Drawing, Phrase, Span } from '@starboard/kernel';
import { clean, wrap } from '../text.ts';

export type StyledLine = readonly Span[];
export type Style = Omit<Span, 'text'>;

/** Brass means "your decision", mint "you can choose this". */
export const BRASS = '#f2c66d';
export const BRASS_INK = '#241a04';
export const MINT = '#68f0cf';
export const DANGER = '#ff8a78';

export const span = (text: string, style: Style = {}): Span => ({ text, ...style });
export const styledLine = (text: string, style: Style = {}): StyledLine => [{ text, ...style }];

const lengthOf = (spans: StyledLine): number => spans.reduce((sum, s) => sum + s.text.length, 0);

/** Exactly `width` columns: cut with an ellipsis, or filled up. */
export function fitLine(spans: StyledLine, width: number, fill: Style = {}): StyledLine {
  if (lengthOf(spans) <= width) return [...spans, span(' '.repeat(width - lengthOf(spans)), fill)];
  const kept: Span[] = [];
  let room = width - 1;
  for (const s of spans) {
    if (s.text.length > room) {
      kept.push({ ...s, text: `${s.text.slice(0, Math.max(0, room))}…` });
      break;
    }
    kept.push(s);
    room -= s.text.length;
  }
  return kept;
}

/** Two blocks side by side, with a thin line between them. */
export function beside(left: Drawing, right: Drawing, leftWidth: number, rightWidth: number, height: number): StyledLine[] {
  return Array.from({ length: height }, (_, i) => [
    ...fitLine(left[i] ?? [], leftWidth),
    span('│ ', { dim: true }),
    ...fitLine(right[i] ?? [], rightWidth),
  ]);
}

/**
 * A phrase as wrapped lines; names stand out, but for dim lines: "bold off" and "dim off" are the same code to a terminal.
 * Styles survive the wrapping because it only cuts, never reorders.
 */
export function phraseLines(phrase: Phrase, names: readonly string[], width: number, style: Style, hang = ''): StyledLine[] {
  const parts = phrase.map((p) =>
    typeof p === 'string'
      ? { text: clean(p), name: false }
      : 'seat' in p
        ? { text: names[p.seat] ?? '?', name: true }
        : { text: clean(p.text + (p.aside ?? '')), name: false },
  );
  const marks = parts.flatMap((p) => Array.from({ length: p.text.length }, () => p.name && style.dim !== true));
  const text = parts.map((p) => p.text).join('');
  let at = 0;
  return wrap(text, width, hang).map((wrapped, i) => {
    const own = i === 0 ? wrapped : wrapped.slice(hang.length);
    const spans: Span[] = i === 0 ? [] : [span(hang)];
    for (const char of own.split('')) {
      const bold = marks[at++] ?? false;
      const last = spans.at(-1);
      if (last !== undefined && (last.bold ?? false) === bold && (i === 0 || spans.length > 1))
        spans[spans.length - 1] = { ...last, text: last.text + char };
      else spans.push(span(char, bold ? { ...style, bold } : style));
    }
    // The space at which the line was broken.
    if (text[at] === ' ') at++;
    return spans;
  });
}

/** The part of a list that is shown, so that `focus` is in it, and how many are hidden on either side. */
export function windowOf(count: number, focus: number, room: number): { from: number; to: number } {
  if (count <= room) return { from: 0, to: count };
  const from = Math.max(0, Math.min(count - room, focus - (room >> 1)));
  return { from, to: from + room };
}

/** The active keys. If there is no room for all, the first ones are left out: everybody knows them. */
export function footer(keys: readonly string[], width: number): StyledLine {
  const text = (from: number): string => ` ${keys.slice(from).join('  ')}`;
  let from = 0;
  while (from < keys.length - 1 && text(from).length > width) from++;
  return styledLine(text(from), { dim: true });
}
