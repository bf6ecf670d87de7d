/** Broken worlds: six surfaces by the pair of skills they ask for, a bite and shards by the id, a moon for four spaces, a ring for five. */
import { chanceOf, disc, hash, INK, line, oval, shape } from './ink.ts';

type Palette = readonly [land: string, deep: string, light: string];
/** By pair of skills and by size. */
const WORLDS: Readonly<Record<string, readonly Palette[]>> = {
  '01': [
    ['#6fb7c9', '#3f86a3', '#d5f2ee'],
    ['#79c0a8', '#3f8f80', '#e0f7dc'],
    ['#5f9fe0', '#3468b3', '#d8e9ff'],
  ],
  '02': [
    ['#b59ae8', '#7d5fc4', '#f0e2ff'],
    ['#8f95e8', '#5a5fc0', '#e2e6ff'],
    ['#c58be0', '#8a4cb0', '#fbe0ff'],
  ],
  '03': [
    ['#f3b57a', '#c97c42', '#ffe9cc'],
    ['#f0a3a3', '#c26a72', '#ffe1dc'],
    ['#e8935a', '#b35a30', '#ffdfc2'],
  ],
  '12': [
    ['#9fb0c8', '#677a99', '#eef3fb'],
    ['#8fa3a8', '#566d76', '#e6f2f0'],
    ['#b3a6c2', '#77688c', '#f3ecfa'],
  ],
  '13': [
    ['#a9c45a', '#718a2c', '#f0f7cf'],
    ['#7fc7b8', '#418a7c', '#dcf7ef'],
    ['#d2b24c', '#96771f', '#fff2c4'],
  ],
  '23': [
    ['#c9746a', '#8c4040', '#ffd9cf'],
    ['#a8695c', '#6e3b36', '#f7d3c4'],
    ['#8a5a78', '#573149', '#f4d2e4'],
  ],
};
const X = 60;
const Y = 58;
type Spot = readonly [x: number, y: number, size: number];
const n = (v: number): string => String(Math.round(v * 10) / 10);

/** Bands and an eye. */
function storms(r: number, [, deep, light]: Palette): string {
  const band = (y: number, h: number, fill: string, opacity: number): string =>
    `<path d="M${n(X - r - 4)} ${n(y)}q${n(r)} ${h} ${n(2 * r + 8)} 0v7q${n(-r)} ${h} ${n(-2 * r - 8)} 0z" fill="${fill}" opacity="${opacity}"/>`;
  return (
    band(Y - r * 0.62, 10, light, 0.55) +
    band(Y - r * 0.2, 14, deep, 0.8) +
    band(Y + r * 0.28, 16, light, 0.5) +
    band(Y + r * 0.62, 14, deep, 0.7) +
    oval(X - r * 0.36, Y + r * 0.12, 11, 6.5, light, 2.2) +
    line(`M${n(X - r * 0.36 - 5)} ${n(Y + r * 0.12)}q5 -4 10 0`, 1.8)
  );
}

const TOWERS: readonly Spot[] = [
  [-0.5, -0.3, 8],
  [0.05, 0.25, 9],
  [-0.25, 0.55, 6.5],
  [0.5, 0.5, 5.5],
  [-0.72, 0.28, 5],
];
const forts = (r: number, [, , light]: Palette): string =>
  TOWERS.map(([x, y, z]) => {
    const [left, top] = [X + r * x - z, Y + r * y + z * 0.6];
    const teeth = `h${n(z * 0.5)}v${n(z * 0.3)}h${n(z * 0.35)}v${n(-z * 0.3)}h${n(z * 0.35)}v${n(z * 0.3)}h${n(z * 0.35)}v${n(-z * 0.3)}h${n(z * 0.45)}`;
    return shape(`M${n(left)} ${n(top)}v${n(-z)}${teeth}v${n(z)}z`, light, 2) + line(`M${n(left - 2)} ${n(top)}h${n(2 * z + 4)}`, 2);
  }).join('');

