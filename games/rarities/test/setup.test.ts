/** Components and setup: R1–R8, Q41. */
import { BadOption, readOptions, type Seat, seatsOf } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS, LAST_PORTAL, VALUES } from '../content/cards.ts';
import { rarities } from '../game.ts';
import { aliens, orders, relics, spectator, sum, Table } from './table.ts';

const PLAYERS = [3, 4, 5, 6];

/** How often each card is anywhere at the table. */
const components = (t: Table): Record<string, number> => {
  const { pub, mine, dark } = t.state;
  return Object.fromEntries(
    CARDS.map((tag, card) => [
      tag,
      sum([...mine.map((m) => m.hand), ...pub.planets, dark.pile].map((list) => list[card] ?? 0)) + t.cards.filter((c) => c === tag).length,
    ]),
  );
};

describe.each(PLAYERS)('%i players', (n) => {
  const t = Table.deal(n);

  test('R1: 72 relics, nine of each of eight kinds, three aliens, and a sabortal for each player', () => {
    const there = components(t);
    expect(relics.map((relic) => there[relic])).toEqual([9, 9, 9, 9, 9, 9, 9, 9]);
    expect(aliens.map((alien) => there[alien])).toEqual([1, 1, 1]);
    expect(there.sabortal).toBe(n);
  });

  test('R4: the aliens lie face up at portals 1 to 3, all other portals are empty', () => {
    expect([1, 2, 3].map((p) => t.card(p)).toSorted()).toEqual(['pilferer', 'schemer', 'thief']);
    expect([4, 5, 6, 7, 8, 9, 10].map((p) => t.card(p))).toEqual(new Array(7).fill(null));
    expect(t.told('start')).toEqual([{ kind: 'start', pass: t.state.pub.pass, aliens: t.cards }]);
  });

  test('R5: everybody has an empty home planet and a ship that has not landed', () => {
    expect(t.state.pub.planets).toEqual(seatsOf(n).map(() => relics.map(() => 0)));
    expect(t.state.pub.berths).toEqual(new Array(n).fill(0));
    expect(t.state.pub.ships).toEqual([]);
  });

  test('R6: six relics each (3–4 players) or five (5–6), and their own sabortal', () => {
    for (const seat of seatsOf(n)) {
      const { hand } = t.state.mine[seat];
      expect(sum(hand.slice(0, relics.length))).toBe(n <= 4 ? 6 : 5);
      expect(hand[CARDS.indexOf('sabortal')]).toBe(1);
      expect(t.state.pub.hands[seat]).toBe(n <= 4 ? 7 : 6);
    }
  });

  test('R6: everybody is told their own cards and nobody else’s', () => {
    for (const seat of seatsOf(n)) {
      const dealt = t.history(seat).filter((e) => e.kind === 'dealt');
      expect(dealt.map((e) => e.seat)).toEqual([seat]);
      expect(dealt[0].cards.length).toBe(n <= 4 ? 7 : 6);
      expect(dealt[0].cards.every((tag) => t.state.mine[seat].hand[CARDS.indexOf(tag)] > 0)).toBe(true);
    }
    expect(t.told('dealt')).toEqual([]);
  });

  test('R7: all other relics are the pile; its size is public, its cards are nobody’s to see', () => {
    const left = 72 - n * (n <= 4 ? 6 : 5);
    expect(sum(t.state.dark.pile)).toBe(left);
    for (const seat of [...seatsOf(n), spectator]) {
      expect(t.view(seat).pub.pile).toBe(left);
      expect(t.view(seat)).not.toHaveProperty('dark');
    }
  });

  test('R8, Q41: the pass begins anywhere, by chance; its holder explores first', () => {
    const holders = new Set<Seat>();
    for (let seed = 0; seed < 60; seed++) {
      const { pub } = Table.deal(n, {}, seed).state;
      expect(pub.explorer).toBe(pub.pass);
      holders.add(pub.pass);
    }
    expect([...holders].toSorted()).toEqual(seatsOf(n));
  });

  test('R8, Q41: or with the chair the table has agreed on', () => {
    for (const seat of seatsOf(n)) {
      const { pub } = Table.deal(n, { begins: `${seat + 1}` as '1' }, seat).state;
      expect(pub.pass).toBe(seat);
      expect(pub.explorer).toBe(seat);
    }
  });
});

test('R1: the box has pieces for three to six players', () => expect(rarities.seats).toEqual([3, 6]));

test('R2: ten portals; what they are worth grows with the distance', () => {
  expect(LAST_PORTAL).toBe(10);
  expect(VALUES.slice(1)).toEqual([1, 1, 2, 2, 2, 2, 3, 3, 4, 4]);
});

test('R3: eight kinds of relic', () => expect(relics).toEqual(['boots', 'roll', 'driver', 'cloak', 'vacuum', 'time', 'plug', 'eye']));

test('R4: the aliens lie in any of their six orders', () => {
  const seen = new Set(Array.from({ length: 100 }, (_, seed) => Table.deal(4, {}, seed).cards.join()));
  expect([...seen].toSorted()).toEqual(
    orders(aliens)
      .map((o) => o.join())
      .toSorted(),
  );
});

test('Q41: begins-without-a-chair: nobody begins who does not sit at the table', () => {
  const fits = (begins: '3' | '4' | '6' | 'random', seats: number) => rarities.fits!(readOptions(rarities, { begins }), seats);
  expect(fits('4', 3)).toMatchObject({ rule: 'Q41', why: 'begins-without-a-chair', with: { seats: 3 } });
  expect(fits('6', 5)).toMatchObject({ rule: 'Q41', why: 'begins-without-a-chair', with: { seats: 5 } });
  expect(fits('3', 3)).toBeNull();
  expect(fits('6', 6)).toBeNull();
  expect(fits('random', 3)).toBeNull();
});

test('Q1, Q40, Q41: the usual table races for six seconds, leaves memory to the players and lets chance begin', () => {
  expect(readOptions(rarities, {})).toEqual({ landing: 'race', landingSeconds: 6, begins: 'random', memoryAid: false });
  expect(() => readOptions(rarities, { landing: 'slow' })).toThrow(BadOption);
  expect(() => readOptions(rarities, { landingSeconds: 1 })).toThrow(BadOption);
});
