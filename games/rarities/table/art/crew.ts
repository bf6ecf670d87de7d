/** The six collectors in their badges, by seat: colour, shape of the badge and face say the same thing. */
import { body, box, disc, dot, glint, INK, line, oval, shape, tone } from './ink.ts';

const FLOWER = Array.from({ length: 9 }, (_, i) => {
  const a = -Math.PI / 2 + ((2 * i - 1) * Math.PI) / 8;
  const at = `${(32 + 26 * Math.cos(a)).toFixed(1)} ${(32 + 26 * Math.sin(a)).toFixed(1)}`;
  return i === 0 ? `M${at}` : `A10.8 10.8 0 0 1 ${at}`;
}).join('');

/** Circle, hexagon, square, diamond, flower, shield; and how the face is set into each: by how much it is moved and scaled. */
const BADGES: readonly { readonly d: string; readonly fill: string; readonly set: string }[] = [
  { d: 'M32 3a29 29 0 1 1 0 58a29 29 0 1 1 0-58z', fill: '#f47a5c', set: '1.3 1.6) scale(.96' },
  {
    d: 'M29 3.7a6 6 0 0 1 6 0l20 11.5a6 6 0 0 1 3 5.2v23.2a6 6 0 0 1-3 5.2L35 60.3a6 6 0 0 1-6 0L9 48.8a6 6 0 0 1-3-5.2V20.4a6 6 0 0 1 3-5.2z',
    fill: '#f7cf45',
    set: '1.3 1.6) scale(.96',
  },
  { d: 'M14 5h36a9 9 0 0 1 9 9v36a9 9 0 0 1-9 9H14a9 9 0 0 1-9-9V14a9 9 0 0 1 9-9z', fill: '#2fdcae', set: '1.3 1.6) scale(.96' },
  { d: 'M27 3.6a7 7 0 0 1 10 0L60.4 27a7 7 0 0 1 0 10L37 60.4a7 7 0 0 1-10 0L3.6 37a7 7 0 0 1 0-10z', fill: '#3f86e0', set: '5.1 5.6) scale(.84' },
  { d: `${FLOWER}z`, fill: '#c9a2ff', set: '5.1 5.6) scale(.84' },
  { d: 'M10 5h44a5 5 0 0 1 5 5v20c0 15-10 25-27 31C15 55 5 45 5 30V10a5 5 0 0 1 5-5z', fill: '#f3eff8', set: '6.4 4.5) scale(.8' },
];

const BEAK = 'M25 36c4-4 10-4 14 0l-7 13z';
const MOTH = 'M32 15c11 0 17.5 7 17.5 16S42.5 47 32 47s-17.5-7-17.5-16S21 15 32 15z';

