/** The same as tables, for screen readers and exact numbers. */
import type { HeatMap, ReportSection, Section } from '@starboard/kernel';
import { createElement as h, type JSX } from 'preact';
import { figure, nameOf, number, percent, plainText, type Setting, share } from './look.ts';
import { words } from './words.ts';

export interface DataTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function dataOf(section: Section | ReportSection, setting: Pick<Setting, 'names' | 'language'>): DataTable {
  const { language } = setting;
  const w = words[language];
  const name = (seat: number): string => nameOf(setting, seat);
  const n = (v: number): string => number(v, language);
  const part = (v: number): string => share(v, language);
  switch (section.kind) {
    case 'facts':
      return { head: [w.what, w.value], rows: section.items.map((i) => [i.name, i.value]) };
    case 'timeline':
      return {
        head: [w.when, w.player, section.height.name, w.what],
        rows: section.chapters.flatMap((c) =>
          c.ticks.map((t) => [c.name, t.seat === null ? '' : name(t.seat), t.height === 0 ? '' : n(t.height), plainText(t.text, setting)]),
        ),
      };
    case 'lines': {
      const say = section.unit === 'share' ? part : n;
      const chapter = (i: number): string => section.chapters.findLast((c) => c.i <= i)?.name ?? '';
      return {
        head: [w.when, ...section.series.map((_, seat) => name(seat)), w.what],
        rows: section.at.map((_, i) => [chapter(i), ...section.series.map((line) => say(line[i])), plainText(section.text[i], setting)]),
      };
    }
    case 'bars':
      return {
        head: [w.measure, ...(section.measures[0]?.values ?? []).map((_, seat) => name(seat)), section.mark],
        rows: section.measures.map((m) => [m.name, ...m.values.map(n), m.mark === null ? '' : n(m.mark)]),
      };
    case 'matrix':
      return {
        head: [`${section.row} ↓ ${section.column} →`, ...section.cells.map((_, seat) => name(seat)), w.total],
        rows: section.cells.map((line, by) => [name(by), ...line.map(n), n(line.reduce((a, b) => a + b, 0))]),
      };
    case 'luck':
      return {
        head: [w.measure, w.player, w.actual, w.tries, w.expected, w.band, w.luck],
        rows: section.measures.flatMap((m) =>
          m.rows.map((r, seat) => [m.name, name(seat), n(r.actual), n(r.tries), n(r.expected), w.range(r.low, r.high), part(r.luck)]),
        ),
      };
    case 'moments':
      return {
        head: [w.when, w.what, w.before, w.after],
        rows: section.items.map((m) => [m.chapter, plainText(m.text, setting), part(m.before), part(m.after)]),
      };
    case 'histogram': {
      const all = section.counts.reduce((sum, [, times]) => sum + times, 0);
      return {
        head: [section.value, section.unit, '%'],
        rows: section.counts.map(([value, times]) => [n(value), n(times), percent(times / all, language)]),
      };
    }
    case 'intervals': {
      const say = (v: number): string => (section.unit === 'share' ? percent(v, language) : figure(v, language));
      const marks = section.mark === null ? [] : [section.mark];
      return {
        head: [w.measure, section.value, w.interval, w.by, ...marks],
        rows: section.items.map((i) => [
          i.name,
          say(i.mean),
          `${say(i.low)} – ${say(i.high)}`,
          i.n,
          ...marks.map(() => (i.mark === null ? '' : say(i.mark))),
        ]),
      };
    }
    case 'heatmap':
      return heatData(
        section,
        (v) => (v === null ? '' : section.unit === 'share' ? percent(v, language) : Number.isInteger(v) ? n(v) : figure(v, language)),
        w.place,
      );
    case 'table':
      return { head: section.head, rows: section.rows.map((row) => row.map((cell) => (typeof cell === 'number' ? n(cell) : cell))) };
  }
}

/** A plan with named rows and columns reads as such; of any other, each place is a row. */
function heatData({ columns, rows, cells, shape, value }: HeatMap, say: (v: number | null) => string, place: string): DataTable {
  const listed = { head: [place, value], rows: cells.filter((c) => c.value !== null).map((c) => [c.label, say(c.value)]) };
  if (shape === 'hexagon' || columns.length === 0 || rows.length === 0) return listed;
  const left = Math.min(...cells.map((c) => c.x));
  const top = Math.min(...cells.map((c) => c.y));
  const at = (x: number, y: number): string => say(cells.find((c) => c.x === left + x && c.y === top + y)?.value ?? null);
  return { head: ['', ...columns], rows: rows.map((row, y) => [row, ...columns.map((_, x) => at(x, y))]) };
}

export function dataTable(section: Section | ReportSection, setting: Pick<Setting, 'names' | 'language'>): JSX.Element {
  const { head, rows } = dataOf(section, setting);
  return h(
    'table',
    { className: 'pl-table' },
    h('caption', { key: 'c' }, section.title),
    h('thead', { key: 'h' }, h('tr', null, ...head.map((cell, i) => h('th', { key: i, scope: 'col' }, cell)))),
    h(
      'tbody',
      { key: 'b' },
      ...rows.map((row, r) =>
        h('tr', { key: r }, ...row.map((cell, i) => (i === 0 ? h('th', { key: i, scope: 'row' }, cell) : h('td', { key: i }, cell)))),
      ),
    ),
  );
}
