/** The row of ten portals: position, card, value, and the ships in the order in which they lie, the lowest first. */
import type { Known, Language, Span } from '@starboard/kernel';
import { EMPTY, isRelic, LAST_PORTAL, tagOf, VALUES } from '../content/cards.ts';
import type { Rarities } from '../rules/types.ts';
import { label } from './labels.ts';
import { BRASS, dim, field, relicColor, ship, span, valueColor } from './paint.ts';

/** Portals have frames from this width of a cell on. */
const FRAMED = 8;
const WIDEST = 11;

type Style = Omit<Span, 'text'>;

export function portals(k: Known<Rarities>, language: Language, width: number): Span[][] {
  const cell = Math.min(WIDEST, Math.floor(width / LAST_PORTAL));
  const margin = field([], (width - cell * LAST_PORTAL) >> 1);
  const rows: Span[][] = [[...margin], [...margin], [...margin], [...margin]];
  for (let p = 1; p <= LAST_PORTAL; p++) {
    const drawn = cell >= FRAMED ? framed(k, language, p, cell) : bare(k, language, p, cell);
    for (const [i, row] of rows.entries()) row.push(...drawn[i]);
  }
  return rows;
}

/** The portal that is explored, or at which one may land, right now. */
const isHere = (k: Known<Rarities>, p: number): boolean => {
  const step = k.stack.at(-1)?.step;
  return p === k.pub.portal && (step === 'explore' || step === 'landing');
};
const isShut = (k: Known<Rarities>, p: number): boolean => p > k.pub.portal;

function card(k: Known<Rarities>, language: Language, p: number, room: number): Span[] {
  const there = k.pub.portals[p];
  if (there === EMPTY) return [dim(isShut(k, p) ? '·' : isHere(k, p) ? '?' : '–')];
  const text = label(language, tagOf(there), room).slice(0, room);
  return [span(text, { color: relicColor(there), bold: true, ...(isRelic(there) ? {} : { back: '#3a1d5c' }) })];
}

const ships = (k: Known<Rarities>, p: number, cell: number): Span[] => {
  const pile = k.pub.ships.filter((s) => k.pub.berths[s] === p);
  const tight = pile.length * 2 > cell;
  return field(
    pile.flatMap((seat, i) => [...(i > 0 && !tight ? [span(' ')] : []), ship(seat)]),
    cell,
    'center',
  );
};

const pips = (value: number): string => '▪'.repeat(value);

function bare(k: Known<Rarities>, language: Language, p: number, cell: number): Span[][] {
  const value = VALUES[p];
  const here = isHere(k, p);
  const position = span(here ? `[${p}]` : String(p), here ? { color: BRASS, bold: true } : { dim: isShut(k, p) });
  return [
    field([position], cell, 'center'),
    field(card(k, language, p, cell), cell, 'center'),
    field([span(pips(value), { color: valueColor(value), dim: isShut(k, p) })], cell, 'center'),
    ships(k, p, cell),
  ];
}

/** Heavy frames where something happens, dotted ones where nobody has been: told apart without colour. */
function framed(k: Known<Rarities>, language: Language, p: number, cell: number): Span[][] {
  const value = VALUES[p];
  const here = isHere(k, p);
  const shut = isShut(k, p);
  const [tl, tr, bl, br, h, v] = here ? '┏┓┗┛━┃' : shut ? '╭╮╰╯╌┊' : '╭╮╰╯─│';
  const style: Style = here ? { color: BRASS, bold: true } : { dim: true };
  const edge = (left: string, middle: Span, right: string): Span[] => {
    const room = cell - 2 - middle.text.length;
    const before = room >> 1;
    return [span(left + h.repeat(before), style), middle, span(h.repeat(room - before) + right, style)];
  };
  return [
    edge(tl, span(` ${p} `, here ? style : { bold: !shut, dim: shut }), tr),
    [span(v, style), ...field(card(k, language, p, cell - 2 + 1), cell - 2, 'center'), span(v, style)],
    edge(bl, span(pips(value), { color: valueColor(value), dim: shut }), br),
    ships(k, p, cell),
  ];
}
