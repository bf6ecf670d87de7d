/** The plots of reports, drawn as text: everything inside, named and finite at every width, and the same in numbers. */
import type { HeatMap, Histogram, Intervals, ReportSection } from '@starboard/kernel';
import type { JSX } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import {
  averages,
  binsOf,
  dataOf,
  dataTable,
  heatLegend,
  heatPlot,
  histogramLegend,
  histogramPlot,
  intervalsLegend,
  intervalsPlot,
  isWide,
  type Setting,
  warmth,
} from '../plots/index.ts';

const HEAD = { title: 'A title', about: 'What it is about' };
const histogram = (counts: [number, number][]): Histogram => ({ kind: 'histogram', ...HEAD, value: 'rounds', unit: 'games', counts });
const intervals = (unit: 'share' | 'count', means: number[]): Intervals => ({
  ...{ kind: 'intervals', ...HEAD, unit, value: 'wins', mark: 'fair' },
  items: means.map((mean, i) => ({
    name: i === 0 ? 'A name that is much too long for its place' : `Seat <b>${i}`,
    n: `${i} of 9`,
    mean,
    low: mean * 0.9,
    high: Math.min(unit === 'share' ? 1 : 1e9, mean * 1.1),
    mark: i % 2 === 0 ? 0.25 : null,
  })),
});
function heat(shape: HeatMap['shape'], columns: number, rows: number, named: boolean): HeatMap {
  const cells = Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [i % columns, Math.floor(i / columns)];
    const half = shape === 'hexagon' && x % 2 === 1 ? 0.5 : 0;
    return { x: x + 3, y: y + 1 + half, value: i === 1 ? null : (i * 7) % 11, label: `L${x} ${y}`, strong: i === 2 };
  });
  return {
    ...{ kind: 'heatmap', ...HEAD, shape, value: 'steps', unit: 'count', cells },
    columns: named ? Array.from({ length: columns }, (_, i) => String.fromCharCode(65 + i)) : [],
    rows: named ? Array.from({ length: rows }, (_, i) => `Row ${i + 1}`) : [],
  };
}

const SECTIONS: Readonly<Record<string, ReportSection>> = {
  'one value': histogram([[7, 3]]),
  'few values': histogram([
    [3, 4],
    [4, 0],
    [5, 12],
    [9, 1],
  ]),
  'many values': histogram(Array.from({ length: 300 }, (_, i) => [i * 5 + 17, 1 + ((i * 31) % 97)])),
  'no values': histogram([]),
  shares: intervals('share', [0.01, 0.4, 0, 1]),
  'tiny shares': intervals('share', [0.0001, 0.0004]),
  means: intervals('count', [120.5, 3, 0]),
  squares: heat('square', 10, 6, true),
  'a zone of hexagons': heat('hexagon', 23, 14, true),
  'a few hexagons': heat('hexagon', 4, 3, false),
  'a cold plan': { ...heat('square', 2, 2, true), cells: [{ x: 0, y: 0, value: 0, label: 'only' }] },
  'an empty plan': { ...heat('square', 1, 1, false), cells: [] },
};

function draw(section: ReportSection, setting: Setting): [plot: JSX.Element, legend: JSX.Element] {
  switch (section.kind) {
    case 'histogram':
      return [histogramPlot(section, setting), histogramLegend(section, setting)];
    case 'intervals':
      return [intervalsPlot(section, setting), intervalsLegend(section, setting)];
    case 'heatmap':
      return [heatPlot(section, setting), heatLegend(section, setting)];
    default:
      throw new Error(section.kind);
  }
}

