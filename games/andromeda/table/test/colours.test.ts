/** The five players' pieces can be told apart by people who see fewer colours: by shape always, and by colour as far as it goes. */
import { expect, test } from 'vitest';
import { PLAYERS } from '../art/players.ts';

type Rgb = readonly [number, number, number];
const linear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const rgb = (hex: string): Rgb => [1, 3, 5].map((i) => linear(Number.parseInt(hex.slice(i, i + 2), 16) / 255)) as unknown as Rgb;

/** Machado, Oliveira and Fernandes 2009, severity 1. */
const SEES: Readonly<Record<string, readonly Rgb[]>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const seen = (m: readonly Rgb[] | null, c: Rgb): Rgb =>
  m === null ? c : (m.map((row) => Math.min(1, Math.max(0, row[0] * c[0] + row[1] * c[1] + row[2] * c[2]))) as unknown as Rgb);

/** CIE Lab, D65. */
function lab([r, g, b]: Rgb): Rgb {
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
const distance = (a: Rgb, b: Rgb): number => Math.hypot(...lab(a).map((v, i) => v - lab(b)[i]));

test('no two sides have the same shape', () => {
  expect(new Set(PLAYERS.map((p) => p.shape)).size).toBe(PLAYERS.length);
});

test.each([['everybody', null] as const, ...Object.entries(SEES)])('%s sees six sides in different colours', (_, matrix) => {
  const colours = PLAYERS.map((p) => ({ id: p.id, c: seen(matrix, rgb(p.c)) }));
  for (const a of colours) for (const b of colours) if (a.id < b.id) expect(distance(a.c, b.c), `${a.id} and ${b.id}`).toBeGreaterThan(LEAST);
});
/** Twice what is just noticed side by side in small patches is about 10. */
const LEAST = 10;