const FACES: readonly string[] = [
  // A gentleman with a monocle.
  body('M13 61c1-10 8-15 19-15s18 5 19 15z', '#5b3fa0', 'M13 61c1-10 8-15 19-15-7 3-10 8-10 15z', '#432b80') +
    body(
      'M32 12.5a16.5 16.5 0 1 1 0 33a16.5 16.5 0 1 1 0-33z',
      '#ffe1c4',
      'M15.5 29c0 9 7 16.5 16.5 16.5 4 0 7-1 9.5-3C30 43 22 38 20 23.5z',
      '#f3bf98',
    ) +
    body(
      'M16 25c3-11 12-13 17-12 8 0 13 4 15.5 11-8 1-14-1-18-5-3 4-8 6-14.5 6z',
      '#7a3d2a',
      'M16 25c1-4 3-7 5.5-9 0 3 1 5 3.5 7-2.5 1.3-5.5 2-9 2z',
      '#5a2a1c',
      2.2,
    ) +
    glint('M24 16.5c1.6-1 3.3-1.5 5-1.6', 2, '#b06a4c') +
    dot(25, 30, 2.1) +
    disc(39, 29.5, 5.6, '#d9f1ff', 2.2) +
    dot(39, 30, 2.1) +
    glint('M36.3 27.8c.5-.9 1.3-1.5 2.2-1.7', 1.5) +
    line('M44 32c2 4 2 8 0 11', 1.8) +
    shape('M32 37c-3-2-6-1-8 1-1.5 1.2-3 1-4 0 1 4 4 5 7 4 2-.5 4-2 5-2s3 1.5 5 2c3 1 6 0 7-4-1 1-2.5 1.2-4 0-2-2-5-3-8-1z', '#7a3d2a', 1.8) +
    shape('M32 52l-7-4v8zM32 52l7-4v8z', '#ffd35c', 2),
  // A hen who has seen everything.
  body('M13 58c2-9 8-13 19-13s17 4 19 13l-16 3z', '#2d7d86', 'M13 58c2-9 8-13 17-13-5 4-7 8-6 15z', '#1d5a61') +
    shape('M23 14c0-6 2-8 5-9 0 3 1 4 3.5 6 1-3.5 3-5.5 6.5-6.5-.5 3.5 1 5.5 3 9.5z', '#f4604c', 2) +
    body(
      'M17 30C17 18 24 12 32 12s15 6 15 18-6 18-15 18-15-6-15-18z',
      '#fff8ea',
      'M17 30c0 12 6 18 15 18 3 0 5.5-.7 7.5-2C28 45 22 37 22.5 16 19 19 17 24 17 30z',
      '#e5d5b8',
    ) +
    disc(24.5, 27, 6.6, '#3c3170', 2.2) +
    disc(39.5, 27, 6.6, '#3c3170', 2.2) +
    line('M31 26.5h2', 2) +
    dot(22.8, 25, 2.6, '#bdf3ff') +
    dot(37.8, 25, 2.6, '#bdf3ff') +
    body(BEAK, '#ff9a3d', 'M25 36c1.5-1.5 3.3-2.4 5-2.7-1 4 0 9 2 15.7z', '#db7420') +
    line('M28 38.5c2.5 1 5.5 1 8 0', 1.8),
  // A robot with a warm heart and a cold lamp.
  body('M14 59c0-8 3-12 9-12h18c6 0 9 4 9 12z', '#d3553f', 'M14 59c0-8 3-12 9-12h2c-3 3-4 7-4 12z', '#a63a28') +
    line('M32 14V8') +
    disc(32, 8, 3.6, '#ffd35c', 2.2) +
    body(
      'M21 14h22a7 7 0 0 1 7 7v17a7 7 0 0 1-7 7H21a7 7 0 0 1-7-7V21a7 7 0 0 1 7-7z',
      '#dfe6f2',
      'M14 32c3 3 6 4 11 4h25v2a7 7 0 0 1-7 7H21a7 7 0 0 1-7-7z',
      '#aab6cf',
    ) +
    glint('M18 19c.6-1 1.5-1.5 2.6-1.6h6', 2) +
    box(19, 20.5, 26, 13, 6, '#1d2a52', 2.2) +
    dot(26.5, 27, 3.2, '#7dffd9') +
    dot(37.5, 27, 3.2, '#7dffd9') +
    dot(25.6, 26, 1, '#fff') +
    dot(36.6, 26, 1, '#fff') +
    line('M25 39.5h14M29 37.5v4M32 37.5v4M35 37.5v4', 1.8) +
    line('M10 25v9M54 25v9', 3.4),
  // A fish in a glass, because somebody has to breathe out here.
  body('M15 53c3-6 8-8 17-8s14 2 17 8L35 61h-6z', '#b0488a', 'M15 53c3-6 7-8 14-8-3 4-4 9-2 15.5z', '#832f66') +
    `<circle cx="32" cy="30" r="18" fill="#d7f4ff" stroke="none"/>` +
    tone('M14.2 33c5-3 9 2 14 0s9-2 13 0 6 1 8.6 0A18 18 0 0 1 14.2 33z', '#74cdf2') +
    shape('M41 32l8.5-5.5v11.5z', '#ff9a3d', 2) +
    shape('M27.5 24c1-5 5-6 8.5-4-1 2-2 3-3 4z', '#ff9a3d', 2) +
    body(
      'M18 32c0-5 5.5-9 12-9s12 4 12 9-5.5 9-12 9-12-4-12-9z',
      '#ffb24d',
      'M18 32c0 5 5.5 9 12 9 3 0 5.5-.8 7.5-2-8 .5-15-3-16-11.5-2 1.2-3.5 2.5-3.5 4.5z',
      '#e8862a',
      2.3,
    ) +
    line('M33 27.5c2.5 2.5 2.5 6 0 8.5', 1.6) +
    disc(24.5, 30, 3.4, '#fff', 1.8) +
    dot(24, 30, 1.6) +
    line('M20 36.5c2 1.5 4 1.5 6 .5', 2) +
    disc(32, 30, 18, 'none') +
    dot(20.5, 24, 1.4, '#fff') +
    dot(18.5, 20.5, 1, '#fff') +
    glint('M21.5 17.5c2-1.7 4-2.8 6.5-3.5', 2.6) +
    line('M23 48h18', 3),
  // A seedling with ambitions.
  body('M18 43h28l-3 15c-.5 2-2 3-4 3H25c-2 0-3.5-1-4-3z', '#e07f4f', 'M18 43h8l2 18h-3c-2 0-3.5-1-4-3z', '#b55a30') +
    shape('M32 18C28 8 19 7 14 9c1 7 7 13 16 13z', '#7cc957', 2.3) +
    shape('M33 18c0-11 9-14 17-12-1 8-7 13-15 14z', '#7cc957', 2.3) +
    line('M20 12.5c4 1 7 3.5 9 6M44 10c-4 1.5-7 4-9 8', 1.5) +
    body('M19 41c-2-12 4-22 13-22s15 10 13 22z', '#a5df6e', 'M19 41c-1.5-9 1.5-17 6.5-20.3C24 30 26 37 31 41z', '#7db648') +
    box(15, 40, 34, 7, 3, '#f29a68') +
    glint('M19 43h8', 2, '#ffd0b0') +
    disc(26.5, 30, 4.2, '#fff', 2) +
    disc(37.5, 30, 4.2, '#fff', 2) +
    dot(27, 30.5, 2) +
    dot(37, 30.5, 2) +
    line('M29 36.5c2 1.5 4 1.5 6 0', 2),
  // A moth in her best collar. She came for the lamp.
  body(
    'M12 56c3-9 9-12 20-12s17 3 20 12c-5 3-12 4-20 5-8-1-15-2-20-5z',
    '#2f6fb5',
    'M12 56c2-7 6-10.5 12-11.5-2 5-2 10 0 15.5-4.5-.6-9-2-12-4z',
    '#1f4f88',
  ) +
    line('M26 18C23 9 17 6 9 8M38 18c3-9 9-12 17-10') +
    line('M12 8l1 5M16.5 8.5l.5 5.5M20.5 10.5l-1 5M52 8l-1 5M47.5 8.5l-.5 5.5M43.5 10.5l1 5', 2) +
    body(MOTH, '#c3aee6', 'M14.5 31c0 9 7 16 17.5 16 6 0 11-2.4 14-6-14 2-26-4-27-19-3 2.5-4.5 5.5-4.5 9z', '#9c82cc') +
    glint('M20.5 21.5c1.6-1.7 3.6-2.8 6-3.3', 2.2, '#ece3ff') +
    shape('M28.5 15.5l3.5 6 3.5-6', '#fff6e4', 2) +
    oval(24, 30, 6.6, 7.6, '#2a1f5c', 2) +
    oval(40, 30, 6.6, 7.6, '#2a1f5c', 2) +
    dot(22, 27, 2.6, '#fff') +
    dot(38, 27, 2.6, '#fff') +
    dot(26, 33, 1.5, '#ffd35c') +
    dot(42, 33, 1.5, '#ffd35c') +
    line('M29.5 40.5c1.6 1.3 3.4 1.3 5 0', 2) +
    shape('M17 50c1-3 5-4 7-2 1-3 6-3 8 0 2-3 7-3 8 0 2-2 6-1 7 2l-4 5c-7 3-15 3-22 0z', '#fff6e4', 2.2),
];

/** The badge is its own frame: whatever of the face is larger is cut off by it. */
export const crew: readonly string[] = BADGES.map(
  ({ d, fill, set }, seat) =>
    `<clipPath id="r-badge-${seat}"><path d="${d}"/></clipPath>${tone(d, fill)}<g clip-path="url(#r-badge-${seat})"><g transform="translate(${set})">${FACES[seat]}</g></g><path d="${d}" fill="none" stroke="${INK}" stroke-width="2.6"/>`,
);
