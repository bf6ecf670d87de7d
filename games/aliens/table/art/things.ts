/** Items, dangerous-sector cards and hatch cards: what is on a card. The light in an item is what it does. */
import type { Item } from '../../content/cards.ts';
import { deck, dot, hexPath, hull, lit, look, mass, p, pool, ring } from './ink.ts';

export const ITEM_ART: Readonly<Record<Item, string>> = {
  sedatives: `${pool('g-sed', 32, 32, 30, 'lamp', 0.34)}<g transform="rotate(-38 32 30)">${mass('M15 19h34a11 11 0 0 1 0 22H15a11 11 0 0 1 0-22z')}${lit('M32 20.2h17a9.8 9.8 0 0 1 0 19.6H32z')}${hull('M32 19v22')}${p('M37 24.5h11', 'none', 'void', 2.2)}${deck('M10 26.5c1.5-2.5 3.5-3.5 6-3.5h8')}</g>${deck('M6 57h52', 1.6)}${deck('M12 53v4M22 53v4M32 53v4M42 53v4M52 53v4')}`,
  adrenaline: `${pool('g-adr', 32, 34, 30, 'lamp', 0.3)}<g transform="rotate(45 32 32)">${mass('M25 16h14v26a3 3 0 0 1-3 3h-8a3 3 0 0 1-3-3z')}${lit('M26.2 27h11.6v14.5a2.3 2.3 0 0 1-2.3 2.3h-7a2.3 2.3 0 0 1-2.3-2.3z')}${hull('M32 45v15M32 16V5M24 5h16M20 16h24')}${p('M39 21h-5M39 26h-5M39 31h-5M39 36h-5', 'none', 'hull', 1.4)}</g>${deck('M8 14l8 8M6 23l6 6M15 6l6 6', 1.6)}`,
  attack: `${pool('g-att', 40, 22, 30, 'lamp', 0.3)}<g transform="rotate(38 32 32)">${mass('M29.5 12h5l1 50a3.5 3.5 0 0 1-7 0z')}${deck('M29 44h6M28.8 48h6.4M28.7 52h6.6')}${mass('M28 14h8v16h-8z')}${mass('M36 15c5 0 9-3 13-8 6 8 6 22 0 30-4-5-8-8-13-8z')}${lit('M46.5 10.8c1 .1 2 .1 2.7-1.3 4 7 4 18 0 25-.7-1.3-1.7-1.3-2.7-1.2 2.2-7 2.2-15.5 0-22.5z')}${mass('M28 16l-11 2 4 4-4 4 11 2z')}${deck('M36 22h8')}</g>`,
  teleport: `${pool('g-tel', 32, 44, 30, 'lamp', 0.34)}${mass('M6 52c0-4.5 11.5-8 26-8s26 3.5 26 8-11.5 8-26 8S6 56.5 6 52z')}${lit('M14 51.5c0-2.7 8-4.8 18-4.8s18 2.1 18 4.8-8 4.8-18 4.8-18-2.1-18-4.8z')}${p('M18 44V8M46 44V8', 'none', 'deck', 1.4, 'stroke-dasharray:2 4')}${hull('M25 49V36l-3-1V24a5 5 0 0 1 5-5h10a5 5 0 0 1 5 5v4')}${p('M39 49V38M42 33v2.5', 'none', 'hull', 2.1, 'stroke-dasharray:.1 4.2')}${hull('M32 5.5a5 5 0 0 1 5 5M32 15.5a5 5 0 0 1 0-10')}${dot(38, 13.5, 1.3, 'hull')}${dot(44, 7, 1.1, 'hull')}${dot(48.5, 18, 1.3, 'hull')}${dot(52, 28, 1, 'hull')}${dot(50, 11, 0.9, 'hull')}`,
  spotlight: `<linearGradient id="g-spo" gradientUnits="userSpaceOnUse" x1="22" y1="44" x2="52" y2="12"><stop offset="0" ${look(`stop-color:var(--a-lamp);stop-opacity:.95`)}/><stop offset="1" ${look(`stop-color:var(--a-lamp);stop-opacity:.12`)}/></linearGradient><path d="M19 35L34 3a34 34 0 0 1 27 27L29 45z" fill="url(#g-spo)"/>${p(`${hexPath(43, 13.5, 6.8)}${hexPath(53.2, 19.4, 6.8)}${hexPath(43, 25.3, 6.8)}`, 'none', 'hull', 1.3)}<g transform="rotate(45 32 32)">${mass('M27 40h10v3l-1.5 3v15a3 3 0 0 1-3 3h-1a3 3 0 0 1-3-3V46L27 43z')}${mass('M23.5 33h17v3.5a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4z')}${dot(32, 51, 1.7, 'lamp')}</g>`,
  defense: `${pool('g-def', 32, 32, 30, 'lamp', 0.26)}${mass(hexPath(32, 32, 28.5))}${deck(hexPath(32, 32, 23.5))}${lit('M32 13l16.5 9.5v19L32 51z', 'lamp', 0.92)}${deck('M15.5 22.5L32 13v38l-16.5-9.5z')}${p('M21 17l8 27M30 14.5l8.5 31M39.5 15.5l7 25', 'none', 'void', 3.4)}${p('M21 17l8 27M30 14.5l8.5 31M39.5 15.5l7 25', 'none', 'hull', 1.1)}`,
};

