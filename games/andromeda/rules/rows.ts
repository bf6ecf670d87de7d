/**
 * Rows of a station (N63–N71): which gaps are moon slots, which moons fit, and what happens to moons when modules move.
 * Gap i of a row is right of module i - 1 and left of module i; gap 0 is right of the head.
 */

import { nameOf, type S, type X } from './asking.ts';
import { type Compiled, contentOf } from './content.ts';
import { NONE, type Who } from './ids.ts';
import { sure } from './sure.ts';
import type { Pub, Row, Station } from './types.ts';

export const noRow = (): Row => ({ modules: [], damaged: [], gaps: [NONE] });

const outputLeft = (c: Compiled, row: Readonly<Row>, gap: number): boolean => gap > 0 && c.modules[row.modules[gap - 1]].output;
const inputRight = (c: Compiled, row: Readonly<Row>, gap: number): boolean => gap < row.modules.length && c.modules[row.modules[gap]].input;

/** N62–N66, N71: whether this moon may be put there; a moon already there is replaced. */
export const mayLie = (c: Compiled, row: Readonly<Row>, gap: number, moon: number): boolean =>
  inputRight(c, row, gap) ? c.moons[moon].input : outputLeft(c, row, gap);

/** Whether any dock moon could be slotted anywhere. */
export function canSlot(c: Compiled, side: Readonly<Station>): boolean {
  return side.dock.some((moon) => side.rows.some((row) => row.gaps.some((_, gap) => mayLie(c, row, gap, moon))));
}

/** Whether the order of a row's modules can matter: one of them has a slot. */
export const hasSlots = (c: Compiled, row: Readonly<Row>): boolean => row.modules.some((m) => c.modules[m].input || c.modules[m].output);

/** D5: places for a new module; one in each row where the place cannot matter (N183: the right end). */
export function placesFor(c: Compiled, side: Readonly<Station>, module: number): [row: number, place: number][] {
  const m = c.modules[module];
  const places: [number, number][] = [];
  for (let r = 0; r < side.rows.length; r++) {
    if (r !== m.type && !m.adaptable) continue;
    const row = side.rows[r];
    const matters = m.input || m.output || hasSlots(c, row);
    for (let i = matters ? 0 : row.modules.length; i <= row.modules.length; i++) places.push([r, i]);
  }
  return places;
}

/** Where a module is; null: nowhere. */
export function findModule(side: Readonly<Station>, module: number): [row: number, place: number] | null {
  for (let r = 0; r < side.rows.length; r++) {
    const i = side.rows[r].modules.indexOf(module);
    if (i >= 0) return [r, i];
  }
  return null;
}

/** N65, N67: the moon in a module's slot; NONE. */
export const inputMoon = (row: Readonly<Row>, place: number): number => row.gaps[place];
export const outputMoon = (row: Readonly<Row>, place: number): number => row.gaps[place + 1];

/** A moon and the modules whose slots it serves. */
interface Served {
  moon: number;
  out: number;
  in: number;
}
function servedIn(c: Compiled, row: Readonly<Row>): Served[] {
  const list: Served[] = [];
  row.gaps.forEach((moon, gap) => {
    if (moon !== NONE)
      list.push({ moon, out: outputLeft(c, row, gap) ? row.modules[gap - 1] : NONE, in: inputRight(c, row, gap) ? row.modules[gap] : NONE });
  });
  return list;
}

/** What a new order of modules does to the moons. */
export interface Layout {
  /** Gone without a choice: N69, and repair moons that came before an input (N70). */
  readonly lost: number[];
  /** N70: two moons in one gap, one of which must go. */
  readonly clash: readonly number[] | null;
}

