/** Changes of a zone. Each takes a zone and gives another; the platform takes them back by itself. */
import { MOST_SIDE } from '../rules/zone-check.ts';
import { type Cell, heightOf, isHatch, isInside, keyOf, type Mark, MOST_HATCHES, markAt, widthOf, type ZoneDraft } from './draft.ts';
import { canMirror, type Symmetry, twinOf } from './symmetry.ts';

/** `hatch` gets the next number by itself. */
export const BRUSHES = ['dangerous', 'safe', 'nothing', 'human', 'alien', 'hatch'] as const;
export type Brush = (typeof BRUSHES)[number];
const MARKS: Readonly<Record<Exclude<Brush, 'hatch'>, Mark>> = { dangerous: '#', safe: 'o', nothing: '.', human: 'H', alien: 'A' };

const put = (rows: readonly string[], { c, r }: Cell, mark: string): string[] =>
  rows.map((row, i) => (i === r ? row.slice(0, c) + mark + row.slice(c + 1) : row));

const countOf = (rows: readonly string[]): number => rows.join('').replace(/[^1-8]/g, '').length;

/** Hatches are numbered from 1 without gaps, in the order they had. */
function renumbered(rows: readonly string[]): string[] {
  const had = [...new Set(rows.join('').replace(/[^1-8]/g, ''))].sort();
  return rows.map((row) => row.replace(/[1-8]/g, (n) => String(had.indexOf(n) + 1)));
}

/** Where the only H or A is goes when another one is painted: it becomes an ordinary sector. */
const withoutStart = (rows: readonly string[], mark: 'H' | 'A'): string[] => rows.map((row) => row.replaceAll(mark, '#'));

function paintOne(rows: readonly string[], cell: Cell, brush: Brush): readonly string[] {
  const was = rows[cell.r][cell.c];
  if (brush === 'hatch') {
    if (isHatch(was) || countOf(rows) >= MOST_HATCHES) return rows;
    return put(rows, cell, String(countOf(rows) + 1));
  }
  const mark = MARKS[brush];
  if (was === mark) return rows;
  if (mark === 'H' || mark === 'A') return renumbered(put(withoutStart(rows, mark), cell, mark));
  const next = put(rows, cell, mark);
  return isHatch(was) ? renumbered(next) : next;
}

/** Cells and their twins, each once. There is but one start of each kind, so starts have no twin. */
export function withTwins(zone: ZoneDraft, cells: readonly Cell[], brush: Brush, symmetry: Symmetry): Cell[] {
  const all = new Map<string, Cell>();
  for (const cell of cells) {
    if (isInside(zone, cell)) all.set(keyOf(cell), cell);
    const twin = brush === 'human' || brush === 'alien' ? null : twinOf(zone, symmetry, cell);
    if (twin !== null) all.set(keyOf(twin), twin);
  }
  return [...all.values()];
}

export function paint(zone: ZoneDraft, cells: readonly Cell[], brush: Brush, symmetry: Symmetry): ZoneDraft {
  let { rows } = zone;
  for (const cell of withTwins(zone, cells, brush, symmetry)) rows = paintOne(rows, cell, brush);
  return rows === zone.rows ? zone : { ...zone, rows };
}

/** The six places around one (E3). */
export function around({ c, r }: Cell): Cell[] {
  const low = c % 2 === 0 ? -1 : 0;
  return [
    { c, r: r - 1 },
    { c, r: r + 1 },
    { c: c - 1, r: r + low },
    { c: c + 1, r: r + low },
    { c: c - 1, r: r + low + 1 },
    { c: c + 1, r: r + low + 1 },
  ];
}

/** Set one by one: a stroke or a fill with them is one place. */
export const isSingle = (brush: Brush): boolean => brush === 'human' || brush === 'alien' || brush === 'hatch';

/** What a fill with this brush paints. */
export const filled = (zone: ZoneDraft, from: Cell, brush: Brush): Cell[] => (isSingle(brush) ? [from] : region(zone, from));

/** Everything of one kind that hangs together with this place. Starts and hatches are alone. */
export function region(zone: ZoneDraft, from: Cell): Cell[] {
  const mark = markAt(zone, from);
  const found = new Map([[keyOf(from), from]]);
  if (mark === 'H' || mark === 'A' || isHatch(mark)) return [from];
  for (const cell of found.values())
    for (const to of around(cell)) if (isInside(zone, to) && markAt(zone, to) === mark && !found.has(keyOf(to))) found.set(keyOf(to), to);
  return [...found.values()];
}

/** Other numbers of columns and rows; what is added is empty, what is cut off is gone. */
export function resize(zone: ZoneDraft, columns: number, rows: number): ZoneDraft {
  const kept = zone.rows.slice(0, rows).map((row) => row.slice(0, columns).padEnd(columns, '.'));
  while (kept.length < rows) kept.push('.'.repeat(columns));
  return { ...zone, rows: renumbered(kept) };
}

/**
 * Another size with the ship still around its axis or middle. Moved by an odd number of columns it stands half a sector higher or lower;
 * where a sector would be lost by that, or the middle missed, there is another row. Where no middle fits, as `resize`.
 */