const CRATERS: readonly Spot[] = [
  [-0.42, -0.4, 7],
  [0.1, 0.52, 8],
  [-0.45, 0.5, 5],
  [0.55, 0.3, 4.5],
];
const craters = (r: number, [, deep, light]: Palette): string =>
  line(`M${n(X - r)} ${Y - 6}c${n(r * 0.5)} -12 ${n(r)} 10 ${n(r * 1.7)} -4`, 6, light) +
  line(`M${n(X - r)} ${Y + 10}c${n(r * 0.6)} 12 ${n(r * 1.2)} -8 ${n(r * 2)} 4`, 5, deep) +
  CRATERS.map(
    ([x, y, z]) =>
      oval(X + r * x, Y + r * y, z, z * 0.7, deep, 2.2) +
      line(`M${n(X + r * x - z * 0.6)} ${n(Y + r * y + z * 0.1)}q${n(z * 0.6)} ${n(z * 0.5)} ${n(z * 1.2)} 0`, 1.8, light),
  ).join('');

const RIVETS: readonly (readonly [number, number])[] = [
  [-0.52, -0.25],
  [0.07, -0.25],
  [-0.52, 0.15],
  [0.07, 0.15],
  [-0.1, 0.37],
  [0.42, 0.37],
  [0.25, -0.22],
  [-0.28, -0.47],
];
function plates(r: number, [, deep, light]: Palette): string {
  const at = (x: number, y: number): string => `M${n(X + r * x)} ${n(Y + r * y)}`;
  const seams = `${at(-1, -0.35)}h${n(2 * r)}${at(-1, 0.25)}h${n(2 * r)}${at(-0.35, -1)}v${n(r * 0.65)}${at(0.15, -0.35)}v${n(r * 0.6)}${at(-0.6, -0.35)}v${n(r * 0.6)}${at(-0.2, 0.25)}v${n(r)}${at(0.5, 0.25)}v${n(r)}`;
  return (
    line(seams, 2, deep) +
    `<path d="${at(-0.6, -0.35)}h${n(r * 0.75)}v${n(r * 0.6)}h${n(-r * 0.75)}z" fill="${light}" opacity=".5"/>` +
    RIVETS.map(([x, y]) => disc(X + r * x, Y + r * y, 1.9, INK, 0)).join('')
  );
}

const COGS: readonly Spot[] = [
  [-0.35, -0.2, 12],
  [0.3, 0.38, 10],
  [-0.3, 0.6, 6],
];
const cogs = (r: number, [, deep, light]: Palette): string =>
  COGS.map(([x, y, z]) => {
    const teeth = Array.from({ length: 16 }, (_, i) => {
      const far = i % 2 === 1 ? z : z * 0.78;
      return `${n(X + r * x + Math.cos((i * Math.PI) / 8) * far)} ${n(Y + r * y + Math.sin((i * Math.PI) / 8) * far)}`;
    });
    return shape(`M${teeth.join('L')}z`, light, 2.2) + disc(X + r * x, Y + r * y, z * 0.38, deep, 2);
  }).join('');

function jaws(r: number, [, deep, light]: Palette): string {
  const ridge = `M${n(X - r)} ${Y + 2}l${n(r * 0.4)} -8 ${n(r * 0.3)} 9 ${n(r * 0.35)} -11 ${n(r * 0.3)} 12 ${n(r * 0.7)} -9`;
  const teeth = [-0.5, -0.2, 0.1, 0.4].map((x) => shape(`M${n(X + r * x - 4)} ${n(Y + r * (0.22 + Math.abs(x) * 0.06))}l4 8 4 -8z`, '#fff3dc', 1.6));
  const mouth = `M${n(X - r * 0.75)} ${n(Y + r * 0.3)}q${n(r * 0.7)} ${n(-r * 0.28)} ${n(r * 1.4)} 0q${n(-r * 0.7)} ${n(r * 0.62)} ${n(-r * 1.4)} 0z`;
  const eyes = disc(X - r * 0.35, Y - r * 0.42, 4, deep, 2) + disc(X + r * 0.05, Y - r * 0.5, 2.6, deep, 2);
  return line(ridge, 3.6, light) + shape(mouth, '#2a1730') + teeth.join('') + eyes;
}

