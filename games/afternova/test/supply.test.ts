import { expect, test } from 'vitest';
import { sum } from '../rules/gems.ts';
import { arrange, gemsText, jeff, mina } from './table.ts';

test('A13, Q19: when the bag runs empty while a planet is filled, the heap goes into it and drawing goes on', () => {
  const t = arrange({
    paws: ['PE PE'],
    planets: [
      ['pl01', 'YGP'],
      ['pl04', 'WWW'],
      ['pl07', 'WWW'],
    ],
    bag: 'KK',
  });
  t.say(jeff, 'planet 0', 'alone', ...t.paw(jeff, 0, 1), 'done');
  expect(t.heard(null)).toContainEqual({ kind: 'reshuffled', deck: 'bag' });
  expect(sum(t.pub.heap)).toBe(0);
  expect(sum(t.event('planet').gems)).toBeGreaterThanOrEqual(3);
  expect(t.event('planet').gems[4]).toBeGreaterThanOrEqual(2);
});

test('A13: while the bag has enough, the heap stays where it is', () => {
  const t = arrange({
    paws: ['PE PE'],
    planets: [
      ['pl01', 'YGP'],
      ['pl04', 'WWW'],
      ['pl07', 'WWW'],
    ],
    heap: 'KKKK',
  });
  t.say(jeff, 'planet 0', 'alone', ...t.paw(jeff, 0, 1), 'done');
  expect(gemsText(t.pub.heap)).toBe('KKKK');
});

test('Q20: with bag and heap empty spaces stay open, are filled at the end of a turn, oldest planet first, and an empty planet is not extracted', () => {
  const t = arrange({
    paws: ['PE PE'],
    plans: ['bp16'],
    store: ['YYGW', 'GGGG', 'PPPP'],
    planets: [
      ['pl01', 'Y'],
      ['pl04', ''],
      ['pl07', 'WW'],
    ],
  });
  // All remaining fragments are out of reach.
  for (let c = 0; c < 5; c++) {
    t.pub.store[mina][c] += t.pub.bag[c];
    t.pub.bag[c] = 0;
  }
  t.pub.hold[mina] = 99;
  expect(t.why(jeff, 'planet 1')).toBe('Q20 planet-empty');
  t.force(jeff, 'planet 0', 'alone', ...t.paw(jeff, 0, 1), 'done').force(jeff, 'drop Y');
  // The one that was dropped is the only one there is: the new planet gets it.
  expect(sum(t.pub.heap) + sum(t.pub.bag)).toBe(0);
  expect(t.pub.planets.map((p) => sum(p.gems))).toEqual([0, 2, 1]);
  // bp16 costs three fragments, and the oldest planet has three spaces.
  t.force(jeff, t.plan('bp16'));
  expect(t.pub.planets.map((p) => sum(p.gems))).toEqual([3, 2, 1]);
  expect(t.event('filled')).toMatchObject({ slot: 0 });
});
