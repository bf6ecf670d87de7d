/** Dented tugs: ten hulls in any paint. */
import { glint } from './face.ts';
import { box, chanceOf, disc, hash, INK, line, shape } from './ink.ts';

type Four = readonly [number, number, number, number];
interface Hull {
  readonly d: string;
  readonly cabin: Four;
  readonly funnels: readonly Four[];
  readonly windows: readonly (readonly [number, number])[];
}
const HULLS: readonly Hull[] = [
  {
    d: 'M18 52c0-20 14-30 40-30h34c22 0 36 12 36 28 0 16-14 26-38 26H60C32 76 18 68 18 52z',
    cabin: [74, 10, 30, 18],
    funnels: [[46, 10, 12, 18]],
    windows: [
      [50, 48],
      [72, 48],
      [94, 48],
    ],
  },
  {
    d: 'M8 44h20l8-8h84c16 0 26 8 30 18-6 14-18 20-34 20H28C16 74 8 62 8 44z',
    cabin: [92, 12, 34, 24],
    funnels: [
      [44, 16, 10, 22],
      [60, 20, 10, 18],
    ],
    windows: [
      [102, 52],
      [120, 52],
    ],
  },
  {
    d: 'M16 30q0-6 6-6h96q22 4 30 24c-4 18-14 26-30 26H22q-6 0-6-6z',
    cabin: [96, 8, 26, 18],
    funnels: [[30, 8, 12, 18]],
    windows: [
      [40, 48],
      [62, 48],
      [84, 48],
      [112, 46],
    ],
  },
  {
    d: 'M6 30c10-4 16 0 22 8 14-16 44-20 72-16 30 4 48 14 50 30-8 20-34 26-70 24-30-2-44-10-52-24-8 4-18 0-22-22z',
    cabin: [82, 8, 26, 16],
    funnels: [[60, 6, 11, 18]],
    windows: [
      [64, 48],
      [86, 48],
      [112, 46],
    ],
  },
  {
    d: 'M20 16h44c4 0 6 4 6 8v12h52c18 0 28 10 28 24 0 10-6 16-16 16H30c-8 0-14-6-14-14l2-40c0-4 0-6 2-6z',
    cabin: [84, 18, 28, 20],
    funnels: [[30, 2, 14, 16]],
    windows: [
      [44, 42],
      [96, 56],
      [120, 56],
    ],
  },
  {
    d: 'M6 52c20-14 44-22 74-22s54 8 74 22c-20 16-44 24-74 24S26 68 6 52z',
    cabin: [60, 10, 40, 24],
    funnels: [[36, 18, 10, 18]],
    windows: [
      [46, 54],
      [68, 58],
      [92, 58],
      [114, 54],
    ],
  },
  {
    d: 'M14 68V46c0-16 12-26 30-26h70c22 0 34 14 34 32v10c0 8-4 12-12 12H24c-6 0-10-2-10-6z',
    cabin: [100, 8, 24, 16],
    funnels: [
      [40, 4, 10, 18],
      [56, 8, 10, 14],
      [72, 10, 9, 12],
    ],
    windows: [
      [46, 48],
      [72, 48],
      [98, 48],
      [122, 48],
    ],
  },
  {
    d: 'M24 26h104c8 0 12 12 12 24s-4 24-12 24H24c-8 0-12-12-12-24s4-24 12-24z',
    cabin: [60, 8, 36, 20],
    funnels: [[112, 8, 12, 20]],
    windows: [
      [40, 50],
      [64, 50],
      [88, 50],
      [112, 50],
    ],
  },
  {
    d: 'M10 74 22 34c2-6 6-8 12-8h56c30 4 52 18 60 40-2 6-6 8-14 8z',
    cabin: [58, 8, 30, 20],
    funnels: [[36, 6, 12, 22]],
    windows: [
      [48, 52],
      [74, 52],
      [100, 56],
    ],
  },
  {
    d: 'M12 40c14-10 30-12 52-12l14-14 10 14c28 2 42 8 62 26-2 10-10 12-22 12l-10 10H34C20 76 10 62 12 40z',
    cabin: [38, 12, 26, 18],
    funnels: [[18, 18, 10, 18]],
    windows: [
      [52, 52],
      [76, 52],
      [104, 50],
    ],
  },
];

