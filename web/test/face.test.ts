/** Portraits: what the server counts is what a page draws. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FACE, FACE_PARTS } from '../../server/api/identity-shapes.ts';
import { CHAIRS } from '../src/face/chairs.ts';
import { anyFace, faceUrl, KINDS, PARTS, partOf, withPart } from '../src/face/face.ts';

const svgOf = (face: string): string => decodeURIComponent(faceUrl(face).slice('data:image/svg+xml,'.length));

test('as many of each part as the server takes', () => {
  expect(KINDS.map((kind) => PARTS[kind].length)).toEqual([...FACE_PARTS]);
  for (let i = 0; i < 100; i++) expect(anyFace()).toMatch(FACE);
});

test('every part is drawn, and no two of a kind look the same', () => {
  const plain = '0'.repeat(10);
  for (const kind of KINDS) {
    // Hair shows only where there is some, a suit's colour always.
    const ground = kind === 'hair' ? withPart(plain, 'top', 1) : plain;
    const drawn = PARTS[kind].map((_, i) => svgOf(withPart(ground, kind, i)));
    expect(new Set(drawn).size, kind).toBe(PARTS[kind].length);
    for (const svg of drawn) expect(svg).not.toContain('undefined');
  }
});

test('a part is changed alone; what no page knows is drawn as the first', () => {
  const face = withPart('0123456077', 'top', 10);
  expect([face, partOf(face, 'top'), partOf(face, 'eyes')]).toEqual(['0123a56077', 10, 2]);
  expect(partOf('zzzzzzzzzz', 'head')).toBe(0);
});

test('a face at a table has the shape and colour of its chair', () => {
  const at = (seat: number | null): string => decodeURIComponent(faceUrl('0123456077', seat));
  expect(new Set([at(null), ...CHAIRS.map((_, seat) => at(seat))]).size).toBe(CHAIRS.length + 1);
  for (const [seat, { colour }] of CHAIRS.entries()) expect(at(seat)).toContain(colour);
  expect(at(CHAIRS.length)).toBe(at(0));
});

test('a drawing of somebody without a face, and a machine head, have the look of the chair they stand for', () => {
  const badges = ['coral', 'amber', 'mint', 'sky', 'orchid', 'bone', 'teal', 'brick'];
  for (const [seat, { outline, colour }] of CHAIRS.entries())
    for (const kind of ['', 'bot-']) {
      const svg = readFileSync(join(import.meta.dirname, `../public/art/badges/${kind}${badges[seat]}.svg`), 'utf8');
      expect(svg, kind + badges[seat]).toContain(colour);
      if (kind === 'bot-') expect(svg).toContain(outline);
    }
});
