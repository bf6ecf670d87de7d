/**
 * The few strokes all drawings are made of, as markup on a field of 64 × 64, and chance that a card's id decides. A width of 0 is
 * a fill without ink. Light comes from the upper left.
 */
export const INK = '#1d1638';

export const stroke = (w = 2.4): string => `stroke="${INK}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"`;
const inked = (w: number): string => (w > 0 ? ` ${stroke(w)}` : '');
const turned = (degrees: number, x: number, y: number): string => (degrees === 0 ? '' : ` transform="rotate(${degrees} ${x} ${y})"`);

export const shape = (d: string, fill = 'none', w = 2.4): string => `<path d="${d}" fill="${fill}"${inked(w)}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, w = 2.4, degrees = 0): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${inked(w)}${turned(degrees, x, y)}/>`;
export const disc = (x: number, y: number, r: number, fill: string, w = 2.4): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${inked(w)}/>`;
export const box = (x: number, y: number, w: number, h: number, r: number, fill: string, s = 2.4): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"${inked(s)}/>`;
export const line = (d: string, w = 2, colour = INK): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** What is drawn on the left, and its mirror image on the right. */
export const mirrored = (of: () => string): string => `${of()}<g transform="matrix(-1 0 0 1 64 0)">${of()}</g>`;

export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  return (h ^ (h >>> 13)) >>> 0;
}

/** Numbers from 0 to 1, always the same for one text. */
export function chanceOf(text: string): () => number {
  let a = hash(text);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let x = Math.imul(a ^ (a >>> 15), 1 | a);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
}
