/** Bases, vortex, quasar, the Void. */
import { BONE, BRASS, BRASS_L, C, F, K, L, n, ngon, P, PARCH, pol, s, star } from './ink.ts';

const ringst = `${C(32, 34, 24, '#27475e')}<circle cx="32" cy="34" r="24" fill="none" stroke="${BRASS}" stroke-width="1.400" stroke-dasharray="1.200 3.600" stroke-opacity=".9"/><circle cx="32" cy="34" r="18.500" fill="#10263a" ${s(2)}/>`;
/** The six bases of the Alliance, by their ids. */
export const BASES: Readonly<Record<string, string>> = {
  // a ring with the two frames it trades in
  base_odessa: `${P('M29 3h6v9h-6zM5 30h8v8H5zM51 30h8v8h-8z', BRASS)}${ringst}<circle cx="25.500" cy="34" r="7.500" fill="#79c8f2" ${s(2.2)}/><path d="${ngon(6, 8, 0, 39.5, 34)}" fill="#f0a060" ${s(2.2)}/>${star(25.5, 34, 3.4)}${C(39.5, 34, 2.6, '#fff3df', 1.6)}`,
  base_sarangi: `${P('M29 3h6v9h-6zM5 30h8v8H5zM51 30h8v8h-8z', BRASS)}${ringst}<path d="M25 25.500l8 8.500l-8 8.500l-8 -8.500z" fill="#f6cf5c" ${s(2.2)}/><path d="M34 42v-9q0 -6.500 6 -6.500t6 6.500v9z" fill="#c79cf2" ${s(2.2)}/>${star(25, 34, 3.2)}${C(40, 35, 2.4, '#fff3df', 1.6)}`,
  // a dry dock: two jaws, an anvil, half a hull
  base_yards: `${P('M5 14h14v44H5zM45 14h14v44H45z', '#5d7a93')}${F('M5 36h14v22H5zM45 36h14v22H45z', '#3c566e')}${L('M5 14h14v44H5zM45 14h14v44H45zM8 22h8M8 29h8M48 22h8M48 29h8M8 50h8M48 50h8', 2.2)}${P('M32 6q9 9 9 24v10H23V30q0 -15 9 -24z', '#f0a060')}${F('M32 6v34h-9V30q0 -15 9 -24z', '#b9642c', 0.6)}${L('M23 30h18', 2)}${P('M17 44h31q-1 6 -8 6h-3v4h5v5H22v-5h5v-4h-3q-6 0 -7 -6z', BRASS)}${star(32, 24, 4)}`,
  // a hall with a charter scroll for a roof
  base_charter: `${P('M6 54h52v6H6z', BRASS)}${P('M12 30h7v24h-7zM28.500 30h7v24h-7zM45 30h7v24h-7z', BONE)}${F('M12 42h7v12h-7zM28.500 42h7v12h-7zM45 42h7v12h-7z', '#b9b2d0')}${L('M12 30h7v24h-7zM28.500 30h7v24h-7zM45 30h7v24h-7z', 2)}${P('M8 14q0 -6 6 -6h42q-5 1 -5 7v15H14q-6 0 -6 -6z', PARCH)}${L('M19 15h24M19 20.500h24', 1.8, '#8a6a2a')}${C(44, 26, 5, '#f47a5c', 2)}${L('M42 30l-1 6l3 -2l3 2l-1 -6', 1.8)}`,
  // a watch tower whose lamp is an eye
  base_ilion: `${P('M22 28h20l5 32H17z', '#6d8ba6')}${F('M22 28h9v32H17z', '#46617c', 0.8)}${L('M22 28h20l5 32H17zM20.500 40h23M19 50h26', 2.2)}${P('M17 22h30v7H17z', BRASS)}${P('M10 14q22 -20 44 0q-22 20 -44 0z', BONE)}${C(32, 14, 7.5, '#5cb8c4', 2.2)}${C(32, 14, 3.2, K, 0)}${C(30, 12, 1.5, '#fff', 0)}${L('M4 14h3M57 14h3M12 3l2 3M52 3l-2 3', 2.2, BRASS_L)}`,
  // scales: a moon on one side, three coins on the other
  base_exchange: `${P('M28 12h8v42h-8z', BRASS)}${P('M16 54h32l4 7H12z', BRASS)}${L('M6 18Q32 8 58 18', 3.6)}${L('M6 18Q32 8 58 18', 1.4, BRASS_L)}${L('M10 18L4 38M10 18l10 20M54 18L44 38M54 18l6 20', 1.8)}${P('M2 38h20q-1 8 -10 8T2 38zM42 38h20q-1 8 -10 8t-10 -8z', '#27475e')}${C(12, 31, 7, '#8fdcff', 2)}${P('M45 33h14v5H45zM46.500 28h11v5h-11z', '#f2a35e', 1.8)}${C(32, 10, 5, '#f47a5c', 2.2)}`,
};
/** The other regions, by sort. */
export const SPECIAL: Readonly<Record<'vortex' | 'quasar' | 'void', string>> = {
  vortex: (() => {
    let d = '';
    for (const t0 of [0, 120, 240]) {
      for (let i = 0; i <= 30; i++) {
        const [a, b] = pol(2 + i * 0.92, t0 + i * 11);
        d += `${i ? 'L' : 'M'}${a} ${b}`;
      }
    }
    return `${C(32, 32, 29, '#0b1c33')}<path d="${d}" ${n(5.5, '#2f8fa3')}/><path d="${d}" ${n(2, '#bff3ff')}/>${C(32, 32, 5, '#02060f', 2)}<circle cx="32" cy="32" r="29" ${n(2.4)}/>${star(50, 14, 3)}`;
  })(),
  quasar: `<path d="M32 1L36 28L63 32L36 36L32 63L28 36L1 32L28 28z" fill="#bff3ff" ${s(2)}/><ellipse cx="32" cy="32" rx="23" ry="8.500" transform="rotate(-28 32 32)" fill="none" stroke="${K}" stroke-width="7"/><ellipse cx="32" cy="32" rx="23" ry="8.500" transform="rotate(-28 32 32)" fill="none" stroke="#f6b94f" stroke-width="3.200"/>${C(32, 32, 9, '#fff', 2.2)}${C(32, 32, 4, '#ffe08a', 0)}`,
  void: (() => {
    const t = `${Array.from({ length: 24 }, (_, i) => {
      const [a, b] = pol(i % 2 ? 25 : 30, i * 15);
      return `${i ? 'L' : 'M'}${a} ${b}`;
    }).join('')}z`;
    return `<path d="${t}" fill="#3a1f5e" ${s(2)}/><circle cx="32" cy="32" r="22" fill="#02030a"/><circle cx="32" cy="32" r="22" fill="none" stroke="#8a5cff" stroke-width="1.600" stroke-dasharray="2 3"/><ellipse cx="32" cy="32" rx="13" ry="17" fill="none" stroke="#5a3aa0" stroke-width="1.400"/><ellipse cx="32" cy="32" rx="5" ry="17" fill="none" stroke="#5a3aa0" stroke-width="1.200"/>${star(26, 26, 2.4, '#b79cff')}`;
  })(),
};
