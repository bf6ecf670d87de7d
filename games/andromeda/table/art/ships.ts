/** Ships, nose up: the class by its silhouette, the owner by colour and by the mark on the hull. */
import type { ShipType } from '../../content/vocabulary.ts';
import { C, F, K, L, mix, P, STEEL, s } from './ink.ts';
import { PLAYERS, SHAPE } from './players.ts';

type Hull = (c: string, d: string, l: string) => string;
/** Colour, its shadow and its light. */
const HULL: Readonly<Record<ShipType, Hull>> = {
  // cab, spine, two pairs of containers, one of them with a tarpaulin tied badly
  transport: (c, d) =>
    `${P('M25 54h14l-2.500 7h-9z', '#ffb45c', 2)}${P('M8 25h13v27h-13zM43 25h13v27h-13z', STEEL)}${F('M8 40h13v12h-13zM43 40h13v12h-13z', '#93a3c0')}${L('M8 38.500h13M43 38.500h13', 2)}${L('M43 29q6 4 13 1', 1.8)}${P('M20 22q0 -17 12 -19q12 2 12 19v32h-24z', c)}${F('M20 34v20h12v-48q-12 4 -12 18z', d, 0.55)}${L('M20 22q0 -17 12 -19q12 2 12 19v32h-24z')}${P('M25 19q0 -9 7 -10q7 1 7 10z', '#bff3ff', 2)}`,
  // a dart with forward tines
  fighter: (c, d, l) =>
    `${P('M27 52l5 10l5 -10z', '#ffb45c', 2)}${P('M32 14L44 30L58 12L55 44L42 50H22L9 44L6 12L20 30z', c)}${F('M6 12L20 30L32 14V50H22L9 44z', d, 0.5)}${L('M32 14L44 30L58 12L55 44L42 50H22L9 44L6 12L20 30z')}${P('M32 3q7 10 7 26v20q-7 5 -14 0v-20q0 -16 7 -26z', l)}${P('M32 18q3.500 5 3.500 11q-3.500 3 -7 0q0 -6 3.500 -11z', '#bff3ff', 2)}${L('M6 12v-5M58 12v-5', 2.6)}`,
  // a dish on a boom, two sails
  science_vessel: (c, d, l) =>
    `${P('M28 54h8l-1.500 7h-5z', '#ffb45c', 2)}${P('M4 33L25 38V47L4 52zM60 33L39 38V47L60 52z', '#7fb8e8')}${L('M11 35v15.500M18 36.800v12M53 35v15.500M46 36.800v12', 1.6)}${P('M27 26h10v28h-10z', l)}${F('M27 26h5v28h-5z', d, 0.4)}${C(32, 18, 15, c)}${F('M17.500 20a15 15 0 0 0 24 10q-16 -2 -20 -20q-4 4 -4 10z', d, 0.55)}${C(32, 18, 15, 'none')}${C(32, 18, 8.5, '#12304a', 2.2)}${C(32, 18, 3.2, '#ffe08a', 1.8)}${L('M25.500 12.500L32 18', 1.8, '#ffe08a')}`,
  // hammerhead prow, stepped flanks, three turrets
  heavy_cruiser: (c, d, l) =>
    `${P('M15 55h8l-1.500 7h-5zM28 56h8l-1.500 7h-5zM41 55h8l-1.500 7h-5z', '#ffb45c', 2)}${P('M8 4h48l4 9l-9 8v7l7 7v16l-8 6H14l-8 -6V35l7 -7v-7L4 13z', c)}${F('M8 4h24v53H14l-8 -6V35l7 -7v-7L4 13z', d, 0.5)}${L('M8 4h48l4 9l-9 8v7l7 7v16l-8 6H14l-8 -6V35l7 -7v-7L4 13z')}${P('M25 11h14v43h-14z', l)}${F('M25 11h6v43h-6z', d, 0.3)}${L('M25 11h14v43h-14z', 2.2)}${P('M28 15h8v6h-8z', '#bff3ff', 2)}${L('M13 8v8M51 8v8M19 6v4M45 6v4M16 28h6M42 28h6', 1.6)}${[
      [12, 52],
      [18, 52],
      [46, 52],
      [52, 52],
      [20, 36],
      [44, 36],
      [20, 41],
      [44, 41],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.300" fill="#ffe08a"/>`)
      .join('')}${[
      [13, 44],
      [51, 44],
      [32, 42],
    ]
      .map(([x, y]) => `${L(`M${x} ${y - 3}v-9`, 3.4)}${C(x, y, 4.2, STEEL, 2)}`)
      .join('')}`,
};
/** Where the owner's mark is on the hull, and how large. */
const ON_HULL: Readonly<Record<ShipType, string>> = {
  transport: 'translate(27 33) scale(0.16)',
  fighter: 'translate(27.5 33) scale(0.14)',
  science_vessel: 'translate(27.5 39) scale(0.14)',
  heavy_cruiser: 'translate(27 26) scale(0.16)',
};
export function ship(type: ShipType, p: number): string {
  const { c, shape } = PLAYERS[p];
  return `${HULL[type](c, mix(c, K, 0.55), mix(c, '#ffffff', 0.55))}<g transform="${ON_HULL[type]}"><path d="${SHAPE[shape]}" fill="${K}"/></g>`;
}
/** One-colour silhouettes, for 14–20 px. */
export const SIL: Readonly<Record<ShipType, string>> = {
  transport: 'M20 22q0 -17 12 -19q12 2 12 19v2h12v29h-13l-4 8h-14l-4 -8H8V24h12z',
  fighter: 'M32 2q6 9 7 21L57 8L56 45L42 51H37L32 62L27 51H22L8 45L7 8L25 23Q26 11 32 2z',
  science_vessel: 'M32 3a15.500 15.500 0 0 1 5 30v4.500L61 31V54L37 48.500V54L35 62H29L27 54V48.500L3 54V31L27 37.500V33A15.500 15.500 0 0 1 32 3z',
  heavy_cruiser: 'M8 3h48l5 10l-9 9v5l7 7v18l-8 6v4H14v-4l-9 -6V34l7 -7v-5L3 13z',
};
/** The token on the map: plinth in the owner's shape, the class in bone on it. */
export const shipToken = (type: ShipType, p: number): string =>
  `${P(SHAPE[PLAYERS[p].shape], PLAYERS[p].c, 3.6)}<g transform="translate(32 32) scale(${PLAYERS[p].shape === 'diamond' ? 0.56 : 0.64}) translate(-32 -32)"><path d="${SIL[type]}" fill="#fffdf6" ${s(5)}/></g>`;
