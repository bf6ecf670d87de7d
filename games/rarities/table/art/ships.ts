/** The six ships, by seat: each has an outline of its own, and belongs to its collector. */
import { body, box, disc, dot, glint, line, shape, star, tone, tube, turned } from './ink.ts';

const flame = (x: number, y: number, k = 1): string =>
  shape(`M${x - 4 * k} ${y}q${4 * k} ${14 * k} ${8 * k} 0z`, '#ffd35c', 2) +
  tone(`M${x - 1.6 * k} ${y + 1}q${1.6 * k} ${6 * k} ${3.2 * k} 0z`, '#ff8f3d');

const HULL = 'M32 3c9 8 13 17 13 26 0 8-3 14-6 19H25c-3-5-6-11-6-19 0-9 4-18 13-26z';
const SHUTTLE = 'M20 14c0-6 6-10 12-10s12 4 12 10v20c0 8-5 13-12 16-7-3-12-8-12-16z';
const HAULER = 'M32 5l17 10v24L32 49 15 39V15z';

export const ships: readonly string[] = [
  // A saucer, and the cup that belongs on it.
  flame(22, 42) +
    flame(42, 42) +
    tube('M45 17c9-3 10 8 1 8', 5.4, '#d6f3ff', 2) +
    body('M18 30c0-12 6-19 14-19s14 7 14 19z', '#d6f3ff', 'M18 30c0-5 1-9 3-12 1 5 4 9 10 12z', '#9fd6ee') +
    glint('M23.5 21c1-3.3 3-5.6 5.8-6.6') +
    body(
      'M3 36c0-5 13-9 29-9s29 4 29 9-13 9-29 9S3 41 3 36z',
      '#f47a5c',
      'M3 36c0 5 13 9 29 9s25-3 28-6.5C54 41 44 42 32 42 19 42 9 40 3 36z',
      '#b4402a',
    ) +
    glint('M11 32.5c4-1.6 8-2.4 12-2.8', 2.2, '#ffc3ae') +
    disc(15, 36, 2.7, '#fff3df', 1.6) +
    disc(32, 37.5, 2.7, '#fff3df', 1.6) +
    disc(49, 36, 2.7, '#fff3df', 1.6),
  // A hauler that carries one egg.
  flame(14, 49, 0.9) +
    flame(50, 49, 0.9) +
    box(9, 27, 10, 23, 2, '#b5820f') +
    box(45, 27, 10, 23, 2, '#b5820f') +
    body(HAULER, '#f7cf45', 'M15 15v24l17 10V44L20 36V18z', '#d79f1e') +
    glint('M20.5 16.5L30 11', 2.4, '#fff0b3') +
    disc(32, 25, 9, '#3c3170') +
    shape('M32 18.5c3.5 0 5 5 5 7.5a5 5 0 0 1-10 0c0-2.5 1.5-7.5 5-7.5z', '#fff8ea', 2) +
    line('M25 40h14M28 44h8', 2.2),
  // A box ship, or a toaster. It will not say.
  flame(20, 51) +
    flame(44, 51) +
    box(16, 44, 8, 7, 1, '#146b50') +
    box(40, 44, 8, 7, 1, '#146b50') +
    body('M24 16V8c-3-3 0-6 3-5.5h10c3-.5 6 2.5 3 5.5v8z', '#f3d9a0', 'M24 16V8c-2-2-1.5-4 0-5 1 4 2 8 5 13z', '#cf9f55', 2.2) +
    box(5, 24, 9, 14, 2, '#1fa883') +
    box(50, 24, 9, 14, 2, '#1fa883') +
    body(
      'M19 13h26a7 7 0 0 1 7 7v18a7 7 0 0 1-7 7H19a7 7 0 0 1-7-7V20a7 7 0 0 1 7-7z',
      '#2fdcae',
      'M12 30c2 4 5 5 10 5h30v3a7 7 0 0 1-7 7H19a7 7 0 0 1-7-7z',
      '#1fa883',
    ) +
    glint('M16 20c.3-1.6 1.5-2.7 3.2-2.8h5', 2.2, '#b5ffe9') +
    box(19, 20, 26, 11, 4, '#d6f3ff') +
    glint('M23 26l3-3', 2) +
    line('M22 39.5h4M30 39.5h4M38 39.5h4', 2.2),
  // A rocket with a snorkel.
  flame(32, 48, 1.2) +
    body('M21 33L8 49l15-3zM43 33l13 16-15-3z', '#1a4788', 'M21 33L8 49l5-1z', '#12305e') +
    tube('M45 30c7 1 8-4 8-8V13', 5.2, '#ff9a3d', 1.8) +
    body(HULL, '#3f86e0', 'M19 29c0 8 3 14 6 19h8C26 40 24 24 29 6c-7 7-10 15-10 23z', '#2b68bd') +
    glint('M29 13c-1.5 2.3-2.6 4.7-3.3 7.2', 2.4, '#a9d0ff') +
    shape('M32 17l7.5 7.5L32 32l-7.5-7.5z', '#d6f3ff') +
    line('M26 40h12', 2.2),
  // A pod that has started to grow.
  flame(32, 50) +
    shape('M32 30c-14-6-26 0-27 9 7 6 18 4 27-3zM32 30c14-6 26 0 27 9-7 6-18 4-27-3z', '#9467dd') +
    body(
      'M26 38c-7 3-9 10-6 15 6 1 11-3 12-11zM38 38c7 3 9 10 6 15-6 1-11-3-12-11z',
      '#7d4cc4',
      'M26 38c-7 3-9 10-6 15 3 0 3-9 6-15zM38 40c1 6 2 10 6 13-6 1-11-3-12-11z',
      '#5a2f9a',
    ) +
    line('M32 9V5', 2.2) +
    shape('M32 6.5c-2-4-6-5-9.5-4 1.5 4 5 5.5 9.5 4zM32 6.5c2-4 6-5 9.5-4-1.5 4-5 5.5-9.5 4z', '#8fd15c', 2) +
    body(
      'M32 8a16.5 16.5 0 1 1 0 33a16.5 16.5 0 1 1 0-33z',
      '#c9a2ff',
      'M15.5 24.5a16.5 16.5 0 0 0 29 10.7C34 38 22 34 17 18c-1 2-1.5 4-1.5 6.5z',
      '#a076ec',
    ) +
    glint('M21.5 15.5c1.8-1.9 4-3 6.5-3.5', 2.4, '#efe2ff') +
    disc(33, 24, 8.5, '#d6f3ff') +
    glint('M28.8 23c.5-2.5 2-4 4.5-4.6'),
  // A shuttle with feelers, as she likes it.
  flame(24, 47, 0.9) +
    flame(40, 47, 0.9) +
    tube('M28 7c-1-3.5-4-4.5-7-3M36 7c1-3.5 4-4.5 7-3', 5, '#cfc5e0', 1.8) +
    body('M22 20L4 34v14l18-5zM42 20l18 14v14l-18-5z', '#cfc5e0', 'M4 40v8l18-5v-4c-8 3-13 3-18 1zM60 44v4l-18-5v-3z', '#a297bb') +
    body(SHUTTLE, '#f3eff8', 'M20 34c0 8 5 13 12 16 3-1.3 5.5-3 7.5-5C30 44 24 36 24 8c-2.5 1.7-4 4-4 7z', '#b3a8c9') +
    body('M25 17c0-3 3-5 7-5s7 2 7 5v5c-4 2-10 2-14 0z', '#3f72b8', 'M25 17c0-1.5.8-2.8 2-3.7 0 4 2 7 5 10-2.5.1-5-.3-7-1.3z', '#274d84') +
    glint('M29 15.5c.9-.6 2-.9 3-.9', 1.8, '#b9d8ff') +
    turned(8, 32, 35, star(32, 35, 7.5, '#f2a03d')) +
    dot(32, 35, 1.3, '#fff3df'),
];
