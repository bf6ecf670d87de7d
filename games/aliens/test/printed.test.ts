/** The three printed scenarios, each with the rules that are its own. */
import { describe, expect, test } from 'vitest';
import { lawOf } from '../rules/law.ts';
import { alex, arrange, ben, clara, dani, spectator, Table } from './table.ts';

describe('By the book', () => {
  const options = { scenario: 'book' } as const;

  test('G.4, H.1, H.2, H.3, H.4, H.13, H.14, H.15, H.16, J.4 are on, with the White Edition (E5)', () => {
    const law = lawOf(Table.deal(4, options).pub.options, 4);
    for (const name of ['captain', 'psychologist', 'pilot', 'soldier', 'officer', 'copilot', 'engineer', 'medic'] as const)
      expect(law[name], name).toBe(true);
    for (const name of ['secretItems', 'silenceGivesItems', 'hatchCards', 'white'] as const) expect(law[name], name).toBe(true);
    for (const name of ['drawInSafe', 'mayStay', 'backToStart', 'infection', 'noHumans', 'noFeeding'] as const) expect(law[name], name).toBe(false);
    expect([law.closedSafe, law.humanHatch, law.alienHatches, law.killsToWin]).toEqual(['nobody', 0, '', 0]);
  });

  test('H.2 on FERMI: the alien sector has a single exit, which is enough', () => {
    const t = arrange({ options: { ...options, zone: 'fermi' }, at: ['alien start'] });
    expect(t.sectors(alex)).toHaveLength(1);
  });

  test('J.4 with G.4: silence gives an item, and nobody sees which one is used', () => {
    const t = arrange({ options, roles: ['soldier', 'first', 'pilot', 'second'], at: ['D09', 'P05', 'P05', 'P05'] });
    t.card('silence').item('sedatives').goes(alex, 'D08');
    expect(t.pub.items[alex]).toBe(1);
    t.says(alex, 'done');
    expect(t.told('item')).toHaveLength(1);
  });

  test('Q36: everybody who could be Copilot or Medic is asked at the end of a turn', () => {
    const t = arrange({ options, roles: ['soldier', 'first', 'pilot', 'second'], at: ['D09', 'P05', 'P05', 'P05'] }).goes(alex, 'D10');
    expect([t.waits, t.offers(alex)]).toEqual(['after: alex', ['done']]);
    t.says(alex, 'done').card('silence').item('sedatives').goes(ben, 'P04');
    expect([t.waits, t.offers(ben)]).toEqual(['after: ben', ['done']]);
  });
});

