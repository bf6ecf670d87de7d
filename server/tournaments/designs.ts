/**
 * Plans in which each pair meets equally often, where one is known: for every number of people up to nine at tables of three to six for
 * which counting allows it in at most fifteen rounds. Each is checked by a test.
 */
type Plan = number[][][];

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const without = (people: number, group: readonly number[]): number[] => range(people).filter((p) => !group.includes(p));

/** All ways to choose `size` of these. */
const subsets = (of: readonly number[], size: number): number[][] =>
  size === 0 ? [[]] : of.flatMap((first, i) => subsets(of.slice(i + 1), size - 1).map((rest) => [first, ...rest]));

/** One round, turned: everybody moves on by one; people outside the ring stay. */
const turned = (ring: number, round: readonly (readonly number[])[]): Plan =>
  range(ring).map((by) => round.map((group) => group.map((p) => (p < ring ? (p + by) % ring : p))));

/** The plane of 3 × 3 points: its lines by direction, three in a round. */
const LINES: Plan = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, 2],
].map(([down, across]) => range(3).map((start) => range(9).filter((p) => (down * Math.floor(p / 3) + across * (p % 3)) % 3 === start)));

/** The same points as the field of nine elements, a + bi: its squares and the others, moved by each element. */
const FIELD: Plan = range(9).map((by) =>
  [
    [3, 6, 1, 2],
    [4, 5, 7, 8],
  ].map((group) => group.map((p) => ((Math.floor(p / 3) + Math.floor(by / 3)) % 3) * 3 + (((p % 3) + (by % 3)) % 3))),
);

/** The plane of seven points: who is on a line. */
const FANO = [1, 2, 4];

const KNOWN: { readonly [peopleAndSize: string]: () => Plan } = {
  // Every way to make two tables.
  '6 3': () => subsets([1, 2, 3, 4, 5], 2).map((two) => [[0, ...two], without(6, [0, ...two])]),
  '7 3': () => turned(7, [FANO, [3, 5, 6]]),
  '7 4': () => turned(7, [without(7, FANO)]),
  '8 4': () => turned(7, [[...FANO, 7], without(7, FANO)]),
  '9 3': () => LINES,
  '9 4': () => FIELD,
  '9 6': () => LINES.flat().map((line) => [without(9, line)]),
};

const FEW = 15;

export function designFor(people: number, size: number): Plan | null {
  const known = KNOWN[`${people} ${size}`];
  if (known !== undefined) return known();
  if (people >= 2 * size) return null;
  const all = subsets(range(people), size);
  return all.length <= FEW ? all.map((group) => [group]) : null;
}
