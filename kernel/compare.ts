/**
 * Two versions of something, measured on the same seeds: how much each figure differs, and how sure one may be. Matches are compared block
 * by block: what chance did to a block of one version it did to the same block of the other, so the difference is known better than
 * both figures are.
 */
import type { Json } from './contract.ts';
import type { Language } from './languages.ts';
import type { Collector, IntervalItem, Intervals } from './report.ts';
import { type Interval, Z95 } from './statistics.ts';

export interface Difference extends Interval {
  /** The heading of the section that has the figure. */
  readonly section: string;
  readonly name: string;
  readonly unit: Intervals['unit'];
  readonly first: number;
  readonly second: number;
  /** Whether zero is outside of the interval. */
  readonly sure: boolean;
}

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
  return first.flatMap(({ section, item }) => {
    const other = second.find((f) => f.item.name === item.name && f.section.title === section.title);
    if (other === undefined) return [];
    const mean = other.item.mean - item.mean;
    const half = spread(apart.flatMap((block) => block.get(`${section.title} ${item.name}`) ?? []));
    const [low, high] = [mean - half, mean + half];
    return [
      {
        section: section.title,
        name: item.name,
        unit: section.unit,
        first: item.mean,
        second: other.item.mean,
        mean,
        low,
        high,
        sure: low > 0 || high < 0,
      },
    ];
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

/** Half the 95 % interval of the mean of these. */
function spread(values: readonly number[]): number {
  if (values.length < LEAST_BLOCKS) return Number.POSITIVE_INFINITY;
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const variance = values.reduce((all, v) => all + (v - mean) ** 2, 0) / (values.length - 1);
  return Z95 * Math.sqrt(variance / values.length);
}