const SURFACE: Readonly<Record<string, (r: number, palette: Palette) => string>> = {
  '01': storms,
  '02': forts,
  '03': craters,
  '12': plates,
  '13': cogs,
  '23': jaws,
};

/** `a` and `b`: the two skills, ascending; `spaces`: for fragments. */
export function planetMarkup(id: string, a: number, b: number, spaces: number): string {
  const chance = chanceOf(id);
  // An id may be anything while somebody types it: it gets into no markup.
  const clip = `v-${hash(`${id} ${a}${b}${spaces}`)}`;
  const r = 34 + (Math.min(6, Math.max(1, spaces)) - 2) * 4.2;
  const pair = `${a}${b}`;
  const palette = (WORLDS[pair] ?? WORLDS['01'])[Math.max(0, Math.min(2, spaces - 3))];
  const [land, deep, light] = palette;
  const at = (angle: number, far: number): string => `${n(X + Math.cos(angle) * far)} ${n(Y + Math.sin(angle) * far)}`;
  const from = -1.15 + chance() * 0.3;
  const to = from + 0.75 + chance() * 0.2;
  const jag = [0, 0.25, 0.5, 0.75, 1].map((t, i) => at(from + (to - from) * t, r * (i % 2 === 1 ? 0.56 + chance() * 0.12 : 0.74 + chance() * 0.12)));
  const body = `M${at(to, r)}A${n(r)} ${n(r)} 0 1 1 ${at(from, r)}L${jag.join('L')}z`;
  const shard = (angle: number, far: number, size: number): string => {
    const [x, y] = [X + Math.cos(angle) * far, Y + Math.sin(angle) * far];
    const corners = [0, 1, 2, 3, 4].map((i) => {
      const t = angle + i * 1.257 + chance() * 0.4;
      const z = size * (0.75 + chance() * 0.5);
      return `${n(x + Math.cos(t) * z)} ${n(y + Math.sin(t) * z)}`;
    });
    return shape(`M${corners.join('L')}z`, deep, 2.6) + shape(`M${corners.slice(0, 3).join('L')}z`, land, 0);
  };
  const middle = (from + to) / 2;
  const shadow = `M${n(X - r - 2)} ${n(Y - r)}v${n(2 * r + 4)}h${n(2 * r)}C${n(X - r * 0.2)} ${n(Y + r * 1.02)} ${n(X - r * 0.86)} ${n(Y + r * 0.4)} ${n(X - r * 0.55)} ${n(Y - r * 0.82)}z`;
  const glow = (w: number, colour: string, opacity: number): string =>
    `<path d="M${jag.join('L')}" fill="none" stroke="${colour}" stroke-width="${w}" stroke-linejoin="round" opacity="${opacity}"/>`;
  const shine = `<path d="M${n(X - r * 0.62)} ${n(Y - r * 0.5)}A${n(r * 0.8)} ${n(r * 0.8)} 0 0 1 ${n(X - r * 0.12)} ${n(Y - r * 0.79)}" fill="none" stroke="#fff" stroke-width="3.6" stroke-linecap="round" opacity=".75"/>`;
  const ring = `M${n(X - r - 9)} ${Y + 15}C${n(X - r)} ${Y + 29} ${n(X + r)} ${Y + 6} ${n(X + r + 9)} ${Y - 10}`;
  const moon = spaces === 4 ? disc(X - r - 3, Y - r * 0.72, 6.5, light) + disc(X - r - 5, Y - r * 0.74, 1.6, deep, 0) : '';
  return `<clipPath id="${clip}"><path d="${body}"/></clipPath><path d="${body}" fill="${land}"/><g clip-path="url(#${clip})">${SURFACE[pair]?.(r, palette) ?? ''}<path d="${shadow}" fill="${INK}" opacity=".2"/>${glow(9, '#ffe9a8', 0.85)}${glow(15, '#ff9a5c', 0.35)}</g>${shine}${shape(body, 'none', 3)}${shard(middle - 0.28, r * 1.12, 5.6)}${shard(middle + 0.22, r * 1.2, 4)}${shard(middle - 0.05, r * 1.36, 2.6)}${moon}${spaces >= 5 ? line(ring, 7.4) + line(ring, 3, light) : ''}`;
}
