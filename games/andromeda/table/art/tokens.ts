/** Dice, tokens, signs of the tracks, the back of hidden cards. */
import type { Track } from '../../content/vocabulary.ts';
import { TYPE_HUE } from './hues.ts';
import { BRASS, BRASS_L, C, F, K, L, mix, n, ngon, P, pol, s, star, VERD } from './ink.ts';
import { RAIDERS } from './raiders.ts';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[32, 32]],
  2: [
    [20, 20],
    [44, 44],
  ],
  3: [
    [18, 18],
    [32, 32],
    [46, 46],
  ],
  4: [
    [20, 20],
    [44, 20],
    [20, 44],
    [44, 44],
  ],
  5: [
    [19, 19],
    [45, 19],
    [32, 32],
    [19, 45],
    [45, 45],
  ],
  6: [
    [20, 17],
    [44, 17],
    [20, 32],
    [44, 32],
    [20, 47],
    [44, 47],
  ],
};
/** A die: rounded glass with star pips; `c` the side's colour, `f` 0 for a die not rolled yet. */
export const die = (f: number, c = '#f1ecf7'): string =>
  `<rect x="5" y="5" width="54" height="54" rx="13" fill="${c}" ${s(3)}/><path d="M5 40v6q0 13 13 13h28q13 0 13 -13v-8q-10 12 -27 12t-27 -10z" fill="${mix(c, K, 0.45)}" fill-opacity=".5"/><path d="M12 18q2 -7 10 -8" ${n(2.6, '#ffffff')} stroke-opacity=".8"/>${f === 0 ? '' : (PIPS[f] ?? []).map(([x, y]) => `<path d="M${x} ${y - 7.5}l2.400 5.100l5.100 2.400l-5.100 2.400l-2.400 5.100l-2.400 -5.100l-5.100 -2.400l5.100 -2.400z" fill="${K}"/>`).join('')}`;
export const TOKENS = {
  discovery: `${C(32, 32, 27, '#1f6a72')}<circle cx="32" cy="32" r="22" fill="none" stroke="${BRASS_L}" stroke-width="1.500" stroke-dasharray="1.500 4"/>${P('M32 10l7 15l15 7l-15 7l-7 15l-7 -15l-15 -7l15 -7z', BRASS_L, 2)}${C(32, 32, 5, '#12304a', 2)}`,
  supremacy: `${P('M32 3l26 10v18q0 20 -26 30q-26 -10 -26 -30V13z', '#8a2a4a')}${F('M32 3v58q-26 -10 -26 -30V13z', '#5a1632', 0.7)}${P('M16 24l7 6l9 -14l9 14l7 -6l-4 20H20z', BRASS_L, 2)}`,
  mech: `${C(32, 32, 26, '#2a0c28')}<g transform="translate(32 32) scale(.72) translate(-32 -32)">${RAIDERS.raid_mechaphage}</g>`,
  damage: `<path d="M32 4l7 13l15 -7l-5 15l13 7l-13 7l5 15l-15 -7l-7 13l-7 -13l-15 7l5 -15l-13 -7l13 -7l-5 -15l15 7z" fill="#ff8a78" ${s(3)}/>${L('M36 16l-9 14h10l-8 17', 4.4)}`,
  probe: `${L('M32 4v14M14 50l9 -10M50 50l-9 -10', 3)}${C(32, 32, 14, '#e9e4f2')}${F('M18 33a14 14 0 0 0 24 9q-18 0 -21 -17q-3 4 -3 8z', '#a79fc4')}${C(32, 32, 14, 'none')}${C(32, 32, 6, '#07070f', 2)}${C(32, 32, 2.4, '#8a5cff', 0)}${C(32, 4, 3.4, '#ff8a78', 2)}`,
  lens: `${C(27, 27, 20, '#bfe8ff')}${F('M9 32a20 20 0 0 0 32 9q-22 2 -26 -27q-8 7 -6 18z', '#6fa6cc', 0.7)}<circle cx="27" cy="27" r="20" fill="none" stroke="${K}" stroke-width="7.500"/><circle cx="27" cy="27" r="20" fill="none" stroke="${BRASS}" stroke-width="3.600"/>${L('M42 42l17 17', 8)}${L('M42 42l17 17', 4, BRASS)}${L('M17 22q4 -8 12 -8', 2.6, '#fff')}`,
  ghost: `<path d="M12 58V28q0 -22 20 -22t20 22v30l-7 -6l-6.500 6l-6.500 -6l-6.500 6l-6.500 -6z" fill="#e9e4f2" fill-opacity=".82" ${s(2.6)}/>${C(25, 28, 4, '#5a3aa0', 0)}${C(39, 28, 4, '#5a3aa0', 0)}${L('M28 38q4 3 8 0', 2)}`,
  trophy: `${P('M18 8h28v16q0 14 -14 16q-14 -2 -14 -16z', BRASS)}${L('M18 12H8q0 14 12 16M46 12h10q0 14 -12 16', 3)}${P('M28 40h8v8h-8zM20 48h24v9H20z', BRASS)}${star(32, 22, 7)}`,
  artifact: `${P('M32 3L56 18V46L32 61L8 46V18z', '#b08cff')}${F('M32 3L8 18V46L32 61z', '#6a45b8', 0.7)}${L('M32 3L56 18V46L32 61L8 46V18zM8 18l24 14l24 -14M32 32v29', 2.2)}${star(32, 20, 5)}`,
};
/** A pawn in its owner's colour. */
export const leader = (c: string): string =>
  `${P('M11 60q0 -22 21 -22t21 22z', c, 3)}${C(32, 22, 14, c, 3)}${F('M18 23a14 14 0 0 0 23 10q-16 -1 -18 -20q-5 4 -5 10zM11 60q0 -18 14 -21q-5 9 -3 21z', mix(c, K, 0.5), 0.5)}`;
