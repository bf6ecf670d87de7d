/** Colours and spans. Every colour stands beside a letter, a shape or a number that says the same. */
import type { Seat, Span } from '@starboard/kernel';
import { isRelic } from '../content/cards.ts';

const RELICS = ['#f4836a', '#7fb8f0', '#9ac85a', '#a08cf0', '#45bfae', '#f2b53f', '#ef86b3', '#c9935c'];
const VALUES = ['#7fd8e8', '#9db2ff', '#f29ad6', '#ffd27a'];
const SEATS = ['#f47a5c', '#f7cf45', '#2fdcae', '#6aa6f0', '#c9a2ff', '#f3eff8'];
const INK = '#1d1638';

export const BRASS = '#f2c66d';
export const DANGER = '#ff8a78';
export const ALIEN = '#c9a2ff';

export const relicColor = (card: number): string => (isRelic(card) ? RELICS[card] : ALIEN);
export const valueColor = (value: number): string => VALUES[value - 1];
export const seatColor = (seat: Seat): string => SEATS[seat];

/** A ship: the letter of its chair on its colour. */
export const ship = (seat: Seat): Span => ({ text: letter(seat), color: INK, back: seatColor(seat), bold: true });
const letter = (seat: Seat): string => String.fromCharCode(65 + seat);

type Style = Omit<Span, 'text'>;

export const span = (text: string, style: Style = {}): Span => ({ text, ...style });
export const dim = (text: string): Span => ({ text, dim: true });
export const gap = (n: number): Span => ({ text: ' '.repeat(Math.max(0, n)) });

export const widthOf = (spans: readonly Span[]): number => spans.reduce((sum, s) => sum + s.text.length, 0);

/** Spans in a field of so many columns, cut if need be. */
export function field(spans: readonly Span[], width: number, where: 'left' | 'center' | 'right' = 'left'): Span[] {
  const kept: Span[] = [];
  let room = width;
  for (const s of spans) {
    if (room <= 0) break;
    kept.push(s.text.length > room ? { ...s, text: s.text.slice(0, room) } : s);
    room -= s.text.length;
  }
  if (room <= 0) return kept;
  const before = where === 'left' ? 0 : where === 'right' ? room : room >> 1;
  return [gap(before), ...kept, gap(room - before)];
}
