import { seatsOf } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { afternova } from '../game.ts';
import { sum } from '../rules/gems.ts';
import { packOf } from '../rules/pack.ts';
import { andrew, arrange, deal, jeff, mina, otis } from './table.ts';

describe('the table is laid', () => {
  test('A1: four Paws and four Blueprints lie open, all others are in their decks, shuffled', () => {
    const [t, u] = [deal(4, {}, 'one'), deal(4, {}, 'two')];
    for (const { pub, state } of [t, u]) {
      expect([...pub.pawRow, ...pub.planRow].every((card) => card >= 0)).toBe(true);
      expect(pub.pawRow.length + pub.planRow.length).toBe(8);
      expect(pub.pawDeck + 4 + pub.paws.reduce((a, b) => a + b)).toBe(40);
      expect(pub.planDeck + 4 + 4).toBe(40);
      expect(state.dark.paws.length).toBe(pub.pawDeck);
    }
    expect(t.pub.pawRow).not.toEqual(u.pub.pawRow);
  });

  test('A2: three planets lie open, every space filled from a bag of forty fragments', () => {
    const { pub } = deal(3);
    const { planets, supply } = packOf(pub.options);
    expect(supply).toEqual([8, 8, 8, 8, 8]);
    expect(pub.planets).toHaveLength(3);
    for (const p of pub.planets) expect(sum(p.gems)).toBe(planets[p.card].spaces);
    expect(sum(pub.bag) + pub.planets.reduce((n, p) => n + sum(p.gems), 0)).toBe(40);
    expect(pub.planetsIn).toHaveLength(15);
  });

  test('A3: everybody gets another ship and sees their own objective alone', () => {
    const t = deal(6);
    const ships = t.state.mine.map((m) => m.ship);
    expect(new Set(ships).size).toBe(6);
    for (const seat of seatsOf(6)) {
      const told = t.match.entries[0].told.filter((e) => e.event.kind === 'dealt' && e.event.seat === seat);
      expect(told.map((e) => e.to)).toEqual([[seat]]);
    }
    expect(t.pub.ships).toBeNull();
    expect(t.view(null)).not.toContain('ship"');
  });

  test('A4, Q34: the one who was chosen begins, or anybody; then it goes clockwise', () => {
    expect(deal(4, { begins: '3' }).pub).toMatchObject({ first: mina, active: mina });
    const firsts = new Set(Array.from({ length: 40 }, (_, i) => deal(3, {}, `first ${i}`).pub.first));
    expect([...firsts].sort()).toEqual([0, 1, 2]);
    const t = arrange({ turn: mina });
    t.say(mina, 'market').say(mina, 'blind paw').say(mina, 'blind paw').say(mina, 'blind paw').declines();
    expect(t.pub.active).toBe(jeff);
    expect(afternova.fits!({ ...t.pub.options, begins: '6' }, 5)).toMatchObject({ rule: 'Q34', why: 'begins-without-a-chair' });
  });

  test('A5: one Blueprint each, and two Paws for the first, four for the last, three for all others; or one more', () => {
    expect(deal(5, { begins: '2' }).pub.paws).toEqual([4, 2, 3, 3, 3]);
    expect(deal(5, { begins: '2', startPaws: 'many' }).pub.paws).toEqual([5, 3, 4, 4, 4]);
    expect(deal(5).pub.plans).toEqual([1, 1, 1, 1, 1]);
  });

  test('A6, Q31: a hand is its owner’s; everybody sees how many Paws and Blueprints it has, storages, heap and deck sizes', () => {
    const t = arrange({ players: 4, paws: ['PP PE', 'SS'], plans: ['bp36', 'bp40'], store: ['YG'], heap: 'K' });
    const views = [andrew, mina, otis, null].map((seat) => JSON.parse(t.view(seat)));
    for (const v of views) {
      expect(v.pub).toMatchObject({ paws: [2, 1, 0, 0], plans: [1, 1, 0, 0], pawDeck: t.pub.pawDeck, heap: [0, 0, 0, 0, 1] });
      expect(v.pub.store[jeff]).toEqual([1, 1, 0, 0, 0]);
    }
    expect(JSON.parse(t.view(jeff)).mine.paws).toHaveLength(2);
    expect(views[3].mine).toBeNull();
    expect(JSON.parse(t.view(jeff))).not.toHaveProperty('dark');
  });
});

test('Q21: a planet that was just discarded is part of the reshuffle', () => {
  const t = arrange({ paws: ['PE PE'], planets: [['pl01', 'YGP']] });
  t.state.pub.planetsOut = t.state.pub.planetsIn;
  t.state.pub.planetsIn = [];
  t.say(jeff, 'planet 0', 'alone', ...t.paw(jeff, 0, 1), 'done');
  expect(t.kinds(null)).toContain('reshuffled');
  expect(t.pub.planetsIn.length + 3).toBe(18);
  expect(t.pub.planetsOut).toEqual([]);
});
