/** How often each value came, with the mean and the median: a skyline of columns, several values to one where there are many. */
import type { Histogram } from '@starboard/kernel';
import { createElement as h, type JSX } from 'preact';
import { figure, niceStep, number, picture, rounded, type Setting } from './look.ts';
import { words } from './words.ts';

const LEFT = 42;
const RIGHT = 10;
const TOP = 12;
const BOTTOM = 42;
/** A column is at least so wide, and at most. */
const LEAST = 9;
const WIDEST = 56;
/** Room that a label below needs for each of its digits. */
const DIGIT = 8;

export interface Bin {
  /** The values from … to, both included. */
  readonly from: number;
  readonly to: number;
  readonly n: number;
}

/** Up to this many values have a column each, if there is room. */
const SINGLE = 30;
/** The fewest columns otherwise; more for larger samples (Rice's rule): finer ones would show noise. */
const FEWEST = 14;

/** How many values share a column, in steps of 1, 2, 5, 10 … */
export function binsOf(counts: Histogram['counts'], room: number): Bin[] {
  if (counts.length === 0) return [];
  const [first] = counts[0];
  const [last] = counts[counts.length - 1];
  const all = counts.reduce((sum, [, n]) => sum + n, 0);
  const range = last - first + 1;
  const most = range <= SINGLE ? room : Math.min(room, Math.max(FEWEST, Math.ceil(2 * Math.cbrt(all))));
  const step = Math.max(1, niceStep(range, most));
  const start = Math.floor(first / step) * step;
  const bins = Array.from({ length: Math.floor((last - start) / step) + 1 }, (_, i) => ({
    from: start + i * step,
    to: start + (i + 1) * step - 1,
    n: 0,
  }));
  for (const [value, n] of counts) bins[Math.floor((value - start) / step)].n += n;
  return bins;
}

export function averages(counts: Histogram['counts']): { mean: number; median: number } {
  const all = counts.reduce((sum, [, n]) => sum + n, 0);
  const mean = counts.reduce((sum, [value, n]) => sum + value * n, 0) / Math.max(1, all);
  const at = (rank: number): number => {
    let seen = 0;
    return counts.find(([, n]) => (seen += n) > rank)?.[0] ?? 0;
  };
  return { mean, median: (at(Math.floor((all - 1) / 2)) + at(Math.floor(all / 2))) / 2 };
}

export function histogramPlot(section: Histogram, setting: Setting): JSX.Element {
  const { width, language } = setting;
  const height = width < 400 ? 190 : 230;
  const inner = width - LEFT - RIGHT;
  const bins = binsOf(section.counts, Math.floor(inner / LEAST));
  const each = Math.min(WIDEST, inner / Math.max(1, bins.length));
  // Few columns stand in the middle of their ground.
  const left = LEFT + (inner - each * bins.length) / 2;
  const most = Math.max(1, ...bins.map((b) => b.n));
  const floor = height - BOTTOM;
  const y = (n: number): number => TOP + (1 - n / most) * (floor - TOP);
  const step = Math.max(1, niceStep(most, 4));
  const grid = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
  const digits = String(bins.at(-1)?.from ?? 0).length;
  const { mean } = averages(section.counts);
  const size = bins.length === 0 ? 1 : bins[0].to - bins[0].from + 1;
  const meanX = left + ((mean - (bins[0]?.from ?? 0) + (size === 1 ? 0.5 : 0)) / size) * each;
  const labels = Math.max(1, niceStep((size * (digits * DIGIT + 10)) / each, 1));
  const gap = each > 16 ? 3 : 1;
  return picture(setting, height, section.title, section.about, [
    ...grid.map((n) =>
      h(
        'g',
        { key: `g${n}` },
        h('path', { key: 'l', className: n === 0 ? 'pl-axis' : 'pl-grid', d: `M${LEFT} ${rounded(y(n))}H${rounded(width - RIGHT)}` }),
        h('text', { key: 't', className: 'pl-tick', x: LEFT - 7, y: rounded(y(n) + 4), textAnchor: 'end' }, number(n, language)),
      ),
    ),
    ...bins.map((b, i) => {
      const x = left + i * each;
      const range = b.from === b.to ? number(b.from, language) : `${b.from}–${b.to}`;
      return h(
        'g',
        { key: i },
        b.n > 0 &&
          h(
            'rect',
            {
              key: 'r',
              className: 'pl-column',
              x: rounded(x + gap / 2),
              y: rounded(Math.min(y(b.n), floor - 1)),
              width: rounded(each - gap),
              height: rounded(Math.max(1, floor - y(b.n))),
              rx: each > 16 ? 3 : 1,
            },
            h('title', null, `${range} ${section.value} (${section.unit}: ${b.n})`),
          ),
        b.from % labels === 0 &&
          h('text', { key: 't', className: 'pl-tick', x: rounded(x + (size === 1 ? each / 2 : 0)), y: floor + 16, textAnchor: 'middle' }, b.from),
      );
    }),
    bins.length > 0 && h('path', { key: 'mean', className: 'pl-ref', d: `M${rounded(meanX)} ${TOP}V${floor}` }),
    h('text', { key: 'value', className: 'pl-tick', x: rounded(LEFT + inner / 2), y: height - 5, textAnchor: 'middle' }, section.value),
  ]);
}

/** What the line is, and the value in the middle. */
export function histogramLegend(section: Histogram, { language }: Pick<Setting, 'language'>): JSX.Element {
  const w = words[language];
  const { mean, median } = averages(section.counts);
  return h(
    'ul',
    { className: 'pl-legend' },
    h(
      'li',
      { key: 'mean' },
      h('svg', { viewBox: '0 0 10 16', width: 10, height: 16, 'aria-hidden': true }, h('path', { className: 'pl-ref', d: 'M5 0V16' })),
      `${w.mean} ${figure(mean, language)}`,
    ),
    h('li', { key: 'median' }, `${w.median} ${number(median, language)}`),
  );
}
