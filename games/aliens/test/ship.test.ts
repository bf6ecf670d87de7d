/** The ship and its moves. */

import { describe, expect, test } from 'vitest';
import { PRINTED } from '../content/zones.ts';
import { sectorIn } from '../rules/picks.ts';
import { mineOf } from '../rules/types.ts';
import { printedZone } from '../rules/zone.ts';
import { zoneProblem } from '../rules/zone-check.ts';
import { alex, arrange, ben, clara, dani, spectator, Table } from './table.ts';

describe('the zones', () => {
  test('E1: five kinds of sector; starts and hatches have no coordinates', () => {
    const zone = printedZone('galilei');
    expect([...new Set(zone.kinds)].toSorted()).toEqual(['alien', 'dangerous', 'hatch', 'human', 'safe']);
    for (const [i, kind] of zone.kinds.entries()) expect(/^[A-W](0[1-9]|1[0-4])$/.test(zone.names[i])).toBe(kind === 'safe' || kind === 'dangerous');
    expect(zone.names[zone.hatches[4]]).toBe('hatch 4');
    expect([zone.names[zone.human], zone.names[zone.alien]]).toEqual(['human start', 'alien start']);
  });

  test('E2: three zones with four hatches each, every one of them playable', () => {
    expect(Object.values(PRINTED).map((z) => [z.name, ...z.players])).toEqual([
      ['GALILEI', 4, 8],
      ['FERMI', 2, 6],
      ['GALVANI', 2, 8],
    ]);
    for (const id of ['galilei', 'fermi', 'galvani'] as const) {
      expect(printedZone(id).hatches).toHaveLength(5);
      expect(zoneProblem(PRINTED[id])).toBeNull();
    }
  });

  test('E2: the number of players is advice: eight in FERMI and two in GALILEI are not refused', () => {
    expect(Table.deal(8, { zone: 'fermi' }).waits).toMatch(/^move/);
    expect(Table.deal(2, { zone: 'galilei' }).waits).toMatch(/^move/);
  });

  test('E3: D09 touches D08, D10, C09, C10, E09, E10; a high column touches up, a low one down', () => {
    const zone = printedZone('galilei');
    const near = (of: string): string[] => zone.touching[sectorIn(zone, of)].map((i) => zone.names[i]).toSorted();
    expect(near('D09')).toEqual(['C09', 'C10', 'D08', 'D10', 'E09', 'E10']);
    expect(near('C10')).toEqual(['B09', 'B10', 'C09', 'C11', 'D09', 'D10']);
    for (const id of ['galilei', 'fermi', 'galvani'] as const) {
      const { touching } = printedZone(id);
      for (const [a, list] of touching.entries()) for (const b of list) expect(touching[b]).toContain(a);
    }
  });

  test('E4: a place is written down by its owner and seen by nobody else; 39 rounds', () => {
    const t = arrange({ at: ['D09'] }).goes(alex, 'D10');
    const d09 = sectorIn(t.zone, 'D09');
    const d10 = sectorIn(t.zone, 'D10');
    expect(mineOf(t.view(alex)).path).toEqual([d09, d10]);
    for (const seat of [ben, clara, spectator]) {
      const { mine, ...rest } = t.view(seat);
      expect(JSON.stringify(mine?.path ?? [])).not.toContain(String(d10));
      expect(JSON.stringify(rest.pub.now)).not.toContain(String(d10));
    }
    expect(t.pub.truth).toBeNull();
  });
});

