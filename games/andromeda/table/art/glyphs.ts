/** The signs that effects are written in, on a field of 24 × 24: filled shapes with a thin edge of ink, readable at 13 px. */
import { RESOURCES } from '../../content/vocabulary.ts';
import { HUE } from './hues.ts';
import { BRASS_L, K, ngon, pol, s } from './ink.ts';
import { SIL } from './ships.ts';

const e = `stroke="${K}" stroke-width="1.300" stroke-linejoin="round" stroke-linecap="round"`;
const g = (d: string, f: string): string => `<path d="${d}" fill="${f}" ${e}/>`;
const gl = (d: string, c = '#f1ecf7', w = 2.2): string =>
  `<path d="${d}" fill="none" stroke="${K}" stroke-width="${w + 2.2}" stroke-linejoin="round" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"/>`;
const gc = (x: number, y: number, r: number, f: string): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${f}" ${e}/>`;
const CARD = 'M6 4q0 -2 2 -2h9q2 0 2 2v16q0 2 -2 2h-9q-2 0 -2 -2z';
const mini = (inner: string, x: number, y: number, k: number): string => `<g transform="translate(${x} ${y}) scale(${k})">${inner}</g>`;
export const GLYPHS = {
  energy: g('M14 1L4 14h6.500L9 23L20 9.500h-7z', HUE.energy),
  ice: `${g('M12 1l6.500 7v8l-6.500 7l-6.500 -7V8z', HUE.ice)}<path d="M12 1v22l-6.500 -7V8z" fill="#d9f5ff"/><path d="M12 1l6.500 7v8l-6.500 7l-6.500 -7V8zM5.500 8l6.500 3.500L18.500 8M12 11.500V23" fill="none" stroke="${K}" stroke-width="1.200" stroke-linejoin="round"/>`,
  titanium: `${g('M2 19l4 -9h12l4 9z', HUE.titanium)}${g('M6 10l2.500 -5h7L18 10z', '#e9eefa')}<path d="M12 19l-1 -9" stroke="${K}" stroke-width="1" stroke-opacity=".5"/>`,
  nanocarbon: [
    [7.4, 8],
    [16.6, 8],
    [12, 16],
  ]
    .map(([x, y]) => `<path d="${ngon(6, 5, 0, x, y)}" fill="${HUE.nanocarbon}" ${e}/><circle cx="${x}" cy="${y}" r="1.400" fill="${K}"/>`)
    .join(''),
  credits: `${gc(12, 12, 10, HUE.credits)}<circle cx="12" cy="12" r="6.800" fill="none" stroke="${K}" stroke-width="1.100"/><path d="M12 7.500l4 4.500l-4 4.500l-4 -4.500z" fill="#fff0d0" stroke="${K}" stroke-width="1"/>`,
  material: `${g('M12 2l9.500 16.500h-19z', '#d7c7a8')}<path d="M12 2L6.800 11h10.400z" fill="${HUE.ice}"/><path d="M2.500 18.500L6.800 11L12 18.500z" fill="${HUE.titanium}"/><path d="M21.500 18.500L17.200 11L12 18.500z" fill="${HUE.nanocarbon}"/><path d="M12 2l9.500 16.500h-19zM6.800 11h10.400L12 18.500z" fill="none" stroke="${K}" stroke-width="1.200" stroke-linejoin="round"/>`,
  any: `${RESOURCES.map((r, i) => {
    const [a, b] = pol(10.5, i * 72 - 90, 12, 12),
      [c, d] = pol(10.5, i * 72 - 18, 12, 12);
    return `<path d="M12 12L${a} ${b}A10.500 10.500 0 0 1 ${c} ${d}z" fill="${HUE[r]}" stroke="${K}" stroke-width="1.100" stroke-linejoin="round"/>`;
  }).join('')}<circle cx="12" cy="12" r="3.600" fill="#fffdf6" stroke="${K}" stroke-width="1.100"/>`,
  vp: `${g('M12 1l3.300 6.300l7 1.200l-5 5l1.100 7L12 17.300L5.600 20.500l1.100 -7l-5 -5l7 -1.200z', '#ffe08a')}<circle cx="12" cy="11.500" r="2.600" fill="#c98a1c"/>`,
  tactic: `${g(CARD, '#2f8fa3')}<path d="M9 15l6.500 -6.500M15.500 8.500v4M15.500 8.500h-4" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
  leader: `${g('M4 22q0 -8.500 8 -8.500t8 8.500z', '#f1ecf7')}${gc(12, 7.5, 5.5, '#f1ecf7')}`,
  moon: `${gc(12, 12, 9.6, '#cdd6ea')}<path d="M2.600 13a9.600 9.600 0 0 0 16.400 5.500q-11 0 -14 -12q-2.600 3 -2.400 6.500z" fill="#8793b3"/><circle cx="14.500" cy="8.500" r="1.800" fill="#8793b3"/><circle cx="15.500" cy="14.500" r="1.200" fill="#8793b3"/>`,
  nullmoon: `<circle cx="12" cy="12" r="9" fill="#16243a" ${e}/><circle cx="12" cy="12" r="9" fill="none" stroke="#cdd6ea" stroke-width="2" stroke-dasharray="3 2.200"/><path d="M7.500 16.500l9 -9" stroke="#cdd6ea" stroke-width="2" stroke-linecap="round"/>`,
  slotin: `<circle cx="12" cy="12" r="9" fill="#1d1638" fill-opacity=".12" stroke="${K}" stroke-width="4"/><circle cx="12" cy="12" r="9" fill="none" stroke="#e6ecf8" stroke-width="2" stroke-dasharray="3 2.200"/>${gl('M5 12h9M11 8l4 4l-4 4', '#e6ecf8', 2)}`,
  slotout: `<circle cx="12" cy="12" r="9" fill="#7f8cab" stroke="${K}" stroke-width="4"/><circle cx="12" cy="12" r="9" fill="#7f8cab" stroke="#e6ecf8" stroke-width="1.800"/>${gl('M8 12h10M15 8l4 4l-4 4', '#fff', 2)}`,
  repair: `${g('M21.500 6.500a6 6 0 0 1 -8 7L6.500 21q-2 2 -4 0t0 -4l7.500 -7a6 6 0 0 1 7 -8l-3.500 3.500l.7 3.300l3.300 .7z', '#9fe8c8')}`,
  damage:
    g(
      'M12 1l2.700 5.300l5.800 -2.300l-2.300 5.800L23 12l-4.800 2.700l2.300 5.300l-5.800 -2L12 23l-2.700 -5l-5.800 2l2.300 -5.300L1 12l4.800 -2.200L3.500 4l5.800 2.300z',
      '#ff8a78',
    ) +
    `<path d="M13.500 6l-3.500 5.500h4L10.500 18" fill="none" stroke="${K}" stroke-width="1.800" stroke-linejoin="round" stroke-linecap="round"/>`,
  step: gl('M3 21h5v-5h5v-5h5V5M14.500 8L18 4l3.500 4', '#9fe8c8', 2.2),
  build: `${g('M10 2q5 4 5 11v6H5v-6q0 -7 5 -11z', '#c3cfe2')}${gl('M18 12v9M13.500 16.500h9', '#9fe8c8', 2.2)}`,
  upgrade: gl('M5 12l7 -7l7 7M5 20l7 -7l7 7', '#ffe08a', 2.6),
  develop: `${g('M3 20v-5q0 -9 9 -9t9 9v5z', '#8fb2c4')}${gl('M12 1.500v5M9 20v-5h6v5', '#f1ecf7', 1.6)}`,
  discovery: `${gc(12, 12, 10.5, '#1f6a72')}${g('M12 3l2.400 6.600L21 12l-6.600 2.400L12 21l-2.400 -6.600L3 12l6.600 -2.400z', BRASS_L)}`,
  supremacy:
    g('M12 1l10 4v7q0 7.500 -10 11q-10 -3.500 -10 -11V5z', '#ff8a9c') +
    `<path d="M6.500 9l2.700 3l2.800 -5l2.800 5l2.700 -3l-1.300 7.500h-8.400z" fill="#fff3df" stroke="${K}" stroke-width="1"/>`,
  event: `${g('M5 2h14v4q0 4 -5 6q5 2 5 6v4H5v-4q0 -4 5 -6q-5 -2 -5 -6z', '#f4dca4')}<path d="M8 19.500q4 -5 8 0z" fill="#c98a1c"/><path d="M8.500 6h7l-3.500 3.500z" fill="#c98a1c"/>`,
  swap: gl('M3 8h15M14 4l4.500 4L14 12M21 16H6M10 12l-4.500 4L10 20', '#9fe8c8', 2.2),
  steal: `${gl('M5 4v7q0 8 7.500 8T20 12.500', '#ff8a78', 2.6)}${gl('M16.500 14.500l3.500 -4l2.500 4.500', '#ff8a78', 2)}`,
  newPlanet: `${gc(10, 13, 8.5, '#7cc8ef')}<path d="M1.800 15a8.500 8.500 0 0 0 14.500 4q-10 0 -12 -11q-2.500 3 -2.500 7z" fill="#2f6fb5" fill-opacity=".8"/>${gl('M19 1.500v8M15 5.500h8', '#9fe8c8', 2.2)}`,
  moveShip: `${mini(`<path d="${SIL.transport}" fill="#f1ecf7" ${s(5)}/>`, 0, 10.5, 0.21)}${gl('M9 7q7 -6 11 2M20.500 4v5.500H15', '#9fe8c8', 2)}`,
  raider: `${g('M12 1l3 5.500L21 4l-1 7l3 4l-6 1.500L12 23l-5 -6.500L1 15l3 -4l-1 -7l6 2.500z', '#ff7a62')}<circle cx="8.800" cy="11" r="1.900" fill="#ffe08a" stroke="${K}" stroke-width=".9"/><circle cx="15.200" cy="11" r="1.900" fill="#ffe08a" stroke="${K}" stroke-width=".9"/>`,
  placeBonus: `${g('M3 10q0 -8 9 -8t9 8q-3 -2 -4.500 0q-2 -2 -4.500 0q-2.500 -2 -4.500 0q-1.500 -2 -4.500 0z', '#f4dca4')}<path d="M4 11l5 5M20 11l-5 5" stroke="${K}" stroke-width="1.200"/>${g('M8 15h8v7H8z', '#c98a4a')}`,
  extraTurn: gl('M20 12a8 8 0 1 1 -3 -6.300M17.500 1.500v4.700h-4.700', '#ffe08a', 2.4),
  activate: `${gc(12, 12, 10, '#27475e')}<path d="M9 6.500l9 5.500l-9 5.500z" fill="#9fe8c8" stroke="${K}" stroke-width="1.100" stroke-linejoin="round"/>`,
  activateRegion: `<path d="${ngon(6, 11, -90, 12, 12)}" fill="#27475e" ${e}/><path d="M9 6.500l9 5.500l-9 5.500z" fill="#9fe8c8" stroke="${K}" stroke-width="1.100" stroke-linejoin="round"/>`,
  recall: gl('M4 20V10l8 -7l8 7v10M12 20v-9M8.500 15L12 19.500L15.500 15', '#9fe8c8', 2),
  dice: `<rect x="2.500" y="2.500" width="19" height="19" rx="4.600" fill="#f1ecf7" ${e}/>${[
    [7.5, 7.5],
    [16.5, 7.5],
    [12, 12],
    [7.5, 16.5],
    [16.5, 16.5],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.700" fill="${K}"/>`)
    .join('')}`,
  targeting: `<circle cx="12" cy="12" r="8" fill="none" stroke="${K}" stroke-width="4.400"/><circle cx="12" cy="12" r="8" fill="none" stroke="#ffe08a" stroke-width="2.200"/>${gl('M12 1v6M12 17v6M1 12h6M17 12h6', '#ffe08a', 2)}<circle cx="12" cy="12" r="1.800" fill="#ff7a62"/>`,
  reroll: `<rect x="1.500" y="9" width="13.500" height="13.500" rx="3.400" fill="#f1ecf7" ${e}/><circle cx="5.500" cy="13" r="1.400" fill="${K}"/><circle cx="11" cy="18.500" r="1.400" fill="${K}"/>${gl('M10 5q7 -4 10.500 3M21.500 3v5.500h-5.500', '#9fe8c8', 2)}`,
  setDie: `<rect x="2.500" y="2.500" width="19" height="19" rx="4.600" fill="#ffe08a" ${e}/>${[
    [8, 6.5],
    [16, 6.5],
    [8, 12],
    [16, 12],
    [8, 17.5],
    [16, 17.5],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.700" fill="${K}"/>`)
    .join('')}`,
  cancelTactic: `${g(CARD, '#2f8fa3')}${gl('M3 21L21 3', '#ff8a78', 2.4)}`,
  shield: `${g('M12 1l9 3.500v7q0 7.500 -9 11.500q-9 -4 -9 -11.500v-7z', '#8fb8ff')}<path d="M12 1v22q-9 -4 -9 -11.500v-7z" fill="#4f78c8" fill-opacity=".7"/>`,
  withdraw: `${gl('M5 22V3', '#d9ad5e', 2)}${g('M6 3h14l-3.500 4.500L20 12H6z', '#fffdf6')}`,
  truce: `${gl('M4 21L18 4M20 21L6 4', '#d9ad5e', 1.8)}${g('M17 2l6 1l-2 5l-6 -2zM7 2L1 3l2 5l6 -2z', '#fffdf6')}`,
  module: `${g('M3 5h18v14H3z', '#27475e')}<circle cx="8.500" cy="12" r="3.400" fill="#79c8f2" stroke="${K}" stroke-width="1"/><path d="${ngon(6, 3.8, 0, 16, 12)}" fill="#f0a060" stroke="${K}" stroke-width="1"/>`,
  each: `${gc(7, 8, 3.6, '#f1ecf7')}${gc(17, 8, 3.6, '#f1ecf7')}${g('M1 21q0 -8 6 -8t6 8zM11 21q0 -8 6 -8t6 8z', '#f1ecf7')}`,
  cond: g('M12 2l10 10l-10 10L2 12z', '#f4dca4'),
  perm: `${gl('M7 12q-4 -5 -5 0t5 0q5 -7 10 0q4 5 5 0t-5 0q-5 7 -10 0z', '#d9ad5e', 1.8)}`,
  command: `${gc(12, 12, 10, '#e9e4f2')}<circle cx="12" cy="12" r="5.500" fill="none" stroke="${K}" stroke-width="1.200"/>${Array.from(
    { length: 8 },
    (_, i) => {
      const [a, b] = pol(5.5, i * 45, 12, 12),
        [c, d] = pol(10, i * 45, 12, 12);
      return `<path d="M${a} ${b}L${c} ${d}" stroke="${K}" stroke-width="1.200"/>`;
    },
  ).join('')}<circle cx="12" cy="4.300" r="1.900" fill="#8a5cff"/>`,
  tip: `<g transform="rotate(72 12 14)">${g('M3 20v-5q0 -9 9 -9t9 9v5z', '#8fb2c4')}</g>${gl('M2 23h20', '#ff8a78', 1.6)}`,
  range: `${gl('M3 12h16M14.500 7l5 5l-5 5', '#bff3ff', 2.2)}${gc(4.5, 12, 3, '#bff3ff')}`,
  confrontation: `${gl('M19 3L6.500 17.500M5 3l12.500 14.500', '#fff1ec', 2)}${gl('M3.500 14.500l6 5.200M20.500 14.500l-6 5.200', '#ff8a78', 2.2)}${gl('M5.600 18.500L3.500 21M18.400 18.500L20.500 21', '#ff8a78', 2)}`,
  exploration: `${gl('M12 12q0 -3 3 -3t3.500 4.500t-6 5.500t-8 -6.500T13 3.500t8.500 6', '#c9a2ff', 2.2)}`,
  hand: `${g('M3 6l8 -3l6 15l-8 3z', '#1f6a72')}${g('M9 3h10v16H9z', '#2f8fa3')}`,
  vault: `${g('M3 3h18v18H3z', '#8fa0ba')}<circle cx="12" cy="12" r="5.600" fill="#27475e" stroke="${K}" stroke-width="1.200"/>${gl('M12 8v8M8 12h8', '#d9ad5e', 1.4)}`,
  artifact: `${g('M12 1l9 5.500v11L12 23l-9 -5.500v-11z', '#b08cff')}<path d="M3 6.500l9 5l9 -5M12 11.500V23" fill="none" stroke="${K}" stroke-width="1.200"/>`,
  destiny: `${g('M12 1l3 7h7l-5.500 5l2 8L12 16.500L5.500 21l2 -8L2 8h7z', '#c9a2ff')}`,
} as const satisfies Readonly<Record<string, string>>;
export type GlyphId = keyof typeof GLYPHS;
