/** From where to where a chance went, in one small drawing: a track, an arrow, and the player's shape where it ended. */
import { createElement as h, type JSX } from 'preact';
import { rounded, seatClass, seatShape } from './look.ts';

const WIDTH = 132;
const EDGE = 10;

export function slope(seat: number, before: number, after: number): JSX.Element {
  const x = (v: number): number => EDGE + v * (WIDTH - 2 * EDGE);
  const [from, to] = [x(before), x(after)];
  return h(
    'svg',
    { className: 'pl pl-slope', viewBox: `0 0 ${WIDTH} 24`, width: WIDTH, height: 24, 'aria-hidden': true },
    h('path', { key: 't', className: 'pl-rail', d: `M${EDGE} 12H${WIDTH - EDGE}` }),
    h('path', { key: 'm', className: 'pl-grid', d: `M${x(0.5)} 6V18` }),
    h('path', { key: 'a', className: `pl-move ${seatClass(seat)}`, d: `M${rounded(from)} 12H${rounded(to)}` }),
    h('circle', { key: 'f', className: 'pl-from', cx: rounded(from), cy: 12, r: 4 }),
    seatShape(seat, to, 12, 15),
  );
}
