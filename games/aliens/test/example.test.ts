/** The rulebook's worked example, seen from every seat. */
import { describe, expect, test } from 'vitest';
import { alex, arrange, ben, clara, dani, everybody, spectator } from './table.ts';

/** Silvano (psychologist) in D09, Paolo (the fourth alien) near by; two others far away. */
const silvano = () =>
  arrange({ roles: ['psychologist', 'fourth', 'pilot', 'second'], at: ['D09', 'E10', 'T13', 'L05'], items: [undefined, undefined, 'adrenaline'] });

describe('the worked example of GALILEI', () => {
  test('E3, E7: from D09 Silvano can go to D08, D10, C09, C10, E10 or E09', () => {
    expect(silvano().sectors(alex).toSorted()).toEqual(['C09', 'C10', 'D08', 'D10', 'E09', 'E10']);
  });

  test('E10: D10 is safe, so no card would be drawn; everybody hears just that', () => {
    const t = silvano().goes(alex, 'D10');
    for (const seat of [ben, clara, dani, spectator]) expect(t.heard(seat)).toEqual([{ kind: 'nothing', seat: alex }]);
    expect(t.waits).toBe('move: ben');
  });

  test('E11: in D08 he draws a noise in any sector and announces N10', () => {
    const t = silvano().card('any').goes(alex, 'D08');
    expect(t.heard(alex)).toEqual([
      { kind: 'moved', seat: alex, to: 'D08' },
      { kind: 'hears', seat: alex },
      { kind: 'card', seat: alex, free: true, icon: false },
    ]);
    for (const seat of [ben, clara, dani, spectator]) expect(t.heard(seat)).toEqual([{ kind: 'hears', seat: alex }]);
    expect(t.waits).toBe('announce: alex');
    t.says(alex, 'N10');
    for (const seat of everybody(t)) expect(t.heard(seat)).toEqual([{ kind: 'noise', seat: alex, sector: 'N10' }]);
    for (const seat of [ben, clara, dani, spectator]) expect(JSON.stringify(t.view(seat))).not.toContain(`"sector":${t.zone.byName.get('D08')}`);
    expect(t.at(alex)).toBe('D08');
  });

  test('E13, E14: Paolo attacks in D08: Silvano is caught, shown and out; Paolo draws no card', () => {
    const t = silvano().card('any').goes(alex, 'D08').says(alex, 'N10').attacks(ben, 'D08');
    const caught = [
      { kind: 'attack', seat: ben, sector: 'D08', hit: [alex] },
      { kind: 'eliminated', seat: alex, character: 'psychologist', by: ben, how: 'out' },
      { kind: 'fed', seat: ben },
    ];
    for (const seat of [alex, clara, dani, spectator]) expect(t.heard(seat)).toEqual(caught);
    expect(t.heard(ben)).toEqual([{ kind: 'moved', seat: ben, to: 'D08' }, ...caught]);
    expect(t.pub.status[alex]).toBe('eliminated');
    expect(t.waits).toBe('move: clara');
  });

  test('E20, E27: Julia in T13 has Adrenaline, reaches hatch 3, and the card is green', () => {
    const t = silvano().goes(alex, 'D10').goes(ben, 'D10');
    // D10 is safe: quiet, no attack.
    expect(t.sectors(clara)).not.toContain('hatch 3');
    t.says(clara, 'use adrenaline');
    for (const seat of everybody(t)) expect(t.heard(seat)).toEqual([{ kind: 'used', seat: clara, item: 'adrenaline' }]);
    expect(t.sectors(clara)).toContain('hatch 3');
    t.hatch('green').says(clara, 'hatch 3');
    const out = [
      { kind: 'hatch', seat: clara, hatch: 3, card: 'green' },
      { kind: 'escaped', seat: clara, character: 'pilot', hatch: 3 },
    ];
    for (const seat of [alex, ben, dani, spectator]) expect(t.heard(seat)).toEqual(out);
    expect(t.pub.hatches[3]).toBe('used');
    expect(t.pub.status[clara]).toBe('escaped');
    // For the others that hatch is closed from now on (Q12).
    expect(t.over).toBe(false);
    expect(t.waits).toBe('move: dani');
  });
});
