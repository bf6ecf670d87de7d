/** Standing orders for landing, given ahead and kept secret. */
import { orderedAnswer, plain, type Seat } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { rarities } from '../game.ts';
import { orders } from '../rules/orders.ts';
import type { Options } from '../rules/types.ts';
import { alex, arrange, ben, clara, type Scene, type Table } from './table.ts';

/** Three fly at portal 5 of mission 2, and alex has just drawn a plug from ben: the landing window opens. */
const window = (landing: Options['landing'], more: Scene = {}): Table =>
  arrange({ portal: 5, hands: [undefined, '2 plug'], options: { landing }, ...more }).draws(alex, ben, 'plug');
const offers = (t: Table, seat: Seat): readonly string[] => orders.offer(t.match.know(seat), seat);
const says = (t: Table, seat: Seat, ...given: string[]): readonly string[] | null => orderedAnswer(rarities, t.match.know(seat), seat, given);
const stands = (t: Table, seat: Seat, order: string): boolean => orders.stands(t.match.know(seat), seat, order);

describe('Q2b: standing orders', () => {
  test('Q2b: can be given while one flies, asked or not, for the portals that are still ahead', () => {
    const t = arrange({ portal: 8, options: { landing: 'open' } });
    for (const seat of [alex, ben, clara]) expect(offers(t, seat)).toEqual(['2 stay 9', '2 stay 10', '2 land 8', '2 land 9', '2 alone']);
  });

  test.each(['open', 'sealed'] as const)('Q2b: %s: "fly on until portal 7" answers before portal 7 and is over there', (landing) => {
    for (const portal of [5, 6]) expect(says(window(landing, { portal }), alex, '2 stay 7')).toEqual(['stay']);
    const there = window(landing, { portal: 7 });
    expect(says(there, alex, '2 stay 7')).toBeNull();
    expect(stands(there, alex, '2 stay 7')).toBe(false);
  });

  test.each(['open', 'sealed'] as const)('Q2b: %s: "land at portal 7 or beyond" waits for portal 7', (landing) => {
    expect(says(window(landing, { portal: 6 }), alex, '2 land 7')).toBeNull();
    expect(stands(window(landing, { portal: 6 }), alex, '2 land 7')).toBe(true);
    for (const portal of [7, 8, 9]) expect(says(window(landing, { portal }), alex, '2 land 7')).toEqual(['land']);
  });

  test('Q2b: "land when alone": as soon as nobody else is flying, also when that happens in this very window', () => {
    const two = window('open', { ships: [[ben, 3]], portal: 5 });
    expect(says(two, alex, '2 alone')).toBeNull();
    two.stays(alex).lands(clara);
    expect(stands(two, alex, '2 alone')).toBe(true);
    const alone = window('sealed', {
      portal: 5,
      ships: [
        [ben, 3],
        [clara, 4],
      ],
    });
    expect(says(alone, alex, '2 alone')).toEqual(['land']);
    const last = arrange({ portal: 5, turn: alex, ships: [[clara, 4]], hands: [undefined, '2 plug'], options: { landing: 'open' } })
      .draws(alex, ben, 'plug')
      .lands(alex);
    expect(last.waits).toBe('landing: ben');
    expect(says(last, ben, '2 alone')).toEqual(['land']);
  });

  test('Q2b: of several the newest that says something decides', () => {
    const t = window('sealed');
    expect(says(t, alex, '2 stay 7', '2 land 5')).toEqual(['land']);
    expect(says(t, alex, '2 land 5', '2 stay 7')).toEqual(['stay']);
    expect(says(t, alex, '2 stay 7', '2 alone')).toEqual(['stay']);
  });

  test('Q2b: they say nothing when one explores', () => {
    const t = arrange({ portal: 5, options: { landing: 'open' } });
    for (const order of offers(t, alex)) expect(says(t, alex, order)).toBeNull();
  });

  test('Q2b, R20: they end with their own landing and with the mission, and say nothing in the next', () => {
    const t = window('open');
    t.lands(alex);
    expect(offers(t, alex)).toEqual([]);
    expect(stands(t, alex, '2 land 7')).toBe(false);
    expect(stands(t, ben, '2 land 7')).toBe(true);
    expect(stands(t, ben, '1 land 7')).toBe(false);
    const over = arrange({ portal: 5, hands: [undefined, '2 plug'], portals: { 4: 'eye' }, options: { landing: 'open' } }).draws(
      alex,
      ben,
      'sabortal',
    );
    expect(offers(over, clara)).toEqual([]);
    expect(stands(over, clara, '2 land 7')).toBe(false);
  });

  test('Q1, Q2b: a race has none', () => {
    const t = window('race');
    expect(offers(t, alex)).toEqual([]);
    expect(says(t, alex, '2 stay 7')).toBeNull();
  });

  test('R21: at the last portal there is nothing to order', () => {
    expect(offers(arrange({ portal: 10, options: { landing: 'open' } }), alex)).toEqual([]);
  });

  test('only what is an order is one', () => {
    const t = window('sealed');
    for (const no of ['', 'stay', 'stay 7', '2 stay', '2 stay 0', '2 stay 11', '2 alone 7', ' 2 alone', '2 land 7\n', 'constructor'])
      expect(stands(t, alex, no), no).toBe(false);
  });

  test('are said in both languages', () => {
    const t = window('sealed');
    const said = (language: 'de' | 'en'): string[] =>
      ['2 stay 7', '2 land 7', '2 alone'].map((o) =>
        plain(rarities.words[language].order!(o, t.match.know(alex), alex), []).replaceAll('\u00a0', ' '),
      );
    expect(said('en')).toEqual(['Fly on until portal 7', 'Land from portal 7 on', 'Land once nobody else flies']);
    expect(said('de')).toEqual(['Bis Portal 7 weiterfliegen', 'Ab Portal 7 landen', 'Landen, wenn sonst niemand fliegt']);
  });
});
