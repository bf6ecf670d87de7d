/** Missions and what happens between two of them: R9, R10, R29–R31, Q35–Q38. */
import { describe, expect, test } from 'vitest';
import { alex, arrange, ben, clara, dani, type Scene, spectator, Table } from './table.ts';

describe('the start of a mission', () => {
  test('R9: mission 1 begins at portal 4', () => {
    const t = Table.deal(4);
    expect(t.told('mission')).toEqual([{ kind: 'mission', n: 1, portal: 4, explorer: t.state.pub.pass }]);
    expect(t.state.pub.portal).toBe(4);
  });

  test('R9, R10: all later ones at portal 1, with the holder of the pass', () => {
    const t = arrange({ mission: 1 }).draws(alex, ben, 'sabortal').says(ben, 'none');
    expect(t.told('mission')).toEqual([{ kind: 'mission', n: 2, portal: 1, explorer: ben }]);
    expect(t.waits).toBe('explore: ben');
    t.draws(ben, clara, 'sabortal');
    expect(t.told('mission').at(-1)).toEqual({ kind: 'mission', n: 3, portal: 1, explorer: clara });
  });

  test('R10, R30: the pass decides, not who explored last', () => {
    const t = arrange({ players: 4, pass: dani, turn: ben }).draws(ben, clara, 'sabortal');
    expect(t.waits).toBe('explore: alex');
  });
});

describe('between missions', () => {
  const scene: Scene = { portals: { 1: 'eye', 3: 'thief' }, ships: [[clara, 3]], hands: ['boots', 'plug', 'cloak, pilferer, schemer'] };
  const ended = (more: Scene = {}): Table =>
    arrange({ ...scene, ...more })
      .draws(alex, ben, 'sabortal')
      .says(ben, 'none')
      .says(clara, 'enough');

  test('R29: everybody takes the ship back', () => {
    const t = ended();
    expect(t.state.pub.berths).toEqual([0, 0, 0]);
    expect(t.state.pub.ships).toEqual([]);
  });

  test('R30, Q35: the holder of the pass takes all cards still at portals, without having landed', () => {
    const t = ended();
    expect(t.told('leftovers')).toEqual([{ kind: 'leftovers', seat: alex, cards: ['eye', 'thief'] }]);
    expect(t.cards).toEqual([]);
    expect(t.hand(alex)).toMatch(/boots.*eye.*thief/);
  });

  test('R30: also having landed', () => {
    expect(ended({ pass: clara }).told('leftovers')).toEqual([{ kind: 'leftovers', seat: clara, cards: ['eye', 'thief'] }]);
  });

  test('R30: then the pass goes to the left neighbour, and round the table', () => {
    expect(ended({ pass: alex }).state.pub.pass).toBe(ben);
    expect(ended({ pass: clara }).state.pub.pass).toBe(alex);
  });

  test('Q36: leftovers to the old holder, then the pass moves, then refill', () => {
    const t = ended();
    expect(t.heard(spectator).map((e) => e.kind)).toEqual(['forfeited', 'leftovers', 'pass', 'refills', 'mission']);
    // Alex had two cards and got two leftovers, so draws three; the leftovers count before the refill.
    expect(t.told('refills')[0].counts).toEqual([3, 5, 3]);
  });

  test.each([
    [3, 7],
    [4, 7],
    [5, 6],
    [6, 6],
  ])('R31: %i players refill to %i cards, the sabortal included', (players, size) => {
    const t = arrange({ players, hands: ['boots', 'plug'] }).draws(alex, ben, 'sabortal');
    expect(t.state.pub.hands.slice(0, 2)).toEqual([size, size]);
    expect(t.told('refills')[0].counts.slice(0, 2)).toEqual([size - 2, size - 2]);
  });

  test('R31: each sees their own new cards; the others see how many', () => {
    const t = ended();
    for (const seat of [alex, ben, clara]) {
      const own = t.history(seat).filter((e) => e.kind === 'refilled');
      expect(own.map((e) => e.seat)).toEqual([seat]);
      expect(own[0].cards.length).toBe(t.told('refills')[0].counts[seat]);
    }
    expect(t.told('refilled')).toEqual([]);
  });

  test('R31, Q38: a bigger hand stays as it is, without drawing; there is no limit', () => {
    const t = ended({ hands: ['9 roll, 8 driver', '6 plug', 'cloak, pilferer, schemer'] });
    expect(t.state.pub.hands).toEqual([20, 7, 7]);
    expect(t.told('refills')[0].counts).toEqual([0, 0, 3]);
    expect(t.hand(alex)).toBe('9 roll, 8 driver, eye, thief, sabortal');
  });

  test('C7: relics never return to the pile, which only shrinks', () => {
    const before = arrange(scene).state.pub.pile;
    const t = ended();
    expect(t.state.pub.pile).toBe(before - 11);
    expect(t.told('refills')[0].pile).toBe(t.state.pub.pile);
  });
});

describe('a pile too small', () => {
  /** Ben misses five cards, clara four and dani one; clara is the next holder of the pass. */
  const short = (pile: number): Table =>
    arrange({ players: 6, pass: ben, pile, hands: [undefined, '', 'eye', '4 roll'] }).draws(alex, ben, 'sabortal');

  test.each([
    [1, [0, 0, 1, 0, 0, 0]],
    [2, [0, 0, 1, 1, 0, 0]],
    [3, [0, 1, 1, 1, 0, 0]],
    [4, [0, 1, 2, 1, 0, 0]],
    [7, [0, 3, 3, 1, 0, 0]],
    [9, [0, 4, 4, 1, 0, 0]],
    [10, [0, 5, 4, 1, 0, 0]],
  ])('Q37: %i cards are dealt one at a time, clockwise from the new holder of the pass', (pile, counts) => {
    const t = short(pile);
    expect(t.told('refills')).toEqual([{ kind: 'refills', counts, pile: 0 }]);
  });

  test('Q37: once it is empty nobody refills, and nothing is shuffled back', () => {
    const t = short(0);
    expect(t.told('refills')).toEqual([]);
    expect(t.state.pub.pile).toBe(0);
    expect(t.hand(ben)).toBe('sabortal');
    expect(t.waits).toBe('explore: clara');
  });
});

describe('portals', () => {
  test('C3: a portal holds at most one card, and one not yet explored holds none', () => {
    const t = arrange({ players: 4, mission: 1, hands: ['boots', 'plug', 'eye', 'roll'] });
    const lying = (): number[] => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((p) => t.card(p) !== null);
    expect(lying()).toEqual([1, 2, 3]);
    t.draws(alex, ben, 'plug').stays();
    expect(lying()).toEqual([1, 2, 3, 4]);
    t.draws(ben, alex, 'boots').stays().draws(clara, dani, 'roll').stays();
    expect(lying()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(t.state.pub.portal).toBe(7);
  });
});
