/**
 * The strokes all drawings are made of, on a field of 64 × 64: hull (the contour), deck (inner hairlines) and one light, filled.
 * Colours are custom properties, so that one drawing serves the dark table and blueprint paper (../colours.css).
 */
const COLOURS = {
  hull: 'var(--a-hull)',
  deck: 'var(--a-deck)',
  mass: 'var(--a-mass)',
  void: 'var(--a-void)',
  lamp: 'var(--a-lamp)',
  sonar: 'var(--a-sonar)',
  blip: 'var(--a-blip)',
  go: 'var(--a-go)',
  stop: 'var(--a-stop)',
  none: 'none',
} as const;
export type Ink = keyof typeof COLOURS;

export const ink = (k: Ink): string => COLOURS[k];
/** Declarations as attributes, because the page forbids inline styles; the last of two counts. */
export const look = (declarations: string): string =>
  [
    ...new Map(
      declarations.split(';').flatMap((d): [string, string][] => (d === '' ? [] : [[d.slice(0, d.indexOf(':')), d.slice(d.indexOf(':') + 1)]])),
    ),
  ]
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
/** Any path. */
export const p = (d: string, fill: Ink = 'none', stroke: Ink = 'none', w = 1.8, more = ''): string =>
  `<path d="${d}" ${look(`fill:${ink(fill)};stroke:${ink(stroke)};stroke-width:${w};stroke-linecap:round;stroke-linejoin:round;${more}`)}/>`;
export const hull = (d: string, w = 1.8): string => p(d, 'none', 'hull', w);
export const deck = (d: string, w = 1.2): string => p(d, 'none', 'deck', w);
/** Solid and unlit. */
export const mass = (d: string, stroke: Ink = 'hull', w = 1.8): string => p(d, 'mass', stroke, w);
/** Lit. */
export const lit = (d: string, k: Ink = 'lamp', o = 1): string => p(d, k, 'none', 0, `fill-opacity:${o}`);
export const dot = (x: number, y: number, r: number, k: Ink = 'lamp', o = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${look(`fill:${ink(k)};fill-opacity:${o}`)}/>`;
export const ring = (x: number, y: number, r: number, k: Ink = 'sonar', w = 2, o = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${look(`fill:none;stroke:${ink(k)};stroke-width:${w};stroke-opacity:${o}`)}/>`;
const tenth = (n: number): number => Math.round(n * 10) / 10;
const CORNERS = [0, 1, 2, 3, 4, 5];
export const hexPath = (x: number, y: number, r: number): string =>
  `M${CORNERS.map((i) => `${tenth(x + r * Math.cos((i * Math.PI) / 3))} ${tenth(y + r * Math.sin((i * Math.PI) / 3))}`).join('L')}Z`;
/** A pool of light. Drawings with the same id have the same light. */
export const pool = (id: string, x: number, y: number, r: number, k: Ink, o = 0.55): string =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}"><stop offset="0" ${look(`stop-color:${ink(k)};stop-opacity:${o}`)}/><stop offset=".55" ${look(`stop-color:${ink(k)};stop-opacity:${o * 0.22}`)}/><stop offset="1" ${look(`stop-color:${ink(k)};stop-opacity:0`)}/></radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`;
