/** Bars with their 95 % intervals, and where each would be expected. */
import type { IntervalItem, Intervals } from '@starboard/kernel';
import { createElement as h, type JSX } from 'preact';
import { cut, figure, niceStep, number, percent, picture, rounded, type Setting, share } from './look.ts';
import { words } from './words.ts';

const ROW = 30;
const TOP = 4;
const BOTTOM = 42;
const NAME = 134;
const LETTERS = 18;
const VALUE = 56;

export function intervalsPlot(section: Intervals, setting: Setting): JSX.Element {
  const { width, language } = setting;
  const { items, unit } = section;
  const inner = width - NAME - VALUE;
  const most = Math.max(unit === 'share' ? 0.01 : 0.1, ...items.flatMap((i) => [i.high, i.mark ?? 0])) * 1.03;
  const x = (v: number): number => NAME + (v / most) * inner;
  const floor = TOP + items.length * ROW;
  const step = niceStep(most, inner < 200 ? 3 : 5);
  const grid = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
  const tick = (v: number): string => (unit === 'count' ? number(v, language) : step < 0.01 ? percent(v, language) : share(v, language));
  return picture(setting, floor + BOTTOM, section.title, section.about, [
    ...grid.map((v, i) =>
      h(
        'g',
        { key: `g${i}` },
        h('path', { key: 'l', className: v === 0 ? 'pl-axis' : 'pl-grid', d: `M${rounded(x(v))} ${TOP}V${floor}` }),
        h('text', { key: 't', className: 'pl-tick', x: rounded(x(v)), y: floor + 16, textAnchor: 'middle' }, tick(v)),
      ),
    ),
    ...items.map((item, i) => row(item, i, section, setting, x)),
    h('text', { key: 'value', className: 'pl-tick', x: rounded(NAME + inner / 2), y: floor + 36, textAnchor: 'middle' }, section.value),
  ]);
}

function row(item: IntervalItem, i: number, { unit }: Intervals, { width, language }: Setting, x: (v: number) => number): JSX.Element {
  const middle = TOP + ROW * (i + 0.5);
  const say = (v: number): string => (unit === 'share' ? percent(v, language) : figure(v, language));
  const [low, high] = [x(item.low), x(item.high)];
  const whisker = `M${rounded(low)} ${rounded(middle)}H${rounded(high)}M${rounded(low)} ${rounded(middle - 4)}v8M${rounded(high)} ${rounded(middle - 4)}v8`;
  return h(
    'g',
    { key: i },
    h('title', { key: 'title' }, `${item.name}: ${say(item.mean)} (${say(item.low)} – ${say(item.high)}), ${item.n}`),
    h('text', { key: 'n', className: 'pl-name', x: 0, y: rounded(middle + 4.5) }, cut(item.name, LETTERS)),
    item.mean > 0 &&
      h('rect', {
        key: 'b',
        className: 'pl-column',
        x: rounded(x(0)),
        y: rounded(middle - 8),
        width: rounded(Math.max(2, x(item.mean) - x(0))),
        height: 16,
        rx: 3,
      }),
    item.mark !== null &&
      h('path', { key: 'm', className: 'pl-ref', d: `M${rounded(x(item.mark))} ${rounded(middle - 13)}V${rounded(middle + 13)}` }),
    // Twice: first broad, in the colour of the ground, so that it stands out from its bar.
    h('path', { key: 'h', className: 'pl-halo', d: whisker }),
    h('path', { key: 'w', className: 'pl-whisker', d: whisker }),
    h('text', { key: 'v', className: 'pl-value', x: rounded(width), y: rounded(middle + 4.5), textAnchor: 'end' }, say(item.mean)),
  );
}

/** What whiskers and marks are. */
export function intervalsLegend({ mark }: Intervals, { language }: Pick<Setting, 'language'>): JSX.Element {
  const sign = (key: string, className: string, d: string, name: string): JSX.Element =>
    h('li', { key }, h('svg', { viewBox: '0 0 26 16', width: 26, height: 16, 'aria-hidden': true }, h('path', { className, d })), name);
  return h(
    'ul',
    { className: 'pl-legend' },
    sign('w', 'pl-whisker', 'M2 8H24M2 4v8M24 4v8', words[language].interval),
    mark !== null && sign('m', 'pl-ref', 'M13 0V16', mark),
  );
}
