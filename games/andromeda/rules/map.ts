/**
 * The board (section 3): neighbours, reading order, distances. Tiles are laid in reading order, so which spaces are regions
 * follows from the number of tiles and whether the Void is in play. Each table of distances is made once.
 */
import { NEBULA, NO_TILE, SPACES } from './ids.ts';
import type { MapState } from './types.ts';

/** N23: row, counted from 0, and coordinate of each space. */
export const ROW_OF: readonly number[] = [6, 5, 6, 5, 6].flatMap((n, r) => new Array<number>(n).fill(r));
export const X_OF: readonly number[] = [6, 5, 6, 5, 6].flatMap((n, r) => Array.from({ length: n }, (_, c) => 2 * c + (r % 2)));

/** N24: left, right, above-left, above-right, below-left, below-right. */
const WAYS = [
  [0, -2],
  [0, 2],
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;

const at = (row: number, x: number): number => ROW_OF.findIndex((r, i) => r === row && X_OF[i] === x);
/** N24: by space and way; -1 beyond the board. */
export const TOWARDS: readonly (readonly number[])[] = ROW_OF.map((row, i) => WAYS.map(([dr, dx]) => at(row + dr, X_OF[i] + dx)));
/** N23: spaces side by side, with or without tiles. */
export const BESIDE: readonly (readonly number[])[] = TOWARDS.map((ways) => ways.filter((to) => to >= 0));

/** N25: the nebulae 1–6 in order. */
export const NEBULAE: readonly number[] = [at(0, 0), at(0, 10), at(2, 0), at(2, 10), at(4, 0), at(4, 10)];
/** N26. */
export const VOID_SPACE = at(2, 4);

/** N27: where tiles are laid, in order. */
export const READING: readonly number[] = ROW_OF.map((_, i) => i).filter((i) => !NEBULAE.includes(i));
const READING_VOID: readonly number[] = READING.filter((i) => i !== VOID_SPACE);
export const readingOrder = (theVoid: boolean): readonly number[] => (theVoid ? READING_VOID : READING);

/** Farther than anything: not connected (N294). */
export const UNREACHABLE = 99;

/** N28, N29: neighbours and distances among regions. */
export interface Reach {
  /** From a to b: `a * 28 + b`. */
  readonly far: Uint8Array;
  readonly beside: readonly (readonly number[])[];
  /** By space: a bit for each space within 1, 2, 3 … steps (itself not). */
  readonly within: readonly (readonly number[])[];
}

const made: (Reach | undefined)[] = [];
/** N294: a nebula is a region even without neighbours. */
function make(laid: number, theVoid: boolean): Reach {
  const region = new Array<boolean>(SPACES).fill(false);
  for (const i of NEBULAE) region[i] = true;
  for (const i of readingOrder(theVoid).slice(0, laid)) region[i] = true;
  if (theVoid) region[VOID_SPACE] = true;
  const beside = BESIDE.map((list, i) => (region[i] ? list.filter((to) => region[to]) : []));
  const far = new Uint8Array(SPACES * SPACES).fill(UNREACHABLE);
  for (let from = 0; from < SPACES; from++) {
    if (!region[from]) continue;
    far[from * SPACES + from] = 0;
    const queue = [from];
    for (const here of queue)
      for (const to of beside[here])
        if (far[from * SPACES + to] === UNREACHABLE) {
          far[from * SPACES + to] = far[from * SPACES + here] + 1;
          queue.push(to);
        }
  }
  const within = BESIDE.map((_, from) => {
    const masks: number[] = [0];
    for (let n = 1; n <= 12; n++) {
      let mask = 0;
      for (let to = 0; to < SPACES; to++) if (to !== from && far[from * SPACES + to] <= n) mask |= 1 << to;
      masks.push(mask);
    }
    return masks;
  });
  return { far, beside, within };
}

export function reachOf(map: Pick<MapState, 'laid' | 'void'>): Reach {
  const key = map.laid * 2 + (map.void ? 1 : 0);
  return (made[key] ??= make(map.laid, map.void));
}

export const distance = (map: MapState, a: number, b: number): number => reachOf(map).far[a * SPACES + b];
export const neighbours = (map: MapState, space: number): readonly number[] => reachOf(map).beside[space];
/** N28. */
export const isRegion = (map: Pick<MapState, 'tile'>, space: number): boolean => map.tile[space] !== NO_TILE;
export const isNebula = (map: Pick<MapState, 'tile'>, space: number): boolean => map.tile[space] === NEBULA;
