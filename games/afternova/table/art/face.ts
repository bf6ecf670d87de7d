/** Parts of faces: eyes, noses, ears, beaks. */
import { disc, INK, line, mirrored, oval, shape } from './ink.ts';

/** What lies behind the head, and the head. */
export type Face = readonly [behind: string, head: string];
type Eyes = 'dot' | 'round' | 'happy' | 'sleepy' | 'stern' | 'wink' | 'big';

export const glint = (x: number, y: number, r = 0.8): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/>`;

/** One eye; `side` is -1 at the left. */
function eye(x: number, y: number, side: number, kind: Eyes, r?: number): string {
  switch (kind) {
    case 'big':
      return disc(x, y, r ?? 4.2, '#fff', 2) + disc(x + 0.4 * side, y + 0.4, (r ?? 4.2) * 0.52, INK, 0) + glint(x - 0.6, y - 0.8, 1);
    case 'round':
      return disc(x, y, r ?? 3.4, INK, 0) + glint(x - 1.1, y - 1.2, 1.2) + glint(x + 1, y + 1.1, 0.6);
    case 'happy':
      return line(`M${x - 3} ${y + 1.2}q3 -4.2 6 0`, 2.4);
    case 'sleepy':
      return line(`M${x - 3} ${y - 0.3}q3 3.2 6 0`, 2.4);
    case 'stern':
      return disc(x, y + 0.3, 2.3, INK, 0) + glint(x - 0.7, y - 0.4) + line(`M${x - 4 * side} ${y - 1.6}L${x + 3.6 * side} ${y - 4.6}`, 2.2);
    case 'wink':
      return side > 0 ? line(`M${x - 3} ${y}q3 2.4 6 -.4`, 2.4) : disc(x, y, 2.6, INK, 0) + glint(x - 0.8, y - 0.9, 0.9);
    default:
      return disc(x, y, r ?? 2.5, INK, 0) + glint(x - 0.8, y - 0.9, 0.9);
  }
}
export const eyes = (x: number, y: number, kind: Eyes = 'dot', look: { readonly r?: number } = {}): string =>
  eye(32 - x, y, -1, kind, look.r) + eye(32 + x, y, 1, kind, look.r);

export const smile = (y: number, w = 4, deep = 3): string => line(`M${32 - w} ${y}q${w} ${deep} ${w * 2} 0`, 2);
export const muzzle = (y: number, w = 4): string => line(`M32 ${y - 2.4}v1.6M${32 - w} ${y}q${w * 0.6} 2.4 ${w} -.8q${w * 0.4} 3.2 ${w} .8`, 1.9);
export const nose = (x: number, y: number, rx = 3, ry = 2.2, fill = INK): string =>
  oval(x, y, rx, ry, fill, 0) + oval(x - rx * 0.35, y - ry * 0.4, rx * 0.3, ry * 0.25, '#fff9', 0);
export const ears = (d: string, fill: string, inner?: readonly [d: string, fill: string]): string =>
  mirrored(() => shape(d, fill) + (inner === undefined ? '' : shape(inner[0], inner[1], 0)));
/** Round ears. */
export const ring = (x: number, y: number, r: number, fill: string, inner?: string): string =>
  mirrored(() => disc(32 - x, y, r, fill) + (inner === undefined ? '' : disc(32 - x, y + 0.6, r * 0.52, inner, 0)));
export const whiskers = (y: number, x = 13, colour = INK): string =>
  mirrored(() => line(`M${32 - x} ${y}l-6 -1.4M${32 - x} ${y + 2.6}l-5.6 1.2`, 1.3, colour));
export const shade = (d: string, fill = '#1d163826'): string => shape(d, fill, 0);
export const SHADOW = 'M16 34c1 9 7 14 16 14 3 0 5-.4 7-1.2-10-.6-18-5-20-14z';
export const beak = (d: string, fill: string, middle?: string): string => shape(d, fill, 2.2) + (middle === undefined ? '' : line(middle, 1.6));
