/** Raiders: jagged, coral to crimson; the class by the number of spikes on the collar. */
import type { RaiderClass } from '../../content/vocabulary.ts';
import { BRASS, BRASS_L, C, F, K, L, ngon, P, pol, STEEL, s, star } from './ink.ts';

const R1 = '#ff7a62',
  R2 = '#c43a4a',
  R3 = '#7a1f3d';
export const eye = (x: number, y: number, r = 3): string => `${C(x, y, r, '#ffe08a', 1.8)}${C(x, y, r * 0.42, K, 0)}`;
/** By their ids. */
export const RAIDERS: Readonly<Record<string, string>> = {
  raid_vorticon: `${P('M32 4L44 24L60 16L52 40L58 58L40 50L32 62L24 50L6 58L12 40L4 16L20 24z', R1)}${F('M32 4L20 24L4 16L12 40L6 58L24 50L32 62z', R2, 0.7)}${L('M32 4L44 24L60 16L52 40L58 58L40 50L32 62L24 50L6 58L12 40L4 16L20 24z')}${C(32, 35, 10, '#2a0c28', 2.2)}${eye(32, 35, 5)}`,
  raid_husks: [
    [20, 20, 0.9],
    [44, 18, 0.75],
    [32, 42, 1.15],
  ]
    .map(
      ([x, y, k]) =>
        `<g transform="translate(${x} ${y}) scale(${k})">${P('M0 -15q11 4 11 16q0 9 -6 14l-2 -5l-3 6l-3 -6l-2 5q-6 -5 -6 -14q0 -12 11 -16z', R1)}${F('M0 -15q-11 4 -11 16q0 9 6 14l2 -5l3 6z', R2, 0.7)}${L('M-5 -7q5 4 10 0', 2)}${eye(-4, 1, 2.6)}${eye(4, 1, 2.6)}</g>`,
    )
    .join(''),
  raid_lancer: `${P('M32 1l4 22h-8z', STEEL)}${P('M32 16q10 4 11 18l17 16l-18 -3l-4 14h-12l-4 -14l-18 3l17 -16q1 -14 11 -18z', R1)}${F('M32 16q-10 4 -11 18L4 50l18 -3l4 14h6z', R2, 0.7)}${L('M32 16q10 4 11 18l17 16l-18 -3l-4 14h-12l-4 -14l-18 3l17 -16q1 -14 11 -18z')}${P('M25 36h14l-2 7h-10z', '#2a0c28', 2)}${eye(29, 39, 2)}${eye(35, 39, 2)}`,
  raid_rustking: `${P('M10 20l6 9l7 -15l9 13l9 -13l7 15l6 -9v15H10z', BRASS)}${P('M10 34h44q2 26 -22 28q-24 -2 -22 -28z', '#b9642c')}${F('M10 34h16q-6 18 6 28q-24 -2 -22 -28z', '#7a3a1c', 0.8)}${L('M10 34h44q2 26 -22 28q-24 -2 -22 -28z')}${eye(24, 43, 4)}${eye(40, 43, 4)}${L('M22 54h20M26 51v6M32 51v6M38 51v6', 2.2)}${C(16, 26, 2, R1, 1.4)}${C(48, 26, 2, R1, 1.4)}`,
  raid_leviathan: `${P('M4 36q10 -22 32 -20q20 2 24 16l-8 -2q2 12 -12 18q-22 8 -36 -12z', '#8b95b5')}${F('M4 36q12 8 28 6t20 -12q2 12 -12 18q-22 8 -36 -12z', '#505b80')}${L('M4 36q10 -22 32 -20q20 2 24 16l-8 -2q2 12 -12 18q-22 8 -36 -12z')}${P('M4 36l-2 -14l10 7zM28 17l4 -12l6 12zM26 50l-2 10l10 -8z', R2)}${eye(44, 27, 4)}${L('M40 40l4 -3l3 4l4 -5', 2.2)}${L('M14 33v8M21 31v10M28 30v11', 1.8)}`,
  raid_mechaphage: `${L('M18 22L6 12M17 32L3 32M19 42L7 53M46 22l12 -10M47 32h14M45 42l12 11', 3.4)}${P('M32 9q16 3 16 23t-16 24q-16 -4 -16 -24t16 -23z', R2)}${F('M32 9q-16 3 -16 23t16 24z', R3, 0.8)}${L('M32 9q16 3 16 23t-16 24q-16 -4 -16 -24t16 -23zM17 27h30M17 37h30M21 47h22', 2.2)}${P('M24 12q8 -6 16 0l-2 9h-12z', '#8b95b5')}${eye(28, 16, 2.8)}${eye(36, 16, 2.8)}<path d="${ngon(6, 5, 0, 32, 32)}" fill="#ffe08a" ${s(1.8)}/>`,
  raid_admiral: `${P('M8 24q24 -30 48 0l-6 6H14z', '#2b3358')}${P('M18 29h28q2 24 -14 32q-16 -8 -14 -32z', '#e9e4f2')}${F('M18 29h10q-4 20 4 32q-16 -8 -14 -32z', '#a79fc4', 0.9)}${L('M18 29h28q2 24 -14 32q-16 -8 -14 -32z')}${L('M14 30q18 5 36 0', 2.4, BRASS)}${P('M32 9l3 6l6 .5l-4.500 4l1.500 6l-6 -3l-6 3l1.500 -6l-4.500 -4l6 -.5z', BRASS, 1.6)}${C(25.5, 40, 4.4, '#2a0c28', 1.8)}${C(38.5, 40, 4.4, '#2a0c28', 1.8)}${C(25.5, 40, 1.5, R1, 0)}${C(38.5, 40, 1.5, R1, 0)}${L('M27 51h10', 2.2)}`,
  raid_wyrm: `<path d="M10 56q-8 -14 6 -20t22 -2q12 2 10 -8t-16 -8" fill="none" stroke="${K}" stroke-width="15" stroke-linecap="round"/><path d="M10 56q-8 -14 6 -20t22 -2q12 2 10 -8t-16 -8" fill="none" stroke="${R1}" stroke-width="10.500" stroke-linecap="round"/><path d="M10 56q-8 -14 6 -20t22 -2q12 2 10 -8t-16 -8" fill="none" stroke="${R3}" stroke-width="10.500" stroke-dasharray="1.800 5" stroke-opacity=".55"/>${P('M34 10q-14 -8 -28 4l6 4l-8 4q12 10 26 4q8 -4 4 -16z', R2)}${eye(24, 14, 3.6)}${L('M8 18l10 1', 2)}${L('M32 8l6 -7M36 12l9 -4', 2.6)}${star(54, 50, 4)}`,
  raid_eclipse: `${Array.from({ length: 12 }, (_, i) => {
    const [a, b] = pol(30, i * 30),
      [c, d] = pol(22, i * 30 - 9),
      [e, f] = pol(22, i * 30 + 9);
    return P(`M${c} ${d}L${a} ${b}L${e} ${f}z`, i % 2 ? BRASS : R1, 2);
  }).join(
    '',
  )}${C(32, 32, 22, '#2a0c28')}${C(32, 32, 15, R2, 2)}<path d="M32 17a15 15 0 1 0 13 22a13 13 0 1 1 -13 -22z" fill="#14061a"/>${L('M32 10v6M32 48v6M10 32h6M48 32h6', 2.4, BRASS_L)}${eye(38, 32, 4)}`,
  raid_stormmother: `${P('M8 30q-4 -16 12 -18q8 -12 22 -6q16 0 16 14q6 12 -8 14H14q-6 0 -6 -4z', '#6b6fa8')}${F('M8 30q-2 4 6 4h36q6 -1 8 -6q-18 6 -34 0t-16 2z', '#43477c')}${L('M8 30q-4 -16 12 -18q8 -12 22 -6q16 0 16 14q6 12 -8 14H14q-6 0 -6 -4z')}${eye(25, 22, 4.2)}${eye(41, 22, 4.2)}${L('M29 30q4 -3 8 0', 2.2)}${P('M20 36l-8 13h6l-4 13l14 -17h-7l5 -9zM44 36l-7 12h6l-3 12l13 -16h-7l4 -8z', '#ffe08a', 2)}`,
  raid_void_dragon: `${P('M4 10q14 0 20 12q8 -5 16 0q6 -12 20 -12q-4 10 -2 16q-10 0 -12 8q4 14 -14 28q-18 -14 -14 -28q-2 -8 -12 -8q2 -6 -2 -16z', '#5a3aa0')}${F('M4 10q14 0 20 12q4 -3 8 -3v43q-18 -14 -14 -28q-2 -8 -12 -8q2 -6 -2 -16z', '#2f1d63', 0.8)}${L('M4 10q14 0 20 12q8 -5 16 0q6 -12 20 -12q-4 10 -2 16q-10 0 -12 8q4 14 -14 28q-18 -14 -14 -28q-2 -8 -12 -8q2 -6 -2 -16z')}${P('M20 32l9 4l-2 4q-7 0 -7 -8zM44 32l-9 4l2 4q7 0 7 -8z', '#ff6ad0', 1.8)}${L('M28 50q4 3 8 0', 2)}${star(32, 26, 3.4, '#b79cff')}`,
};
const CLASS_SPIKES: Readonly<Record<RaiderClass, number>> = { S: 3, A: 4, B: 5, C: 6, D: 8 };
/** The token on the map: a coral saw-tooth collar with as many spikes as the class is high. */
export const raiderToken = (id: string, cls: RaiderClass): string => {
  const k = CLASS_SPIKES[cls] * 2;
  const d = `${Array.from({ length: k * 2 }, (_, i) => {
    const [a, b] = pol(i % 2 ? 26 : 31.5, i * (180 / k) - 90);
    return `${i ? 'L' : 'M'}${a} ${b}`;
  }).join('')}z`;
  return `${P(d, '#ff8a78', 2.6)}${C(32, 32, 23.5, '#2a0c28', 0)}<g transform="translate(32 32) scale(.66) translate(-32 -32)">${RAIDERS[id]}</g>`;
};