describe('moving', () => {
  test('E7: a human moves exactly one sector, an alien one or two, and nobody stays', () => {
    const t = arrange({ at: ['D09', 'D09'] });
    expect(t.refuses(alex, 'D09')).toBe('E7 where-you-are');
    expect(t.refuses(alex, 'B09')).toBe('E7 too-far');
    expect(t.refuses(alex, 'stay')).toBe('E7 must-move');
    expect(t.refuses(alex, 'hold')).not.toBeNull();
    t.goes(alex, 'D10');
    expect(t.sectors(ben)).toEqual(expect.arrayContaining(['D08', 'B09', 'F09', 'D11']));
    expect(t.refuses(ben, 'D09', 'quiet')).toBe('E7 where-you-are');
    expect(t.refuses(ben, 'D12', 'quiet')).toBe('E7 too-far');
  });

  test('E7: in turn, clockwise, everybody aboard', () => {
    const t = arrange({ at: ['D09', 'D09', 'D09', 'D09'], turn: clara, first: clara, out: { 3: 'eliminated' } });
    t.goes(clara, 'D10');
    expect(t.waits).toBe('move: alex');
  });

  test('E8, Q16: nobody moves into or through a start sector, not with two or three sectors either', () => {
    const t = arrange({ at: ['K09', 'K09', 'L05', 'L05'], fed: [dani], items: ['adrenaline'] });
    expect(t.refuses(alex, 'human start')).toBe('E8 start-sector');
    t.says(alex, 'use adrenaline');
    // M09 is two steps away only through the start.
    expect(t.sectors(alex)).not.toContain('human start');
    expect(t.refuses(alex, 'M08')).toBe('E7 too-far');
    t.goes(alex, 'K10').done(alex);
    expect(t.refuses(ben, 'M08', 'quiet')).toBe('E7 too-far');
    t.goes(ben, 'L09');
    expect(t.refuses(clara, 'alien start')).toBe('E8 start-sector');
  });

  test('E9, Q11: aliens pass through hatches, open or closed, and never end there', () => {
    // From A02 by hatch 1 to C03 is two steps.
    for (const hatches of [{}, { 1: 'broken' }, { 1: 'used' }] as const) {
      const t = arrange({ turn: ben, at: [undefined, 'A02'], hatches });
      expect(t.sectors(ben)).toContain('C03');
      expect(t.refuses(ben, 'hatch 1', 'quiet')).toBe(1 in hatches ? 'Q12 hatch-closed' : 'E9 hatch-for-humans');
    }
  });

  test('Q12: a move cannot end in a used or broken hatch, but can pass it', () => {
    const t = arrange({ at: ['A02'], hatches: { 1: 'used' }, items: ['adrenaline'] });
    expect(t.refuses(alex, 'hatch 1')).toBe('Q12 hatch-closed');
    t.says(alex, 'use adrenaline');
    expect(t.sectors(alex)).toContain('C03');
    expect(
      arrange({ at: ['A02'], items: ['adrenaline'] })
        .says(alex, 'use adrenaline')
        .sectors(alex),
    ).not.toContain('C03');
  });

  test('Q15: moving through others is free and nothing is noticed', () => {
    const t = arrange({ at: ['B09', 'D09', 'C09', 'C09'], turn: ben });
    t.goes(ben, 'B10');
    expect(t.at(ben)).toBe('B10');
    for (const seat of [clara, spectator]) expect(t.kinds(seat)).toEqual(['nothing']);
  });

  test('Q17: two or three sectors do not lead back to where the turn began', () => {
    const t = arrange({ turn: ben, at: [undefined, 'D09'], fed: [ben] });
    expect(t.sectors(ben)).not.toContain('D09');
    expect(t.sectors(ben)).toContain('D12');
  });

  test('Q18: on a printed zone everybody always has a move; where a map of one’s own has none, one stays and says so', () => {
    for (const zone of ['galilei', 'fermi', 'galvani'] as const) {
      const t = arrange({ options: { zone } });
      t.zone.names.forEach((_, at) => {
        for (const hatches of ['open', 'broken'] as const) {
          t.pub.hatches.fill(hatches);
          Object.assign(t.state.mine[alex], { sector: at, began: at });
          expect(t.sectors(alex).length, `${zone} ${t.zone.names[at]}`).toBeGreaterThan(0);
        }
      });
    }
    // The human start has one exit: after a Teleport a player cannot go back to it (Q25) and has no other move.
    const rows = ['.H.....', '.o.1.A.', 'o#oo#o.'];
    const own = JSON.stringify({ name: 'Neck', players: [2, 8], rows });
    const t = arrange({ options: { zone: 'own', ownZone: own }, at: ['B02', 'F03'], items: ['teleport'], players: 2 });
    t.says(alex, 'use teleport');
    expect(t.offers(alex)).toEqual(['stay']);
    t.says(alex, 'stay');
    expect(t.told('stayed')).toEqual([{ kind: 'stayed', seat: alex }]);
  });
});
