/**
 * Two versions of something, measured on the same seeds: how much each figure differs, and how sure one may be. Matches are compared block
 * by block: what chance did to a block of one version it did to the same block of the other, so the difference is known better than
 * both figures are.
 */
import type { Json } from './contract.ts';
import type { Language } from './languages.ts';
import type { Collector, IntervalItem, Intervals } from './report.ts';
import { type Interval, NO_RATIO, spreadOf, studentT, withMatch } from './statistics.ts';

/** The interval is that of this figure alone, at 95 %. */
export interface Difference extends Interval {
  /** The heading of the section that has the figure. */
  readonly section: string;
  readonly name: string;
  readonly unit: Intervals['unit'];
  readonly first: number;
  readonly second: number;
  /**
   * Whether zero is outside of an interval that allows for all figures of the comparison (Bonferroni): if nothing differs, any of them is
   * marked in one comparison of twenty at most.
   */
  readonly holds: boolean;
}

const RISK = 0.05;

/** With fewer blocks nothing can be said about how they vary. */
const LEAST_BLOCKS = 4;

interface Figure {
  readonly section: Intervals;
  readonly item: IntervalItem;
}

const figures = (collector: Collector, counts: Json, language: Language): Figure[] =>
  collector
    .sections(structuredClone(counts), language)
    .flatMap((section) => (section.kind === 'intervals' ? section.items.map((item) => ({ section, item })) : []));

const sum = (collector: Collector, blocks: readonly Json[]): Json =>
  blocks.slice(1).reduce<Json>((all, block) => collector.merge(all, structuredClone(block)), structuredClone(blocks[0]));

/** Figures that both have, in the order of the first. `blocks` are pairs of counts of the same matches; at least one. */
export function differences(collector: Collector, blocks: readonly (readonly [Json, Json])[], language: Language): Difference[] {
  const [first, second] = [0, 1].map((side) =>
    figures(
      collector,
      sum(
        collector,
        blocks.map((pair) => pair[side]),
      ),
      language,
    ),
  );
  const apart = blocks.map(([a, b]) => byName(figures(collector, a, language), figures(collector, b, language)));
  const both = first.flatMap(({ section, item }) => {
    const other = second.find((f) => f.item.name === item.name && f.section.title === section.title);
    return other === undefined ? [] : [{ section, item, other: other.item }];
  });
  return both.map(({ section, item, other }) => {
    const mean = other.mean - item.mean;
    const values = apart.flatMap((block) => block.get(`${section.title} ${item.name}`) ?? []);
    const half = halfOf(values, RISK);
    return {
      ...{ section: section.title, name: item.name, unit: section.unit, first: item.mean, second: other.mean, mean },
      ...{ low: mean - half, high: mean + half, holds: Math.abs(mean) > halfOf(values, RISK / both.length) },
    };
  });
}

function byName(first: readonly Figure[], second: readonly Figure[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { section, item } of first) {
    const other = second.find((f) => f.item.name === item.name && f.section.title === section.title);
    if (other !== undefined) found.set(`${section.title} ${item.name}`, other.item.mean - item.mean);
  }
  return found;
}

/** Half the interval that misses the mean of values like these with probability `risk`. */
function halfOf(values: readonly number[], risk: number): number {
  if (values.length < LEAST_BLOCKS) return Number.POSITIVE_INFINITY;
  const sums = values.reduce((all, value) => withMatch(all, value, 1), NO_RATIO);
  return spreadOf(sums, studentT(values.length - 1, risk)).half ?? 0;
}
