/** Colours and spans. A letter or number always says the same as the colour. */
import type { Language, Seat, Span } from '@starboard/kernel';
import { COLOURS, SKILLS } from '../content/types.ts';
import { names } from './names.ts';

const SEATS = ['#f47a5c', '#f7cf45', '#2fdcae', '#6aa6f0', '#c9a2ff', '#f3eff8'];
const GEMS = ['#f7cf45', '#68d391', '#c08cff', '#f4f0fb', '#8f8aa8'];
const SKILL_COLOURS = ['#7fb8f0', '#f2b53f', '#f4836a', '#c9935c'];

export const BRASS = '#f2c66d';
export const MINT = '#68f0cf';
export const DANGER = '#ff8a78';

type Style = Omit<Span, 'text'>;
export const span = (text: string, style: Style = {}): Span => ({ text, ...style });
export const dim = (text: string): Span => ({ text, dim: true });
export const gap = (n: number): Span => ({ text: ' '.repeat(Math.max(0, n)) });
export const widthOf = (spans: readonly Span[]): number => spans.reduce((sum, s) => sum + s.text.length, 0);
export const seatColor = (seat: Seat): string => SEATS[seat];

/** Pads or cuts spans to a width. */
export function field(spans: readonly Span[], width: number): Span[] {
  const kept: Span[] = [];
  let room = width;
  for (const s of spans) {
    if (room <= 0) break;
    kept.push(s.text.length > room ? { ...s, text: s.text.slice(0, room) } : s);
    room -= s.text.length;
  }
  return room > 0 ? [...kept, gap(room)] : kept;
}

/** Fragments one by one, each its letters in its colour: `Y G G`. */
export function gems(language: Language, counts: readonly number[]): Span[] {
  const each = counts.flatMap((n, c) => new Array<number>(n).fill(c));
  if (each.length === 0) return [dim('–')];
  return each.flatMap((c, i) => [...(i > 0 ? [gap(1)] : []), span(names[language].colours[COLOURS[c]].short, { color: GEMS[c], bold: true })]);
}

/** Icons by skill: `2P 1E`. */
export function icons(language: Language, counts: readonly number[]): Span[] {
  const some = counts.flatMap((n, s) => (n > 0 ? [{ n, s }] : []));
  return some.flatMap(({ n, s }, i) => [
    ...(i > 0 ? [gap(1)] : []),
    span(`${n}${names[language].skills[SKILLS[s]].short}`, { color: SKILL_COLOURS[s], bold: true }),
  ]);
}

/** The icons of a Paw, letter by letter: `PE`. */
export const letters = (language: Language, counts: readonly number[]): Span[] =>
  counts.flatMap((n, s) => (n > 0 ? [span(names[language].skills[SKILLS[s]].short.repeat(n), { color: SKILL_COLOURS[s], bold: true })] : []));

/** As many columns as fit, each at least `least` wide. */
export function inColumns(cells: readonly (readonly Span[])[], least: number, width: number): Span[][] {
  const n = Math.max(1, Math.min(cells.length, Math.floor(width / least)));
  const room = Math.floor(width / n);
  const rows: Span[][] = [];
  for (let i = 0; i < cells.length; i += n) rows.push(cells.slice(i, i + n).flatMap((cell) => field([...field(cell, room - 1), gap(1)], room)));
  return rows;
}