/** Seen by their drawer alone. */
export const DANGER_ART: Readonly<Record<'own' | 'any' | 'silence', string>> = {
  own: `${pool('g-own', 32, 32, 31, 'sonar', 0.4)}${mass(hexPath(32, 32, 11), 'sonar', 2.4)}${dot(32, 32, 3.6, 'sonar')}${ring(32, 32, 18, 'sonar', 2, 0.85)}${ring(32, 32, 24, 'sonar', 1.6, 0.55)}${ring(32, 32, 30, 'sonar', 1.2, 0.3)}`,
  any: `${pool('g-any', 43, 21, 26, 'sonar', 0.34)}${mass(hexPath(43, 21, 9.5), 'sonar', 2.2)}${ring(43, 21, 14.5, 'sonar', 1.9, 0.8)}${ring(43, 21, 19.5, 'sonar', 1.4, 0.45)}${p(hexPath(15, 49, 9.5), 'mass', 'hull', 1.8, 'stroke-dasharray:2.6 3')}${dot(15, 49, 3.2, 'hull')}${p('M20 41c1-9 5-15 11-18', 'none', 'hull', 1.7, 'stroke-dasharray:1 4')}${hull('M27.2 22.2l4.6-.2-1.6 4.4', 1.7)}`,
  silence: `${mass(hexPath(32, 32, 24), 'deck', 1.6)}${p(hexPath(32, 32, 16), 'none', 'deck', 1, 'stroke-dasharray:1.5 4')}${hull('M6 32h16M42 32h16', 1.6)}${p('M24 32h16', 'none', 'hull', 2.6)}`,
};

const iris = (r: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const a = (i * Math.PI) / 3;
      const b = a + 1.15;
      const at = (q: number, t: number): string => `${(32 + q * Math.cos(t)).toFixed(1)} ${(32 + q * Math.sin(t)).toFixed(1)}`;
      return `M${at(24, a)}L${at(r, b)}`;
    })
    .join('');
export const HATCH_ART: Readonly<Record<'green' | 'red', string>> = {
  green: `${pool('g-gre', 32, 32, 32, 'go', 0.6)}${mass('M32 3a29 29 0 1 1 0 58a29 29 0 1 1 0-58z')}${lit(hexPath(32, 32, 15), 'go', 0.95)}${deck('M32 8a24 24 0 1 1 0 48a24 24 0 1 1 0-48z')}${p(iris(15), 'none', 'deck', 1.5)}${hull(hexPath(32, 32, 15))}${p('M26 38l12-12M30 26h8v8', 'none', 'void', 3)}`,
  red: `${mass('M32 3a29 29 0 1 1 0 58a29 29 0 1 1 0-58z')}${deck('M32 8a24 24 0 1 1 0 48a24 24 0 1 1 0-48z')}${p(iris(2.5), 'none', 'deck', 1.5)}${p('M20 9l8 14-6 5 11 9-7 4 6 14', 'none', 'void', 6)}${p('M20 9l8 14-6 5 11 9-7 4 6 14', 'none', 'stop', 2.6)}${pool('g-red', 45, 18, 12, 'stop', 0.8)}${dot(45, 18, 3.4, 'stop')}${hull('M41 41l12 12M53 41L41 53', 2.6)}`,
};
