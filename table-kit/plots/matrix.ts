/** Who took from whom: a disc for each pair, as large as it was often. */
import type { Matrix } from '@starboard/kernel';
import { createElement as h, type JSX } from 'preact';
import { picture, rounded, type Setting, seatClass, seatShape, shortName } from './look.ts';
import { words } from './words.ts';

const NAME = 104;
const HEAD = 48;
const LARGEST = 76;
/** Columns at least so wide have names above them. */
const NAMED = 64;

export function matrixPlot(section: Matrix, setting: Setting): JSX.Element {
  const { cells, row, column } = section;
  const n = cells.length;
  const size = Math.min(LARGEST, (setting.width - NAME) / (n + 1));
  const tall = Math.min(size, 52);
  const most = Math.max(1, ...cells.flat());
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  const at = (i: number): number => NAME + size * (i + 0.5);
  const down = (i: number): number => HEAD + tall * (i + 0.5);
  const largest = Math.min(size, tall) / 2 - 2;
  const total = (v: number, x: number, y: number, key: string): JSX.Element =>
    h('text', { key, className: 'pl-sum', x: rounded(x), y: rounded(y + 4.5), textAnchor: 'middle' }, v);
  return picture({ ...setting, width: NAME + size * (n + 1) }, HEAD + tall * (n + 1), section.title, section.about, [
    h('text', { key: 'row', className: 'pl-tick', x: 0, y: HEAD - 8 }, `${row} ↓`),
    h('text', { key: 'col', className: 'pl-tick', x: NAME - 8, y: 22, textAnchor: 'end' }, `${column} →`),
    h('text', { key: 'sum', className: 'pl-tick', x: rounded(at(n)), y: 22, textAnchor: 'middle' }, 'Σ'),
    ...cells.map((_, i) =>
      h(
        'g',
        { key: `h${i}` },
        seatShape(i, at(i), 17, 15),
        size >= NAMED && h('text', { key: 'n', className: 'pl-tick', x: rounded(at(i)), y: 42, textAnchor: 'middle' }, shortName(setting, i, 9)),
      ),
    ),
    ...cells.map((line, by) =>
      h(
        'g',
        { key: `r${by}` },
        h('path', { key: 'l', className: 'pl-grid', d: `M0 ${rounded(down(by) - tall / 2)}H${rounded(NAME + size * (n + 1))}` }),
        seatShape(by, 9, down(by), 15, 'w'),
        h('text', { key: 'n', className: 'pl-name', x: 24, y: rounded(down(by) + 4.5) }, shortName(setting, by, 11)),
        ...line.map((v, from) => disc(v, by, from, at(from), down(by), 7 + (largest - 7) * Math.sqrt(v / most))),
        total(sum(line), at(n), down(by), 'sum'),
      ),
    ),
    h('path', { key: 'last', className: 'pl-axis', d: `M0 ${rounded(HEAD + tall * n)}H${rounded(NAME + size * (n + 1))}` }),
    h('text', { key: 'totals', className: 'pl-tick', x: 0, y: rounded(down(n) + 4) }, words[setting.language].total),
    ...cells.map((_, from) => total(sum(cells.map((line) => line[from])), at(from), down(n), `t${from}`)),
  ]);
}

/** What one took back from oneself is an empty disc: nobody lost anything by it. */
function disc(v: number, by: number, from: number, x: number, y: number, r: number): JSX.Element {
  if (v === 0) return h('circle', { key: from, className: 'pl-none', cx: rounded(x), cy: rounded(y), r: 2 });
  return h(
    'g',
    { key: from },
    h('circle', {
      key: 'c',
      className: `${by === from ? 'pl-own' : 'pl-disc'} ${seatClass(by)}`,
      cx: rounded(x),
      cy: rounded(y),
      r: rounded(Math.max(9, r)),
    }),
    h('text', { key: 'v', className: by === from ? 'pl-sum' : 'pl-in', x: rounded(x), y: rounded(y + 4.5), textAnchor: 'middle' }, v),
  );
}
