/** Colours and spans. No colour carries information alone: a letter or a shape always repeats it. */
import type { Seat, Span } from '@starboard/kernel';

export type Style = Omit<Span, 'text'>;

const SEATS = ['#f47a5c', '#f7cf45', '#2fdcae', '#6aa6f0', '#c9a2ff', '#f3eff8', '#9ac85a', '#ef86b3'];
const INK = '#101820';

export const BRASS = '#f2c66d';
/** What may be chosen. */
export const MINT = '#68f0cf';
export const DANGER = '#ff8a78';
export const HULL: Style = { color: '#4d6473' };
export const SAFE: Style = { color: '#dfe9ee' };
export const GREY: Style = { color: '#7d929f' };
export const YOU: Style = { color: INK, back: BRASS, bold: true };

/** The lower-case letter of a seat; capitals are the start sectors. */
export const letter = (seat: Seat): string => String.fromCharCode(97 + seat);
const seatColor = (seat: Seat): string => SEATS[seat % SEATS.length];
/** The latest announcement stands out, older ones fade. */
export const badge = (seat: Seat, fresh: boolean): Style => (fresh ? { color: INK, back: seatColor(seat), bold: true } : { color: seatColor(seat) });
export const seatStyle = (seat: Seat): Style => ({ color: seatColor(seat) });

export const span = (text: string, style: Style = {}): Span => ({ text, ...style });
export const dim = (text: string): Span => ({ text, dim: true });
export const gap = (n: number): Span => ({ text: ' '.repeat(Math.max(0, n)) });

/** Pads or cuts spans to this many columns. */
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
