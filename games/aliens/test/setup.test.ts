/** Roles, starts, and refused tables. */
import { FastChance, readOptions } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { CHARACTERS, isHuman } from '../content/cards.ts';
import { aliens } from '../game.ts';
import { lawOf } from '../rules/law.ts';
import type { Options } from '../rules/types.ts';
import { alex, arrange, everybody, sum, Table } from './table.ts';

const roles = (t: Table) => t.state.mine.map((m) => CHARACTERS[m.character]);
const fits = (options: Partial<Options>, seats = 4): string | null => {
  const r = aliens.fits!(readOptions(aliens, { ...options }), seats);
  return r && `${r.rule} ${r.why}`;
};

describe('roles', () => {
  test('E5: half are humans; an odd number has one more alien', () => {
    for (let n = 2; n <= 8; n++) {
      const t = Table.deal(n, {}, n);
      expect(t.state.mine.filter((m) => !m.alien)).toHaveLength(Math.floor(n / 2));
      expect(t.history(null)[0] ?? null).toBeDefined();
    }
  });

  test('E5: which characters take part is random, nobody twice, and the four printed humans without the White Edition', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const dealt = roles(Table.deal(4, {}, i));
      expect(new Set(dealt).size).toBe(4);
      for (const r of dealt) seen.add(r);
    }
    expect([...seen].toSorted()).toEqual(['captain', 'first', 'fourth', 'pilot', 'psychologist', 'second', 'soldier', 'third']);
  });

  test('E5: with the White Edition, chosen or by H.13–H.16, eight humans take part', () => {
    for (const options of [{ white: true }, { H13: true }, { H16: true }]) {
      const seen = new Set<string>();
      for (let i = 0; i < 60; i++) for (const r of roles(Table.deal(6, options, i))) seen.add(r);
      expect(['officer', 'copilot', 'engineer', 'medic'].every((r) => seen.has(r))).toBe(true);
    }
  });

  test('E5: up to sixteen play with the White Edition only, with eight aliens and every deck doubled', () => {
    expect(fits({}, 9)).toBe('E5 white-needed');
    expect(fits({ white: true }, 16)).toBeNull();
    expect(fits({ H15: true }, 12)).toBeNull();
    const t = Table.deal(16, { white: true });
    expect(new Set(roles(t)).size).toBe(16);
    expect([sum(t.state.dark.danger), sum(t.state.dark.items), t.state.dark.hatch]).toEqual([50, 24, [6, 6]]);
  });

  test('E6: everybody is told their own role and nobody else’s', () => {
    const t = Table.deal(4);
    for (const seat of everybody(t)) {
      const told = t.match.entries[0].told.filter((x) => x.event.kind === 'role' && (x.to === 'all' || (seat !== null && x.to.includes(seat))));
      expect(told.map((x) => (x.event as { seat: number }).seat)).toEqual(seat === null ? [] : [seat]);
    }
  });

  test('E5: humans begin in the human start, aliens in theirs', () => {
    const t = Table.deal(8);
    for (const m of t.state.mine) expect(m.sector).toBe(isHuman(m.character) ? t.zone.human : t.zone.alien);
  });

  test('Q34: chance says who begins', () => {
    const first = new Set(Array.from({ length: 40 }, (_, i) => Table.deal(4, {}, i).pub.first));
    expect(first.size).toBe(4);
    const t = Table.deal(4, {}, 7);
    expect(t.state.flow.asked).toEqual([t.pub.first]);
  });
});

