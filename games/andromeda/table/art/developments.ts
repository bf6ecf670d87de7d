/** Developments: they stand on the limb of a planet. */
import type { DevelopmentType } from '../../content/vocabulary.ts';
import { BONE, BRASS, C, F, K, L, mix, P, s } from './ink.ts';
import { PLAYERS } from './players.ts';

const DEVELOPMENTS: Readonly<Record<DevelopmentType, (c: string) => string>> = {
  observatory: (c) =>
    `${P('M12 46h40v14H12z', BONE)}${F('M12 46h18v14H12z', '#b9b2d0')}${P('M10 46q0 -24 22 -24t22 24z', c)}${F('M10 46q0 -24 22 -24q-12 8 -12 24z', mix(c, K, 0.5), 0.6)}${L('M10 46q0 -24 22 -24t22 24z')}${P('M33 33L54 8l6 5L42 40z', '#e6eaf5')}${C(56.5, 9.5, 3.4, '#bff3ff', 2)}${L('M24 60v-7h8v7', 2)}`,
  factory: (c) =>
    `${P('M10 24h9l1 14h-11zM24 14h9l1 24H23z', '#8fa0ba')}${P('M6 60V38l13 -8v8l13 -8v8l13 -8v8l13 -8v30z', c)}${F('M6 60V38l13 -8v8l13 -8v30z', mix(c, K, 0.5), 0.5)}${L('M6 60V38l13 -8v8l13 -8v8l13 -8v8l13 -8v30z')}${P('M14 48h8v7h-8zM28 48h8v7h-8zM42 48h8v7h-8z', '#ffe08a', 1.8)}${L('M28 9q-4 -4 2 -6', 2.2, '#d7dff0')}${L('M14 19q-3 -4 2 -6', 2.2, '#d7dff0')}`,
  spaceport: (c) =>
    `${P('M6 52h52v8H6z', BONE)}${P('M32 4q7 8 7 20v14H25V24q0 -12 7 -20z', c)}${F('M32 4v34h-7V24q0 -12 7 -20z', mix(c, K, 0.5), 0.5)}${L('M32 4q7 8 7 20v14H25V24q0 -12 7 -20z')}${P('M25 27l-8 9v7l8 -5zM39 27l8 9v7l-8 -5z', BRASS)}${C(32, 20, 3.6, '#bff3ff', 2)}${P('M28 38h8l-4 9z', '#ffb45c', 2)}${L('M12 52V34M52 52V34M12 40l8 4M52 40l-8 4', 2.2)}`,
  metropolis: (c) =>
    `${P('M7 60V36h11v24zM46 60V32h11v28z', '#8fa0ba')}${P('M17 60V20h13v40zM36 60V26h12v34z', c)}${F('M17 60V20h6v40zM36 60V26h5v34z', mix(c, K, 0.5), 0.5)}${P('M27 60V8q5 -5 10 0v52z', mix(c, '#ffffff', 0.55))}${L('M32 4v-3', 2.4)}${L('M30 16h4M30 23h4M30 30h4M30 37h4M30 44h4M21 28h4M21 36h4M21 44h4M40 34h4M40 42h4M40 50h4M10 44h5M50 40h4M50 48h4', 2, '#ffe08a')}`,
  obelisk: (c) =>
    `${P('M8 52h48v8H8z', BONE)}${P('M14 45h36v7H14z', BRASS)}${P('M32 2l9 11l4 32H19l4 -32z', c)}${F('M32 2v43H19l4 -32z', mix(c, K, 0.5), 0.55)}${L('M32 2l9 11l4 32H19l4 -32zM23 13h18', 2.2)}<path d="M32 20l4 7l-4 7l-4 -7z" fill="#ffe08a" ${s(1.8)}/>`,
};
/** `p` below 0: nobody's. */
export const development = (type: DevelopmentType, p: number, tipped = false): string =>
  `<g${tipped ? ' transform="rotate(74 32 50)"' : ''}>${DEVELOPMENTS[type](p < 0 ? '#8fb2c4' : PLAYERS[p].c)}</g>`;
