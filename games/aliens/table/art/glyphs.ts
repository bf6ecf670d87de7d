/** Marks of the trail sheet and tools, on a field of 24: one stroke in the colour of the text. */
import { look } from './ink.ts';

const g = (d: string, more = ''): string =>
  `<path d="${d}" ${look(`fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;${more}`)}/>`;

export const GLYPHS = {
  noise: `<circle cx="12" cy="12" r="2.4" fill="currentColor"/>${g('M7.5 16.5a6.4 6.4 0 0 1 0-9M16.5 7.5a6.4 6.4 0 0 1 0 9M4.3 19.5a10.6 10.6 0 0 1 0-15M19.7 4.5a10.6 10.6 0 0 1 0 15')}`,
  silence: g('M4 12h16', 'stroke-width:2.4'),
  nothing: `<circle cx="12" cy="12" r="1.8" fill="currentColor"/>`,
  attack: g('M7 4c1 6 0 11-3 16M13 3c1 7 0 12-3 18M19 4c1 6 0 11-3 16', 'stroke-width:2.4'),
  start: g('M4 12l8-8 8 8M4 20l8-8 8 8'),
  stay: g('M7 7h10v10H7z'),
  teleport: g('M12 3v3M12 9v2M12 14v1M6 15l6 6 6-6'),
  seen: g('M3 21L9 8h6l6 13M9 8V3h6v5M8 17h8'),
  hatch: g('M8 4H4v16h4M16 4h4v16h-4M9 12h6'),
  escaped: g('M8 4H4v16h4M9 12h11M15 7l5 5-5 5'),
  out: g('M5 5l14 14M19 5L5 19', 'stroke-width:2.4'),
  back: g('M9 5l-5 5 5 5M4 10h9a6 6 0 0 1 0 10'),
  turned: g('M12 12a2.5 2.5 0 1 1 2.5 2.5A5.5 5.5 0 1 1 20 9'),
  fast: g('M5 5l7 7-7 7M12 5l7 7-7 7'),
  agreed: g('M5 13l5 5L19 7', 'stroke-width:2.4'),
  safe: g('M12 3l8 3v6c0 5-3 8-8 10-5-2-8-5-8-10V6z'),
  calm: `<g transform="rotate(-40 12 12)">${g('M6 8h12a4 4 0 0 1 0 8H6a4 4 0 0 1 0-8zM12 8v8')}</g>`,
  draw: g('M7 3h10v18H7zM10.5 12h3M10.5 8.5h3M10.5 15.5h3', 'stroke-width:1.8'),
  hidden: g('M7 3h10v18H7zM10 9l4 6M14 9l-4 6'),
  fed: g('M4 8c5 3 11 3 16 0M6 9l2 5 2.5-4L12 15l1.5-5 2.5 4 2-5M6 19h12'),
  eye: `${g('M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5C19 16.5 15.7 18.5 12 18.5S5 16.5 2.5 12z')}<circle cx="12" cy="12" r="2.8" fill="currentColor"/>`,
  whole: g('M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'),
  aim: `<circle cx="12" cy="12" r="2.4" fill="currentColor"/>${g('M12 3v4M12 17v4M3 12h4M17 12h4')}`,
  sheet: g('M4 5h16v14H4zM4 10h16M10 5v14'),
  play: '<path d="M8 5v14l11-7z" fill="currentColor"/>',
  pause: g('M9 5v14M15 5v14', 'stroke-width:3'),
  before: g('M15 6l-6 6 6 6'),
  next: g('M9 6l6 6-6 6'),
  pencil: g('M4 20l1-4L16 5l3 3L8 19zM14 7l3 3'),
};
export type Glyph = keyof typeof GLYPHS;