describe('Infected', () => {
  const options = { scenario: 'infected' } as const;

  test('B.3, C.3, D.2 are on and nothing else', () => {
    const law = lawOf(Table.deal(4, options).pub.options, 4);
    expect([law.infection, law.noFeeding, law.hatchCards, law.backToStart, law.secretItems, law.white]).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('B.3: a turned human belongs to the aliens, attacks as they do, and wins with them', () => {
    const t = arrange({ options, at: ['D08', 'F09', 'C09', 'P05'], turn: ben }).attacks(ben, 'D08');
    t.card('silence').goes(clara, 'C08').attacks(dani, 'P06');
    t.attacks(alex, 'C08');
    expect(t.told('eliminated').map((e) => [e.seat, e.how])).toEqual([
      [alex, 'turned'],
      [clara, 'turned'],
    ]);
    expect([t.pub.ending, t.winners]).toEqual(['hunted', ['alex', 'ben', 'clara', 'dani']]);
  });

  test('B.3: aliens killed by aliens stay out, the turned too', () => {
    const t = arrange({ options, at: ['D08', 'F09', 'P05', 'F09'], turn: ben }).attacks(ben, 'D08');
    t.goes(clara, 'P04').attacks(dani, 'D08');
    expect(t.pub.status).toEqual(['eliminated', 'eliminated', 'aboard', 'aboard']);
    expect(t.waits).toBe('move: clara');
  });

  test('D.2, E29: four hatches save at most four; nobody is saved twice by one', () => {
    const t = arrange({ options, at: ['U13', 'P05', 'U13', 'P05'] }).says(alex, 'hatch 3');
    expect(t.pub.hatches[3]).toBe('used');
    t.attacks(ben, 'P06');
    expect(t.refuses(clara, 'hatch 3')).toBe('Q12 hatch-closed');
  });
});

describe('Arena', () => {
  const options = { scenario: 'arena' } as const;

  test('B.6, C.6 with hatches 1 to 4, A.4, A.5 and E.3 with as many as there are players', () => {
    for (const n of [3, 6]) {
      const law = lawOf(Table.deal(n, options).pub.options, n);
      expect([law.noHumans, law.alienHatches, law.closedSafe, law.backToStart, law.killsToWin]).toEqual([true, '1234', 'everybody', true, n]);
    }
  });

  test('C.6: players begin on hatches 1, 2, 3, 4, 1 … in turn order', () => {
    for (const zone of ['galilei', 'galvani'] as const) {
      const t = Table.deal(6, { ...options, zone });
      for (const [seat, m] of t.state.mine.entries()) expect(t.zone.names[m.sector]).toBe(`hatch ${(((seat - t.pub.first + 6) % 6) % 4) + 1}`);
    }
  });

  test('A.5: they come back to their own; role and items are kept (E14)', () => {
    const t = arrange({
      options,
      roles: ['first', 'second', 'third', 'fourth'],
      at: ['D08', 'F09', 'D08', 'P05'],
      items: ['sedatives'],
      turn: ben,
    }).attacks(ben, 'D08');
    expect([t.at(alex), t.at(clara), t.holds(alex)]).toEqual(['hatch 1', 'hatch 3', 'sedatives']);
    expect(t.pub.kills).toEqual([0, 2, 0, 0]);
  });

  test('E.3: one attack counts several, the same victim counts each time, and the game ends at as many as players', () => {
    const t = arrange({ options, roles: ['first', 'second', 'third'], at: ['D08', 'F09', 'P05'], kills: [0, 2, 1], turn: ben }).attacks(ben, 'D08');
    expect([t.pub.ending, t.winners]).toEqual(['kills', ['ben']]);
  });

  test('E.3: after 39 rounds most eliminations win, ties share', () => {
    const t = arrange({ options, roles: ['first', 'second', 'third'], at: ['D08', 'F09', 'P05'], kills: [1, 2, 2], round: 39, turn: clara }).attacks(
      clara,
      'P06',
    );
    expect([t.pub.ending, t.winners]).toEqual(['kills-rounds', ['ben', 'clara']]);
  });

  test('E18: items can never be used, and nobody is asked about them', () => {
    const t = arrange({ options, roles: ['first', 'second', 'third'], at: ['D08', 'F09', 'P05'], items: ['teleport'] });
    expect(t.refuses(alex, 'use teleport')).toBe('E18 not-aliens');
    t.attacks(alex, 'D09');
    expect(t.waits).toBe('move: ben');
  });

  test('E9, Q11: no turn ends in a hatch, passing through is free', () => {
    const t = arrange({ options, roles: ['first', 'second', 'third'], at: ['A02', 'F09', 'P05'] });
    expect(t.refuses(alex, 'hatch 1', 'quiet')).toBe('E9 hatch-for-humans');
    expect(t.sectors(alex)).toContain('C03');
  });

  test('E27, E29: E27 to E31 do not apply: nobody is eliminated at the end', () => {
    const t = arrange({ options, roles: ['first', 'second'], at: ['D08', 'P05'], round: 39, turn: ben }).attacks(ben, 'P06');
    expect([t.told('eliminated'), t.winners]).toEqual([[], ['alex', 'ben']]);
    expect(t.told('over')[0].ending).toBe('kills-rounds');
    expect(t.pub.status).toEqual(['aboard', 'aboard']);
    expect(t.heard(spectator).length).toBeGreaterThan(0);
  });
});
