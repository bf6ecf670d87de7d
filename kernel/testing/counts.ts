/** Counts as words, for scenes that read like the rulebook: `'2 boots, plug'`. */

/** `'2 boots, plug'` as counts, by the place of each name in `names`. */
export function countsOf(text: string, names: readonly string[]): number[] {
  const counts = new Array<number>(names.length).fill(0);
  for (const part of text.split(', ').filter((p) => p !== '')) {
    const [, n, name] = /^(?:(\d+) )?(\S+)$/.exec(part) ?? [];
    const i = names.indexOf(name);
    if (i < 0) throw new Error(`'${part}' is none of: ${names.join(', ')}`);
    counts[i] += Number(n ?? 1);
  }
  return counts;
}

/** The other way round. */
export const textOfCounts = (counts: readonly number[], names: readonly string[]): string =>
  counts.flatMap((n, i) => (n === 0 ? [] : [n === 1 ? names[i] : `${n} ${names[i]}`])).join(', ');
