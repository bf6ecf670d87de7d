/** A line per player over the course of a match. What is known of a moment holds until the next: the lines are steps. */
import type { Lines } from '@starboard/kernel';
import { createElement as h, type JSX } from 'preact';
import { dashOf, number, overlay, picture, rounded, type Setting, seatClass, seatShape, share } from './look.ts';

const LEFT = 42;
const RIGHT = 12;
const TOP = 10;
const BOTTOM = 24;
/** Room that each label of a chapter needs. */
const LABEL = 18;

/** Where the points lie, for drawing and for pointing. */
export function lineScale(
  section: Pick<Lines, 'at' | 'most'>,
  width: number,
): {
  readonly height: number;
  x(i: number): number;
  y(v: number): number;
  /** The point nearest to a horizontal place. */
  near(x: number): number;
} {
  const height = width < 560 ? 220 : width < 760 ? 300 : 350;
  const last = Math.max(1, section.at.length - 1);
  const inner = width - LEFT - RIGHT;
  return {
    height,
    x: (i) => LEFT + (i / last) * inner,
    y: (v) => TOP + (1 - v / section.most) * (height - TOP - BOTTOM),
    near: (x) => Math.max(0, Math.min(section.at.length - 1, Math.round(((x - LEFT) / inner) * last))),
  };
}

/** `best`: whose line lies on top; null: nobody's. */
export function linesPlot(section: Lines, setting: Setting, best: number | null): JSX.Element {
  const { series, chapters, most, unit } = section;
  const { width, language } = setting;
  const { height, x, y } = lineScale(section, width);
  const floor = y(0);
  const say = (v: number): string => (unit === 'share' ? share(v, language) : number(v, language));
  const grid = [0, 0.25, 0.5, 0.75, 1].map((q) => q * most);
  const order = series.map((_, seat) => seat).sort((a, b) => Number(a === best) - Number(b === best));
  let labelled = -LABEL;
  const marks = chapters.map(({ i, short }, k) => {
    const left = x(i);
    const next = k + 1 < chapters.length ? x(chapters[k + 1].i) : width - RIGHT;
    const middle = (left + next) / 2;
    const room = middle - labelled >= LABEL;
    if (room) labelled = middle;
    return h(
      'g',
      { key: `c${i}` },
      k > 0 && h('path', { key: 'l', className: 'pl-chapter', d: `M${rounded(left)} ${TOP}V${rounded(floor)}` }),
      room && h('text', { key: 't', className: 'pl-tick', x: rounded(middle), y: height - 7, textAnchor: 'middle' }, short),
    );
  });
  return picture(setting, height, section.title, section.about, [
    ...grid.map((v) =>
      h(
        'g',
        { key: `g${v}` },
        h('path', { key: 'l', className: v === 0 ? 'pl-axis' : 'pl-grid', d: `M${LEFT} ${rounded(y(v))}H${rounded(width - RIGHT)}` }),
        h('text', { key: 't', className: 'pl-tick', x: LEFT - 7, y: rounded(y(v) + 4), textAnchor: 'end' }, say(v)),
      ),
    ),
    ...marks,
    ...order.map((seat) => line(series[seat], seat, chapters, x, y, seat === best)),
  ]);
}

/** The point that is looked at, to be laid over the plot: it moves often, and the plot stays as it is. */
export function linesCursor(section: Lines, width: number, i: number): JSX.Element {
  const { height, x, y } = lineScale(section, width);
  return overlay(width, height, [
    h('path', { key: 'l', className: 'pl-cursor', d: `M${rounded(x(i))} ${TOP}V${rounded(y(0))}` }),
    ...section.series.map((line, seat) => seatShape(seat, x(i), y(line[i]), 15, seat)),
  ]);
}

/** A path of steps, with the player's shape in the middle of every chapter. */
function line(
  points: readonly number[],
  seat: number,
  chapters: Lines['chapters'],
  x: (i: number) => number,
  y: (v: number) => number,
  best: boolean,
): JSX.Element {
  const d = points.map((v, i) => (i === 0 ? `M${rounded(x(0))} ${rounded(y(v))}` : `H${rounded(x(i))}V${rounded(y(v))}`)).join('');
  const places = chapters.map(({ i }, k) => Math.floor((i + (chapters[k + 1]?.i ?? points.length - 1)) / 2)).filter((i) => i < points.length);
  const apart = places.filter((i, k) => k === 0 || x(i) - x(places[k - 1]) > 22);
  return h(
    'g',
    { key: `s${seat}` },
    h('path', { key: 'l', className: `pl-line${best ? ' best' : ''} ${seatClass(seat)}`, d, strokeDasharray: dashOf(seat) }),
    ...apart.map((i) => seatShape(seat, x(i), y(points[i]), 10, i)),
  );
}
