/** The nine commanders of the Collective: porcelain masks in a lens. */
import { BRASS, BRASS_L, C, F, K, L, n, ngon, P, PARCH, s, star, VERD } from './ink.ts';

const lens = (bg: string): string =>
  `<circle cx="32" cy="32" r="30" fill="${bg}" ${s(2.4)}/><circle cx="32" cy="32" r="27" fill="none" stroke="#e9e4f2" stroke-width="1" stroke-opacity=".35"/>`;
const bust = (c: string): string => P('M8 60q2 -14 16 -16h16q14 2 16 16q-10 3 -24 3t-24 -3z', c);
const head = 'M18 22q0 -14 14 -14t14 14v12q0 14 -14 18q-14 -4 -14 -18z';
const mask = (f = '#f1ecf7', d = '#b4abcf'): string => `${P(head, f)}${F('M18 22q0 -14 14 -14q-8 8 -8 22t8 22q-14 -4 -14 -18z', d, 0.7)}${L(head)}`;
const eyes = (c: string, y = 29, w = 4): string =>
  `<path d="M${25 - w} ${y}h${2 * w}M${39 - w} ${y}h${2 * w}" ${n(5)}/><path d="M${25 - w} ${y}h${2 * w}M${39 - w} ${y}h${2 * w}" ${n(2.2, c)}/>`;