describe.each(Object.entries(SECTIONS))('%s', (_, section) => {
  test.each([300, 326, 540, 1120])('at %i pixels everything is inside, named and finite', (width) => {
    for (const language of ['de', 'en'] as const) {
      const [svg, legend] = draw(section, { names: [], language, width, id: 'p' }).map((e) => renderToString(e));
      expect(svg + legend).not.toMatch(/NaN|undefined|Infinity|<b>|style=|e-\d/);
      expect(svg).toContain('<title id="p-t">A title</title><desc id="p-d">What it is about</desc>');
      const [wide, tall] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)!.slice(1).map(Number);
      expect(wide).toBeLessThanOrEqual(width + 0.01);
      for (const [, x] of svg.matchAll(/ x="(-?[\d.]+)"/g)) expect(Number(x) >= -0.01 && Number(x) <= wide + 0.01, x).toBe(true);
      for (const [, y] of svg.matchAll(/ y="(-?[\d.]+)"/g)) expect(Number(y) >= 0 && Number(y) <= tall + 0.01, y).toBe(true);
      for (const [, x, y] of svg.matchAll(/d="M(-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Number(x) >= 0 && Number(x) <= wide && Number(y) >= 0 && Number(y) <= tall, `${x} ${y}`).toBe(true);
      }
    }
  });

  test('the table has a row for everything that is drawn', () => {
    const { head, rows } = dataOf(section, { names: [], language: 'en' });
    for (const row of rows) expect(row.length).toBe(head.length);
    expect(renderToString(dataTable(section, { names: [], language: 'de' })).match(/<tr>/g)?.length).toBe(rows.length + 1);
    if (section.kind === 'histogram') expect(rows.length).toBe(section.counts.length);
    if (section.kind === 'intervals') expect(rows.map((r) => r[0])).toEqual(section.items.map((i) => i.name));
    if (section.kind === 'heatmap' && section.shape === 'hexagon') {
      expect(rows.map((r) => r[0])).toEqual(section.cells.filter((c) => c.value !== null).map((c) => c.label));
    }
  });
});

test('columns hold every value once, each in its own where there are few', () => {
  for (const section of Object.values(SECTIONS)) {
    if (section.kind !== 'histogram') continue;
    const bins = binsOf(section.counts, 50);
    expect(bins.length).toBeLessThanOrEqual(51);
    for (const b of bins) {
      expect(section.counts.filter(([v]) => v >= b.from && v <= b.to).reduce((sum, [, n]) => sum + n, 0)).toBe(b.n);
    }
    expect(bins.reduce((sum, b) => sum + b.n, 0)).toBe(section.counts.reduce((sum, [, n]) => sum + n, 0));
  }
  expect(
    binsOf(
      [
        [3, 1],
        [5, 2],
      ],
      50,
    ).map((b) => [b.from, b.to, b.n]),
  ).toEqual([
    [3, 3, 1],
    [4, 4, 0],
    [5, 5, 2],
  ]);
});

test('mean and median of an even and an odd number', () => {
  expect(
    averages([
      [1, 2],
      [4, 2],
    ]),
  ).toEqual({ mean: 2.5, median: 2.5 });
  expect(
    averages([
      [1, 1],
      [2, 1],
      [9, 1],
    ]),
  ).toEqual({ mean: 4, median: 2 });
});

test('warmth: never is a step of its own, and the most frequent place is the warmest', () => {
  expect([0, 0.001, 0.5, 1].map((v) => warmth(v, 1))).toEqual([0, 1, 4, 7]);
  expect(isWide(heat('hexagon', 23, 14, true))).toBe(true);
  expect(isWide(heat('square', 10, 6, true))).toBe(false);
});

test('hexagons fit together: neighbours are one cell apart in all six directions', () => {
  const svg = renderToString(heatPlot(heat('hexagon', 4, 4, false), { names: [], language: 'en', width: 300, id: 'p' }));
  const starts = new Map(
    [...svg.matchAll(/<title>(L\d \d)[^<]*<\/title><path [^>]*\bd="M([\d.]+) ([\d.]+)/g)].map((m) => [m[1], [Number(m[2]), Number(m[3])]]),
  );
  expect(starts.size).toBe(16);
  const [x, y] = starts.get('L1 1')!;
  const apart = ['L1 0', 'L1 2', 'L0 1', 'L0 2', 'L2 1', 'L2 2'].map((name) => Math.hypot(starts.get(name)![0] - x, starts.get(name)![1] - y));
  for (const d of apart) expect(d).toBeCloseTo(apart[0], 1);
});
