/** The eight relics. Each can be told by its outline alone, and each has one detail that should not be there. */
import type { Relic } from '../../content/cards.ts';
import { body, box, disc, dot, glint, INK, line, oval, shape, star, tone, tube, turned } from './ink.ts';

const BOOT = 'M21 11h17v15c0 4 2 6 6 7.4l6 2c4 1.4 6 4.6 6 8.6v3H21z';
const HANDLE =
  'M22.5 39c0-3 2.5-5.5 5-5.5h9c2.5 0 5 2.5 5 5.5 0 2.5-1.5 3.5-1.5 6s1.5 3.5 1.5 7c0 6-4 10-9.5 10s-9.5-4-9.5-10c0-3.5 1.5-4.5 1.5-7s-1.5-3.5-1.5-6z';
const CLOAK =
  'M32 7c-9 0-14 7-14 15 0 4-2 6-3.5 9L7 52c4 3.5 8.5 0 12.5 2 4 2.2 8 2.2 12.5 0 4.5 2.2 8.5 2.2 12.5 0 4-2 8.5 1.5 12.5-2l-7.5-21C48 28 46 26 46 22c0-8-5-15-14-15z';
const HOSE = 'M34 29C35 9 54 9 54 26v20';
const ORBIT = 'M6.5 41c4.5 3.5 21 1.5 33-3.5S60 25 57.5 22c-1.5-1.8-6-1.5-10.5-.5';
const CHAIN = 'M32 22c2-8 10-3 13-8s7-6 12-6';
const STOPPER = 'M14 35h36l-4.5 15c-1 4-4 6-8 6h-11c-4 0-7-2-8-6z';

