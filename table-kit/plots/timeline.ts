/** Turn by turn, chapter by chapter: a skyline. Each tick is as high as its turn went far, and carries its player's shape. */
import type { Mark, Tick, Timeline } from '@starboard/kernel';
import { createElement as h, type JSX } from 'preact';
import { overlay, picture, rounded, type Setting, seatClass, seatShape } from './look.ts';

const LEFT = 24;
const GAP = 16;
const CEILING = 24;
const LABELS = 24;
/** Under a chapter of fewer pixels only its short name fits. */
const LONG_NAME = 74;
const SHORTEST = 22;

interface Placed {
  readonly tick: Tick;
  readonly x: number;
  readonly y: number;
  /** The line the tick stands on. */
  readonly floor: number;
}
interface Row {
  readonly floor: number;
  readonly blocks: { readonly chapter: Timeline['chapters'][number]; readonly x: number; readonly width: number }[];
}

export interface TimelineLayout {
  readonly height: number;
  readonly rows: readonly Row[];
  readonly ticks: readonly Placed[];
}

/** Ticks stand as far apart as one row allows; where they need several rows, as close as they stay readable. */
function pitchFor({ chapters }: Timeline, width: number): number {
  const [least, most] = width < 560 ? [11, 16] : [14, 22];
  const room = width - LEFT - GAP * (chapters.length - 1);
  const count = chapters.reduce((sum, c) => sum + Math.max(1.6, c.ticks.length), 0);
  const pitch = Math.floor(room / Math.max(1, count));
  return pitch >= least ? Math.min(most, pitch) : least;
}

/** Where everything stands: chapters flow into as many rows as the width needs. */
export function timelineLayout(section: Timeline, width: number): TimelineLayout {
  const pitch = pitchFor(section, width);
  const tall = width < 560 ? 70 : 90;
  const rowHeight = CEILING + tall + LABELS;
  const rows: Row[] = [];
  const ticks: Placed[] = [];
  let x = Number.POSITIVE_INFINITY;
  for (const chapter of section.chapters) {
    const block = Math.max(SHORTEST, chapter.ticks.length * pitch);
    if (x + block > width && !(x === LEFT)) {
      rows.push({ floor: rows.length * rowHeight + CEILING + tall, blocks: [] });
      x = LEFT;
    }
    const row = rows[rows.length - 1];
    // A chapter longer than a row is squeezed into one.
    const fits = Math.min(block, width - x);
    row.blocks.push({ chapter, x, width: fits });
    const step = chapter.ticks.length === 0 ? 0 : fits / Math.max(chapter.ticks.length, fits / pitch);
    chapter.ticks.forEach((tick, i) => {
      ticks.push({ tick, x: x + step * (i + 0.5), y: row.floor - 6 - (tick.height / section.height.most) * (tall - 6), floor: row.floor });
    });
    x += fits + GAP;
  }
  return { height: Math.max(1, rows.length) * rowHeight, rows, ticks };
}

/** The tick nearest to a point of the drawing. */
export function nearestTick(ticks: readonly Placed[], x: number, y: number): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  ticks.forEach((t, i) => {
    // Rows first: a pointer below a tick means that tick, not one of the next row.
    const row = y > t.floor + LABELS ? y - t.floor : y < t.floor - 130 ? t.floor - y : 0;
    const far = Math.abs(t.x - x) + row * 100;
    if (far < least) [best, least] = [i, far];
  });
  return best;
}

