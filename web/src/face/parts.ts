/**
 * The parts that portraits are made of: a 64 grid, one ink, light from the upper left. Every part fits every other. A portrait is
 * ten small numbers in one word (server/api/shapes.ts); the order of the entries here is what the numbers count, so a new part
 * goes to the end. The machine head of the bots is not among them: it belongs to bots alone (public/art/badges).
 */
const INK = '#1d1638';
const WHITE = '#fff';

const stroke = (width = 2.4): string => `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
const line = (width = 2.4, colour = INK): string =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
const path = (d: string, fill: string, width = 2.4): string => `<path d="${d}" fill="${fill}" ${width > 0 ? stroke(width) : ''}/>`;
const disc = (x: number, y: number, r: number, fill: string, width = 2.4): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${width > 0 ? stroke(width) : ''}/>`;
const darker = (hex: string, by = 0.22): string =>
  `#${[1, 3, 5]
    .map((i) =>
      Math.round(Number.parseInt(hex.slice(i, i + 2), 16) * (1 - by))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
/** The same on the other side. */
const both = (drawn: string): string => `${drawn}<g transform="matrix(-1 0 0 1 64 0)">${drawn}</g>`;

export const SKIN = ['#ffe1c4', '#f2c39a', '#c98e62', '#8a5a3c', '#a5df6e', '#9fd4f5', '#d7b6f5', '#f4a38f', '#dfe6f2', '#ffd97a'];
export const HAIR = ['#2b2440', '#7a3d2a', '#c9673a', '#e8b64c', '#f6f0e4', '#3c63c4', '#d3557f', '#3fb6a5'];
export const CLOTH = ['#5b3fa0', '#2d7d86', '#d3553f', '#2f6fb5', '#b0488a', '#e0a030', '#4c7a3a', '#3c3170'];
export const GROUND = ['#f7cfae', '#bfe3f7', '#d9cdf7', '#c8ecd2', '#fbe3a6', '#f6bfcf', '#cfd6e6', '#3a3468'];

type Drawn = (colour: string) => string;

export const HEAD: Readonly<Record<string, Drawn>> = {
  round: (f) =>
    both(disc(15.5, 31, 3.6, f, 2.2)) +
    disc(32, 29.5, 16.5, f) +
    path('M16 33c2 9 9 13 16 13 3 0 6-.8 8-2-9-.6-17-4-19-16-3-1-5 2-5 5z', darker(f, 0.14), 0) +
    disc(32, 29.5, 16.5, 'none'),
  long: (f) =>
    both(disc(17, 31, 3.4, f, 2.2)) +
    path('M18 27c0-9 6-14 14-14s14 5 14 14v6c0 9-6 14-14 14s-14-5-14-14z', f) +
    path('M18.5 34c1 8 6 13 13.5 13 2 0 4-.4 6-1.3-8-.7-14-5-15-15-3-1-4.5 1-4.5 3.300z', darker(f, 0.14), 0) +
    path('M18 27c0-9 6-14 14-14s14 5 14 14v6c0 9-6 14-14 14s-14-5-14-14z', 'none'),
  cat: (f) =>
    both(path('M17 24 14 7c6 1 11 4 14 9z', f) + path('M18.5 18 17 12c2.5.8 4.5 2 6 4z', '#f4a3a3', 0)) +
    path('M14.5 31c0-10 7.5-16 17.5-16s17.5 6 17.5 16-7 16-17.5 16-17.5-6-17.5-16z', f) +
    `<ellipse cx="32" cy="40" rx="9" ry="5.5" fill="#fff" opacity=".65"/>` +
    path('M14.5 31c0-10 7.5-16 17.5-16s17.5 6 17.5 16-7 16-17.5 16-17.5-6-17.5-16z', 'none'),
  gel: (f) =>
    path('M15 47c-2-20 3-34 17-34s19 14 17 34c-3 3-5 0-8 1.5-3 1.5-5-1-9 0-4-1-6 1.5-9 0-3-1.5-5 1.5-8-1.500z', f) +
    path('M15 47c-2-20 3-34 17-34-9 4-12 18-9 35.5-3-1.5-5 1.5-8-1.500z', darker(f, 0.15), 0) +
    path('M15 47c-2-20 3-34 17-34s19 14 17 34c-3 3-5 0-8 1.5-3 1.5-5-1-9 0-4-1-6 1.5-9 0-3-1.5-5 1.5-8-1.500z', 'none') +
    `<path d="M22 22c1.5-3 3.5-4.5 6-5.2" ${line(2.6, WHITE)}/>`,
  owl: (f) =>
    both(path('M18 20c-3-5-3-9-2-12 5 1 9 3 11 7z', f)) +
    path('M16 31C16 19 23 13 32 13s16 6 16 18-6 17-16 17-16-5-16-17z', f) +
    both(disc(24.5, 28, 8, '#fff6e4', 2)) +
    path('M28.5 34q3.5-2.5 7 0L32 42z', '#ff9a3d', 2.2),
};

const eye = {
  dot: (x: number) => disc(x, 29.5, 2.3, INK, 0) + disc(x - 0.8, 28.7, 0.8, WHITE, 0),
  big: (x: number) => disc(x, 29, 4.4, WHITE, 2) + disc(x + 0.3, 29.4, 2.2, INK, 0) + disc(x - 0.4, 28.4, 0.8, WHITE, 0),
  calm: (x: number) => `<path d="M${x - 3.2} 29q3.2 2.8 6.4 0" ${line(2.4)}/>`,
  glad: (x: number) => `<path d="M${x - 3.2} 30.500q3.2-4.2 6.4 0" ${line(2.4)}/>`,
  lamp: (x: number) => disc(x, 29, 3.8, '#1d2a52', 2) + disc(x, 29, 2, '#7dffd9', 0),
  star: (x: number) =>
    `${disc(x, 29, 4.6, '#2a1f5c', 2)}<path fill="#ffe08a" d="M${x} 25.800q.6 2.6 3.2 3.200q-2.6.6-3.2 3.200q-.6-2.6-3.2-3.200q2.6-.6 3.2-3.200z"/>`,
};
const pair = (of: (x: number) => string): string => of(25) + of(39);
export const EYES: Readonly<Record<string, string>> = {
  dot: pair(eye.dot),
  big: pair(eye.big),
  calm: pair(eye.calm),
  glad: pair(eye.glad),
  lamp: pair(eye.lamp),
  star: pair(eye.star),
  three: pair(eye.dot) + disc(32, 22, 2.3, INK, 0) + disc(31.2, 21.2, 0.8, WHITE, 0),
};

/** `HAIR_MARK` stands for the colour of the hair. */
const HAIR_MARK = '#5a3222';
export const MOUTH: Readonly<Record<string, string>> = {
  smile: `<path d="M27 37.500q5 4 10 0" ${line(2.2)}/>`,
  grin: path('M25.5 36.500h13c0 5-3 7.5-6.5 7.500s-6.5-2.5-6.5-7.500z', WHITE, 2.2),
  small: `<path d="M29.5 39q2.5 1.5 5 0" ${line(2.2)}/>`,
  flat: `<path d="M27.5 39h9" ${line(2.2)}/>`,
  tash: path('M32 36.500c-3-2-6-1-8 1-1.5 1.2-3 1-4 0 1 4 4 5 7 4 2-.5 4-2 5-2s3 1.5 5 2c3 1 6 0 7-4-1 1-2.5 1.2-4 0-2-2-5-3-8-1z', HAIR_MARK, 1.8),
  grid: `<path d="M25 39.500h14M29 37.500v4M32 37.500v4M35 37.500v4" ${line(1.8)}/>`,
  beard:
    path('M17 33c2 3 5 3.5 8 2.5 4-1.5 10-1.5 14 0 3 1 6 .5 8-2.5 0 9-6 16-15 16s-15-7-15-16z', HAIR_MARK, 2) +
    `<path d="M28.5 39.500q3.5 2.5 7 0" ${line(2)}/>`,
  none: '',
};

/** What is behind the head, and what is before it. */
export const TOP: Readonly<Record<string, (colour: string) => readonly [behind: string, before: string]>> = {
  none: () => ['', ''],
  sweep: (h) => ['', path('M15.5 26c2-11 11-14 17-13 8 0 13 5 15.5 12-8 1-14-1-18-6-3 4.5-8 7-14.5 7z', h, 2.2)],
  long: (h) => [
    path('M14 27C13 14 22 8 32 8s19 6 18 19l2 21H12z', h),
    path('M15.5 28c1-10 8-15 16.5-15s15.5 5 16.5 15c-5-1-9-4-11-8-5 5-12 8-22 8z', h, 2.2),
  ],
  bun: (h) => [disc(32, 9, 6, h, 2.2), path('M16 26c1-9 8-13.5 16-13.500S47 17 48 26c-5-4-10-6-16-6s-11 2-16 6z', h, 2.2)],
  curls: (h) => [
    '',
    [
      [19, 19],
      [26, 13.5],
      [34, 12.5],
      [42, 16],
      [46, 23],
      [17, 26],
    ]
      .map(([x, y]) => disc(x, y, 5.6, h, 2.2))
      .join('') + path('M20 22c3-6 20-7 24 0-8-2-16-2-24 0z', h, 0),
  ],
  crest: (h) => ['', path('M26 15c0-8 3-11 6-12 0 3 1 4 2 5 2-2 4-3 6-3-1 3-1 6 0 10-4-2-10-2-14 0z', h, 2.2)],
  cap: (h) => [
    '',
    path('M16 24c0-9 7-14 16-14s16 5 16 14z', h) +
      path('M15 21.500h34c3 0 6 2 8 4-7 1.5-34 2-42 0z', darker(h), 2.2) +
      disc(32, 10, 2, '#ffd35c', 1.8),
  ],
  captain: (h) => [
    '',
    path('M15 20c-2-7 6-13 17-13s19 6 17 13z', '#fdf5e6') +
      path('M15 19h34v5c-10-3-24-3-34 0z', h, 2.2) +
      `<path d="M32 9.500q.6 3.4 4 4q-3.4.6-4 4q-.6-3.4-4-4q3.4-.6 4-4z" fill="#f2b53f" ${stroke(1.4)}/>`,
  ],
  feelers: (h) => [`<path d="M26 16C24 8 20 5 15 5M38 16c2-8 6-11 11-11" ${line(2.4)}/>${disc(14, 5.5, 3, h, 2)}${disc(50, 5.5, 3, h, 2)}`, ''],
  leaf: (h) => ['', path('M32 15C28 6 20 5 15 7c1 6 7 10 16 10M33 14c2-8 9-10 15-8-1 7-7 10-14 10', h, 2.2)],
  aerial: (h) => ['', `<path d="M32 14V7" ${line()}/>${disc(32, 6.5, 3.2, h, 2.2)}`],
};

export const GEAR: Readonly<Record<string, string>> = {
  none: '',
  monocle: `${disc(39, 29, 6, '#d9f1ff88', 2.2)}<path d="M44 32c2 4 2 8 0 12" ${line(1.8)}/>`,
  specs: `${both(disc(24.5, 29.5, 6, '#d9f1ff66', 2.2))}<path d="M30.5 29h3" ${line(2.2)}/>`,
  visor: `<rect x="17" y="23" width="30" height="12" rx="6" fill="#1d2a52" ${stroke(2.2)}/><path d="M22 27.500h9" ${line(2.4, '#7fd8e8')}/>`,
  patch: `${disc(39, 29.5, 5, INK, 0)}<path d="M17 22l30 11" ${line(2)}/>`,
  phones: `<path d="M15 29C15 18 22 11 32 11s17 7 17 18" ${line(3.4)}/><rect x="10.5" y="26" width="7" height="12" rx="3.5" fill="#f4836a" ${stroke(2.2)}/><rect x="46.5" y="26" width="7" height="12" rx="3.5" fill="#f4836a" ${stroke(2.2)}/>`,
  dome: `<circle cx="32" cy="29" r="22" fill="#cdeeff" fill-opacity=".26" ${stroke(2)}/><path d="M14.5 32c-1.5-9 4-18 12-20.5" ${line(2.6, WHITE)}/>`,
};

export const SUITS: Readonly<Record<string, Drawn>> = {
  coat: (f) => path('M12 62c1-11 8-16 20-16s19 5 20 16z', f) + path('M32 53l-7-5v9zM32 53l7-5v9z', '#ffd35c', 2),
  knit: (f) => `${path('M12 62c1-11 8-16 20-16s19 5 20 16z', f)}<path d="M22 48.500c3 4 17 4 20 0" ${line(3.4, '#fff3df')}/>`,
  void: (f) =>
    path('M11 62c1-10 8-15 21-15s20 5 21 15z', f) +
    path('M19 49c4 3.5 22 3.5 26 0 1.5 1.5 1.5 4 .3 5-5 3.5-21.6 3.5-26.6 0-1.2-1-1.2-3.5.3-5z', '#dfe6f5', 2.2),
  ruff: (f) =>
    path('M12 62c1-11 8-16 20-16s19 5 20 16z', f) +
    path('M16 51c1-3 5-4 7.5-2 1-3 6.5-3 8.5 0 2-3 7.5-3 8.5 0 2.5-2 6.5-1 7.5 2l-5 5c-7 3-15 3-22 0z', '#fff6e4', 2.2),
};

export { HAIR_MARK, INK };
