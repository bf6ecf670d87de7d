/** Attacks: who is hit, what changes, what everybody learns. */
import { describe, expect, test } from 'vitest';
import { alex, arrange, ben, clara, dani, everybody, spectator } from './table.ts';

const near = { at: ['D08', 'F09', 'D08', 'F09'], turn: ben } as const;

describe('an alien attacks', () => {
  test('E13, Q1: everybody else in the sector is hit, human or alien, and never the attacker', () => {
    const t = arrange({ roles: ['psychologist', 'first', 'captain', 'second', 'pilot'], at: ['D08', 'F09', 'D08', 'D08', 'P05'], turn: ben }).attacks(
      ben,
      'D08',
    );
    expect(t.told('attack')).toEqual([{ kind: 'attack', seat: ben, sector: 'D08', hit: [alex, clara, dani] }]);
    expect(t.pub.status).toEqual(['eliminated', 'aboard', 'eliminated', 'eliminated', 'aboard']);
  });

  test('E13: an attack where nobody is says so', () => {
    const t = arrange(near).attacks(ben, 'E08');
    for (const seat of [alex, clara, dani, spectator]) expect(t.heard(seat)).toEqual([{ kind: 'attack', seat: ben, sector: 'E08', hit: [] }]);
  });

  test('E13: attacking in a safe sector is possible, and draws no card anywhere', () => {
    const t = arrange({ at: ['D10', 'D08'], turn: ben }).attacks(ben, 'D10');
    expect(t.pub.status[alex]).toBe('eliminated');
    expect(t.state.dark.danger).toEqual([6, 4, 6, 4, 5]);
  });

  test('E14, Q23: the eliminated show the role and discard all cards', () => {
    const t = arrange({ ...near, items: ['2 sedatives, teleport'] }).attacks(ben, 'D08');
    expect(t.told('eliminated')[0]).toEqual({ kind: 'eliminated', seat: alex, character: 'psychologist', by: ben, how: 'out' });
    expect(t.pub.items[alex]).toBe(0);
    expect([t.state.dark.itemsDown, t.state.dark.itemsOut]).toEqual([
      [2, 0, 0, 1, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ]);
    // Nobody hears which cards they were.
    for (const seat of everybody(t)) expect(JSON.stringify(t.heard(seat))).not.toMatch(/sedatives|teleport/);
  });

  test('E26, Q6, Q7: an eliminated human makes faster, for good, and everybody sees it', () => {
    const t = arrange({
      roles: ['psychologist', 'first', 'captain', 'second', 'pilot', 'third'],
      at: ['D08', 'F09', 'T13', 'L05', 'T13', 'L05'],
      turn: ben,
    }).attacks(ben, 'D08');
    expect(t.pub.fed).toEqual([false, true, false, false, false, false]);
    for (const seat of everybody(t)) expect(t.kinds(seat)).toContain('fed');
    Object.assign(t.state.mine[ben], { began: t.state.mine[ben].sector });
    const three = arrange({ at: [undefined, 'D09'], turn: ben, fed: [ben] }).sectors(ben);
    expect(three).toContain('D12');
    expect(arrange({ at: [undefined, 'D09'], turn: ben }).sectors(ben)).not.toContain('D12');
  });

  test('Q6: a killed alien and a defended attack do not make faster', () => {
    const alien = arrange({ at: ['P05', 'F09', 'P05', 'D08'], turn: ben }).attacks(ben, 'D08');
    expect([alien.pub.fed[ben], alien.told('fed')]).toEqual([false, []]);
    const defended = arrange({ at: ['D08', 'F09', 'P05', 'P05'], items: ['defense'], turn: ben }).attacks(ben, 'D08');
    expect([defended.pub.fed[ben], defended.told('fed')]).toEqual([false, []]);
  });

  test('Q10: no attack from a start or hatch sector', () => {
    const t = arrange({ options: { A2: true }, turn: ben });
    expect(t.offers(ben, 'stay')).toEqual([]);
    expect(t.refuses(ben, 'stay', 'attack')).not.toBeNull();
    const human = arrange({ at: ['U13'], items: ['attack'] });
    expect(human.offers(alex, 'hatch 3')).toEqual([]);
  });
});

describe('defense', () => {
  test('E25, Q2, Q3: works by itself, stays in place, is shown and discarded', () => {
    const t = arrange({ ...near, items: ['defense, sedatives'] }).attacks(ben, 'D08');
    expect(t.told('defended')).toEqual([{ kind: 'defended', seat: alex }]);
    expect([t.at(alex), t.holds(alex), t.pub.status[alex], t.pub.items[alex]]).toEqual(['D08', 'sedatives', 'aboard', 1]);
    expect(t.pub.side[alex]).toBe('human');
    expect(t.state.dark.itemsOut).toEqual([0, 0, 0, 0, 0, 1]);
    // The other one there had none.
    expect(t.pub.status[clara]).toBe('eliminated');
  });

  test('Q4: an alien that holds Defense is not protected', () => {
    const t = arrange({ at: ['P05', 'F09', 'P05', 'D08'], items: [undefined, undefined, undefined, 'defense'], turn: ben }).attacks(ben, 'D08');
    expect(t.pub.status[dani]).toBe('eliminated');
    expect(t.told('defended')).toEqual([]);
  });

  test('Q5: works against a human’s Attack card too', () => {
    const t = arrange({ at: ['D09', 'P05', 'D08', 'P05'], items: ['attack', undefined, 'defense'] }).attacks(alex, 'D08');
    expect(t.pub.status[clara]).toBe('aboard');
    expect(t.told('defended')).toEqual([{ kind: 'defended', seat: clara }]);
  });
});

describe('a human attacks', () => {
  test('E21, Q8, Q9: after the move, one sector far, instead of drawing, and gains nothing', () => {
    const t = arrange({ at: ['D09', 'D08', 'D08', 'P05'], items: ['attack'] });
    expect(t.refuses(alex, 'use attack')).toBe('Q9 no-attack-here');
    expect(t.sectors(alex)).toHaveLength(6);
    t.attacks(alex, 'D08');
    expect(t.kinds(spectator)).toEqual(['used', 'attack', 'eliminated', 'eliminated']);
    expect([t.pub.fed[alex], t.pub.side[alex], t.holds(alex)]).toEqual([false, 'human', '']);
    expect(t.state.dark.danger).toEqual([6, 4, 6, 4, 5]);
  });

  test('E21: without the card a human cannot attack', () => {
    expect(arrange({ at: ['D09'] }).refuses(alex, 'D08', 'attack')).not.toBeNull();
    expect(arrange({ at: ['D09'], items: ['sedatives'] }).refuses(alex, 'D08', 'attack')).toBe('E21 humans-need-a-card');
  });
});
