/** The emblems of the fifteen factions, by their ids. */
import { BONE, BRASS, BRASS_D, BRASS_L, C, F, K, L, n, P, pol, STEEL, s, star, VERD } from './ink.ts';
import { eye } from './raiders.ts';

export const FACTIONS: Readonly<Record<string, string>> = {
  // a cracked world and the pulse that went through it
  fac_pulsewar: `${C(32, 32, 25, '#7f8fb5')}${F('M7 34a25 25 0 0 0 45 13q-34 4 -40 -30q-5 7 -5 17z', '#4b5780')}${L('M30 7l-5 12l7 6l-6 9l6 8l-5 15', 2.2)}${C(32, 32, 25, 'none')}${L('M1 34h13l5 -11l8 21l7 -26l6 20l4 -4h19', 5)}${L('M1 34h13l5 -11l8 21l7 -26l6 20l4 -4h19', 2.2, '#ff8a78')}`,
  // a faceted head that thinks in sparks
  fac_mecarons: `${L('M32 12V4', 2.6)}${C(32, 4, 3.4, '#ffe08a', 2)}${P('M14 16L32 9L50 16L54 36L44 54H20L10 36z', '#9fb2d6')}${F('M14 16L32 9V54H20L10 36z', '#6c7fa8', 0.75)}${L('M14 16L32 9L50 16L54 36L44 54H20L10 36zM32 9v12M14 16l10 8M50 16l-10 8M20 54l4 -9h16l4 9', 2)}${P('M17 27h12l-2 9h-9zM35 27h12l-1 9h-9z', '#2b1a4f', 2)}${C(23, 31.5, 2.6, '#6ff0e0', 0)}${C(41, 31.5, 2.6, '#6ff0e0', 0)}${L('M27 45v5M32 45v6M37 45v5', 2)}`,
  // a seed that carries moons like fruit
  fac_tolzeed: `${P('M32 22q15 4 15 20q0 14 -15 19q-15 -5 -15 -19q0 -16 15 -20z', '#c98a4a')}${F('M32 22q-15 4 -15 20q0 14 15 19q-8 -18 0 -39z', '#8f5a26', 0.85)}${L('M32 22q15 4 15 20q0 14 -15 19q-15 -5 -15 -19q0 -16 15 -20zM32 30v24M25 36q3 9 3 16M39 36q-3 9 -3 16', 2)}${L('M32 22q0 -8 -10 -12M32 22q1 -10 12 -14M32 22V6', 2.6)}${P('M22 10q-10 0 -13 9q9 2 13 -9zM44 8q10 -1 14 8q-9 3 -14 -8z', '#8fc24d', 2)}${C(32, 6, 5, '#8fdcff', 2)}${C(13, 28, 4.4, '#ffe08a', 2)}${C(51, 28, 4.4, '#f2a35e', 2)}`,
  // the moon with an eyepatch, and a hook
  fac_astropirates: `${P('M44 6a27 27 0 1 0 10 46a22 22 0 0 1 -10 -46z', '#f4e3b8')}${F('M44 6a27 27 0 1 0 10 46q-34 8 -36 -18q0 -18 26 -28z', '#c9a86a', 0.7)}${L('M44 6a27 27 0 1 0 10 46a22 22 0 0 1 -10 -46z')}${L('M8 22L37 15', 3)}${P('M16 21l14 -4q3 9 -4 12q-8 1 -10 -8z', '#2b1a4f', 2)}${L('M20 46q6 4 12 0', 2.2)}${L('M50 18v10M50 28q10 0 10 9t-9 8q-7 -1 -6 -7', 4.8)}${L('M50 18v10M50 28q10 0 10 9t-9 8q-7 -1 -6 -7', 2, STEEL)}${P('M45 12h10v7H45z', BRASS, 2)}`,
  // a lantern that sings
  fac_isht: `${L('M24 10q8 -10 16 0', 2.6)}${P('M20 10h24v7H20z', BRASS)}${P('M19 17h26l4 30H15z', '#ffe9a8')}${F('M19 17h9l-3 30H15z', '#e0ac4c', 0.8)}${L('M19 17h26l4 30H15zM28 17l-2 30M36 17l2 30', 2)}${P('M14 47h36v7H14z', BRASS)}${P('M32 22q6 6 4 13q-2 4 -4 4t-4 -4q-2 -7 4 -13z', '#ff9a4d', 2)}${L('M11 25q-4.500 7.500 0 15M6 21q-6 11.500 0 23M53 25q4.500 7.500 0 15M58 21q6 11.500 0 23', 2.4, VERD)}${C(32, 59, 3, BRASS, 2)}`,
  // basalt columns, one of them an anvil
  fac_basalt: `${P('M8 60V34l8 -5l8 5v26zM40 60V30l8 -5l8 5v30z', '#5d6a86')}${F('M8 60V34l8 -5v31zM40 60V30l8 -5v35z', '#3a4460')}${L('M8 60V34l8 -5l8 5v26zM40 60V30l8 -5l8 5v30zM16 29v31M48 25v35', 2)}${P('M24 60V38h16v22z', '#7f8fb0')}${P('M10 14h40q6 0 8 5q-6 6 -14 6l-3 7H25l-3 -7q-10 0 -12 -11z', '#c9d3e6')}${F('M10 14q2 11 12 11l3 7h8V14z', '#8fa0ba', 0.8)}${L('M10 14h40q6 0 8 5q-6 6 -14 6l-3 7H25l-3 -7q-10 0 -12 -11z')}${P('M32 44q5 5 3 10q-3 3 -6 0q-2 -5 3 -10z', '#ff9a4d', 2)}${L('M24 8l-3 -5M33 7V1M42 8l3 -5', 2.4, '#ffcf6a')}`,
  // an abacus bent to a meridian
  fac_meridian: `${C(32, 32, 26, '#1f6a72')}${F('M6 32a26 26 0 0 0 46 17q-32 2 -40 -33q-6 7 -6 16z', '#124850')}${C(32, 32, 26, 'none')}<ellipse cx="32" cy="32" rx="11" ry="26" ${n(2)}/>${L('M8 22h48M6 32h52M8 42h48', 2)}${[
    [16, 22],
    [22, 22],
    [46, 22],
    [14, 32],
    [30, 32],
    [36, 32],
    [42, 32],
    [20, 42],
    [26, 42],
    [48, 42],
  ]
    .map(([x, y]) => C(x, y, 3.4, '#f6cf5c', 1.8))
    .join('')}${L('M44 54l8 8', 3.6)}`,
  // a wave under a bell jar
  fac_glasstide: `${P('M8 52h48v8H8z', BRASS)}<path d="M12 52V28q0 -22 20 -22t20 22v24z" fill="#bfe8ff" fill-opacity=".35" ${s()}/>${P('M13 52V42q8 -4 10 -12q3 -10 14 -8q8 2 7 9q-1 4 -5 3q2 -5 -3 -5q-4 0 -4 6q2 9 20 7v10z', '#4aa6dc')}${F('M13 52V42q8 -4 10 -12q1 16 16 22z', '#2a6ea8', 0.7)}${L('M19 30q0 -14 9 -17', 2.6, '#fff', 0.9)}${C(32, 5, 3.4, BRASS, 2)}`,
  // a helmet that burns
  fac_ember: `${P('M32 22q-10 -6 -4 -20q4 8 10 6q-2 -4 2 -7q12 8 6 21z', '#ff9a4d')}${F('M32 20q-4 -6 0 -11q4 5 8 4q2 5 -2 7z', '#ffe08a')}${P('M12 40q0 -20 20 -20t20 20v8l-8 12h-9V44h-6v16h-9l-8 -12z', '#c43a4a')}${F('M12 40q0 -20 20 -20q-10 8 -8 24v16h-4l-8 -12z', '#7a1f3d', 0.8)}${L('M12 40q0 -20 20 -20t20 20v8l-8 12h-9V44h-6v16h-9l-8 -12z')}${P('M17 38q6 -4 11 1l-1 5q-6 0 -10 -6zM47 38q-6 -4 -11 1l1 5q6 0 10 -6z', '#2b1a4f', 1.8)}${L('M32 22v18', 2.6, BRASS)}`,
  // an island with roots, adrift
  fac_drift: `${P('M6 36h52q-2 10 -14 13q-4 8 -12 12q-8 -4 -12 -12q-12 -3 -14 -13z', '#9a6a42')}${F('M6 36q2 10 14 13q4 8 12 12V42z', '#6a4426', 0.85)}${L('M20 49q0 -5 4 -8M44 49q0 -5 -4 -8M32 61V48', 2)}${P('M4 36q2 -5 9 -5h38q7 0 9 5z', '#8fc24d')}${L('M32 31V18', 3.6)}${C(32, 14, 11, '#4fb07a')}${F('M21 15a11 11 0 0 0 18 8q-14 -2 -12 -18q-6 3 -6 10z', '#2b7a52')}${C(32, 14, 11, 'none')}${C(28, 11, 2.6, '#f2a35e', 1.6)}${C(37, 16, 2.6, '#8fdcff', 1.6)}${C(51, 18, 4.6, '#e9e4f2', 2)}${C(12, 20, 3.4, '#ffe08a', 2)}`,
  // dividers astride an eye that sees everything twice
  fac_parallax: `${P('M3 40q14 -16 29 -16t29 16q-14 16 -29 16t-29 -16z', BONE)}${C(27, 40, 10, '#5cb8c4', 2.2)}<circle cx="38" cy="40" r="10" fill="#f47a5c" fill-opacity=".55" ${s(2.2)}/>${C(32.5, 40, 4, K, 0)}${L('M32 8L16 46M32 8l16 38', 5)}${L('M32 8L16 46M32 8l16 38', 2, BRASS_L)}${C(32, 8, 5.5, BRASS, 2.2)}${L('M22 24q10 5 20 0', 2.2, BRASS_D)}`,
  // three rings that will not come apart
  fac_accord: `${[
    [32, 21, '#f6cf5c'],
    [22, 40, '#5cb8c4'],
    [42, 40, '#e58ad0'],
  ]
    .map(
      ([x, y, c]) =>
        `<circle cx="${x}" cy="${y}" r="14" fill="none" stroke="${K}" stroke-width="8.600"/><circle cx="${x}" cy="${y}" r="14" fill="none" stroke="${c}" stroke-width="4.200"/>`,
    )
    .join('')}${(() => {
    const [a, b] = pol(14, -6, 32, 21),
      [c, d] = pol(14, 50, 32, 21),
      [e2, f] = pol(14, -12, 32, 21),
      [g2, h] = pol(14, 56, 32, 21);
    return `<path d="M${a} ${b}A14 14 0 0 1 ${c} ${d}" fill="none" stroke="${K}" stroke-width="8.600"/><path d="M${e2} ${f}A14 14 0 0 1 ${g2} ${h}" fill="none" stroke="#f6cf5c" stroke-width="4.200"/>`;
  })()}${star(32, 34, 5)}`,
  // a crowned cloud
  fac_cloudborn: `${P('M18 22l4 -16l6 10l4 -14l4 14l6 -10l4 16z', BRASS)}${P('M14 52q-12 0 -12 -11t12 -11q3 -12 17 -12t18 11q13 0 13 12t-13 11z', '#f1ecf7')}${F('M14 52q-12 0 -12 -11q12 8 28 6t30 -4q-2 9 -13 9z', '#b9b2dc')}${L('M14 52q-12 0 -12 -11t12 -11q3 -12 17 -12t18 11q13 0 13 12t-13 11z')}${L('M22 38q3 3 6 0M37 38q3 3 6 0', 2.4)}${L('M30 45q2.500 2 5 0', 2)}${L('M16 58h8M30 60h10M46 58h6', 2.6, '#8fdcff')}`,
  // the eclipse looks back
  fac_darkstar: `${Array.from({ length: 16 }, (_, i) => {
    const [a, b] = pol(i % 2 ? 26 : 31, i * 22.5),
      [c, d] = pol(21, i * 22.5);
    return L(`M${c} ${d}L${a} ${b}`, 2.8, i % 2 ? '#8a5cff' : '#e9e4f2');
  }).join(
    '',
  )}${C(32, 32, 20, '#0d0a24', 2.6)}<circle cx="32" cy="32" r="20" fill="none" stroke="#b79cff" stroke-width="1.600"/>${P('M16 32q16 -15 32 0q-16 15 -32 0z', '#e9e4f2', 2)}${C(32, 32, 6.5, '#5a3aa0', 2)}${C(32, 32, 2.6, K, 0)}${C(30, 30, 1.5, '#fff', 0)}`,
  // something that eats planets, politely
  fac_cercades: `${L('M24 12Q14 8 14 1M40 12Q50 8 50 1', 2.4)}${P('M14 30Q2 36 6 56q12 -2 16 -12zM50 30q12 6 8 26q-12 -2 -16 -12z', '#bfe8ff')}${L('M9 52q4 -10 10 -14M55 52q-4 -10 -10 -14', 1.6)}${P('M32 8q15 2 15 18q0 24 -15 36q-15 -12 -15 -36q0 -16 15 -18z', '#a9742f')}${F('M32 8q-15 2 -15 18q0 24 15 36z', '#6e4517', 0.75)}${L('M32 8q15 2 15 18q0 24 -15 36q-15 -12 -15 -36q0 -16 15 -18zM18 34h28M20 43h24M25 52h14M32 34v28', 2)}${eye(22, 20, 5)}${eye(42, 20, 5)}${L('M29 28l3 2l3 -2', 2)}`,
};
