/** How few meetings of a round must have happened before: exactly, by trying all ways that could still be better. */

/** With more people there are too many ways. */
const TRIED = 12;

/** At most `found`; null: too many people to try. */
export function fewestRepeats(
  playing: readonly number[],
  sizes: readonly number[],
  met: (a: number, b: number) => number,
  found: number,
): number | null {
  if (playing.length > TRIED) return null;
  let best = found;
  /** `group` is the table that is being filled, `size` how many it takes. */
  const fill = (group: readonly number[], size: number, left: readonly number[], sizes: readonly number[], cost: number): void => {
    if (cost >= best) return;
    if (group.length < size) {
      // Within a table the order does not matter.
      const last = group.at(-1)!;
      for (const p of left) if (p > last) fill([...group, p], size, without(left, p), sizes, cost + total(group, (q) => met(p, q)));
    } else if (left.length === 0) best = cost;
    else
      for (const next of new Set(sizes))
        fill([Math.min(...left)], next, without(left, Math.min(...left)), sizes.toSpliced(sizes.indexOf(next), 1), cost);
  };
  fill([], 0, playing, sizes, 0);
  return best;
}

const without = (list: readonly number[], one: number): number[] => list.filter((p) => p !== one);
const total = (list: readonly number[], of: (p: number) => number): number => list.reduce((sum, p) => sum + of(p), 0);
