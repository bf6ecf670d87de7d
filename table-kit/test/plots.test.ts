/** The plots drawn as text: every section at every width, nothing outside, nothing undefined, everything also in numbers. */
import type { Section, Summary } from '@starboard/kernel';
import { createElement, type JSX } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import {
  barsPlot,
  dataOf,
  dataTable,
  legend,
  lineScale,
  linesCursor,
  linesPlot,
  luckPlot,
  markLegend,
  matrixPlot,
  nearestTick,
  type Setting,
  share,
  slope,
  timelineCursor,
  timelineLayout,
  timelinePlot,
} from '../plots/index.ts';

const NAMES = ['Mirela', 'Jonas <b>', 'Maximiliane-Charlotte', 'Priya', 'Theo', '', 'Vela', 'Zed'];
const seat = (n: number) => n as never;

function summaryOf(seats: number): Summary {
  const each = <V>(make: (i: number) => V): V[] => Array.from({ length: seats }, (_, i) => make(i));
  const head = { title: 'A title', about: 'What it is about' };
  return {
    sections: [
      { kind: 'facts', ...head, items: [{ value: '7', name: 'missions' }] },
      {
        kind: 'lines',
        ...head,
        unit: 'share',
        most: 1,
        at: [0, 3, 4, 9],
        chapters: [
          { i: 0, name: 'Mission 1', short: '1' },
          { i: 2, name: 'Mission 2', short: '2' },
        ],
        series: each((i) => [1 / seats, 0.5, 0.25, i === 0 ? 1 : 0]),
        text: [['dealt'], ['one'], ['two'], ['end']],
      },
      {
        kind: 'timeline',
        ...head,
        chapters: each((i) => ({
          name: `Mission ${i + 1}`,
          short: `${i + 1}`,
          ticks: Array.from({ length: i * 9 }, (_, k) => ({
            n: i * 50 + k,
            seat: seat(k % seats),
            height: k % 11,
            mark: (['danger', 'special', 'good', 'win', null] as const)[k % 5],
            text: [{ seat: seat(0) }, ' does it'],
          })),
        })),
        height: { name: 'portal', most: 10 },
        marks: { danger: 'sabortal', win: 'the win' },
      },
      {
        kind: 'bars',
        ...head,
        mark: 'average',
        measures: [
          { name: 'One', values: each((i) => i * 3), mark: 2.5 },
          { name: 'None', values: each(() => 0), mark: null },
        ],
      },
      { kind: 'matrix', ...head, row: 'took', column: 'from', cells: each((i) => each((k) => (i * k) % 14)) },
      {
        kind: 'luck',
        ...head,
        measures: [
          {
            name: 'Draws',
            about: 'more',
            better: 'more',
            rows: each((i) => ({ tries: i * 4, actual: i, expected: i * 1.25, low: 0, high: i * 2, luck: i / seats })),
          },
        ],
      },
      { kind: 'moments', ...head, seat: seat(1), items: [{ n: 4, chapter: 'Mission 1', text: ['x'], before: 0.2, after: 0.7 }] },
    ],
  };
}

function draw(section: Section, setting: Setting): JSX.Element {
  switch (section.kind) {
    case 'lines':
      return linesPlot(section, setting, 0);
    case 'timeline':
      return timelinePlot(section, setting);
    case 'bars':
      return barsPlot(section, setting);
    case 'matrix':
      return matrixPlot(section, setting);
    case 'luck':
      return luckPlot(section, setting);
    case 'moments':
      return slope(section.seat, section.items[0].before, section.items[0].after);
    case 'facts':
      return createElement('svg', null);
  }
}

