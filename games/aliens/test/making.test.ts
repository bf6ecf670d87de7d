/** Making a table: advice, and a scenario of the table's own. */
import { type Language, plain, readOptions } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { aliens } from '../game.ts';
import { lawOf } from '../rules/law.ts';
import type { Options } from '../rules/types.ts';
import { Table } from './table.ts';

const options = (given: Partial<Options>): Options => readOptions(aliens, given);
const advised = (given: Partial<Options>, seats: number): string[] => aliens.advise!(options(given), seats).map((a) => `${a.rule} ${a.why}`);
const said = (given: Partial<Options>, seats: number, language: Language): string[] =>
  aliens.advise!(options(given), seats).map((a) => plain(aliens.words[language].advice![a.why](a), []));
const refused = (given: Partial<Options>, seats: number): string | null => {
  const r = aliens.fits!(options(given), seats);
  return r === null ? null : `${r.rule} ${r.why}`;
};

const NIGHT = { name: { de: 'Nachtschicht', en: 'Night shift' }, author: 'Mirela', players: [3, 5], description: 'Nobody sleeps.', options: {} };
const file = (more: object): Partial<Options> => ({ scenario: 'own', ownScenario: JSON.stringify({ ...NIGHT, ...more }) });

describe('advice', () => {
  test('E2: every printed zone warns outside its numbers of players, and only there', () => {
    for (const [zone, min, max] of [
      ['galilei', 4, 8],
      ['fermi', 2, 6],
      ['galvani', 2, 8],
    ] as const) {
      for (let seats = 2; seats <= 8; seats++) {
        expect(advised({ zone }, seats), `${zone} with ${seats}`).toEqual(seats >= min && seats <= max ? [] : ['E2 players-of-zone']);
        expect(refused({ zone }, seats)).toBeNull();
      }
    }
  });

  test('E2: a zone of one’s own brings its own numbers', () => {
    const ownZone = JSON.stringify({ name: 'Nook', players: [2, 3], rows: ['o#o', 'HoA', 'o1o'] });
    expect(advised({ zone: 'own', ownZone }, 3)).toEqual([]);
    expect(said({ zone: 'own', ownZone }, 4, 'en')[0]).toContain('The zone Nook is meant for 2 to 3 players.');
  });

  test('X.3: a scenario warns outside its numbers, beside the zone', () => {
    expect(advised({ scenario: 'infected' }, 4)).toEqual([]);
    expect(advised({ scenario: 'infected', zone: 'galvani' }, 3)).toEqual(['X.3 players-of-scenario']);
    expect(advised({ scenario: 'infected' }, 3)).toEqual(['E2 players-of-zone', 'X.3 players-of-scenario']);
    expect(said({ scenario: 'infected', zone: 'galvani' }, 3, 'de')).toEqual([
      'Das Szenario „Infiziert“ ist für 4 bis 8 Personen gedacht. Anders geht es auch, nur vielleicht nicht so ausgewogen.',
    ]);
    expect(said(file({ players: [6, 6] }), 4, 'en')[0]).toContain('“Night shift” is meant for 6 players.');
  });

  test.each([
    [
      'B.6 without humans',
      { B6: true, E3: 3, B3: true, B4: 1, D2: true, G4: true, H1: true, H16: true, J4: true },
      'B.6',
      'B.3, B.4, D.2, G.4, H.1, H.16, J.4',
    ],
    ['D.2 beside one red card and H.15', { D2: true, hatches: 'one-red', H15: true }, 'D.2', 'Hatch cards, H.15'],
    ['E28: no hatch cards beside H.15', { hatches: 'none', H15: true }, 'E28', 'H.15'],
    ['A.5 beside B.3 (Q42)', { A5: true, B3: true }, 'Q42', 'B.3'],
    ['E15: the beginner game beside C.3 and one red card', { game: 'beginner', C3: true, hatches: 'one-red' }, 'E15', 'Hatch cards, C.3'],
  ] as const)('%s: allowed, and said to have no effect', (_, given, rule, options) => {
    expect([refused(given, 4), advised(given, 4)]).toEqual([null, [`${rule} no-effect`]]);
    expect(said(given, 4, 'en')[0]).toContain(`: ${options} ha`);
    expect(said(given, 4, 'de')[0]).toMatch(/ (bewirkt|bewirken) nichts\.$/);
  });

  test('E15, X.3: what does something is not advised against', () => {
    for (const given of [
      { scenario: 'book' },
      { scenario: 'infected' },
      { scenario: 'arena' },
      { game: 'beginner', H1: true },
      { D2: true },
    ] as const)
      expect(advised(given, 4)).toEqual([]);
  });

  test('X.3: a file that is none advises nothing', () => {
    expect(advised({ scenario: 'own', ownScenario: 'no', zone: 'own', ownZone: 'no' }, 4)).toEqual([]);
  });
});

