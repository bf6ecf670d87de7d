/** The strokes of all drawings, on a field of 64 × 64: one ink, round joins, light from the upper left, one shadow at the lower left. Functions return SVG markup. */
export const K = '#1d1638';
export const BRASS = '#d9ad5e',
  BRASS_L = '#f8dc9c',
  BRASS_D = '#96692a',
  VERD = '#5cb8c4',
  PARCH = '#f4dca4',
  BONE = '#f1ecf7',
  STEEL = '#c3cfe2';
/** Attributes of an outline. */
export const s = (w = 2.4, c: string = K): string => `stroke="${c}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"`;
/** The same without a filling. */
export const n = (w = 2.4, c: string = K): string => `fill="none" ${s(w, c)}`;
/** Two colours mixed: `t` of the second. */
export const mix = (a: string, b: string, t: number): string =>
  `#${[1, 3, 5]
    .map((i) =>
      Math.round(Number.parseInt(a.slice(i, i + 2), 16) * (1 - t) + Number.parseInt(b.slice(i, i + 2), 16) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
export const star = (x: number, y: number, r: number, f = '#fff7df'): string =>
  `<path fill="${f}" d="M${x} ${y - r}q${r * 0.18} ${r * 0.82} ${r} ${r}q${-r * 0.82} ${r * 0.18} ${-r} ${r}q${-r * 0.18} ${-r * 0.82} ${-r} ${-r}q${r * 0.82} ${-r * 0.18} ${r} ${-r}z"/>`;
export const P = (d: string, f: string, w = 2.4): string => `<path d="${d}" fill="${f}" ${s(w)}/>`;
export const L = (d: string, w = 2.4, c: string = K, o = 1): string => `<path d="${d}" ${n(w, c)}${o < 1 ? ` stroke-opacity="${o}"` : ''}/>`;
export const F = (d: string, f: string, o = 1): string => `<path d="${d}" fill="${f}"${o < 1 ? ` fill-opacity="${o}"` : ''}/>`;
export const C = (x: number, y: number, r: number, f: string, w = 2.4): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${f}" ${w ? s(w) : ''}/>`;
const rad = (d: number): number => (d * Math.PI) / 180;
const hundredth = (v: number): number => Math.round(v * 100) / 100;
/** A point by its distance and angle. */
export const pol = (r: number, deg: number, x = 32, y = 32): [x: number, y: number] => [
  hundredth(x + r * Math.cos(rad(deg))),
  hundredth(y + r * Math.sin(rad(deg))),
];
export const ngon = (k: number, r: number, rot = -90, x = 32, y = 32): string =>
  `${Array.from({ length: k }, (_, i) => pol(r, rot + (360 / k) * i, x, y))
    .map((p, i) => `${i ? 'L' : 'M'}${p[0]} ${p[1]}`)
    .join('')}z`;
/** Numbers that follow from an id: a piece always looks the same. */
export function rng(id: string): () => number {
  let h = 2166136261;
  for (const ch of id) {
    h ^= ch.charCodeAt(0);
    h = Math.imul(h, 16777619);
  }
  return () => {
    h ^= h << 13;
    h ^= h >>> 17;
    h ^= h << 5;
    return (h >>> 0) / 4294967296;
  };
}