export const relics: Readonly<Record<Relic, string>> = {
  // The plaster is for the blisters, which arrive a century later.
  boots:
    line('M9 22h8M5 30h11M9 38h7', 2.2) +
    shape('M24 51l2 9 4-5 3 6 4-6 2 3 2-7zM44 51l2 7 3-4 3 4 2-7z', '#ffd35c', 2) +
    tone('M29 52l1.5 3 2-3 1 4.5 3-4.5zM47 52l1 2.5 2-2.5z', '#ff8f3d') +
    body(BOOT, '#f4836a', 'M21 27c1 9 6 14 15 15.5 7 1 14 .5 20-.5l.5 6H21z', '#d4573f') +
    glint('M25.5 20v11', 2.4, '#ffc3ae') +
    box(19, 8, 21, 8, 4, '#fff3df') +
    glint('M23 11.5h6') +
    box(18, 45, 40, 7, 3.5, '#3c3170') +
    glint('M23 48.3h8', 1.8, '#7d70c4') +
    line('M33 21h6M33.5 27h6.5', 2.2) +
    turned(16, 47, 40, box(41, 37.6, 12, 5.4, 2.7, '#ffe1c4', 1.8) + dot(47, 40.3, 1.5, '#e3a885')),
  // Printed with what it is.
  roll:
    body('M44 24c3 4 4 11 8 14 3 2 6 1 7 0v15c-3 2-7 2-10-1-4-4-4-8-5-9z', '#f2f8ff', 'M44 33c2 6 4 9 7 11l-1 9c-5-2-5-8-6-10z', '#cfe3fa') +
    line('M51.5 40v12.5', 1.8, ' stroke-dasharray="1.5 3"') +
    body('M10 19v27c0 6 8 9.5 17 9.5s17-3.5 17-9.5V19z', '#fff', 'M10 24v22c0 6 8 9.5 17 9.5 3 0 6-.4 8.5-1C24 53 18 47 17.5 26z', '#cfe3fa') +
    oval(27, 19, 17, 9, '#fff') +
    glint('M16 16c2-2 5-3.3 8-3.6', 2, '#dcecfb') +
    oval(27, 19, 6, 3.2, '#b98a5a', 2.2) +
    tone('M22 19.5c1 2.6 9 2.6 10 0-2.5-1.8-7.5-1.8-10 0z', '#7d552f') +
    line('M14 32c8 5 18 5 26 0', 1.8, ' stroke-dasharray="1.5 3.2"') +
    glint('M29 45c-2.5-3.5-5-4.5-7.5-4-4 .8-4.5 6.5-.5 7.5 3.5.8 6-4 9-6.5 3-2.4 7.5-1 7.5 2.5s-4.5 5-7.5 1.8', 2.6, '#4f93dc'),
  // An electron goes around it, until somebody looks.
  driver:
    turned(
      42,
      32,
      32,
      line('M19 19a13 4.8 0 0 1 26 0', 3.8) +
        glint('M19 19a13 4.8 0 0 1 26 0', 1.6, '#3aa9c9') +
        body('M29 9h6v24h-6z', '#e6eaf5', 'M29 9h2.2v24H29z', '#aab4d0') +
        body('M26.5 1h11L35 10.5h-6z', '#e6eaf5', 'M26.5 1h3.5l1 9.5h-2z', '#aab4d0') +
        tube('M19 19a13 4.8 0 0 0 26 0', 3.8, '#8ef0ff', 1.8) +
        disc(42.5, 22.2, 3.2, '#8ef0ff', 2) +
        box(25.5, 27, 13, 7, 2, '#f2c66d') +
        body(
          HANDLE,
          '#8fc24d',
          'M22.5 39c0 2.5 1.5 3.5 1.5 6s-1.5 3.5-1.5 7c0 6 4 10 9.5 10 2 0 3.8-.5 5.3-1.5C29 57 26 48 26.5 34c-2.3.5-4 2.5-4 5z',
          '#5f8f2a',
        ) +
        line('M35.5 40v15', 2) +
        glint('M29.5 38.5v9', 2.4, '#cdeb9a'),
    ) +
    line('M36 6l-2-4M30 11.5l-4.5-1.5', 2.2) +
    star(57, 36, 3.6, '#ffd35c'),
  // Dry-clean only: the label still hangs out.
  cloak:
    body(
      CLOAK,
      '#9a84ee',
      'M18 24c0 4-2.5 6-3.5 9L7 52c4 3.5 8.5 0 12.5 2 2.5 1.3 5 1.8 7.5 1.5C17 46 18 35 23.5 31 20 30 18.5 28 18 24z',
      '#7a62d6',
    ) +
    tone('M32 34c-3 6-5 12-5.5 20.5 3 .6 5 .2 5.5-.5.5.7 2.5 1.1 5.5.5C37 46 35 40 32 34z', '#5a44b4') +
    line('M22 35c-3 6-5 11-6 17M42 34c3 6 5 11 6 18', 2) +
    glint('M22.5 17c1-3.5 3.5-5.5 6.5-6.3', 2.4, '#d3c8ff') +
    oval(32, 22, 9, 10, '#241a52') +
    star(28.3, 21, 3.6) +
    star(36, 21, 3.6) +
    glint('M29.5 27.5h5', 2, '#fff7df') +
    disc(32, 35.5, 3.6, '#ffd35c', 2.2) +
    turned(-14, 50, 56, shape('M46 51h8v9l-4 2-4-2z', '#fff3df', 1.8) + line('M48.5 55h3', 1.5)),
  // The moon was a metre larger this morning.
  vacuum:
    tube(HOSE, 8, '#bfeee6', 3.6) +
    line(HOSE, 3.6, ' stroke-dasharray="1.4 4.2" opacity=".6" stroke-linecap="butt"') +
    body('M47 45h12l3 9H44z', '#f4836a', 'M45.5 49.5h4L49 54h-5z', '#c95a43') +
    body('M6 47c0-13 9-20 19-20s18 7 18 20v3H6z', '#3fb6a5', 'M6 47c0-7 2.5-12 6.5-15.5-1 6 1 9 3.5 12.5H6z', '#2a8f82') +
    glint('M14.5 33.5c2-2 4.5-3.3 7.5-3.8', 2.4, '#a9ece1') +
    box(5, 43, 39, 7, 2, '#26897c') +
    disc(25.5, 36, 6.6, '#16324a', 2.2) +
    tone('M24 31.6a4.6 4.6 0 1 0 5.6 6.4 4.5 4.5 0 0 1-5.6-6.4z', '#ffe9a8') +
    star(28.6, 33.2, 1.7) +
    disc(15, 52, 5.5, '#3c3170') +
    disc(35, 52, 5.5, '#3c3170') +
    dot(15, 52, 1.7, '#fff3df') +
    dot(35, 52, 1.7, '#fff3df') +
    dot(47.5, 58.5, 1.5) +
    dot(53, 60, 1.2) +
    dot(59, 58.5, 1.5),
  // The cuckoo is early; it always was.
  time:
    line('M21 50l-4 9M43 50l4 9', 3) +
    line('M6.5 41C2 38 8 31 18 26.5') +
    line('M44 18l3-1.5-1-3 4-1.5', 1.8) +
    disc(53, 9, 4.6, '#7fd8e8', 2) +
    shape('M57.2 7.6l4.3 1.7-4.5 1.7z', '#ff9a3d', 1.6) +
    dot(54, 7.8, 1.1) +
    `<circle cx="32" cy="33" r="19" fill="#f2b53f" stroke="none"/>` +
    tone('M13 33a19 19 0 0 0 33 12.8C35 49 20 46 17 21.5c-2.5 3.3-4 7.2-4 11.5z', '#cf8c1c') +
    disc(32, 33, 19, 'none') +
    disc(32, 31.5, 12, '#fffaf0', 2.2) +
    glint('M19.5 22.5c1.3-1.6 2.6-2.8 4.3-3.9', 2.2, '#ffe9b0') +
    line('M32 31.5v-7.5M32 31.5l5.5 3') +
    dot(32, 31.5, 1.8) +
    line('M32 14V8') +
    disc(32, 6.5, 3.4, '#f4836a', 2.2) +
    tube(ORBIT, 6.4, '#fff0c4', 2.4) +
    disc(49, 32.5, 3.6, '#7fb8f0', 2),
  // Please do not pull the chain: there is a galaxy under it.
  plug:
    tube(CHAIN, 5.6, '#ffe6a8', 2.4, '.1 4.6') +
    body(STOPPER, '#ef86b3', 'M14 35h10c0 8 2 15 6 21h-3.5c-4 0-7-2-8-6z', '#c9538b') +
    line('M36.5 48c-2 1.8-5.5.6-5.5-2.5 0-3.8 4.5-5.4 7.7-3.3 4 2.6 3.1 8.4-.9 10.3', 2.2) +
    dot(44, 43, 1.1) +
    dot(29.5, 51, 1.1) +
    box(9, 27, 46, 10, 5, '#ffc1da') +
    tone('M11 33c3 2.4 12 2.8 20 2.8H14c-2 0-3-1-3-2.8z', '#f09dc0') +
    glint('M14 30.7h9', 2.4) +
    tube('M32 17.5a5 5 0 1 1-.01 0z', 5.2, '#f2c66d', 2) +
    disc(13, 17, 4.4, '#e3f6ff', 2) +
    glint('M11.2 16.5c.2-.9.8-1.5 1.6-1.7', 1.4) +
    disc(20.5, 9.5, 2.8, '#e3f6ff', 1.8),
  // It still has a leaf, and on the leaf a ladybird.
  eye:
    shape('M43.5 12.5c0-6.5 5.5-9.5 14-9 0 8-6 11-11.5 10.5z', '#8fc24d', 2.2) +
    line('M41.5 17.5c2-4 5-7 9-9.5', 2) +
    disc(53, 6.8, 2, '#f4604c', 1.5) +
    `<circle cx="30" cy="36" r="23" fill="#c58a4f" stroke="none"/>` +
    tone('M7 36a23 23 0 0 0 41.5 13.7C34 56 13 51 12.5 21 9 25 7 30.2 7 36z', '#9a6433') +
    line('M50 27c1.5 3 2.2 6.5 1.8 9.5M18 53c4 2.6 8.5 3.6 13 3', 2, ' opacity=".6"') +
    disc(30, 36, 23, 'none') +
    glint('M15.5 24c2-2.7 4.3-4.6 7-6', 2.4, '#ecc08d') +
    oval(31, 36, 15.5, 13, '#fff6e4', 2.3) +
    tone('M16.5 36c0 7 6.5 12 14 12 2.5 0 5-.5 7-1.5-9 0-17-4.5-18.5-15.5-1.6 1.5-2.5 3-2.5 5z', '#e6d3b2') +
    disc(33.5, 36, 9, '#5fb38f', 2.3) +
    `<circle cx="33.5" cy="36" r="6" fill="none" stroke="#2c6f59" stroke-width="1.5" stroke-dasharray="1.5 2.2"/>` +
    dot(33.5, 36, 4.2, INK) +
    dot(31.4, 33.4, 2.1, '#fff'),
};
