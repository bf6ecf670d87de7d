/** Colours and spans. Every colour stands beside a letter or a shape that says the same. */
import type { Span } from '@starboard/kernel';

export type Style = Omit<Span, 'text'>;

const SIDES = ['#f47a5c', '#f7cf45', '#2fdcae', '#6aa6f0', '#c9a2ff', '#b9c4cc'];
const INK = '#101820';

export const BRASS = '#f2c66d';
export const DANGER = '#ff8a78';
export const EDGE: Style = { color: '#4d6473' };
export const GREY: Style = { color: '#7d929f' };
/** Energy, ice, titanium, nanocarbon, credits: as planets, moons and resources. */
const RESOURCES = ['#f2c66d', '#8fd0f5', '#c9c3d6', '#8fd18a', '#f0a35e'];

export const ofResource = (r: number): Style => ({ color: RESOURCES[r] });
/** The letter of a side: players are a, b, c …, the Collective is k. */
export const letter = (who: number, seats: number): string => (who >= seats ? 'k' : String.fromCharCode(97 + who));
export const sideStyle = (who: number): Style => ({ color: SIDES[who % SIDES.length] });
export const badge = (who: number): Style => ({ color: INK, back: SIDES[who % SIDES.length], bold: true });
export const ACTIVE: Style = { color: INK, back: BRASS, bold: true };

export const span = (text: string, style: Style = {}): Span => ({ text, ...style });
export const dim = (text: string): Span => ({ text, dim: true });
export const gap = (n: number): Span => ({ text: ' '.repeat(Math.max(0, n)) });

export const widthOf = (spans: readonly Span[]): number => spans.reduce((n, s) => n + s.text.length, 0);

/** Spans in a field of so many columns, cut if need be. */
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

/** Words in as many lines as it takes; what is too long for a line stands in one of its own. */
export function flow(words: readonly (readonly Span[])[], width: number, indent = 0): Span[][] {
  const lines: Span[][] = [];
  let line: Span[] = [];
  for (const word of words) {
    if (line.length > 0 && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = [gap(indent)];
    } else if (line.length > 0) line.push(gap(1));
    line.push(...word);
  }
  if (line.length > 0) lines.push(line);
  return lines.map((l) => field(l, width));
}
