/** What bots may know: imagined worlds fit all that a seat saw, and vary in all that it did not see. */
import { FastChance, type Seat, seatAt, seatsOf, viewOf } from '@starboard/kernel';
import { seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { afternova } from '../game.ts';
import { addedBy, planetIn } from '../rules/crew.ts';
import { andrew, arrange, jeff, mina, otis, type Table } from './table.ts';

const seed = seedOf('afternova knowledge');
const WORLDS = 60;

const worlds = (t: Table, seat: Seat, n = WORLDS) => {
  const chance = new FastChance(`${seed} ${seat}`);
  return Array.from({ length: n }, () => afternova.imagine(viewOf(t.state, seat), t.match.memories[seat], seat, chance));
};

describe('imagined worlds', () => {
  test('A14: a Paw that was taken from the market stays in the hand that took it, until it is seen to leave', () => {
    const t = arrange({ players: 4 });
    const card = t.pub.pawRow[1];
    t.say(jeff, 'market').say(jeff, 'paw row 1').say(jeff, 'blind paw').say(jeff, 'blind paw');
    for (const w of worlds(t, mina)) expect(w.mine[jeff].paws).toContain(card);
    const others = new Set(worlds(t, mina).flatMap((w) => w.mine[jeff].paws));
    expect(others.size).toBeGreaterThan(15);
  });

  test('A11: a Paw that was played is known to be there no more', () => {
    const t = arrange({ paws: ['PE', undefined, undefined], pawRow: 'PE', planets: [['pl01', 'YGP']] });
    t.say(jeff, 'market').say(jeff, 'paw row 0').say(jeff, 'blind plan').say(jeff, 'blind plan');
    expect(t.state.mine[mina].seenPaws[jeff]).toHaveLength(1);
    for (const seat of [andrew, mina]) t.say(seat, 'market').say(seat, 'blind plan').say(seat, 'blind plan').say(seat, 'blind plan');
    t.say(jeff, 'planet 0', 'alone', ...t.paw(jeff, 0, 1), 'done');
    expect(t.state.mine[mina].seenPaws[jeff]).toEqual([]);
    for (const w of worlds(t, mina)) afternova.invariants(w);
  });

  test('Q32: a card that was shown is where it was shown; for those who did not see it, it may be anywhere', () => {
    const t = arrange({ players: 4, paws: ['PE', 'PE SS'], plans: [undefined, 'bp36'], planets: [['pl01', 'YPP']] }).call(jeff);
    const [paw] = t.paws(andrew);
    const [plan] = t.state.mine[andrew].plans;
    t.say(andrew, 'show', `to ${mina}`, ...t.paw(andrew, 0), t.plan('bp36'), 'done');
    for (const w of worlds(t, mina)) {
      expect(w.mine[andrew].paws).toContain(paw);
      expect(w.mine[andrew].plans).toEqual([plan]);
    }
    expect(worlds(t, otis).filter((w) => w.mine[andrew].paws.includes(paw)).length).toBeLessThan(WORLDS / 2);
  });

  test('Q37: a seat that does not see the Paws of a contract imagines some that meet the planet (A8)', () => {
    const t = arrange({ players: 4, paws: ['PE', 'PE', 'SS PP'], planets: [['pl01', 'YPP']] }).call(jeff);
    t.say(andrew, 'offer', 'to active', ...t.paw(andrew, 0), 'for', 'take P', 'send');
    t.say(jeff, 'contract', 'with 1', 'done', ...t.paw(jeff, 0), 'done', 'as offered');
    const planet = planetIn(t.pub, 0);
    const seen = new Set<string>();
    for (const viewer of [mina, andrew])
      for (const w of worlds(t, viewer)) {
        afternova.invariants(w);
        const icons = [jeff, andrew].map((seat) => addedBy(w.pub, planet, seat, w.mine[seat].bid));
        expect(icons[0].a + icons[1].a).toBeGreaterThanOrEqual(planet.needA);
        expect(icons[0].b + icons[1].b).toBeGreaterThanOrEqual(planet.needB);
        expect(w.mine[jeff].bids[andrew]).toEqual(w.mine[andrew].bid);
        if (viewer === mina) seen.add(`${w.mine[jeff].bid} ${w.mine[andrew].bid}`);
      }
    expect(seen.size).toBeGreaterThan(5);
  });

  test('A3: other ships may be any that are left', () => {
    const t = arrange({ players: 4 });
    const own = t.state.mine[jeff].ship;
    const ships = worlds(t, jeff, 200).map((w) => w.mine.map((m) => m.ship));
    expect(new Set(ships.map((s) => s[andrew])).size).toBe(9);
    for (const s of ships) {
      expect(s[jeff]).toBe(own);
      expect(new Set(s).size).toBe(4);
    }
  });
});

test('Q32: memory of what was seen is bounded by the hands themselves', () => {
  const t = arrange({ players: 4 });
  for (let turn = 0; turn < 12; turn++) {
    const seat = t.pub.active;
    t.say(seat, 'market');
    for (let i = 0; i < 3; i++) t.say(seat, `paw row ${i}`);
    while (t.step === 'spill')
      t.say(seat, ...(t.paw(seat, ...Array.from({ length: t.pub.paws[seat] + t.pub.plans[seat] - 8 }, (_, i) => i)) as never[]));
    t.declines();
  }
  for (const seat of seatsOf(4)) {
    const known = t.state.mine[seat].seenPaws;
    known.forEach((paws, other) => {
      expect(t.paws(seatAt(other))).toEqual(expect.arrayContaining(paws));
      if (other !== seat) expect(paws.length).toBe(t.pub.paws[other]);
    });
  }
});
