import { expect, test } from 'vitest';
import { OURS } from '../../content/ours.ts';
import { facesOf } from '../../rules/pack.ts';
import { breakable } from '../soft-hyphens.ts';

test('every long German name may break, and reads the same', () => {
  const faces = facesOf(OURS);
  for (const { card } of [...faces.paws, ...faces.plans]) {
    expect(breakable(card.de).replaceAll('\u00ad', '')).toBe(card.de);
    for (const part of breakable(card.de).split(/[ \u00ad-]/)) expect(part.length, card.de).toBeLessThanOrEqual(11);
  }
});
