/** Sections 1 and 3: the board. */
import { describe, expect, test } from 'vitest';
import { STANDARD } from '../content/standard.ts';
import { BESIDE, NEBULAE, neighbours, READING, ROW_OF, reachOf, readingOrder, TOWARDS, UNREACHABLE, VOID_SPACE, X_OF } from '../rules/map.ts';
import { PLACES } from '../rules/picks.ts';
import { placeBonus } from '../rules/tiles.ts';
import { space, Table } from './table.ts';

const names = (list: readonly number[]): string[] => list.map((i) => PLACES[i]);
const laid = (n: number, theVoid = false) => ({ laid: n, void: theVoid });

describe('the board', () => {
  test('N1, N23: 28 spaces in five rows of 6, 5, 6, 5 and 6, as the content has them', () => {
    expect(PLACES).toEqual(STANDARD.spaces.map((s) => s.id));
    STANDARD.spaces.forEach((s, i) => void expect([ROW_OF[i] + 1, X_OF[i]]).toEqual([s.row, s.x2]));
    expect(names(BESIDE[space('r2c2')])).toEqual(['r2c1', 'r2c3', 'r1c2', 'r1c3', 'r3c2', 'r3c3']);
    for (let a = 0; a < 28; a++) for (const b of BESIDE[a]) expect(BESIDE[b]).toContain(a);
  });

  test('N24: six ways from a space, none beyond the board', () => {
    const from = TOWARDS[space('r3c2')];
    expect(names(from)).toEqual(['r3c1', 'r3c3', 'r2c1', 'r2c2', 'r4c1', 'r4c2']);
    expect(TOWARDS[space('r1c1')]).toEqual([-1, space('r1c2'), -1, -1, -1, space('r2c1')]);
  });

  test('N25, N26: six nebulae at the ends of the odd rows, the Void in the middle', () => {
    expect(names(NEBULAE)).toEqual(['r1c1', 'r1c6', 'r3c1', 'r3c6', 'r5c1', 'r5c6']);
    expect(PLACES[VOID_SPACE]).toBe('r3c3');
  });

  test('N27, N35: reading order skips nebulae, and the Void where it lies', () => {
    expect(READING).toHaveLength(22);
    expect(names(READING.slice(0, 5))).toEqual(['r1c2', 'r1c3', 'r1c4', 'r1c5', 'r2c1']);
    expect(readingOrder(true)).toHaveLength(21);
    expect(readingOrder(true)).not.toContain(VOID_SPACE);
  });

  test('N28, N29: only regions count; nebulae are on the way', () => {
    const map = laid(5);
    const { far } = reachOf(map);
    expect(far[space('r1c2') * 28 + space('r1c3')]).toBe(1);
    // r1c2 is beside the nebula r1c1, and that beside r2c1: through it or directly.
    expect(far[space('r1c1') * 28 + space('r2c1')]).toBe(1);
    expect(far[space('r1c2') * 28 + space('r2c2')]).toBe(UNREACHABLE);
    expect(neighbours({ ...laid(22), tile: [] } as never, space('r2c2'))).toHaveLength(6);
  });

  test('N294: a nebula without a neighbouring tile is a region at infinite distance', () => {
    const { far } = reachOf(laid(4));
    expect(far[space('r5c1') * 28 + space('r1c2')]).toBe(UNREACHABLE);
    expect(far[space('r5c1') * 28 + space('r5c1')]).toBe(0);
  });

  test('every layout from the fewest tiles on is connected but for nebulae', () => {
    for (const theVoid of [false, true])
      for (let n = 10; n <= readingOrder(theVoid).length; n++) {
        const { far } = reachOf(laid(n, theVoid));
        const tiles = readingOrder(theVoid).slice(0, n);
        for (const a of tiles) for (const b of tiles) expect(far[a * 28 + b]).toBeLessThan(UNREACHABLE);
      }
  });
});

describe('what lies on it', () => {
  test('N2, N31: 15 planets of five kinds, and what is built on each', () => {
    const { c } = new Table();
    expect(c.planets).toHaveLength(15);
    expect(c.bases).toHaveLength(6);
    expect(c.special).toHaveLength(4);
    const pairs = new Set(
      c.planets.map((p) => `${c.tiles[p].kind} ${c.developments[c.tiles[p].development].id} ${c.developments[c.tiles[p].development].track}`),
    );
    expect([...pairs].sort()).toEqual(['0 obelisk 4', '1 observatory 0', '2 factory 1', '3 metropolis 3', '4 spaceport 2']);
  });

  test('N32: event icons on three bases, both vortexes and one planet of every kind', () => {
    const { c } = new Table();
    const icons = c.tiles.filter((t) => t.icon);
    expect(icons.filter((t) => t.sort === 'base').map((t) => t.id)).toEqual(['base_odessa', 'base_sarangi', 'base_yards']);
    expect(icons.filter((t) => t.sort === 'vortex')).toHaveLength(2);
    expect(
      icons
        .filter((t) => t.sort === 'planet')
        .map((t) => t.kind)
        .sort(),
    ).toEqual([0, 1, 2, 3, 4]);
  });

  test('N33: a region holds at most three bonus resources', () => {
    const t = new Table();
    const at = READING[0];
    t.run((s, x) => {
      placeBonus(s, x, at, 1, 2);
      placeBonus(s, x, at, 2, 2);
    });
    expect(t.pub.map.bonus.slice(at * 5, at * 5 + 5)).toEqual([0, 2, 1, 0, 0]);
  });
});