describe.each([2, 4, 6, 8])('%i players', (seats) => {
  const { sections } = summaryOf(seats);
  const names = NAMES.slice(0, seats);

  test.each([300, 344, 700, 1200, 1900])('at %i pixels everything is inside, named and finite', (width) => {
    for (const section of sections) {
      for (const language of ['de', 'en'] as const) {
        const svg = renderToString(draw(section, { names, language, width, id: 'p' }));
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<b>/);
        expect(svg).not.toContain('style=');
        if (section.kind === 'facts' || section.kind === 'moments') continue;
        expect(svg).toContain('<title id="p-t">A title</title><desc id="p-d">What it is about</desc>');
        const [, , right] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)!.map(Number) as [number, number, number];
        const wide = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)![1]);
        expect(wide).toBeLessThanOrEqual(width + 0.01);
        for (const [, x] of svg.matchAll(/ (?:x|cx)="(-?[\d.]+)"/g)) {
          expect(Number(x)).toBeGreaterThanOrEqual(-0.01);
          expect(Number(x)).toBeLessThanOrEqual(wide + 0.01);
        }
        for (const [, y] of svg.matchAll(/ (?:y|cy)="(-?[\d.]+)"/g)) expect(Number(y)).toBeLessThanOrEqual(right + 0.01);
      }
    }
  });

  test('the table has a row for everything that is drawn', () => {
    for (const section of sections) {
      const { head, rows } = dataOf(section, { names, language: 'en' });
      for (const row of rows) expect(row.length).toBe(head.length);
      const markup = renderToString(dataTable(section, { names, language: 'de' }));
      expect(markup.match(/<tr>/g)?.length).toBe(rows.length + 1);
      if (section.kind === 'timeline') expect(rows.length).toBe(section.chapters.flatMap((c) => c.ticks).length);
      if (section.kind === 'lines') expect(rows.map((r) => r[1])).toEqual(section.series[0].map((v) => share(v, 'en')));
    }
  });

  test('players differ by shape and by dashes, not by colour alone', () => {
    const markup = renderToString(legend({ names, language: 'en' }, seats, true));
    const paths = (of: string): string[] => [...markup.matchAll(/<path [^>]*>/g)].map((m) => m[0]).filter((path) => path.includes(`class="${of} `));
    const shapes = paths('pl-shape').map((path) => / d="([^"]+)"/.exec(path)![1]);
    expect(new Set(shapes).size).toBe(seats);
    const dashes = paths('pl-line').map((path) => /dasharray="([^"]+)"/.exec(path)?.[1] ?? '');
    expect(new Set(dashes).size).toBe(seats);
  });

  test('pointing finds what is drawn there', () => {
    for (const section of sections) {
      if (section.kind === 'timeline') {
        const { ticks } = timelineLayout(section, 500);
        ticks.forEach((t, i) => {
          expect(nearestTick(ticks, t.x, t.y)).toBe(i);
        });
      }
      if (section.kind === 'lines') {
        const { x, near } = lineScale(section, 500);
        for (const i of section.at.keys()) expect(near(x(i))).toBe(i);
        expect([near(-99), near(9999)]).toEqual([0, section.at.length - 1]);
      }
    }
  });
});

test('what is looked at lies over the plot, at the same place', () => {
  for (const section of summaryOf(4).sections) {
    if (section.kind === 'lines') {
      const svg = renderToString(linesCursor(section, 500, 2));
      expect(Number(/d="M([\d.]+) /.exec(svg)?.[1])).toBeCloseTo(lineScale(section, 500).x(2), 1);
      expect(svg.match(/pl-shape/g)?.length).toBe(4);
    }
    if (section.kind === 'timeline') {
      const layout = timelineLayout(section, 500);
      const svg = renderToString(timelineCursor(layout, 500, 7));
      expect(Number(/ x="([\d.]+)"/.exec(svg)?.[1])).toBeCloseTo(layout.ticks[7].x - 8, 1);
    }
  }
});

test('marks that do not occur are not explained', () => {
  const timeline = summaryOf(3).sections.find((s) => s.kind === 'timeline')!;
  const markup = renderToString(markLegend(timeline));
  expect(markup).toContain('sabortal');
  expect(markup.match(/<li>/g)?.length).toBe(2);
});
