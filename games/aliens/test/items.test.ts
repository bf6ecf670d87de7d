/** Items: found, held, used, given up. */
import { describe, expect, test } from 'vitest';
import { ITEM_COUNTS, ITEMS } from '../content/cards.ts';
import { alex, arrange, ben, clara, dani, everybody, spectator, sum } from './table.ts';

describe('finding items', () => {
  test('Q52, Q21: everybody sees how many cards the piles hold, also when they are made anew', () => {
    const seen = (t: ReturnType<typeof arrange>) => everybody(t).map((seat) => [t.view(seat).pub.dangerCards, t.view(seat).pub.itemCards]);
    const t = arrange({ at: ['D09', 'D09'], pile: 'sedatives', danger: { 'own-item': 1 } });
    t.goes(alex, 'D08').says(alex, 'D08').done(alex);
    for (const counts of seen(t)) expect(counts).toEqual([0, 0]);
    // Both piles are empty: the discards are shuffled.
    t.goes(ben, 'D08');
    for (const [danger] of seen(t)) expect(danger).toBe(24);
  });

  test('E16: an icon makes its drawer take an item, human or alien alike; only the taker sees it', () => {
    for (const turn of [alex, ben]) {
      const t = arrange({ at: ['D09', 'D09'], turn })
        .card('own-item')
        .goes(turn, 'D08')
        .item('spotlight')
        .says(turn, 'D08');
      expect(t.heard(turn)).toContainEqual({ kind: 'found', seat: turn, item: 'spotlight' });
      for (const seat of [turn === alex ? ben : alex, clara, spectator]) {
        expect(t.heard(seat).map((e) => e.kind)).toEqual(['noise', 'item']);
        expect(JSON.stringify(t.view(seat).pub)).not.toContain('spotlight');
      }
      expect(t.pub.items[turn]).toBe(1);
    }
  });

  test('E16: a noise without an icon gives nothing', () => {
    expect(
      arrange({ at: ['D09'] })
        .card('own')
        .goes(alex, 'D08')
        .says(alex, 'D08').pub.items[alex],
    ).toBe(0);
  });

  test('E19: twelve cards', () => {
    expect(Object.fromEntries(ITEMS.map((item, i) => [item, ITEM_COUNTS[i]]))).toEqual({
      sedatives: 3,
      adrenaline: 2,
      attack: 2,
      teleport: 2,
      spotlight: 2,
      defense: 1,
    });
    expect(sum(arrange().state.dark.items)).toBe(12);
  });

  test('Q21: an empty pile is made of the discards', () => {
    const t = arrange({ at: ['D09'], pile: '' })
      .card('own-item')
      .goes(alex, 'D08')
      .says(alex, 'D08');
    expect(t.told('item')).toEqual([{ kind: 'item', seat: alex, gone: false }]);
    expect([sum(t.state.dark.items), sum(t.state.dark.itemsOut), t.pub.items[alex]]).toEqual([11, 0, 1]);
  });

  test('Q21: with no discards either nothing is taken, and everybody sees that', () => {
    const held = ['3 sedatives', '2 adrenaline, attack', 'attack, 2 teleport', '2 spotlight, defense'];
    const t = arrange({ at: ['D09'], items: held });
    t.card('own-item').goes(alex, 'D08').says(alex, 'D08');
    for (const seat of everybody(t)) expect(t.heard(seat)).toContainEqual({ kind: 'item', seat: alex, gone: true });
    expect(t.waits).toBe('after: alex');
    expect(t.holds(alex)).toBe('3 sedatives');
  });
});

