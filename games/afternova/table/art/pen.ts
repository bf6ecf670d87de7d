/** A contraption is drawn with one of two pens: chalk on a Blueprint, or colour once it is bolted on. */
import type { Upgrade } from '../../content/types.ts';
import { stroke } from './ink.ts';

/** a body, b its darker part, c trimmings, g glass, d dark, n nothing. */
export type Tone = 'a' | 'b' | 'c' | 'g' | 'd' | 'n';
export interface Pen {
  shape(d: string, tone?: Tone): string;
  disc(x: number, y: number, r: number, tone: Tone): string;
  oval(x: number, y: number, rx: number, ry: number, tone: Tone): string;
  box(x: number, y: number, w: number, h: number, r: number, tone: Tone): string;
  line(d: string, w?: number): string;
}
export type Hue = Upgrade['kind'] | 'none';

const BODY: Readonly<Record<Hue, string>> = {
  cargo: '#e0814f',
  market: '#a98be8',
  crew: '#f2a0bd',
  refinery: '#f2b548',
  boost: '#86d3b6',
  none: '#f2cf7d',
};
const DEEP: Readonly<Record<Hue, string>> = {
  cargo: '#a84f26',
  market: '#6c4cb8',
  crew: '#bf5f87',
  refinery: '#b97a14',
  boost: '#3f957a',
  none: '#b88727',
};
const CHALK: Readonly<Record<Tone, string>> = { n: 'none', d: '#0e2a5c', c: '#ffffff45', g: '#ffffff2e', a: '#ffffff14', b: '#ffffff14' };

function penOf(fills: Readonly<Record<Tone, string>>, ink: (w: number) => string, usual: number): Pen {
  return {
    shape: (d, tone) => `<path d="${d}" fill="${tone === undefined ? 'none' : fills[tone]}" ${ink(usual)}/>`,
    disc: (x, y, r, tone) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fills[tone]}" ${ink(usual)}/>`,
    oval: (x, y, rx, ry, tone) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fills[tone]}" ${ink(usual)}/>`,
    box: (x, y, w, h, r, tone) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fills[tone]}" ${ink(usual)}/>`,
    line: (d, w) => `<path d="${d}" fill="none" ${ink(w === undefined ? usual * 0.85 : Math.min(w, 3))}/>`,
  };
}
export const chalk: Pen = penOf(CHALK, (w) => stroke(w).replace(/#\w+/, '#e6f3ff'), 2);
/** In the colour of what the contraption does. */
export const paint = (hue: Hue): Pen => penOf({ a: BODY[hue], b: DEEP[hue], c: '#fff1cf', g: '#cfeff7', d: '#2c2448', n: 'none' }, stroke, 2.4);
