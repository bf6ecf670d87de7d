/** Where places are on the sheet of the editor: as on the table's plan, but with room for what is not there yet. */
import { hex, MARGIN, type Point, S, type Size } from '../../table/geometry.ts';
import { type Cell, heightOf, isInside, widthOf, type ZoneDraft } from '../draft.ts';

const ROOT3 = Math.sqrt(3);

export const xOfCell = ({ c }: Cell): number => c * 1.5 * S + S + MARGIN;
export const yOfCell = ({ c, r }: Cell): number => (r + (c % 2 === 0 ? 0.5 : 1)) * ROOT3 * S + MARGIN;

export const sheetSize = (zone: Pick<ZoneDraft, 'rows'>): Size => ({
  width: Math.ceil(widthOf(zone) * 1.5 * S + 0.5 * S + 2 * MARGIN),
  height: Math.ceil((heightOf(zone) + 0.5) * ROOT3 * S + 2 * MARGIN),
});

/** The table's drawing leaves out empty columns and rows at the edges: so far it has to be moved. */
export function offsetOf({ rows }: Pick<ZoneDraft, 'rows'>): Point {
  const row = rows.findIndex((line) => /[^.]/.test(line));
  const column = Math.min(...rows.map((line) => line.search(/[^.]/)).filter((c) => c >= 0));
  return Number.isFinite(column) ? { x: column * 1.5 * S, y: row * ROOT3 * S } : { x: 0, y: 0 };
}

/** Outlines by size and place: a stroke asks for thousands of them, and writing their numbers down takes longest. */
const outlines = new Map<number, string[][]>();
export function hexOf({ c, r }: Cell, size = S): string {
  let columns = outlines.get(size);
  if (columns === undefined) outlines.set(size, (columns = []));
  const column = (columns[c] ??= []);
  return (column[r] ??= hex(xOfCell({ c, r }), yOfCell({ c, r }), size));
}

/** The place under a point; null: none. */
export function cellAt(zone: ZoneDraft, { x, y }: Point): Cell | null {
  const about = Math.round((x - S - MARGIN) / (1.5 * S));
  let best: Cell | null = null;
  let least = S;
  for (let c = about - 1; c <= about + 1; c++) {
    const near = Math.round((y - MARGIN) / (ROOT3 * S) - (c % 2 === 0 ? 0.5 : 1));
    for (const r of [near - 1, near, near + 1]) {
      const far = Math.hypot(xOfCell({ c, r }) - x, yOfCell({ c, r }) - y);
      if (far >= least || !isInside(zone, { c, r })) continue;
      least = far;
      best = { c, r };
    }
  }
  return best;
}

/** Places from one to another, so that a quick stroke has no gaps. */
export function between(zone: ZoneDraft, from: Cell, to: Cell): Cell[] {
  const [a, b] = [
    { x: xOfCell(from), y: yOfCell(from) },
    { x: xOfCell(to), y: yOfCell(to) },
  ];
  const steps = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / S));
  const cells: Cell[] = [];
  for (let i = 1; i <= steps; i++) {
    const cell = cellAt(zone, { x: a.x + ((b.x - a.x) * i) / steps, y: a.y + ((b.y - a.y) * i) / steps });
    const last = cells.at(-1) ?? from;
    if (cell !== null && (cell.c !== last.c || cell.r !== last.r)) cells.push(cell);
  }
  return cells;
}

/** What an arrow key leads to. Left and right keep to a line, as near as hexagons allow. */
export function stepFrom({ c, r }: Cell, key: string): Cell | null {
  switch (key) {
    case 'ArrowUp':
      return { c, r: r - 1 };
    case 'ArrowDown':
      return { c, r: r + 1 };
    case 'ArrowLeft':
      return { c: c - 1, r };
    case 'ArrowRight':
      return { c: c + 1, r };
    default:
      return null;
  }
}
