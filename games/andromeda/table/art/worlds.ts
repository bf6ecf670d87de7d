/** Planets by kind, moons, nebulae. */
import type { Moon } from '../../content/types.ts';
import type { Resource } from '../../content/vocabulary.ts';
import { HUE } from './hues.ts';
import { C, F, K, L, mix, n, ngon, pol, rng, s, star } from './ink.ts';

const engraved = (r: number, x = 32, y = 32, c: string = K, o = 0.34): string =>
  [0.62, 0.76, 0.9]
    .map(
      (f) =>
        `<path d="M${x - r * 0.98 * Math.cos(0.12)} ${y + r * f * 0.35}A${r * 1.3} ${r * 1.3} 0 0 0 ${x + r * f * 0.55} ${y + r * (0.5 + f * 0.42)}" fill="none" stroke="${c}" stroke-width="1.1" stroke-opacity="${o}"/>`,
    )
    .join('');
/** Base, shadow and light of each kind. */
const TONES: Readonly<Record<Resource, readonly [string, string, string]>> = {
  energy: ['#ffc83a', '#b3530a', '#fff3b8'],
  ice: ['#7cc8ef', '#2f6fb5', '#e8faff'],
  titanium: ['#9aa7c4', '#56607f', '#dde4f2'],
  nanocarbon: ['#3f9f72', '#1c5a4a', '#a9ecb0'],
  credits: ['#e5a04f', '#9c5624', '#ffe3ae'],
};
/** Kinds differ by surface: crystals, craters, lattice, bands, a ring. */
export function planet(kind: Resource, id: string): string {
  const q = rng(id),
    R = 26,
    clip = `ax-${id}`,
    T = TONES[kind];
  let x = '';
  if (kind === 'ice')
    for (let i = 0; i < 5; i++) {
      const a = 10 + q() * 44,
        b = 14 + q() * 36,
        h = 9 + q() * 8,
        w = 4 + q() * 3,
        t = (q() - 0.5) * 26;
      x += `<g transform="rotate(${t} ${a} ${b})"><path d="M${a} ${b - h}l${w} ${h * 0.55}v${h * 0.7}l${-w} ${h * 0.35}l${-w} ${-h * 0.35}v${-h * 0.7}z" fill="${T[2]}" stroke="#3f86b8" stroke-width="1.300"/><path d="M${a} ${b - h}v${h * 1.6}l${-w} ${-h * 0.35}v${-h * 0.7}z" fill="#b5e6fb"/></g>`;
    }
  if (kind === 'titanium')
    for (let i = 0; i < 7; i++) {
      const a = 10 + q() * 44,
        b = 10 + q() * 44,
        r = 2.4 + q() * 5;
      x += `<circle cx="${a}" cy="${b}" r="${r}" fill="#717c9b"/><path d="M${a - r} ${b}a${r} ${r} 0 0 1 ${r * 2} 0" fill="none" stroke="#4b5573" stroke-width="1.600"/><path d="M${a - r} ${b}a${r} ${r} 0 0 0 ${r * 2} 0" fill="none" stroke="#e6ecf8" stroke-width="1.400"/>`;
    }
  if (kind === 'nanocarbon') {
    const o = q() * 8;
    x += F(`M4 ${20 + o}q12 -9 24 -2t20 -4q8 -2 14 3v14q-10 6 -18 1t-20 4t-20 -4z`, '#2a7a5f');
    for (let i = 0; i < 9; i++) {
      const a = 8 + (i % 3) * 17 + q() * 6,
        b = 12 + Math.floor(i / 3) * 15 + q() * 4;
      x += `<path d="${ngon(6, 5.6, 0, a, b)}" fill="none" stroke="${T[2]}" stroke-width="1.500" stroke-opacity="${0.45 + q() * 0.5}"/>`;
    }
  }
  if (kind === 'credits') {
    let y = 6 + q() * 3;
    const B = ['#f7c987', '#c77a36', '#fbe2b4', '#b5662b', '#f0b468'];
    for (let i = 0; i < 7; i++) {
      const h = 4 + q() * 5;
      x += F(`M2 ${y}q15 ${3 - q() * 6} 30 0t30 0v${h}q-15 ${3 - q() * 6} -30 0t-30 0z`, B[i % 5]);
      y += h + 1.5;
    }
    x += `<ellipse cx="${38 + q() * 6}" cy="${38 + q() * 5}" rx="7" ry="4" fill="#fff0cf" stroke="#a85a22" stroke-width="1.500"/>`;
  }
  if (kind === 'energy')
    for (let i = 0; i < 4; i++) {
      const a = 8 + q() * 10,
        b = 12 + i * 12 + q() * 4;
      x += `<path d="M${a} ${b}l8 -3l5 5l9 -5l6 6l10 -4l8 3" fill="none" stroke="#fffbe0" stroke-width="2.200" stroke-linejoin="round" stroke-opacity="${0.65 + q() * 0.35}"/>`;
    }
  const ring = kind === 'energy';
  const back = ring
    ? '<path d="M5.500 42C-2 36 14 24 30 19S62 14 60.500 22" fill="none" stroke="#1d1638" stroke-width="7"/><path d="M5.500 42C-2 36 14 24 30 19S62 14 60.500 22" fill="none" stroke="#ffd98a" stroke-width="3"/>'
    : '';
  const front = ring
    ? '<path d="M5.500 42c6 4.500 24 1 36 -4S63 26.500 60.500 22" fill="none" stroke="#1d1638" stroke-width="7" stroke-linecap="round"/><path d="M5.500 42c6 4.500 24 1 36 -4S63 26.500 60.500 22" fill="none" stroke="#ffd98a" stroke-width="3" stroke-linecap="round"/><path d="M12 43.300c8 .2 20 -2 29 -5.600" fill="none" stroke="#c2410c" stroke-width="1"/>'
    : '';
  const r = ring ? 22 : R;
  return `<defs><clipPath id="${clip}"><circle cx="32" cy="32" r="${r}"/></clipPath><radialGradient id="${clip}g" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="${T[2]}"/><stop offset=".5" stop-color="${T[0]}"/><stop offset="1" stop-color="${T[1]}"/></radialGradient></defs>${back}<circle cx="32" cy="32" r="${r}" fill="url(#${clip}g)"/><g clip-path="url(#${clip})"><g opacity=".92">${x}</g><path d="M${32 - r} 26a${r} ${r} 0 0 0 ${r * 1.75} ${r * 0.75}q-34 6 -${r * 1.75} -${r * 0.75}z" fill="${T[1]}" fill-opacity=".62"/>${engraved(r)}<path d="M${32 - r * 0.7} ${32 - r * 0.45}q6 -13 ${r * 0.75} -${r * 0.42}" fill="none" stroke="#fff" stroke-width="2.600" stroke-linecap="round" stroke-opacity=".75"/></g><circle cx="32" cy="32" r="${r}" ${n(2.4)}/>${front}`;
}
/** A moon: planetary ones in the hue of their kind, nebula moons opal, ancient ones engraved brass. The content is laid over it as glyphs. */
export function moon(group: Moon['group'], kind: Resource, isNull: boolean, id: string): string {
  const q = rng(id);
  const c = group === 'planetary' ? HUE[kind] : group === 'nebula' ? '#cdb7ff' : '#d9ad5e';
  const d = mix(c, K, 0.5);
  let x = '';
  for (let i = 0; i < 4; i++) {
    const [a, b] = pol(8 + q() * 14, q() * 360);
    x += `<circle cx="${a}" cy="${b}" r="${2 + q() * 3}" fill="${d}" fill-opacity=".35"/>`;
  }
  if (group === 'ancient')
    x = `${Array.from({ length: 16 }, (_, i) => {
      const [a, b] = pol(22, i * 22.5),
        [e, f] = pol(25, i * 22.5);
      return `<path d="M${a} ${b}L${e} ${f}" ${n(1.8, '#5e3f10')}/>`;
    }).join('')}<circle cx="32" cy="32" r="20" fill="none" stroke="#5e3f10" stroke-width="1.300"/>`;
  const ring =
    group === 'nebula' ? `<path d="M5 40q27 12 54 -14" ${n(5)}/><path d="M5 40q27 12 54 -14" fill="none" stroke="#fff" stroke-width="1.800"/>` : '';
  return isNull
    ? `<circle cx="32" cy="32" r="25" fill="#16243a" ${s(2.8)}/><circle cx="32" cy="32" r="25" fill="none" stroke="${c}" stroke-width="3.400" stroke-dasharray="7 5"/>${L('M20 44L44 20', 3.4, c)}`
    : `${C(32, 32, 26, c, 2.8)}<path d="M6 32a26 26 0 0 0 46 16.500q-30 2 -40 -30.500q-6 6 -6 14z" fill="${d}" fill-opacity=".55"/>${x}${C(32, 32, 26, 'none', 2.8)}<path d="M14 22q5 -9 13 -11" ${n(2.6, '#ffffff')} stroke-opacity=".7"/>${ring}`;
}
export function nebula(k: number): string {
  const q = rng(`neb${k}`),
    id = `ax-neb${k}`,
    hues = [
      ['#b08cff', '#5b3aa8'],
      ['#6fd0ff', '#2a5ea8'],
      ['#ff9ad0', '#8a2f78'],
      ['#7fe6c8', '#1f7a72'],
      ['#ffc27a', '#a85a2a'],
      ['#9fb4ff', '#3f4aa8'],
    ][(k - 1) % 6];
  let x = '';
  for (let i = 0; i < 9; i++) {
    const a = i * 40 + q() * 20,
      [cx, cy] = pol(11 + q() * 9, a);
    x += `<circle cx="${cx}" cy="${cy}" r="${8 + q() * 6}" fill="${i % 2 ? hues[0] : hues[1]}" fill-opacity="${0.28 + q() * 0.25}"/>`;
  }
  const arm = (r0: number, t0: number): string => {
    let d = '';
    for (let i = 0; i <= 26; i++) {
      const [a, b] = pol(r0 + i * 0.92, t0 + i * 15);
      d += `${i ? 'L' : 'M'}${a} ${b}`;
    }
    return d;
  };
  return `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${hues[0]}" stop-opacity=".85"/><stop offset=".65" stop-color="${hues[1]}" stop-opacity=".55"/><stop offset="1" stop-color="${hues[1]}" stop-opacity="0"/></radialGradient></defs><circle cx="32" cy="32" r="32" fill="url(#${id})"/>${x}<path d="${arm(3, k * 50)}" ${n(1.7, '#fff')} stroke-opacity=".75"/><path d="${arm(3, k * 50 + 180)}" ${n(1.3, '#fff')} stroke-opacity=".5"/>${[
    0, 1, 2, 3, 4,
  ]
    .map(() => {
      const [a, b] = pol(10 + q() * 18, q() * 360);
      return star(a, b, 1.6 + q() * 2.4);
    })
    .join('')}${star(32, 32, 5, '#fff')}`;
}
