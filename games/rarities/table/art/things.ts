/** The back of the cards, the starting pass and the swirl of an open portal. */
import { box, disc, line, oval, shape, star, tone, turned } from './ink.ts';

const GOLD = '#e8bf6a';
const ray = (i: number): string => {
  const a = (i * Math.PI) / 8;
  const at = (r: number): string => `${(32 + r * Math.cos(a)).toFixed(1)} ${(44 + r * Math.sin(a)).toFixed(1)}`;
  return `M${at(15.5)}L${at(i % 2 === 1 ? 19 : 22.5)}`;
};
const RAYS = Array.from({ length: 16 }, (_, i) => ray(i)).join('');
const gold = (d: string, w: number, fill = 'none'): string => `<path d="${d}" fill="${fill}" stroke="${GOLD}" stroke-width="${w}"/>`;

/** 64 × 88. The keyhole is the only thing one is told: there is something behind it. */
export const back =
  `<rect width="64" height="88" rx="7" fill="#2b2268" stroke="none"/><rect x=".75" y=".75" width="62.5" height="86.5" rx="6.4" fill="none" stroke="#120d2b" stroke-width="1.5"/>` +
  `<rect x="4.5" y="4.5" width="55" height="79" rx="4.5" fill="#352a80" stroke="${GOLD}" stroke-width="1.4"/>` +
  tone('M5.5 66c6 1 12 6 13.5 17H9.5a4 4 0 0 1-4-4zM5.5 24v38l9-18z', '#2c2270') +
  gold(
    'M4.5 22A17.5 17.5 0 0 0 22 4.5M42 4.5A17.5 17.5 0 0 0 59.5 22M59.5 66A17.5 17.5 0 0 0 42 83.5M22 83.5A17.5 17.5 0 0 0 4.5 66',
    1.2,
    '#241b5c',
  ) +
  gold('M26 8.5q6 3.5 12 0M26 79.5q6-3.5 12 0', 1.2) +
  gold(RAYS, 1.5) +
  `<circle cx="32" cy="44" r="13" fill="#1b1446" stroke="${GOLD}" stroke-width="1.6"/>` +
  `<circle cx="32" cy="44" r="10.6" fill="none" stroke="${GOLD}" stroke-width=".7" opacity=".7"/>` +
  tone('M32 36.5a5 5 0 0 1 2.8 9.2l1.7 6.8h-9l1.7-6.8a5 5 0 0 1 2.8-9.2z', '#ffe2a0') +
  star(11, 11, 4.2, '#ffe2a0') +
  star(53, 11, 4.2, '#ffe2a0') +
  star(11, 77, 4.2, '#ffe2a0') +
  star(53, 77, 4.2, '#ffe2a0');

/** A pass with a photograph of the wrong planet. */
export const pass = turned(
  -8,
  32,
  32,
  box(6, 13, 52, 38, 6, '#fff3df') +
    tone('M7 40c4 6 20 8 50 6a5 5 0 0 1-5 4H12a5 5 0 0 1-5-4z', '#ead6b2') +
    shape('M6 19a6 6 0 0 1 6-6h9v38h-9a6 6 0 0 1-6-6z', '#f2c66d') +
    tone('M7.2 36c3 4 7 6 12.6 6v7.8H12a4.8 4.8 0 0 1-4.8-4.8z', '#cf9a3c') +
    star(13.5, 24, 4.5) +
    disc(40, 28, 8.5, '#7fb8f0') +
    tone('M33 31c3 3.5 8 4.5 13 2-2 3-9 4.5-13-2z', '#4f86c4') +
    turned(-14, 40, 28, oval(40, 28.5, 13, 3.6, 'none', 2.2)) +
    line('M28 43h14M47 43h5'),
);

/** Three arms on a field of 64, each a spiral that widens from the eye. */
const arm = (turn: number, sweep: number): string =>
  Array.from({ length: 45 }, (_, i) => {
    const t = i / 44;
    const a = turn + sweep * t;
    const r = 2 + 29 * (1 - t) ** 1.35;
    return `${i === 0 ? 'M' : 'L'}${(32 + r * Math.cos(a)).toFixed(1)} ${(32 + r * Math.sin(a)).toFixed(1)}`;
  }).join('');
const ARMS = [0, 1, 2].map((i) => arm((i * 2 * Math.PI) / 3, 4.4)).join('');
const WISPS = [0, 1, 2].map((i) => arm((i * 2 * Math.PI) / 3 + 0.9, 4)).join('');

export const vortex =
  `<circle cx="32" cy="32" r="32" fill="url(#r-swirl)" stroke="none"/>` +
  `<g fill="none" stroke="url(#r-arms)"><path d="${ARMS}" stroke-width="3.4" opacity=".4"/><path d="${ARMS}" stroke-width="1.2"/><path d="${WISPS}" stroke-width="1.6" opacity=".55"/></g>` +
  star(15, 20, 2.2) +
  star(49, 15.5, 1.6) +
  star(51, 44, 2.4) +
  star(18, 50, 1.6) +
  // Somebody's sock went first.
  turned(
    24,
    44,
    27,
    `<g transform="translate(41.5 22.5) scale(.16)">${shape('M8 2h14v20l14 8c6 4 4 12-4 12H20C12 42 8 38 8 30z', '#8ef0ff', 5)}${shape('M8 2h14v8H8z', '#ff8f7a', 5)}</g>`,
  );

/** The colours of the swirl. */
export const swirl =
  `<radialGradient id="r-swirl"><stop stop-color="#fffbe8"/><stop offset=".2" stop-color="#ffd9f2"/><stop offset=".58" stop-color="#b46be8"/><stop offset="1" stop-color="#2a1760" stop-opacity="0"/></radialGradient>` +
  `<radialGradient id="r-arms" gradientUnits="userSpaceOnUse" cx="32" cy="32" r="31"><stop stop-color="#fff"/><stop offset=".6" stop-color="#ffe3fa" stop-opacity=".8"/><stop offset="1" stop-color="#d9a5ff" stop-opacity="0"/></radialGradient>`;