describe('the fourth item', () => {
  const four = (role: 'psychologist' | 'first') =>
    arrange({ roles: [role, 'second', 'captain', 'third'], at: ['D09', 'P05', 'P05', 'P05'], items: ['sedatives, adrenaline, spotlight'] })
      .card('own-item')
      .goes(alex, 'D08')
      .item('teleport')
      .says(alex, 'D08');

  test('E17, Q20: one of the four is used or discarded at once', () => {
    const t = four('psychologist');
    expect(t.waits).toBe('spill: alex');
    expect(t.offers(alex).toSorted()).toEqual([
      'drop adrenaline',
      'drop sedatives',
      'drop spotlight',
      'drop teleport',
      'use spotlight',
      'use teleport',
    ]);
    expect(t.refuses(alex, 'use sedatives')).toBe('Q27 before-moving');
    expect(t.refuses(alex, 'keep')).toBe('E17 too-many-items');
    t.says(alex, 'drop adrenaline');
    expect(t.holds(alex)).toBe('sedatives, teleport, spotlight');
    expect(t.waits).toBe('after: alex');
  });

  test('E17: using one is enough', () => {
    const t = four('psychologist').says(alex, 'use spotlight', 'P05');
    expect(t.pub.items[alex]).toBe(3);
    expect(t.told('spotlight')[0].seen.map((s) => s.seat)).toEqual([ben, clara, dani]);
  });

  test('Q20: an alien can only discard', () => {
    const t = four('first');
    expect(t.offers(alex)).toEqual(['drop sedatives', 'drop adrenaline', 'drop teleport', 'drop spotlight']);
    expect(t.refuses(alex, 'use teleport')).toBe('E18 not-aliens');
  });

  test('Q22: what was discarded is not seen, only that something was; what was used is', () => {
    const t = four('psychologist').says(alex, 'drop adrenaline');
    for (const seat of [ben, clara, spectator]) expect(t.heard(seat)).toEqual([{ kind: 'discarded', seat: alex }]);
    expect(t.heard(alex)).toContainEqual({ kind: 'dropped', seat: alex, item: 'adrenaline' });
    t.says(alex, 'use teleport');
    for (const seat of everybody(t)) expect(t.heard(seat)).toContainEqual({ kind: 'used', seat: alex, item: 'teleport' });
  });
});

