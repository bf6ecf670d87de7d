import { expect, test } from 'vitest';
import { DEAF_MS, Knocks } from '../tables/knocks.ts';

test('however many knock at a table, its host is called once in a while', () => {
  let now = 0;
  const knocks = new Knocks(() => now);
  const called = (table: string, identity: string): boolean => knocks.knock(table, identity, identity) && knocks.mayCall(table);
  expect(['ben', 'cleo', 'dan'].map((who) => called('one', who))).toEqual([true, false, false]);
  expect(called('two', 'ben')).toBe(true);
  now = DEAF_MS - 1;
  expect(called('one', 'ben')).toBe(false);
  // Somebody who sits down is another thing.
  expect([knocks.mayCall('one', 'sat'), knocks.mayCall('one', 'sat')]).toEqual([true, false]);
  now = DEAF_MS + 1;
  expect(called('one', 'cleo')).toBe(true);
});