const mixed = (a: string, b: string, share: number): string => `#${[1, 3, 5].map((i) => mixedAt(a, b, share, i)).join('')}`;
const mixedAt = (a: string, b: string, share: number, i: number): string =>
  Math.round(Number.parseInt(a.slice(i, i + 2), 16) * share + Number.parseInt(b.slice(i, i + 2), 16) * (1 - share))
    .toString(16)
    .padStart(2, '0');

const FLAME = shape('M14 56C4 54-4 58-8 64c6-1 8 1 6 5 8-3 14-3 18-4z', '#ff9a5c', 2.6) + shape('M14 59c-5 0-9 1-12 4 5 0 9 1 13 0z', '#ffe08a', 0);
const funnel = ([x, y, w, h]: Four): string =>
  box(x, y, w, h + 14, 3, '#a7b1ca', 3) + box(x - 2, y - 3, w + 4, 6, 3, '#dfe6f5', 2.6) + box(x, y + 7, w, 4, 0, '#ffd35c', 0);
const cabin = ([x, y, w, h]: Four): string =>
  shape(`M${x} ${y + h + 12}V${y + 8}q0-8 8-8h${w - 14}q6 0 8 6l4 ${h + 6}z`, '#fff1dc', 3) +
  shape(`M${x + 6} ${y + h - 2}v${-h + 12}q0-4 4-4h${w - 18}q3 0 4 3l2 ${h - 11}z`, '#9fe3f5', 2.4) +
  line(`M${x + 9} ${y + h - 5}l6-8`, 2, '#fff');
/** A patch that is sewn on. */
const patch = (x: number, degrees: number): string =>
  `<g transform="rotate(${degrees.toFixed(1)} ${x.toFixed(1)} 67)">${box(x - 7.5, 61.6, 15, 10.8, 2, '#ffc9a8', 2)}${line(`M${x - 10} 65h5M${x + 5} 65h5M${x - 3} 59.1v5M${x + 4} 69.9v5`, 1.8)}</g>`;
const RIVETS = [26, 44, 62, 80, 98, 116, 132].map((x) => disc(x, 71, 1.3, INK, 0)).join('');

export function tugMarkup(hull: number, colour: string): string {
  const h = HULLS[hull % HULLS.length];
  const id = `v-t${hull}${colour.slice(1)}`;
  const chance = chanceOf(`tug${hull}`);
  const at = Math.round(40 + chance() * 60);
  const paint = `<clipPath id="${id}"><path d="${h.d}"/></clipPath><path d="${h.d}" fill="${colour}"/><g clip-path="url(#${id})"><rect y="63" width="170" height="30" fill="${mixed(colour, INK, 0.62)}"/><rect y="58" width="170" height="3.6" fill="#fff" opacity=".4"/><ellipse cx="${at + 30}" cy="38" rx="12" ry="5" fill="${INK}" opacity=".18"/></g>`;
  const windows = h.windows.map(([x, y]) => disc(x, y, 7, '#fff1dc', 2.8) + disc(x, y, 4, '#3a3468', 0) + glint(x - 1.4, y - 1.4, 1.3));
  const shine = `<path d="M${Math.round(30 + chance() * 10)} 34q12-6 26-7" stroke="#fff" stroke-width="3" stroke-linecap="round" fill="none" opacity=".7"/>`;
  return (
    FLAME +
    h.funnels.map(funnel).join('') +
    cabin(h.cabin) +
    paint +
    shape(h.d, 'none', 3.2) +
    windows.join('') +
    patch(at, -8 + chance() * 16) +
    RIVETS +
    shine
  );
}

/** Which ship somebody flies tells the objective, so others see one by the seat. */
const BY_SEAT = [5, 1, 2, 8, 0, 3];
export const publicHull = (seat: number): number => BY_SEAT[seat % BY_SEAT.length];
export const hullOf = (id: string): number => {
  const n = /^ship(\d\d)$/.exec(id)?.[1];
  return (n === undefined ? hash(id) : Number(n) - 1) % HULLS.length;
};
