/**
 * Which thing an arrow key leads to, for all things of a table at once. Every thing has at most one neighbour on each side, and
 * neighbours are mutual: the opposite key leads back. The things are joined first, nearest pairs before others, so that arrows
 * alone reach all of them; then what is still free on any side takes the nearest that is free there too.
 */
export interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
/** The number of the neighbour on each side; -1: none. */
export type ArrowWays = Record<Arrow, number>;

/** Two things side by side, the left or upper one first. */
interface Pair {
  readonly a: number;
  readonly b: number;
  readonly across: boolean;
  readonly cost: number;
}

/** Further aside than this against the way ahead, another arrow is meant; unless nothing else joins the things. */
const CONE = 3;
/** How much the way aside counts; where that leaves things apart, the next is tried. */
const ASIDES = [1, 2, 0.5, 4];
/** Up to this many things all pairs are looked at; beyond it, the nearest few of each. */
const FEW = 40;
const NEAREST = 10;

const sum = (b: Edges, across: boolean): number => (across ? b.left + b.right : b.top + b.bottom) / 2;

function pairOf(boxes: readonly Edges[], i: number, j: number, across: boolean, weight: number): Pair | null {
  const ahead = sum(boxes[j], across) - sum(boxes[i], across);
  const aside = Math.abs(sum(boxes[j], !across) - sum(boxes[i], !across));
  if (Math.abs(ahead) <= 1) return null;
  const [a, b] = ahead > 0 ? [i, j] : [j, i];
  const far = aside > CONE * Math.abs(ahead) ? FAR : 0;
  return { a, b, across, cost: Math.abs(ahead) + weight * aside + far };
}
/** Outside the cone: only to join what would be apart. */
const FAR = 1e6;

/** All pairs, cheapest first; equal ones from top to bottom and from left to right, so that rows of a grid stay rows. */
function pairsOf(boxes: readonly Edges[], near: boolean, weight: number): Pair[] {
  const pairs: Pair[] = [];
  const place = (i: number): number => sum(boxes[i], false) * 1e4 + sum(boxes[i], true);
  boxes.forEach((_, i) => {
    const own: Pair[] = [];
    for (let j = near ? 0 : i + 1; j < boxes.length; j++)
      if (j !== i)
        for (const across of [true, false]) {
          const pair = pairOf(boxes, i, j, across, weight);
          if (pair !== null) own.push(pair);
        }
    pairs.push(...(near ? own.sort((p, q) => p.cost - q.cost).slice(0, NEAREST) : own));
  });
  return pairs.sort((p, q) => Math.round(p.cost - q.cost) || place(p.a) - place(q.a) || place(p.b) - place(q.b));
}

const NOWHERE: ArrowWays = { ArrowLeft: -1, ArrowRight: -1, ArrowUp: -1, ArrowDown: -1 };

export function waysAmong(boxes: readonly Edges[]): readonly ArrowWays[] {
  for (const weight of ASIDES) {
    const ways = joined(boxes, weight);
    if (ways !== null) return ways;
  }
  return inReadingOrder(boxes);
}

/** Null: some things stay apart from others. */
function joined(boxes: readonly Edges[], weight: number): readonly ArrowWays[] | null {
  const ways = boxes.map((): ArrowWays => ({ ...NOWHERE }));
  const group = boxes.map((_, i) => i);
  const root = (i: number): number => (group[i] === i ? i : root(group[i]));
  const link = ({ a, b, across }: Pair): void => {
    const [to, back] = across ? (['ArrowRight', 'ArrowLeft'] as const) : (['ArrowDown', 'ArrowUp'] as const);
    if (ways[a][to] !== -1 || ways[b][back] !== -1) return;
    ways[a][to] = b;
    ways[b][back] = a;
    group[root(a)] = root(b);
  };
  const join = (pairs: readonly Pair[]): void => {
    for (const pair of pairs) if (root(pair.a) !== root(pair.b)) link(pair);
  };
  const apart = (): boolean => boxes.some((_, i) => root(i) !== root(0));
  const many = boxes.length > FEW;
  const pairs = pairsOf(boxes, many, weight);
  join(pairs);
  // What the nearest few did not join is joined by whatever is left.
  if (many && apart()) join(pairsOf(boxes, false, weight));
  if (apart()) return null;
  for (const pair of pairs) if (pair.cost < FAR) link(pair);
  return ways;
}

/** One after another: this joins anything. */
function inReadingOrder(boxes: readonly Edges[]): readonly ArrowWays[] {
  const ways = boxes.map((): ArrowWays => ({ ...NOWHERE }));
  const order = boxes.map((_, i) => i).sort((i, j) => sum(boxes[i], false) - sum(boxes[j], false) || sum(boxes[i], true) - sum(boxes[j], true));
  order.forEach((i, n) => {
    ways[i].ArrowLeft = order[n - 1] ?? -1;
    ways[i].ArrowRight = order[n + 1] ?? -1;
  });
  return ways;
}

/** Where an arrow leads from a place that is not among the things: the nearest in that direction, else the nearest at all. */
export function nearestFrom(from: Edges, boxes: readonly Edges[], arrow: Arrow): number {
  const across = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const sign = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, i) => {
    const ahead = (sum(box, across) - sum(from, across)) * sign;
    const aside = Math.abs(sum(box, !across) - sum(from, !across));
    const far = Math.abs(ahead) + 2 * aside + (ahead <= 1 || aside > CONE * ahead ? FAR : 0);
    if (far >= least) return;
    least = far;
    best = i;
  });
  return best;
}