/** Type frames of modules: the outline in a 64 box. */
const FRAME: Readonly<Record<Track, string>> = {
  science: 'M32 3a29 29 0 1 0 .01 0z',
  industry: ngon(6, 30, 0),
  commerce: 'M32 2L62 32L32 62L2 32z',
  civilization: 'M6 60V30Q6 4 32 4T58 30V60z',
  supremacy: 'M32 3l27 9v19q0 21 -27 31q-27 -10 -27 -31V12z',
};
/** The sign inside a frame, one stroke each. */
const SIGN: Readonly<Record<Track, string>> = {
  science: 'M32 16v32M18 24l28 16M46 24l-28 16',
  industry: 'M22 42l20 -20M38 18l8 8M18 38l8 8',
  commerce: 'M32 19a13 13 0 1 0 .01 0zM32 28v8',
  civilization: 'M18 50V34h10v16M36 50V26h10v24M28 34v-8h8',
  supremacy: 'M18 24l7 8l7 -14l7 14l7 -8l-3 20H21z',
};
export const track = (t: Track): string => `<path d="${FRAME[t]}" fill="${TYPE_HUE[t]}" ${s(3.4)}/><path d="${SIGN[t]}" ${n(4.4)}/>`;
/** Backs: one per game, hidden cards say nothing. */
export const back = `<rect width="64" height="88" rx="7" fill="#0c2a3a" stroke="${K}" stroke-width="2"/><rect x="4" y="4" width="56" height="80" rx="5" fill="none" stroke="${BRASS}" stroke-width="1.400"/><rect x="7" y="7" width="50" height="74" rx="4" fill="none" stroke="${BRASS}" stroke-width=".7" stroke-opacity=".7"/><circle cx="32" cy="44" r="19" fill="none" stroke="${BRASS}" stroke-width="1.400"/><circle cx="32" cy="44" r="15.500" fill="none" stroke="${VERD}" stroke-width="1" stroke-dasharray="1 3"/>${Array.from(
  { length: 24 },
  (_, i) => {
    const [a, b] = pol(19, i * 15, 32, 44),
      [c, d] = pol(i % 6 ? 21.5 : 24, i * 15, 32, 44);
    return `<path d="M${a} ${b}L${c} ${d}" stroke="${BRASS}" stroke-width="1"/>`;
  },
).join(
  '',
)}<path d="M13 56Q32 30 51 34" fill="none" stroke="${VERD}" stroke-width="1.400"/>${star(32, 44, 8, BRASS_L)}${star(14, 16, 3, BRASS)}${star(50, 16, 3, BRASS)}${star(14, 72, 3, BRASS)}${star(50, 72, 3, BRASS)}`;
/** The Collective as a side. */
export const COLLECTIVE = `${C(32, 32, 20, '#e9e4f2')}${F('M12 32a20 20 0 0 0 35 13q-26 2 -31 -25q-4 5 -4 12z', '#a79fc4')}${C(32, 32, 20, 'none')}${C(32, 32, 9, '#07070f', 2.2)}${C(32, 32, 3.4, '#8a5cff', 0)}${[
  0, 120, 240,
]
  .map((a) => {
    const [x, y] = pol(26, a - 90);
    return C(x, y, 5, '#e9e4f2', 2.2) + C(x, y, 1.6, '#8a5cff', 0);
  })
  .join('')}`;
