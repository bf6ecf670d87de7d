/** What chance gave, against what it owed: a band, what was to be expected, and what came. */
import type { Luck, LuckMeasure, LuckRow } from '@starboard/kernel';
import { createElement as h, type JSX } from 'preact';
import { number, picture, rounded, type Setting, seatShape, share, shortName } from './look.ts';
import { words } from './words.ts';

const ROW = 38;
const HEAD = 30;
const FOOT = 30;
const GAP = 36;
const NAME = 92;
const SAID = 118;
const LEAST = 340;
/** Between these it was neither luck nor bad luck. */
const FAIR = [0.3, 0.7] as const;

export const verdictOf = ({ luck, tries }: LuckRow): 'lucky' | 'fair' | 'unlucky' | 'nothing' =>
  tries === 0 ? 'nothing' : luck < FAIR[0] ? 'unlucky' : luck > FAIR[1] ? 'lucky' : 'fair';

export function luckPlot(section: Luck, setting: Setting): JSX.Element {
  const { measures } = section;
  const { width } = setting;
  const columns = Math.max(1, Math.min(measures.length, Math.floor((width + GAP) / (LEAST + GAP))));
  const cell = (width - GAP * (columns - 1)) / columns;
  const tall = HEAD + (measures[0]?.rows.length ?? 0) * ROW + FOOT;
  return picture(
    setting,
    Math.ceil(measures.length / columns) * tall,
    section.title,
    section.about,
    measures.map((m, i) => measure(m, setting, (i % columns) * (cell + GAP), Math.floor(i / columns) * tall, cell, i)),
  );
}

function measure(m: LuckMeasure, setting: Setting, x: number, y: number, width: number, key: number): JSX.Element {
  const w = words[setting.language];
  const from = x + NAME + 8;
  const most = Math.max(1, ...m.rows.flatMap((r) => [r.actual, r.high, r.expected])) * 1.04;
  const to = (v: number): number => from + (v / most) * (width - NAME - SAID - 24);
  const floor = y + HEAD + m.rows.length * ROW;
  const step = stepOf(most);
  const grid = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
  return h(
    'g',
    { key },
    h('text', { key: 't', className: 'pl-head', x: rounded(x), y: y + 15 }, m.name),
    ...grid.map((v) =>
      h(
        'g',
        { key: `g${v}` },
        h('path', { key: 'l', className: 'pl-grid', d: `M${rounded(to(v))} ${y + HEAD}V${floor}` }),
        h('text', { key: 't', className: 'pl-tick', x: rounded(to(v)), y: floor + 14, textAnchor: 'middle' }, number(v, setting.language)),
      ),
    ),
    ...m.rows.map((row, seat) => {
      const middle = y + HEAD + ROW * (seat + 0.5);
      const verdict = verdictOf(row);
      return h(
        'g',
        { key: seat },
        h('text', { key: 'n', className: 'pl-name', x: rounded(x), y: rounded(middle + 4.5) }, shortName(setting, seat, 12)),
        h('rect', {
          key: 'b',
          className: 'pl-band',
          x: rounded(to(row.low) - 5),
          y: rounded(middle - 9),
          width: rounded(to(row.high) - to(row.low) + 10),
          height: 18,
          rx: 9,
        }),
        h('path', { key: 'e', className: 'pl-expect', d: `M${rounded(to(row.expected))} ${rounded(middle - 11)}V${rounded(middle + 11)}` }),
        seatShape(seat, to(row.actual), middle, 15),
        h(
          'text',
          { key: 'v', className: 'pl-value', x: rounded(x + width - SAID), y: rounded(middle - 2) },
          row.tries === 0 ? '–' : w.of(row.actual, row.tries),
        ),
        h(
          'text',
          { key: 's', className: `pl-said ${verdict}`, x: rounded(x + width - SAID), y: rounded(middle + 13) },
          verdict === 'nothing' ? w.nothing : w.luckier(share(row.luck, setting.language)),
        ),
      );
    }),
  );
}

/** Whole steps, at most five of them. */
function stepOf(most: number): number {
  for (const step of [1, 2, 5, 10, 20, 50, 100]) if (most / step <= 5) return step;
  return Math.ceil(most / 5);
}