describe('tables that cannot be made', () => {
  test('B.6: without humans somebody must be able to win: E.3', () => {
    expect(fits({ B6: true })).toBe('B.6 nobody-wins');
    expect(fits({ B6: true, E3: 3 })).toBeNull();
    expect(fits({ scenario: 'arena' })).toBeNull();
  });

  test('B.6, E.3: as many eliminations as players need A.5, or one is left alone', () => {
    for (const E3 of [4, 5, 16]) {
      expect(fits({ B6: true, E3 })).toBe('B.6 too-few-victims');
      expect(fits({ B6: true, E3, A5: true })).toBeNull();
    }
    expect(fits({ E3: 16 })).toBeNull();
  });

  test('A.4 is refused on FERMI in every variant, with anything else', () => {
    for (const A4 of ['everybody', 'humans', 'aliens'] as const)
      for (const more of [{}, { A2: true }, { C6: '1234' }, { B4: 1, C6: '2' }] as Partial<Options>[])
        expect(fits({ zone: 'fermi', A4, ...more }), JSON.stringify({ A4, ...more })).toBe('A.4 stranded');
    for (const A4 of ['everybody', 'aliens'] as const) expect(fits({ zone: 'fermi', A4, B6: true, E3: 2, C6: '1234' })).toBe('A.4 stranded');
    // B.6: there is nobody to whom they would be closed.
    expect(fits({ zone: 'fermi', A4: 'humans', B6: true, E3: 2 })).toBeNull();
    expect(fits({ zone: 'fermi', scenario: 'arena' })).toBe('A.4 stranded');
  });

  test('A.4 is refused on GALVANI where somebody it holds for begins in the middle', () => {
    for (const A4 of ['everybody', 'humans', 'aliens'] as const) {
      expect(fits({ zone: 'galvani', A4 })).toBe('A.4 stranded');
      expect(fits({ zone: 'galvani', A4, A2: true })).toBe('A.4 stranded');
      expect(fits({ zone: 'galvani', A4, B6: true, E3: 3, C6: '1234' })).toBeNull();
    }
    for (const A4 of ['everybody', 'aliens'] as const) expect(fits({ zone: 'galvani', A4, B6: true, E3: 3 })).toBe('A.4 stranded');
    expect(fits({ zone: 'galvani', A4: 'humans', B6: true, E3: 3 })).toBeNull();
    // C.6: closed to aliens alone, and none of them begins in the middle. B.3 may turn a human there.
    expect(fits({ zone: 'galvani', A4: 'aliens', C6: '13' })).toBeNull();
    expect(fits({ zone: 'galvani', A4: 'aliens', C6: '13', B3: true })).toBe('A.4 stranded');
    expect(fits({ zone: 'galvani', A4: 'everybody', C6: '13' })).toBe('A.4 stranded');
    expect(fits({ zone: 'galvani', scenario: 'arena' })).toBeNull();
  });

  test('A.4 on GALVANI names the sector that is shut in', () => {
    const sectors = (given: Partial<Options>) => aliens.fits!(readOptions(aliens, { zone: 'galvani', ...given }), 4)?.with;
    expect(sectors({ A4: 'aliens' })).toEqual({ sectors: ['alien start'] });
    expect(sectors({ A4: 'humans' })).toEqual({ sectors: ['human start'] });
  });

  test('A.4 goes on GALILEI', () => {
    for (const A4 of ['everybody', 'humans', 'aliens'] as const) expect(fits({ A4 })).toBeNull();
    expect(fits({ scenario: 'arena' })).toBeNull();
  });

  test('A.4, Q18: on a map of one’s own the ways decide, with or without A.2', () => {
    const own = (rows: string[]) => ({ zone: 'own', ownZone: JSON.stringify({ name: 'T', players: [2, 4], rows }) }) as const;
    // Around a safe middle everything can be reached over dangerous sectors; with safe necks not.
    expect(fits({ ...own(['H##A', '##1#', '####']), A4: 'everybody' })).toBeNull();
    expect(fits({ ...own(['HooA', 'oo1o', 'oooo']), A4: 'everybody' })).toBe('A.4 stranded');
    expect(fits({ ...own(['HooA', 'oo1o', 'oooo']), A4: 'everybody', A2: true })).toBe('A.4 stranded');
    expect(fits(own(['HooA', 'oo1o', 'oooo']))).toBeNull();
    // Hatch 2 lies behind a safe sector: closed, it is out of a human's reach, while everybody can move.
    const behind = own(['H##A#o2', '##1##..', '####...']);
    expect(fits(behind)).toBeNull();
    expect(fits({ ...behind, A4: 'humans' })).toBe('A.4 stranded');
    expect(fits({ ...behind, A4: 'aliens' })).toBeNull();
    // B.4 begins elsewhere, but a Teleport (E23) leads to the human start; the beginner game has none.
    const far = { ...own(['Ho##A', 'oo##1', 'oo###']), A4: 'humans', B4: 1 } as const;
    expect(fits(far)).toBe('A.4 stranded');
    expect(fits({ ...far, game: 'beginner' })).toBeNull();
  });

  test('E1, Q18: a broken map is refused with what is wrong and where', () => {
    const why = (text: string) => aliens.fits!(readOptions(aliens, { zone: 'own', ownZone: text }), 4);
    expect(why('')).toMatchObject({ rule: 'E1', why: 'zone-broken' });
    expect(why('{"name":1}')).toMatchObject({ rule: 'E1', why: 'zone-broken' });
    const zone = (rows: string[]) => why(JSON.stringify({ name: 'T', players: [2, 4], rows }));
    expect(zone(['H##A', '##1#', '....', '..o.'])).toMatchObject({ rule: 'Q18', with: { problem: 'torn', sectors: ['C04'] } });
    expect(zone(['H#.A', '##1#'])).not.toBeNull();
  });

  test('B.4, C.6: hatches that are not there', () => {
    expect(fits({ B4: 5 })).toBe('B.4 no-such-hatch');
    expect(fits({ C6: '15' })).toBe('C.6 no-such-hatch');
    expect(fits({ C6: 'x' })).toBe('C.6 no-such-hatch');
    expect(fits({ B4: 4, C6: '123' })).toBeNull();
  });

  test('C.6: hatches may be written with commas or blanks', () => {
    for (const C6 of ['1,3', '1 3', '1, 3', '13']) {
      expect(fits({ C6 })).toBeNull();
      expect(lawOf(readOptions(aliens, { C6 }), 4).alienHatches).toBe('13');
    }
    expect(fits({ C6: '1,5' })).toBe('C.6 no-such-hatch');
  });

  test('E15: item and hatch options mean nothing in the beginner game', () => {
    for (const name of ['G4', 'D2', 'J4', 'H3', 'H4', 'H14', 'H15'] as const)
      expect(fits({ game: 'beginner', [name]: true })).toBe('E15 beginner-plain');
    expect(fits({ game: 'beginner', A1: true, B3: true })).toBeNull();
    // H.1, H.2, H.13 and H.16 need neither.
    expect(fits({ game: 'beginner', H1: true, H2: true, H13: true, H16: true })).toBeNull();
  });
});

describe('a silent player', () => {
  test('Q48: moves at random and quietly, never stays and never spends an ability', () => {
    for (let i = 0; i < 30; i++) {
      const t = arrange({ options: { A2: true, H13: true }, roles: ['officer', 'first'], at: ['D09', 'D09'] });
      t.state.mine[alex].items.fill(0);
      const { refused } = t.match.idle(alex, new FastChance(i));
      expect([refused, t.state.mine[alex].spent, t.told('stayed')]).toEqual([null, false, []]);
    }
  });
});
