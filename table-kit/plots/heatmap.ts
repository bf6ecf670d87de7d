/** A plan of squares or hexagons, each as warm as something happened there often. */
import type { HeatCell, HeatMap, Language } from '@starboard/kernel';
import { createElement as h, type JSX } from 'preact';
import { figure, percent, picture, rounded, type Setting } from './look.ts';
import { words } from './words.ts';

/** Steps of warmth; 0 is for what never happened. */
const STEPS = 7;
const LARGEST = 64;
const HEAD = 20;
const LETTER = 7;
const DIGIT = 7;

const SIN60 = Math.sqrt(3) / 2;

/** From 0, never, to `STEPS`, as often as anywhere. */
export const warmth = (value: number, most: number): number => (value <= 0 ? 0 : Math.min(STEPS, 1 + Math.floor((value / most) * STEPS * 0.9999)));

const most = ({ cells }: HeatMap): number => Math.max(Number.MIN_VALUE, ...cells.map((c) => c.value ?? 0));

/** Whole counts as such, means with their digits. */
const said =
  ({ unit }: HeatMap, language: Language) =>
  (v: number): string =>
    unit === 'share' ? percent(v, language) : Number.isInteger(v) ? String(v) : figure(v, language);

/** Wide plans want the whole page. */
export const isWide = ({ cells }: HeatMap): boolean => Math.max(...cells.map((c) => c.x)) - Math.min(...cells.map((c) => c.x)) > 13;

export function heatPlot(section: HeatMap, setting: Setting): JSX.Element {
  const { cells, shape, columns, rows } = section;
  const { width, language } = setting;
  const [left, across] = extent(
    cells.map((c) => c.x),
    columns.length,
  );
  const [top, down] = extent(
    cells.map((c) => c.y),
    rows.length,
  );
  const names = rows.length === 0 ? 0 : 6 + LETTER * Math.max(...rows.map((r) => r.length));
  const head = columns.length === 0 ? 0 : HEAD;
  // Columns of hexagons overlap by a quarter of a hexagon.
  const hexagon = shape === 'hexagon';
  const wide = hexagon ? across * 0.75 + 0.25 : across;
  const size = Math.min(LARGEST, (width - names - 2) / wide);
  const tall = hexagon ? size * SIN60 : size;
  const stepX = hexagon ? size * 0.75 : size;
  const x = (cell: number): number => names + 1 + size / 2 + (cell - left) * stepX;
  const y = (cell: number): number => head + 1 + tall / 2 + (cell - top) * tall;
  const warmest = most(section);
  // Beside its middle a hexagon is narrower, and the next column begins there.
  const room = stepX - 4;
  const say = said(section, language);
  const short = (v: number): string => (section.unit === 'share' ? String(Math.round(v * 100)) : v < 10 ? say(v) : String(Math.round(v)));
  const cellAt = (c: HeatCell, i: number): JSX.Element => {
    const step = c.value === null ? null : warmth(c.value, warmest);
    const inside = c.value === null || c.value === 0 ? '' : short(c.value);
    return h(
      'g',
      { key: i },
      h('title', { key: 'title' }, c.value === null ? c.label : `${c.label}: ${say(c.value)}`),
      h('path', {
        key: 'p',
        className: `pl-cell ${step === null ? 'off' : `pl-w${step}`}${c.strong === true ? ' strong' : ''}`,
        d: hexagon ? hexagonPath(x(c.x), y(c.y), size / 2 - 0.75) : squarePath(x(c.x), y(c.y), size / 2 - 1),
      }),
      inside !== '' &&
        inside.length * DIGIT < room &&
        h(
          'text',
          { key: 't', className: (step ?? 0) > STEPS / 2 ? 'pl-hot' : 'pl-tick', x: rounded(x(c.x)), y: rounded(y(c.y) + 4.5), textAnchor: 'middle' },
          inside,
        ),
    );
  };
  const every = Math.ceil((Math.max(1, ...columns.map((c) => c.length)) * LETTER + 4) / stepX);
  return picture({ ...setting, width: names + 2 + size * wide }, head + 2 + tall * down, section.title, section.about, [
    ...columns.map((name, i) =>
      i % every === 0 ? h('text', { key: `c${i}`, className: 'pl-tick', x: rounded(x(left + i)), y: 13, textAnchor: 'middle' }, name) : null,
    ),
    ...rows.map((name, i) => h('text', { key: `r${i}`, className: 'pl-tick', x: 0, y: rounded(y(top + i) + 4) }, name)),
    // Strong edges lie over their neighbours.
    ...[...cells].sort((a, b) => Number(a.strong === true) - Number(b.strong === true)).map(cellAt),
  ]);
}

/** Where a plan begins and how far it goes, its names included. */
function extent(at: readonly number[], names: number): [from: number, length: number] {
  if (at.length === 0) return [0, Math.max(1, names)];
  const from = Math.min(...at);
  return [from, Math.max(Math.max(...at) - from + 1, names)];
}

const squarePath = (x: number, y: number, r: number): string =>
  `M${rounded(x - r)} ${rounded(y - r)}h${rounded(2 * r)}v${rounded(2 * r)}h${rounded(-2 * r)}z`;

/** On a flat side, `r` from the middle to a corner. */
const hexagonPath = (x: number, y: number, r: number): string =>
  `M${rounded(x - r)} ${rounded(y)}l${rounded(r / 2)} ${rounded(-r * SIN60)}h${rounded(r)}l${rounded(r / 2)} ${rounded(r * SIN60)}l${rounded(-r / 2)} ${rounded(r * SIN60)}h${rounded(-r)}z`;

/** From never to as often as anywhere. */
export function heatLegend(section: HeatMap, { language }: Pick<Setting, 'language'>): JSX.Element {
  const top = most(section);
  const say = said(section, language);
  const step = 22;
  return h(
    'ul',
    { className: 'pl-legend' },
    h(
      'li',
      { key: 'scale' },
      words[language].none,
      h(
        'svg',
        { viewBox: `0 0 ${step * (STEPS + 1)} 14`, width: step * (STEPS + 1), height: 14, 'aria-hidden': true },
        ...Array.from({ length: STEPS + 1 }, (_, i) =>
          h('path', { key: i, className: `pl-cell pl-w${i}`, d: `M${i * step + 1} 1h${step - 2}v12h${2 - step}z` }),
        ),
      ),
      say(section.cells.some((c) => (c.value ?? 0) > 0) ? top : 0),
    ),
    h('li', { key: 'value' }, section.value),
  );
}
