/** Several measures side by side, a bar for each player, and where the average lies. */
import type { Bars } from '@starboard/kernel';
import { createElement as h, type JSX } from 'preact';
import { number, picture, rounded, type Setting, seatClass, seatShape, shortName } from './look.ts';

const ROW = 24;
const HEAD = 30;
const FOOT = 18;
const GAP = 32;
const NAME = 100;
const VALUE = 30;
/** A measure is at least so wide. */
const LEAST = 290;

export function barsPlot(section: Bars, setting: Setting): JSX.Element {
  const { measures } = section;
  const { width } = setting;
  const columns = Math.max(1, Math.min(measures.length, Math.floor((width + GAP) / (LEAST + GAP))));
  const cell = (width - GAP * (columns - 1)) / columns;
  const seats = measures[0]?.values.length ?? 0;
  const tall = HEAD + seats * ROW + FOOT;
  const rows = Math.ceil(measures.length / columns);
  return picture(
    setting,
    rows * tall - FOOT + 4,
    section.title,
    section.about,
    measures.map((m, i) => measure(m, setting, (i % columns) * (cell + GAP), Math.floor(i / columns) * tall, cell, i)),
  );
}

function measure(m: Bars['measures'][number], setting: Setting, x: number, y: number, width: number, key: number): JSX.Element {
  const from = x + NAME;
  const most = Math.max(1, ...m.values, m.mark ?? 0);
  const scale = (v: number): number => (v / most) * (width - NAME - VALUE);
  const bottom = y + HEAD + m.values.length * ROW;
  return h(
    'g',
    { key },
    h('text', { key: 't', className: 'pl-head', x: rounded(x), y: y + 15 }, m.name),
    ...m.values.map((v, seat) => {
      const middle = y + HEAD + ROW * (seat + 0.5);
      return h(
        'g',
        { key: seat },
        seatShape(seat, x + 8, middle, 13),
        h('text', { key: 'n', className: 'pl-name', x: rounded(x + 21), y: rounded(middle + 4.5) }, shortName(setting, seat, 11)),
        h('rect', { key: 'r', className: 'pl-track', x: rounded(from), y: rounded(middle - 6), width: rounded(scale(most)), height: 12, rx: 4 }),
        v > 0 &&
          h('rect', {
            key: 'b',
            className: `pl-bar ${seatClass(seat)}`,
            x: rounded(from),
            y: rounded(middle - 6),
            width: rounded(Math.max(3, scale(v))),
            height: 12,
            rx: 4,
          }),
        h(
          'text',
          { key: 'v', className: 'pl-value', x: rounded(x + width), y: rounded(middle + 4.5), textAnchor: 'end' },
          number(v, setting.language),
        ),
      );
    }),
    m.mark !== null && h('path', { key: 'm', className: 'pl-ref', d: `M${rounded(from + scale(m.mark))} ${y + HEAD}V${bottom}` }),
  );
}

/** What the reference line is. */
export const barsLegend = (section: Bars): JSX.Element =>
  h(
    'ul',
    { className: 'pl-legend' },
    h(
      'li',
      null,
      h('svg', { viewBox: '0 0 10 16', width: 10, height: 16, 'aria-hidden': true }, h('path', { className: 'pl-ref', d: 'M5 0V16' })),
      section.mark,
    ),
  );
