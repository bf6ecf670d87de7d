/** Winning: R32, C8, C9, Q31, Q32, Q39. */
import { describe, expect, test } from 'vitest';
import { alex, arrange, ben, clara, dani, type Scene, spectator, type Table } from './table.ts';

/** Clara collects with three actions, ben after her with two; she is one eye short of her third set. */
const collecting = (hand: string): Table =>
  arrange({
    ships: [
      [clara, 7],
      [ben, 4],
    ],
    portal: 8,
    hands: [undefined, undefined, hand],
    planets: ['plug', '3 boots', '3 boots, 3 plug, 2 eye'],
  }).draws(alex, ben, 'sabortal');

describe('three sets', () => {
  test('R32: three kinds with three copies each win at once; nobody gets another turn', () => {
    const t = collecting('eye, roll').places(clara, 'eye');
    expect(t.over).toBe(true);
    expect(t.match.outcome).toEqual({
      ranks: [3, 2, 1],
      scores: [0, 1, 3],
      ending: 'three-sets',
      parts: [
        { seat: alex, rule: 'R32', n: 0 },
        { seat: ben, rule: 'R32', n: 1 },
        { seat: clara, rule: 'R32', n: 3 },
      ],
    });
  });

  test('R32, Q31: remaining actions and later players are void', () => {
    const t = collecting('eye, roll').places(clara, 'eye');
    expect(t.waits).toBe('over');
    expect(t.refuses(clara, 'place roll')).toBe('table over');
    expect(t.refuses(ben, 'enough')).toBe('table over');
    expect(t.told('leftovers')).toEqual([]);
    expect(t.told('pass')).toEqual([]);
  });

  test('Q32: automatically, with the placement itself', () => {
    const t = collecting('eye').places(clara, 'eye');
    expect(t.heard(spectator)).toEqual([
      { kind: 'placed', seat: clara, relic: 'eye', copies: 3 },
      { kind: 'won', seat: clara, kinds: ['boots', 'plug', 'eye'] },
    ]);
  });

  test('Q31: checked after every single placement, and only then', () => {
    const t = collecting('eye, roll').places(clara, 'roll');
    expect(t.over).toBe(false);
    expect(t.places(clara, 'eye').over).toBe(true);
  });

  test('R32: three of a kind in hand are not a set', () => {
    const t = collecting('3 eye, 3 roll');
    expect(t.over).toBe(false);
    t.says(clara, 'enough').says(ben, 'enough');
    expect(t.over).toBe(false);
  });
});

describe('in the middle of a mission', () => {
  const scene: Scene = { players: 4, portals: { 1: 'eye', 2: 'roll' }, planets: ['3 boots, 3 plug, 2 eye', 'eye, cloak'], ships: [[dani, 1]] };

  test('C9, Q31: the Pilferer can win', () => {
    const t = arrange({ ...scene, hands: ['pilferer'] }).pilfers(alex, ben, 'eye');
    expect(t.heard(dani).map((e) => e.kind)).toEqual(['pilfered', 'won']);
    expect(t.match.outcome!.ranks[alex]).toBe(1);
  });

  test('C9, Q31: the Schemer can win', () => {
    const t = arrange({ ...scene, hands: ['schemer'] }).schemes(alex, 1, 'home');
    expect(t.heard(dani).map((e) => e.kind)).toEqual(['schemed', 'won']);
    expect(t.over).toBe(true);
  });

  test('C9: with other relics they do not', () => {
    expect(arrange({ ...scene, hands: ['pilferer'] }).pilfers(alex, ben, 'cloak').waits).toMatch('landing');
    expect(arrange({ ...scene, hands: ['schemer'] }).schemes(alex, 1, 'hand').waits).toBe('explore: ben');
    expect(arrange({ ...scene, hands: ['schemer'] }).schemes(alex, 2, 'home').waits).toBe('explore: ben');
  });
});

describe('complete sets', () => {
  test('C8: nothing breaks them: they are not offered to the Pilferer', () => {
    const t = arrange({ hands: ['pilferer'], planets: ['', '3 boots, 3 eye, 2 plug, roll'] });
    expect(t.offers(alex, 'pilferer', 'from 1')).toEqual(['roll', 'plug']);
  });

  test('C8: with two of them one has not won; the third ends the game', () => {
    const t = collecting('eye');
    expect(t.state.pub.planets[clara].filter((n) => n === 3).length).toBe(2);
    expect(t.over).toBe(false);
    expect(t.places(clara, 'eye').state.pub.planets[clara].filter((n) => n === 3).length).toBe(3);
  });
});

describe('Q39: a game that does not end', () => {
  const last = (scene: Scene, mission = 40): Table => arrange({ players: 4, mission, ...scene }).draws(alex, ben, 'sabortal');
  const ranks = (scene: Scene): readonly number[] | undefined => last(scene).match.outcome?.ranks;

  test('Q39: is decided after 40 missions, no earlier', () => {
    expect(last({}, 39).waits).toBe('explore: ben');
    expect(last({}, 39).told('mission')[0].n).toBe(40);
    const t = last({ planets: ['3 boots'] });
    expect(t.over).toBe(true);
    expect(t.match.outcome!.ending).toBe('mission-limit');
    expect(t.told('limit')).toEqual([{ kind: 'limit', seats: [alex] }]);
  });

  test('Q39: the most complete sets win', () => {
    expect(ranks({ planets: ['3 boots', '3 eye, 3 plug', '2 roll, 2 driver, 2 cloak, 2 vacuum', ''] })).toEqual([2, 1, 3, 4]);
  });

  test('Q39: then the most relics on the planet', () => {
    expect(ranks({ planets: ['3 boots, eye', '3 plug, 2 eye', '3 roll', '2 driver'] })).toEqual([2, 1, 3, 4]);
  });

  test('Q39: then the fewest cards in hand', () => {
    const hands = ['7 boots', '9 plug', '8 eye', '9 roll, pilferer, schemer, thief'];
    expect(ranks({ hands })).toEqual([1, 3, 2, 4]);
  });

  test('Q39: still equal: shared', () => {
    const t = last({ planets: ['', 'eye', 'plug', ''], hands: ['2 boots', '2 boots', '2 boots', 'pilferer, schemer, thief'] });
    expect(t.match.outcome!.ranks).toEqual([3, 1, 1, 3]);
    expect(t.told('limit')).toEqual([{ kind: 'limit', seats: [ben, clara] }]);
  });
});