describe('a scenario of one’s own', () => {
  test('X.3: its options are those of the table', () => {
    const law = lawOf(options(file({ options: { 'A.1': true, 'B.4': 2, 'C.6': [3, 1], 'E.3': 'players', hatches: 'none', 'H.13': true } })), 5);
    expect([law.drawInSafe, law.humanHatch, law.alienHatches, law.killsToWin, law.hatches, law.hatchCards, law.white]).toEqual([
      true,
      2,
      '31',
      5,
      'none',
      false,
      true,
    ]);
  });

  test('X.3: what the table chose itself is not taken back', () => {
    const law = lawOf(options({ ...file({ options: { 'E.3': 3, hatches: 'none' } }), E3: 7, hatches: 'one-red' }), 5);
    expect([law.killsToWin, law.hatches]).toEqual([7, 'one-red']);
  });

  test('X.3: the same as the printed one, dealt and played', () => {
    const printed = Table.deal(6, { scenario: 'arena' }, 7);
    const own = Table.deal(6, file({ options: { 'A.4': 'everybody', 'A.5': true, 'B.6': true, 'C.6': [1, 2, 3, 4], 'E.3': 'players' } }), 7);
    expect(own.state.mine).toEqual(printed.state.mine);
    const laws = [own, printed].map((t) => lawOf(t.pub.options, 6));
    expect(laws[0]).toEqual(laws[1]);
  });

  test.each([
    ['no file at all', { scenario: 'own' }, 'X.3 scenario-broken'],
    ['no JSON', { scenario: 'own', ownScenario: 'Nobody sleeps.' }, 'X.3 scenario-broken'],
    ['an option that is none', file({ options: { 'A.9': true } }), 'X.3 scenario-broken'],
    ['B.6 without E.3', file({ options: { 'B.6': true } }), 'B.6 nobody-wins'],
    ['A.4 where it strands somebody', { ...file({ options: { 'A.4': 'everybody' } }), zone: 'fermi' }, 'A.4 stranded'],
    ['a hatch the zone has not', file({ options: { 'B.4': 8 } }), 'B.4 no-such-hatch'],
    ['abilities in the beginner game', { ...file({ options: { 'H.4': true } }), game: 'beginner' }, 'E15 beginner-plain'],
  ] as const)('X.3: refused with a reason: %s', (_, given, why) => {
    expect(refused(given as Partial<Options>, 4)).toBe(why);
    const r = aliens.fits!(options(given as Partial<Options>), 4)!;
    for (const language of ['de', 'en'] as const)
      expect(plain(aliens.words[language].refusal[r.why as 'stranded'](r), [])).not.toMatch(/undefined|NaN|^\s*$/);
  });

  test('X.3: everybody at the table reads what is played', () => {
    const t = Table.deal(4, file({ options: { 'A.1': true } }));
    for (const [language, line] of [
      ['de', 'Szenario „Nachtschicht“: Nobody sleeps.'],
      ['en', 'Scenario “Night shift”: Nobody sleeps.'],
    ] as const) {
      const lines = aliens.words[language].scene(t.view(null), null).flatMap((p) => p.lines.map((l) => plain(l, [])));
      expect(lines).toContain(line);
    }
  });

  test('E5, X.3: more than eight chairs where the scenario brings the White Edition', () => {
    expect(refused(file({ options: {} }), 9)).toBe('E5 white-needed');
    expect(refused(file({ options: { white: true } }), 9)).toBeNull();
  });
});
