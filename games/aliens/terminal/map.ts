/**
 * Draws the map: hexagons if there is room, else one line per row, else a window of the ship. It knows only the zone and the
 * marks of each sector.
 */
import type { Drawing, Span } from '@starboard/kernel';
import { columnName, type Zone } from '../rules/zone.ts';
import { dim, field, GREY, HULL, SAFE, type Style, span } from './paint.ts';

/** The content of a sector: its glyph and small marks behind it. */
export interface Mark {
  readonly glyph: string;
  readonly style: Style;
  readonly more: readonly Span[];
}
export type Marks = (sector: number) => Mark;

export interface Plan {
  readonly form: 'hex' | 'rows';
  /** Columns of the terminal from one column of the ship to the next. */
  readonly pitch: number;
  readonly columns: readonly [from: number, to: number];
  readonly rows: readonly [from: number, to: number];
}

/** Room for the numbers of the rows. */
const MARGIN = 3;

/** The part of the map that has sectors. */
export function box(zone: Zone): Pick<Plan, 'columns' | 'rows'> {
  const ends = (list: readonly number[]): [number, number] => [Math.min(...list), Math.max(...list) + 1];
  return { columns: ends(zone.columns), rows: ends(zone.rows) };
}

const length = ([from, to]: readonly [number, number]): number => to - from;
export const widthOf = (p: Plan): number => MARGIN + length(p.columns) * p.pitch + (p.form === 'hex' ? 1 : 0);
/** A line of letters above; sectors of six sides take two lines, and the lower columns one more. */
export const heightOf = (p: Plan): number => 1 + (p.form === 'hex' ? 2 * length(p.rows) + 2 : length(p.rows));

/** The largest plan that fits, cut to a window around `focus` if necessary. */
export function planFor(zone: Zone, form: Plan['form'], pitch: number, width: number, height: number, focus: number): Plan {
  const whole = box(zone);
  const most = {
    columns: Math.max(1, Math.floor((width - MARGIN - (form === 'hex' ? 1 : 0)) / pitch)),
    rows: Math.max(1, form === 'hex' ? Math.floor((height - 3) / 2) : height - 1),
  };
  return {
    form,
    pitch,
    columns: cut(whole.columns, most.columns, zone.columns[focus]),
    rows: cut(whole.rows, most.rows, zone.rows[focus]),
  };
}

function cut([from, to]: readonly [number, number], most: number, focus: number): readonly [number, number] {
  if (to - from <= most) return [from, to];
  const start = Math.max(from, Math.min(to - most, focus - (most >> 1)));
  return [start, start + most];
}

export const drawMap = (zone: Zone, marks: Marks, plan: Plan): Drawing => (plan.form === 'hex' ? hexes(zone, marks, plan) : rows(zone, marks, plan));

/** The letters of the columns; those that stand lower have a small mark where the drawing cannot show it. */
function letters(plan: Plan): Span[] {
  const spans: Span[] = [dim(' '.repeat(MARGIN + (plan.form === 'hex' ? 1 : 0)))];
  for (let c = plan.columns[0]; c < plan.columns[1]; c++) {
    const name = columnName(c);
    const low = plan.form === 'rows' && c % 2 === 1 && name.length < plan.pitch;
    spans.push(...field([dim(low ? `${name}▾` : name)], plan.pitch));
  }
  return spans;
}

const rowLabel = (r: number): Span =>
  dim(
    String(r + 1)
      .padStart(2, '0')
      .padEnd(MARGIN),
  );

const sectorsAt = (zone: Zone): ReadonlyMap<string, number> => new Map(zone.names.map((_, i) => [`${zone.columns[i]} ${zone.rows[i]}`, i]));

const inside = (m: Mark, room: number): Span[] => field([span(m.glyph, m.style), ...m.more], room);

function rows(zone: Zone, marks: Marks, plan: Plan): Drawing {
  const at = sectorsAt(zone);
  const lines: Span[][] = [letters(plan)];
  for (let r = plan.rows[0]; r < plan.rows[1]; r++) {
    const line = [rowLabel(r)];
    for (let c = plan.columns[0]; c < plan.columns[1]; c++) {
      const sector = at.get(`${c} ${r}`);
      line.push(...(sector === undefined ? [span(' '.repeat(plan.pitch))] : inside(marks(sector), plan.pitch)));
    }
    lines.push(line);
  }
  return lines;
}

/** A sheet of single characters, each with its style. */
class Sheet {
  readonly #cells: Span[][];

  constructor(width: number, height: number) {
    this.#cells = Array.from({ length: height }, () => Array.from({ length: width }, () => span(' ')));
  }

  put(x: number, y: number, spans: readonly Span[]): void {
    for (const s of spans) for (const char of s.text) this.#cells[y][x++] = { ...s, text: char };
  }

  get lines(): Span[][] {
    return this.#cells;
  }
}

/**
 *  __
 * /  \__    The upper line of a sector has its marks, the lower one is its floor, which is the ceiling of the one below.
 * \__/  \
 *    \__/
 */
function hexes(zone: Zone, marks: Marks, plan: Plan): Drawing {
  const { pitch } = plan;
  const room = pitch - 1;
  const at = sectorsAt(zone);
  const sheet = new Sheet(widthOf(plan), heightOf(plan) - 1);
  const floor = span('_'.repeat(room), HULL);
  for (let r = plan.rows[0]; r < plan.rows[1]; r++) {
    sheet.put(0, 2 * (r - plan.rows[0]) + 1, [rowLabel(r)]);
    for (let c = plan.columns[0]; c < plan.columns[1]; c++) {
      const sector = at.get(`${c} ${r}`);
      if (sector === undefined) continue;
      const x = MARGIN + (c - plan.columns[0]) * pitch;
      const y = 2 * (r - plan.rows[0]) + (c % 2);
      if (!at.has(`${c} ${r - 1}`) || r === plan.rows[0]) sheet.put(x + 1, y, [floor]);
      sheet.put(x, y + 1, [span('/', HULL), ...inside(marks(sector), room), span('\\', HULL)]);
      sheet.put(x, y + 2, [span('\\', HULL), floor, span('/', HULL)]);
    }
  }
  return [letters(plan), ...sheet.lines];
}

const SHAPES = { safe: '○', dangerous: '▪', human: 'H', alien: 'A' } as const;

/** An empty sector. */
export function plainMark(zone: Zone, sector: number): Mark {
  const kind = zone.kinds[sector];
  if (kind === 'hatch') return { glyph: String(zone.hatchAt[sector]), style: { bold: true }, more: [] };
  const style = kind === 'safe' ? SAFE : kind === 'dangerous' ? GREY : { bold: true };
  return { glyph: SHAPES[kind], style, more: [] };
}
