/** The three aliens and the sabortal: drawn for a dark ground. */
import type { Alien } from '../../content/cards.ts';
import { body, box, disc, dot, glint, line, oval, shape, star, tone, tube, turned } from './ink.ts';

const SLIME = 'M12 40C12 20 20 9 31 9s19 11 19 29c0 8-2 11-5 11s-3-4-6-4-3 8-7 8-4-8-7-8-3 6-7 6-6-4-6-11z';
const HEAD = 'M32 8c14 0 21 8 20 18-.8 9-9 17-20 17s-19.2-8-20-17C11 16 18 8 32 8z';
const FINGERS = 'M16 60l13-12 3-5 3 5 13 12M23 58l8-10M41 58l-8-10';
const ARMS = 'M20 27C11 28 6 34 9 41M44 27c9 1 14 7 12 13';
const GLASS = 'M18 13h28c0 10-4 15-10 20 6 4 10 9 10 19H18c0-10 4-15 10-19-6-5-10-10-10-20z';

export const aliens: Readonly<Record<Alien, string>> = {
  // The sack was somebody's cabinet: a candlestick looks out.
  pilferer:
    body(SLIME, '#5fcf86', 'M12 40c0 7 2 11 6 11s4-6 7-6c2 0 3 3 3.6 5C20 46 15 36 16.5 22 13.5 27 12 33 12 40z', '#379e60') +
    glint('M21 19c1.5-2.8 3.5-4.6 6-5.6', 2.6, '#bdf5cf') +
    shape('M14 24c10-4 24-4 34 0l8-4-4.5 8 3.5 5-7-2c-10 4-23 4-33 0-2-2-2-5-1-7z', '#2a1f5c', 2) +
    oval(24, 27.5, 4.8, 3.9, '#fff', 0) +
    oval(39, 27.5, 4.8, 3.9, '#fff', 0) +
    dot(26.2, 28, 2.3) +
    dot(41.2, 28, 2.3) +
    line('M24 38c4 3.5 10 3.5 14-1') +
    shape('M31 39.8h4v3.4l-2-1.2-2 1.2z', '#fff', 1.5) +
    tube('M44 42c4-1.5 6.5-.5 8 2', 5.4, '#5fcf86', 2.2) +
    turned(18, 55, 44, box(53.3, 36, 3.6, 10, 0.8, '#fff3df', 1.8) + shape('M55.1 35.5c-2-2-1-4 0-5.5 1 1.5 2 3.5 0 5.5z', '#ffd35c', 1.6)) +
    body(
      'M47.5 45h9l-1.8 3c4 2 6.3 5 5.8 8-.5 3.5-4.5 4.5-8.5 4.5s-8-1-8.5-4.5c-.4-3 2-6 6-8z',
      '#d9a35f',
      'M43.5 56c-.4-3 2-6 6-8l1.5 0c-3 3-3.5 8 0 12.4-4-.1-7.1-1.4-7.5-4.4z',
      '#b07a3a',
      2.2,
    ) +
    star(53.5, 54, 4),
  // Under the scheme there is always a moustache.
  schemer:
    line('M20 14C14 12 9 8 10 4M44 14c6-2 11-6 10-10') +
    disc(10, 5, 3, '#ffd35c', 2) +
    disc(54, 5, 3, '#ffd35c', 2) +
    body('M7 60c1-9 8-14 16-14h18c8 0 15 5 16 14z', '#5a47b0', 'M7 60c1-9 8-14 16-14h3c-6 3-9 8-9 14z', '#3d2f85') +
    body(HEAD, '#ee6fa6', 'M12 26c.8 9 9 17 20 17 4 0 8-1 11-3-12 1-24-4-26-22-3.5 2.5-5.3 5-5 8z', '#c2437f') +
    glint('M20 15.5c2-2 4.5-3.3 7.3-3.9', 2.6, '#ffc0dc') +
    line('M32 8v5M24.5 10.5c0 3 2.5 3 2.5 5.5M39.5 10.5c0 3-2.5 3-2.5 5.5', 2) +
    shape('M16.5 22l12.5 4.5c0 4-2.5 6.5-6 6.5s-7-4-6.5-11zM47.5 22L35 26.5c0 4 2.5 6.5 6 6.5s7-4 6.5-11z', '#fff6c9', 2.2) +
    dot(24.2, 29.2, 2.3) +
    dot(39.8, 29.2, 2.3) +
    shape(
      'M32 35.5c-2.5-1.5-5-1-6.5.3-1.5 1.2-3.5 1-4.5-.8-.5 3.5 2 5.5 5 5 2.5-.3 4-1.8 6-1.8s3.5 1.5 6 1.8c3 .5 5.5-1.5 5-5-1 1.8-3 2-4.5.8-1.5-1.3-4-1.8-6.5-.3z',
      '#2a1340',
      1.4,
    ) +
    tube(FINGERS, 6, '#ee6fa6', 2.6),
  // Every minute on its chain is one of yours.
  thief:
    tube(ARMS, 6, '#59c7ee', 2.4) +
    line('M25 56l-3 5M39 56l3 5', 3) +
    body(GLASS, '#d3f3ff', 'M18 13h4c1 9 5 14 11 20-6 4-10 9-10 19h-5c0-10 4-15 10-19-6-5-10-10-10-20z', '#a6d8ee') +
    tone('M22 51c0-7 4-10 10-12 6 2 10 5 10 12zM31 34h2v7h-2z', '#f2b53f') +
    dot(28, 48, 1.1, '#c98a1e') +
    dot(35, 46.5, 1.1, '#c98a1e') +
    line(GLASS) +
    oval(26.5, 20, 4.6, 5.2, '#fff', 2) +
    oval(37.5, 20, 4.6, 5.2, '#fff', 2) +
    dot(25, 21, 2.3) +
    dot(36, 21, 2.3) +
    line('M29 28.5c2 1.4 4 1.4 6 0', 2) +
    body('M14 8.5C20 4 44 4 50 8.5V14H14z', '#2f7fb0', 'M14 8.5c2-1.4 5-2.4 9-3-2 3-2 6-1 8.5h-8z', '#1f5a86') +
    glint('M25 7.5c3-.5 6-.7 9-.6', 2, '#8fd4f5') +
    box(14, 51, 36, 6.5, 3, '#2f7fb0') +
    glint('M19 53.8h8', 1.8, '#8fd4f5') +
    glint('M15.5 47c3.5 2.5 6 1 7.5-3s4-4 6-2', 1.7, '#ffe08a', ' stroke-dasharray=".1 2.6"') +
    disc(9, 45, 7, '#fffaf0', 2.2) +
    line('M9 41.5V45l2.8 1.8', 2) +
    disc(56, 42, 3, '#59c7ee', 2),
};