export function timelinePlot(section: Timeline, setting: Setting): JSX.Element {
  const { width } = setting;
  const { height, rows, ticks } = timelineLayout(section, width);
  const tall = rows.length === 0 ? 0 : rows[0].floor - CEILING;
  const levels = [section.height.most / 2, section.height.most];
  return picture(setting, height, section.title, section.about, [
    ...rows.map(({ floor, blocks }, r) =>
      h(
        'g',
        { key: `r${r}` },
        ...levels.map((level) => {
          const y = floor - 6 - (level / section.height.most) * (tall - 6);
          const right = blocks.at(-1)!.x + blocks.at(-1)!.width;
          return h(
            'g',
            { key: level },
            h('path', { key: 'l', className: 'pl-grid', d: `M${LEFT - 4} ${rounded(y)}H${rounded(right)}` }),
            h('text', { key: 't', className: 'pl-tick', x: LEFT - 8, y: rounded(y + 4), textAnchor: 'end' }, String(level)),
          );
        }),
        ...blocks.map(({ chapter, x, width: w }) =>
          h(
            'g',
            { key: chapter.name },
            h('path', { key: 'l', className: 'pl-axis', d: `M${rounded(x)} ${floor}H${rounded(x + w)}` }),
            h(
              'text',
              { key: 't', className: 'pl-tick', x: rounded(x + w / 2), y: floor + 16, textAnchor: 'middle' },
              w >= LONG_NAME ? chapter.name : chapter.short,
            ),
          ),
        ),
      ),
    ),
    ...ticks.map((t, i) => tickMark(t, i)),
  ]);
}

/** The tick that is looked at, to be laid over the plot. */
export function timelineCursor({ height, rows, ticks }: TimelineLayout, width: number, i: number): JSX.Element {
  const tall = rows[0].floor;
  const { x, floor } = ticks[i];
  return overlay(width, height, [
    h('rect', { key: 'r', className: 'pl-spot', x: rounded(x - 8), y: rounded(floor - tall + 2), width: 16, height: tall, rx: 6 }),
  ]);
}

function tickMark({ tick, x, y, floor }: Placed, i: number): JSX.Element {
  const { seat, mark } = tick;
  // What has no height of its own, a set that was completed, stands on the ground under its player's shape.
  const grounded = tick.height === 0;
  const head = grounded ? floor - 26 : y;
  return h(
    'g',
    { key: i },
    !grounded && h('path', { key: 'l', className: `pl-stem ${seat === null ? '' : seatClass(seat)}`, d: `M${rounded(x)} ${floor}V${rounded(y)}` }),
    seat !== null && seatShape(seat, x, head, 10, 'h'),
    mark !== null && markAt(mark, x, grounded ? floor - 10 : y - 14),
  );
}

/** Each mark has a shape of its own: a burst, a ring with a dot, a seal with a check, a star. */
export function markAt(mark: Mark, x: number, y: number): JSX.Element {
  return h('g', { key: 'm', className: `pl-mark ${mark}`, transform: `translate(${rounded(x)} ${rounded(y)})` }, h('path', { d: MARKS[mark] }));
}
const MARKS: { readonly [M in Mark]: string } = {
  danger: 'M0-7L1.700-2.600 6-4.500 3.300-.5 7 2 2.500 2.200 2.400 7 0 3.200-2.400 7-2.500 2.200-7 2-3.300-.5-6-4.500-1.700-2.600z',
  special: 'M0-5.500A5.500 5.500 0 1 1 0 5.500A5.500 5.500 0 1 1 0-5.500zM0-1.500A1.500 1.500 0 1 0 0 1.500A1.500 1.500 0 1 0 0-1.500z',
  good: 'M0-6A6 6 0 1 1 0 6A6 6 0 1 1 0-6zM-3 .2L-.8 2.400 3.200-2',
  win: 'M0-8L2.200-2.700 8-2.300 3.600 1.400 5 7 0 3.900-5 7-3.600 1.400-8-2.300-2.200-2.700z',
};

export function markLegend(section: Timeline): JSX.Element {
  const shown = (Object.entries(section.marks) as [Mark, string][]).filter(([, name]) => name !== undefined);
  return h(
    'ul',
    { className: 'pl-legend' },
    shown.map(([mark, name]) =>
      h('li', { key: mark }, h('svg', { viewBox: '-9 -9 18 18', width: 18, height: 18, 'aria-hidden': true }, markAt(mark, 0, 0)), name),
    ),
  );
}