describe('using items', () => {
  test('E18: only humans, any number, at any time on their own turn; the used one is shown and discarded', () => {
    const t = arrange({ at: ['D09', 'D09'], items: ['2 spotlight, adrenaline', 'sedatives'] });
    t.says(alex, 'use spotlight', 'D09').says(alex, 'use adrenaline').goes(alex, 'D10');
    expect(t.waits).toBe('after: alex');
    t.says(alex, 'use spotlight', 'hatch 1');
    expect(t.told('used').map((e) => e.item)).toEqual(['spotlight', 'adrenaline', 'spotlight']);
    expect(t.holds(alex)).toBe('');
    expect(t.pub.side[alex]).toBe('human');
    expect(t.refuses(ben, 'use sedatives')).toBe('E18 not-aliens');
    expect(t.refuses(ben, 'use teleport')).not.toBeNull();
  });

  test('E18: one just drawn can be used, until the next player starts', () => {
    const t = arrange({ at: ['D09'] })
      .card('any-item')
      .goes(alex, 'D08')
      .item('teleport')
      .says(alex, 'N10');
    expect(t.waits).toBe('after: alex');
    t.says(alex, 'use teleport');
    expect(t.at(alex)).toBe('human start');
    expect(t.waits).toBe('move: ben');
  });

  test('E18: not in the turn of others, and Defense never by hand', () => {
    const t = arrange({ at: ['D09', 'P05'], items: ['defense'], turn: ben });
    expect(t.refuses(alex, 'use defense')).toBe('table not-asked');
    expect(arrange({ items: ['defense'] }).refuses(alex, 'use defense')).toBe('E18 only-when-attacked');
  });

  test('E20: Adrenaline before moving, one a turn, one or two sectors, and it goes with Attack', () => {
    const t = arrange({ at: ['D09', 'D11'], items: ['2 adrenaline, attack'] }).says(alex, 'use adrenaline');
    expect(t.refuses(alex, 'use adrenaline')).toBe('E20 once-a-turn');
    expect(t.sectors(alex)).toEqual(expect.arrayContaining(['D08', 'D10', 'D11', 'B09']));
    expect(t.sectors(alex)).not.toContain('D12');
    t.attacks(alex, 'D11');
    expect(t.pub.status[ben]).toBe('eliminated');
    expect(t.refuses(alex, 'use adrenaline')).toBe('E20 before-moving');
    t.says(alex, 'done');
    // It is over with the move.
    expect(t.state.mine[alex].fast).toBe(false);
  });

  test('E20: a hatch entered ends the move', () => {
    const t = arrange({ at: ['A02'], items: ['adrenaline'] }).says(alex, 'use adrenaline');
    expect(t.sectors(alex)).toContain('hatch 1');
    // C03 is two steps away only by way of the hatch.
    expect(t.sectors(alex)).not.toContain('C03');
  });

  test('E20: it lasts one turn', () => {
    const t = arrange({ at: ['D09', 'P05'], players: 2, items: ['adrenaline'] })
      .says(alex, 'use adrenaline')
      .goes(alex, 'D10')
      .done(alex);
    t.attacks(ben, 'Q05');
    expect(t.sectors(alex).every((to) => to !== 'D12')).toBe(true);
    expect(t.refuses(alex, 'D12')).toBe('E7 too-far');
  });

  test('E22, Q27: Sedatives before or after moving, before the draw: no card, and so no item', () => {
    const before = arrange({ at: ['D09'], items: ['sedatives'] })
      .says(alex, 'use sedatives')
      .goes(alex, 'D08');
    expect(before.kinds(spectator)).toEqual(['nothing']);
    const after = arrange({ at: ['D09'], items: ['sedatives'] }).says(alex, 'D08', 'use sedatives');
    expect(after.kinds(spectator)).toEqual(['used', 'nothing']);
    for (const t of [before, after]) expect([t.state.dark.danger, t.waits]).toEqual([[6, 4, 6, 4, 5], 'move: ben']);
    const late = arrange({ at: ['D09'], items: ['2 sedatives'] })
      .says(alex, 'use sedatives')
      .goes(alex, 'D08');
    expect(late.refuses(alex, 'use sedatives')).toBe('Q27 before-moving');
  });

  test('E23, Q25: Teleport before the move, which then begins in the human start', () => {
    const t = arrange({ at: ['D09'], items: ['teleport'] }).says(alex, 'use teleport');
    expect(t.told('teleported')).toEqual([{ kind: 'teleported', seat: alex }]);
    expect(t.sectors(alex).toSorted()).toEqual(['K08', 'K09', 'L09', 'M08', 'M09']);
    expect(t.waits).toBe('move: alex');
  });

  test('E23, Q25: after the sector’s effect, never between: the card is drawn first', () => {
    const t = arrange({ at: ['D09'], items: ['teleport'] })
      .card('own')
      .goes(alex, 'D08');
    expect(t.refuses(alex, 'use teleport')).not.toBeNull();
    t.says(alex, 'D08').says(alex, 'use teleport');
    expect(t.at(alex)).toBe('human start');
    expect(t.kinds(spectator)).toEqual(['used', 'teleported']);
  });

  test('Q25: refused if the turn would end where it began', () => {
    const t = arrange({ at: ['human start'], items: ['teleport'] });
    expect(t.refuses(alex, 'use teleport')).toBe('Q25 already-there');
    t.goes(alex, 'K09');
    expect(t.refuses(alex, 'use teleport')).toBe('Q25 ends-where-began');
    // Nor by a Teleport first and a step back.
    const back = arrange({ at: ['K09'], items: ['teleport'] }).says(alex, 'use teleport');
    expect(back.sectors(alex)).not.toContain('K09');
  });

  test('Q26: in the human start after a Teleport nobody can attack', () => {
    const t = arrange({ at: ['D09', 'K09'], items: ['teleport'] })
      .goes(alex, 'D10')
      .says(alex, 'use teleport');
    expect(t.refuses(ben, 'human start', 'attack')).toBe('E8 start-sector');
    expect(t.at(alex)).toBe('human start');
  });

  test('E24, Q24: everybody in the named sector or the six around tells the exact one, the user included', () => {
    const t = arrange({ at: ['D09', 'D08', 'E10', 'P05'], items: ['spotlight'] }).says(alex, 'use spotlight', 'D09');
    for (const seat of everybody(t))
      expect(t.heard(seat)).toContainEqual({
        kind: 'spotlight',
        seat: alex,
        at: 'D09',
        seen: [
          { seat: alex, sector: 'D09' },
          { seat: ben, sector: 'D08' },
          { seat: clara, sector: 'E10' },
        ],
      });
  });

  test('Q24: starts and hatches count and are told by name; that nobody is there is told too', () => {
    const t = arrange({ at: ['D09', 'alien start', 'human start', 'P05'], items: ['2 spotlight'] });
    expect(t.offers(alex, 'use spotlight')).toHaveLength(t.zone.names.length);
    t.says(alex, 'use spotlight', 'alien start');
    expect(t.told('spotlight')[0].seen).toEqual([{ seat: ben, sector: 'alien start' }]);
    t.says(alex, 'use spotlight', 'hatch 2');
    expect(t.told('spotlight')[1].seen).toEqual([]);
    expect(t.refuses(alex, 'use spotlight')).not.toBeNull();
  });

  test('E15: the beginner game has no items: icons are ignored', () => {
    const t = arrange({ options: { game: 'beginner' }, at: ['D09'] })
      .card('own-item')
      .goes(alex, 'D08')
      .says(alex, 'D08');
    expect(t.pub.items[alex]).toBe(0);
    expect(t.waits).toBe('move: ben');
  });
});
