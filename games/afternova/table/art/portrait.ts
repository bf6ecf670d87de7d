/** Hired Paws in helmets. The first skill makes helmet and suit, the second what they carry; the id chooses the species. */
import { type Face, shade } from './face.ts';
import { box, disc, hash, line, mirrored, shape, stroke } from './ink.ts';
import { SPECIES_1 } from './species-1.ts';
import { SPECIES_2 } from './species-2.ts';
import { SPECIES_3 } from './species-3.ts';

/** In the order of our set. */
const SPECIES: readonly (() => Face)[] = Object.values({ ...SPECIES_1, ...SPECIES_2, ...SPECIES_3 });
const SUIT = ['#57a6ea', '#f0894a', '#8d79e6', '#e3b23c'];
const SUIT_DARK = ['#3377bd', '#bd5a24', '#5f4bb8', '#a97b17'];
/** Behind the portrait, by the second skill. */
const GROUND = ['#d7ecfb', '#fde2cf', '#e5defb', '#fbeec6'];

function helmet(skill: number): string {
  const band = (c: string): string =>
    line('M11.5 21C15 11 23 5.8 32 5.8S49 11 52.5 21', 6.4) + line('M11.5 21C15 11 23 5.8 32 5.8S49 11 52.5 21', 3, c);
  switch (skill) {
    case 0:
      return (
        band('#7a4a2e') +
        mirrored(
          () =>
            disc(25.5, 8.5, 5.4, '#bff0ff', 2.2) +
            `<path d="M22.5 8a3.4 3.4 0 0 1 3-3" stroke="#fff" stroke-width="1.5" fill="none" stroke-linecap="round"/>`,
        ) +
        line('M30.6 8.5h2.8', 2.4)
      );
    case 1:
      return (
        band('#9aa7c7') +
        shape('M20.5 12.5 23 4.2c5-2.4 13-2.4 18 0l2.5 8.3c-6-3.6-17-3.6-23 0z', '#f2c66d', 2.2) +
        box(27, 5.6, 10, 3.4, 1.7, '#2a4a5c', 1.6) +
        disc(21, 13.5, 1.9, '#dfe6f5', 1.5) +
        disc(43, 13.5, 1.9, '#dfe6f5', 1.5)
      );
    case 2:
      return (
        band('#5f4bb8') +
        shape('M28.5 13.5V3.5C30 1.6 34 1.6 35.5 3.5v10c-2 1-5 1-7 0z', '#ffd35c', 2.2) +
        shape('M32 4.6l2 1v3c0 1.6-1 2.6-2 3.2-1-.6-2-1.6-2-3.2v-3z', '#5f4bb8', 0)
      );
    default:
      return (
        band('#e3b23c') +
        disc(32, 7.5, 5.8, '#6b5a2a', 2.2) +
        disc(32, 7.5, 3.5, '#fff6c4', 1.5) +
        line('M32-1.4v-2.4M25.4 1.2l-1.7-1.7M38.6 1.2l1.7-1.7', 1.9, '#ffe28a')
      );
  }
}
const behind = (k: number): string =>
  k === 3
    ? `<g transform="translate(-2.8 0) rotate(14 55 46)">${box(53, 26, 3.6, 34, 1.8, '#a8703c', 1.9)}${shape('M44.5 31c4.5-6.5 16-7.5 21-1.5-6-1.8-8-1.6-9 .2h-3c-1.6-1.8-4.5-1.6-9 1.3z', '#c3cbe0', 1.9)}</g>`
    : k === 1
      ? `<g transform="translate(-1.5 0) rotate(12 55 46)">${shape('M52.5 62V41c-3-1-4.6-3.6-3.8-7l3.6 3 3.4-1.3.6-4.2c3.6 1.8 4.4 6.2 1.2 9.2V62z', '#c3cbe0', 1.9)}</g>`
      : '';
function chest(skill: number, dark: string): string {
  switch (skill) {
    case 0:
      return (
        shape('M17 51c8 5 22 5 30 0 1 3 1 4-.5 5.5-9 4-20 4-29 0C16 55 16 54 17 51z', '#ef5d50', 2.2) +
        shape('M40 57l7 7h-7l-3-6z', '#ef5d50', 2) +
        line('M22 54.5q10 3 20 0', 1.3, '#ffb0a0')
      );
    case 1:
      return box(24.5, 55, 15, 9, 2, dark, 2) + box(27.2, 52.5, 2.8, 7, 1, '#f2c66d', 1.6) + box(33.3, 53.3, 2.8, 6, 1, '#9fe0c8', 1.6);
    case 2:
      return (
        shape('M32 53.5c2.4 1.4 4.6 2 7 2.1v3.2c0 3-2.5 5.2-7 7-4.5-1.8-7-4-7-7v-3.2c2.4-.1 4.6-.7 7-2.1z', '#ffd35c', 2) + line('M32 56.5v6', 1.6)
      );
    default:
      return line('M18 64 29 52.5M46 64 35 52.5', 5) + line('M18 64 29 52.5M46 64 35 52.5', 2.4, '#6b4a2a') + box(28, 57, 8, 6, 2, '#dfe6f5', 2);
  }
}

/** Of a foreign pack the id decides by chance. */
function speciesOf(id: string): () => Face {
  const n = Number(/^paw(\d\d)$/.exec(id)?.[1] ?? 0);
  return SPECIES[n >= 1 && n <= SPECIES.length ? n - 1 : hash(id) % SPECIES.length];
}

const DOME = `<circle cx="32" cy="29" r="23.6" fill="#cdeeff" fill-opacity=".5" ${stroke()}/>`;
const SHINE =
  '<path d="M13.5 34C11 24 17 13 26 10" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" opacity=".85"/><path d="M14.8 39.3l.5 1" stroke="#fff" stroke-width="2.6" stroke-linecap="round" opacity=".85"/><path d="M50.5 38c2-5 2.4-9 1.4-13" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" opacity=".55"/>';
const COLLAR =
  shape('M13.5 47.5c5 4 32 4 37 0 1.6 1.5 1.8 4 .6 5.4-6 4.2-32.2 4.2-38.2 0-1.2-1.4-1-3.9.6-5.4z', '#dfe6f5') +
  shade('M13 48c3 2.6 9 3.4 14 3.6v3.6c-6-.2-12-1-15-3-.9-1.2-.6-3.2 1-4.2z', '#8d9ac466');

const twoOf = (skills: readonly number[]): readonly [number, number] => [skills[0] ?? 0, skills[1] ?? skills[0] ?? 0];
export const groundOf = (skills: readonly number[]): string => GROUND[twoOf(skills)[1]];

export function portraitMarkup(id: string, skills: readonly number[]): string {
  const [back, head] = speciesOf(id)();
  const [a, b] = twoOf(skills);
  const suit = shape('M3 66c0-9 6-15 16-16.5h26C55 51 61 57 61 66z', SUIT[a]) + shade('M3 66c0-9 6-15 16-16.5h3C14 53 11 58 11 66z', '#1d163833');
  const face = `<g transform="translate(32 34) scale(1.14) translate(-32 -34)">${back}${head}</g>`;
  return behind(b) + suit + DOME + helmet(a) + face + SHINE + COLLAR + chest(b, SUIT_DARK[a]) + line('M18 51.5h.1M46 51.5h.1', 2.2);
}