export const COMMANDERS: Readonly<Record<string, string>> = {
  cmd_halcyon: `${lens('#123a52')}<circle cx="32" cy="26" r="22" fill="none" stroke="${BRASS}" stroke-width="2.400" stroke-dasharray="3 4"/>${bust('#2a7f92')}${mask('#dff3fb', '#8fbcd2')}${eyes('#5cf0e0')}${P('M29 34h6l9 8q-10 2 -15 -8z', '#f2a35e', 2)}${L('M32 8v10', 2.2, VERD)}`,
  cmd_brax: `${lens('#3a2c1c')}${bust('#8a5a2a')}${P('M14 12h36v36H14z', '#d9b27a')}${F('M14 12h13v36H14z', '#a47a44', 0.9)}${L('M14 12h36v36H14zM14 20h36M14 40h36', 2.2)}${eyes('#ffd35c', 29, 5)}${L('M24 44h16', 2.2)}${C(18, 16, 1.5, K, 0)}${C(46, 16, 1.5, K, 0)}${P('M44 44h14v16H44z', PARCH, 2)}${L('M47 49h8M47 53h8M47 57h5', 1.6)}`,
  cmd_ovid: `${lens('#2c2450')}${bust('#4b3a96')}${mask()}${[
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [0, 2],
    [1, 2],
    [2, 2],
  ]
    .map(([a, b]) => C(25 + a * 7, 21 + b * 7, 2.1, ['#f47a5c', '#5cb8c4', '#f6cf5c'][(a + b) % 3], 1.2))
    .join('')}${L('M27 43q5 4 10 0', 2.2)}${P('M32 52l6 4l-6 8l-6 -8z', '#f47a5c', 2)}`,
  cmd_mantis: `${lens('#17402c')}${L('M22 16Q14 8 8 8M42 16Q50 8 56 8', 2.6)}${bust('#2b6a46')}${P('M10 18q14 -8 22 -2q8 -6 22 2q0 12 -12 18l-10 16l-10 -16q-12 -6 -12 -18z', '#9fd08a')}${F('M10 18q14 -8 22 -2v36l-10 -16q-12 -6 -12 -18z', '#5f9a5a', 0.8)}${L('M10 18q14 -8 22 -2q8 -6 22 2q0 12 -12 18l-10 16l-10 -16q-12 -6 -12 -18z')}<ellipse cx="20" cy="24" rx="6.500" ry="5" fill="#ff8a78" ${s(2)}/><ellipse cx="44" cy="24" rx="6.500" ry="5" fill="#ff8a78" ${s(2)}/>${C(21, 24, 2, K, 0)}${C(43, 24, 2, K, 0)}${L('M29 44h6', 2)}`,
  cmd_loom: `${lens('#3a2148')}${L('M8 10L32 30L56 10M4 30h56M10 52L32 34L54 52M32 4v56', 1.3, '#e9e4f2', 0.7)}${bust('#6e3a7a')}${mask('#f3e6f7', '#bda0cc')}${[
    [25, 23],
    [39, 23],
    [22, 30],
    [42, 30],
    [27, 36],
    [37, 36],
  ]
    .map(([x, y]) => C(x, y, 3, '#2b1a4f', 1.6) + C(x - 0.6, y - 0.8, 1.1, '#ff9ad0', 0))
    .join('')}${L('M28 45h8', 2)}`,
  cmd_prism: `${lens('#20305e')}${bust('#3f5aa8')}${L('M2 26l16 4', 3, '#ffffff')}${L('M46 26L62 18', 2.6, '#ff8a78')}${L('M47 30L62 27', 2.6, '#ffe08a')}${L('M47 34L62 37', 2.6, '#6ff0c0')}${L('M46 38L62 46', 2.6, '#8fb8ff')}${P('M32 6L52 48H12z', '#dbe8ff')}${F('M32 6L12 48h14z', '#9db2e0', 0.9)}${L('M32 6L52 48H12zM32 6l-6 42', 2.2)}${C(33, 33, 6, '#fff', 2)}${C(33, 33, 2.6, K, 0)}`,
  cmd_tyrant: `${lens('#4a1424')}${P('M10 26L8 6l11 10L24 3l8 10l8 -10l5 13L56 6l-2 20z', BRASS)}${bust('#7a1f3d')}${P('M14 24h36l-4 22l-14 12l-14 -12z', '#4a4468')}${F('M14 24h16v34l-12 -12z', '#2c2748', 0.9)}${L('M14 24h36l-4 22l-14 12l-14 -12z')}${P('M19 31l11 4l-2 4l-8 -2zM45 31l-11 4l2 4l8 -2z', '#ff6a4d', 1.8)}${L('M26 46l3 3l3 -3l3 3l3 -3', 2.2, '#e9e4f2')}${C(32, 20, 2.6, '#ff6a4d', 1.6)}`,
  cmd_hive: `${lens('#4a3408')}${bust('#8a6410')}${[
    [32, 14],
    [22.5, 19.5],
    [41.5, 19.5],
    [32, 25],
    [22.5, 30.5],
    [41.5, 30.5],
    [32, 36],
    [32, 47],
    [22.5, 41.5],
    [41.5, 41.5],
  ]
    .map(([x, y], i) => `<path d="${ngon(6, 6.2, 0, x, y)}" fill="${['#ffe08a', '#f2b53f', '#e09a28'][i % 3]}" ${s(2)}/>`)
    .join(
      '',
    )}${C(22.5, 30.5, 3.2, K, 0)}${C(41.5, 30.5, 3.2, K, 0)}${C(21.5, 29.5, 1.2, '#fff', 0)}${C(40.5, 29.5, 1.2, '#fff', 0)}${L('M29 47h6', 2)}${L('M26 9Q22 3 16 4M38 9q4 -6 10 -5', 2.2)}`,
  cmd_null: `${lens('#07070f')}${bust('#1c1c34')}<path d="${head}" fill="#e9e4f2" ${s(2.4)}/><ellipse cx="32" cy="30" rx="9.500" ry="14" fill="#02030a" ${s(2.2)}/><ellipse cx="32" cy="30" rx="5" ry="9" fill="none" stroke="#8a5cff" stroke-width="1.200"/>${star(32, 30, 2.4, '#b79cff')}`,
};
/** With its rank in brass pips. */
export const commander = (id: string, rank: number): string =>
  `${COMMANDERS[id]}${Array.from({ length: rank }, (_, i) => {
    const x = 32 + (i - (rank - 1) / 2) * 9;
    return P(`M${x} 56.500l3.600 3.600l-3.600 3.600l-3.600 -3.600z`, BRASS_L, 1.8);
  }).join('')}`;