export function resizeAlike(zone: ZoneDraft, columns: number, rows: number, symmetry: Symmetry): ZoneDraft {
  const [wide, high] = [widthOf(zone), heightOf(zone)];
  const by = (columns - wide) / 2;
  if (symmetry === 'free' || !Number.isInteger(by) || (symmetry === 'mirrored' && (by === 0 || !canMirror(zone)))) return resize(zone, columns, rows);
  const shifted = (down: number, to = rows) => onSheet(zone, columns, to, by, down - by / 2);
  if (symmetry === 'turned') {
    const smaller = columns < wide || (columns === wide && rows < high);
    const to = (rows - high - by) % 2 === 0 ? rows : smaller ? rows - 1 : rows + 1;
    return to > MOST_SIDE || to < 1 ? resize(zone, columns, rows) : shifted((to - high) / 2, to).zone;
  }
  const [best] = (by % 2 === 0 ? [shifted(0)] : [shifted(0.5), shifted(-0.5)]).sort((a, b) => a.lost - b.lost);
  if (best.lost === 0 || columns < wide || rows < high) return best.zone;
  return rows < MOST_SIDE ? shifted(0.5, rows + 1).zone : resize(zone, columns, rows);
}

/** The ship on a sheet of another size, moved in the plane, and how many sectors found no place there. */
function onSheet(zone: ZoneDraft, columns: number, rows: number, right: number, down: number): { readonly zone: ZoneDraft; readonly lost: number } {
  const size = { rows: Array.from({ length: rows }, () => '.'.repeat(columns)) };
  const places = sectorsOf(zone).map((from) => ({ to: moved(from, right, down), mark: markAt(zone, from) }));
  const kept = places.filter(({ to }) => isInside(size, to));
  const next = kept.reduce((now, { to, mark }) => put(now, to, mark), size.rows);
  return { zone: { ...zone, rows: renumbered(next) }, lost: places.length - kept.length };
}

/** A place moved by columns and, in the plane, by rows: shapes stay as they are although every other column stands lower. */
export function moved({ c, r }: Cell, columns: number, rows: number): Cell {
  const lowered = (x: number): number => (x - (Math.abs(x) % 2)) / 2;
  return { c: c + columns, r: r - lowered(c) + rows + lowered(c + columns) };
}

/** The whole ship, moved; null: a part of it would leave the plan. Two columns at a time, so that it keeps its height. */
export function moveAll(zone: ZoneDraft, columns: number, rows: number): ZoneDraft | null {
  let next: string[] = Array.from({ length: heightOf(zone) }, () => '.'.repeat(widthOf(zone)));
  for (const cell of sectorsOf(zone)) {
    const to = { c: cell.c + columns * 2, r: cell.r + rows };
    if (!isInside(zone, to)) return null;
    next = put(next, to, markAt(zone, cell));
  }
  return { ...zone, rows: next };
}

const sectorsOf = (zone: ZoneDraft): Cell[] => zone.rows.flatMap((row, r) => [...row].flatMap((mark, c) => (mark === '.' ? [] : [{ c, r }])));

/** A part of a zone that was copied: its marks by places relative to the first. */
export interface Clip {
  readonly from: Cell;
  readonly cells: readonly { readonly at: Cell; readonly mark: string }[];
}

/** Places from corner to corner. */
export function block(zone: ZoneDraft, a: Cell, b: Cell): Cell[] {
  const cells: Cell[] = [];
  for (let c = Math.min(a.c, b.c); c <= Math.max(a.c, b.c); c++)
    for (let r = Math.min(a.r, b.r); r <= Math.max(a.r, b.r); r++) if (isInside(zone, { c, r })) cells.push({ c, r });
  return cells;
}

export function copy(zone: ZoneDraft, cells: readonly Cell[]): Clip | null {
  const [first] = cells;
  return first === undefined ? null : { from: first, cells: cells.map((at) => ({ at, mark: markAt(zone, at) })) };
}

/** Where the marks of a clip go with its first place at `to`; what is outside is left out. */
function* landing(zone: ZoneDraft, { from, cells }: Clip, to: Cell): Generator<{ readonly place: Cell; readonly mark: string }> {
  const lowered = (x: number): number => (x - (Math.abs(x) % 2)) / 2;
  const columns = to.c - from.c;
  const rows = to.r - lowered(to.c) - (from.r - lowered(from.c));
  for (const { at, mark } of cells) {
    const place = moved(at, columns, rows);
    if (isInside(zone, place)) yield { place, mark };
  }
}

/** Starts move here, hatches get numbers of their own. */
export function paste(zone: ZoneDraft, clip: Clip, to: Cell, symmetry: Symmetry): ZoneDraft {
  let now = zone;
  for (const { place, mark } of landing(zone, clip, to)) now = paint(now, [place], brushOf(mark), symmetry);
  return now;
}

/** What `paste` would paint over. */
export const pasted = (zone: ZoneDraft, clip: Clip, to: Cell, symmetry: Symmetry): Cell[] =>
  withTwins(
    zone,
    [...landing(zone, clip, to)].map(({ place }) => place),
    'dangerous',
    symmetry,
  );

export function brushOf(mark: string): Brush {
  if (isHatch(mark)) return 'hatch';
  return BRUSHES.find((b) => b !== 'hatch' && MARKS[b] === mark) ?? 'nothing';
}