/** Eleven teeth around a hole, each leaning a little. */
const TEETH = Array.from({ length: 22 }, (_, i) => {
  const r = i % 2 === 1 ? 21.5 : 29.5;
  const a = -Math.PI / 2 + (i * Math.PI) / 11 + (i % 4 === 0 ? -0.06 : 0.06);
  return `${i === 0 ? 'M' : 'L'}${(32 + r * Math.cos(a)).toFixed(1)} ${(32 + r * Math.sin(a)).toFixed(1)}`;
}).join('');

/** A portal with teeth. */
export const sabortal =
  body(`${TEETH}z`, '#ff6a4d', 'M9 49.6l2.9-9.9-8.3-1.9 7.3-10.1C11 42 21 51 37 53.5l-6.3 0-5.2 6.8-6.2-10.9z', '#d13d2c') +
  disc(32, 32, 19, '#2a1340') +
  glint('M18 22c2.2-3.6 5.4-6 9.5-7.2', 2.2, '#7b3c78') +
  glint('M32 47a15 15 0 0 1-15-15c0-9 7-14 14-14s12 5 12 11-4 10-9 10-8-3-8-7 3-6 6-6', 2.6, '#ff9c6b') +
  body('M39 9L24 33h8l-4 17.5L45 28h-9l8-19z', '#ffe08a', 'M27 29l-3 4h8l-4 17.5 5-6.5 2-12z', '#f0ac3e') +
  glint('M38 14l-6.5 10.5', 2, '#fffbe3');
