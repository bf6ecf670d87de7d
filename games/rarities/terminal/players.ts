/** One row per player and one column per kind of relic: home planets, hands and their odds, ships, pass, who is asked. */
import { type Known, type Language, type Seat, type Span, seatsOf } from '@starboard/kernel';
import { KINDS, PILFERER, SABORTAL, SET, tagOf } from '../content/cards.ts';
import type { Rarities } from '../rules/types.ts';
import { label, type SketchWords } from './labels.ts';
import { BRASS, DANGER, dim, field, gap, relicColor, seatColor, ship, span } from './paint.ts';

/** Widths of the columns before the relics. */
interface Columns {
  readonly name: number;
  readonly status: number;
  /** 0: the odds alone tell the size of the hand. */
  readonly hand: number;
  readonly odds: number;
  readonly cell: number;
  readonly left: number;
}

export function columnsFor(width: number): Columns {
  const wide = width >= 96;
  const middle = width >= 76;
  const [name, status, hand, odds] = wide ? [9, 4, 5, 6] : middle ? [6, 4, 4, 5] : [6, 4, 0, 5];
  const left = 3 + name + 2 + status + hand + odds;
  return { name, status, hand, odds, left, cell: Math.min(11, Math.floor((width - left) / KINDS)) };
}

/** `corner`: what stands in the free corner above the names. */
export function heading(language: Language, words: SketchWords, corner: string, c: Columns): Span[] {
  const kinds = Array.from({ length: KINDS }, (_, kind) =>
    field([gap(1), span(label(language, tagOf(kind), c.cell), { color: relicColor(kind) })], c.cell, 'center'),
  );
  const hand = c.hand > 0 ? field([dim(words.hand)], c.hand, 'right') : [];
  return [
    ...field([span(corner, { color: BRASS })], 3 + c.name + 2 + c.status),
    ...hand,
    ...field([dim(words.odds)], c.odds, 'right'),
    ...kinds.flat(),
  ];
}

export function player(k: Known<Rarities>, you: Seat | null, seat: Seat, names: readonly string[], c: Columns): Span[] {
  const { pub } = k;
  const mine = seat === you;
  const n = pub.hands[seat];
  const berth = pub.berths[seat];
  const status = berth === 0 ? dim('»') : span(`↓${berth}`, { color: BRASS });
  const risky = n <= 3 && !mine;
  const odds = span(`1/${n}`, risky ? { color: DANGER, bold: true } : { dim: mine });
  return [
    lamp(k, seat),
    ship(seat),
    gap(1),
    ...field([span(names[seat], { bold: mine, color: seatColor(seat) })], c.name),
    span(pub.pass === seat ? ' ⚑' : '  ', { color: BRASS }),
    ...field([status], c.status, 'right'),
    ...(c.hand > 0 ? field([span(String(n))], c.hand, 'right') : []),
    ...field([odds], c.odds, 'right'),
    ...pub.planets[seat].flatMap((copies, kind) => field(cell(copies, kind, pub.seen?.[seat][kind] ?? 0, c.cell), c.cell, 'center')),
  ];
}

/** A lamp for a seat that is asked, a tick for one that has answered in an open window. */
function lamp(k: Known<Rarities>, seat: Seat): Span {
  if (!k.flow.asked.includes(seat)) return gap(1);
  return k.flow.done.includes(seat) ? dim('✓') : span('▸', { color: BRASS, bold: true });
}

const RAISED = ['', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

/** A set of three as pips, a complete one as stars; behind it what the memory aid knows to be in that hand. */
function cell(copies: number, kind: number, seen: number, width: number): Span[] {
  const aid = seen === 0 ? [] : [dim(width >= 7 ? `+${seen}` : RAISED[seen])];
  if (copies === 0) return aid.length > 0 ? aid : [dim('·')];
  const full = copies >= SET;
  return [span(full ? '★★★' : '●'.repeat(copies) + '○'.repeat(SET - copies), { color: full ? BRASS : relicColor(kind), bold: full }), ...aid];
}

/** Your own hand in the same columns: what could go where. */
export function ownHand(hand: readonly number[], words: SketchWords, c: Columns): Span[] {
  const kinds = hand.slice(0, KINDS).flatMap((n, kind) => {
    const text = n === 0 ? dim('·') : span(n > 3 ? `${n}×▮` : '▮'.repeat(n), { color: relicColor(kind), bold: true });
    return field([text], c.cell, 'center');
  });
  return [...field([gap(3), span(words.yours, { bold: true })], c.left), ...kinds];
}

/** Aliens have no column: yours, and with the memory aid those everybody saw going into a hand. */
export function alienLines(k: Known<Rarities>, you: Seat | null, language: Language, names: readonly string[], words: SketchWords): Span[][] {
  const held = (counts: readonly number[]): string[] =>
    counts.flatMap((n, card) => (n > 0 && card >= PILFERER && card < SABORTAL ? [label(language, tagOf(card), 9)] : []));
  const mine = k.mine === null ? [] : held(k.mine.hand);
  const seen = (k.pub.seen ?? []).flatMap((counts, seat) => (seat === you ? [] : held(counts).map((alien) => `${names[seat]} ${alien}`)));
  const line = (title: string, list: readonly string[]): Span[] => [gap(3), dim(title), span(list.join(', '), { color: '#c9a2ff', bold: true })];
  const both = [...(mine.length > 0 ? line(words.aliens, mine) : []), ...(seen.length > 0 ? line(words.seen, seen) : [])];
  return both.length > 0 ? [both] : [];
}

export const seats = (k: Known<Rarities>): readonly Seat[] => seatsOf(k.pub.hands.length);