/** Puts moons into the gaps of rows whose modules stand already; `dropped` were given up by choice. */
function settleMoons(c: Compiled, rows: Row[], moons: readonly Served[], dropped: readonly number[]): Layout {
  const lost: number[] = [];
  for (const row of rows) row.gaps = new Array<number>(row.modules.length + 1).fill(NONE);
  let clash: number[] | null = null;
  for (const served of moons) {
    if (dropped.includes(served.moon)) continue;
    const gap = gapOf(rows, served);
    if (gap === null) {
      lost.push(served.moon);
      continue;
    }
    const [row, i] = gap;
    if (inputRight(c, row, i) && !c.moons[served.moon].input) {
      lost.push(served.moon);
      continue;
    }
    if (row.gaps[i] === NONE) row.gaps[i] = served.moon;
    else clash ??= [row.gaps[i], served.moon];
  }
  return { lost, clash };
}

/** N68, N69: a moon goes along; one that serves two needs both side by side. */
function gapOf(rows: readonly Row[], served: Served): [Row, number] | null {
  for (const row of rows) {
    const out = served.out === NONE ? -1 : row.modules.indexOf(served.out);
    const into = served.in === NONE ? -1 : row.modules.indexOf(served.in);
    if (served.out !== NONE && served.in !== NONE) {
      if (out >= 0 && into === out + 1) return [row, into];
    } else if (out >= 0) return [row, out + 1];
    else if (into >= 0) return [row, into];
  }
  return null;
}

function loseMoons(s: S, x: X, who: Who, moons: readonly number[]): void {
  for (const moon of moons) x.tell('all', { kind: 'moon-lost', who: nameOf(s.pub, who), moon: contentOf(s.pub.options).moons[moon].id });
}

/** N183: a new module in its place; at most one moon can be in the way, and goes (N69, N70). */
export function insertModule(s: S, x: X, who: Who, module: number, row: number, place: number, damaged: boolean): void {
  const c = contentOf(s.pub.options);
  const r = s.pub.sides[who].rows[row];
  const moons = servedIn(c, r);
  r.modules.splice(place, 0, module);
  r.damaged.splice(place, 0, damaged ? 1 : 0);
  loseMoons(s, x, who, settleMoons(c, [r], moons, []).lost);
}

const copyRow = (row: Readonly<Row>): Row => ({ modules: row.modules.slice(), damaged: row.damaged.slice(), gaps: row.gaps.slice() });

/** N68: what comes of moving a module: rows from and to, as they would be. */
export function moved(pub: Readonly<Pub>, who: Who, module: number, row: number, place: number, dropped: readonly number[]) {
  const c = contentOf(pub.options);
  const side = pub.sides[who];
  const [from, i] = sure(findModule(side, module));
  const rows = new Map([...new Set([from, row])].map((r) => [r, copyRow(side.rows[r])]));
  const moons = [...rows.values()].flatMap((r) => servedIn(c, r));
  const source = sure(rows.get(from));
  const [damaged] = source.damaged.splice(i, 1);
  source.modules.splice(i, 1);
  const target = sure(rows.get(row));
  target.modules.splice(place, 0, module);
  target.damaged.splice(place, 0, damaged);
  return { rows, layout: settleMoons(c, [...rows.values()], moons, dropped) };
}

/** N68, N306: where a module can be moved so that it matters: within a row with slots, or to another row. */
export function destinations(c: Compiled, side: Readonly<Station>, module: number): [row: number, place: number][] {
  const [from, i] = sure(findModule(side, module));
  const slots = hasSlots(c, side.rows[from]);
  return placesFor(c, side, module)
    .map(([r, place]): [number, number] => [r, r === from && place > i ? place - 1 : place])
    .filter(([r, place], n, all) => (r !== from || (place !== i && slots)) && all.findIndex(([r2, p2]) => r2 === r && p2 === place) === n);
}

export function arrange(s: S, x: X, who: Who, module: number, row: number, place: number, dropped: readonly number[]): void {
  const { rows, layout } = moved(s.pub, who, module, row, place, dropped);
  for (const [r, changed] of rows) s.pub.sides[who].rows[r] = changed;
  loseMoons(s, x, who, [...layout.lost, ...dropped]);
}
