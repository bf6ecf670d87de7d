/** Zone and scenario files: the printed ones, good ones, and broken ones. */
import { readFileSync } from 'node:fs';
import { FastChance, type FileTool, readOptions } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { fitsSchema } from '@starboard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../content/scenarios.ts';
import { PRINTED } from '../content/zones.ts';
import { files } from '../files.ts';
import { aliens } from '../game.ts';
import { lawOf } from '../rules/law.ts';
import { scenarioOptions } from '../rules/scenario.ts';
import type { Options } from '../rules/types.ts';
import { randomZone } from './tables.ts';

const { zone, scenario } = files;
const RING = { name: 'Ring', author: 'Juno', players: [2, 4], rows: ['H##A', '#oo#', '##1#'] };
const DUEL = { name: 'Duel', players: [2, 4], description: 'Two aliens, one floor.', options: { 'B.6': true, 'E.3': 'players', 'A.5': true } };
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const problems = (tool: FileTool, value: unknown): readonly string[] | string => {
  const report = tool.check(textOf(value), 'en');
  return typeof report === 'string' ? report : report.problems;
};

const zones: unknown[] = [
  '',
  '{',
  '[]',
  'null',
  '"zone"',
  '['.repeat(4000),
  `${'{"a":'.repeat(1500)}1${'}'.repeat(1500)}`,
  '{"__proto__": 1}',
  '{"name":"x","constructor":{}}',
  { ...RING, rows: RING.rows.concat('x'.repeat(9000)) },
  { ...RING, name: '\u001b[2JRing' },
  { ...RING, name: 'a\nb' },
  { ...RING, name: '\u202eRing' },
  { ...RING, players: [4, 2] },
  { ...RING, rows: [] },
  { ...RING, rows: Array.from({ length: 41 }, () => '####') },
  { ...RING, rows: ['#'.repeat(41)] },
  { ...RING, rows: ['H##A', '#oo', '##1#'] },
  { ...RING, rows: ['H##A', '#\u0000o#', '##1#'] },
  { ...RING, rows: ['HH#A', '#oo#', '##1#'] },
  { ...RING, rows: ['H###', '#oo#', '##1#'] },
  { ...RING, rows: ['H##A', '#oo#', '####'] },
  { ...RING, rows: ['H##A', '#oo#', '##2#'] },
  { ...RING, rows: ['H##A', '#o1#', '##1#'] },
  { ...RING, rows: 'H##A' },
  { ...RING, rows: [['H']] },
];
const scenarios: unknown[] = [
  '',
  '[]',
  { ...DUEL, name: '' },
  { ...DUEL, name: { de: 'x' } },
  { ...DUEL, description: 7 },
  { ...DUEL, players: [1, 2] },
  { ...DUEL, options: [] },
  { ...DUEL, options: { 'Z.9': true } },
  { ...DUEL, options: { toString: true } },
  { ...DUEL, options: { 'A.5': 'yes' } },
  { ...DUEL, options: { 'C.6': [9] } },
  { ...DUEL, options: { 'E.3': 0 } },
  { ...DUEL, more: 1 },
  'x'.repeat(9000),
];

describe('files', () => {
  test('E1, E2: the printed zones are good files', () => {
    for (const file of Object.values(PRINTED)) expect(problems(zone, file)).toEqual([]);
  });

  test('Q18: a map that cannot be played names the sectors', () => {
    const bad = (rows: string[]): string => String(problems(zone, { ...RING, rows }));
    expect(bad([...RING.rows, '....', 'o..#'])).toMatch(/torn apart.*A05.*D05/);
    // The small part is what hangs in the air, also where it comes first; of many sectors the first are named.
    expect(bad(['o..#', '....', ...RING.rows])).toMatch(/torn apart.*: A01 and D01\.$/);
    const strip = ['H##A1...........', '################', '................', '################', '################'];
    expect(bad(strip)).toMatch(/: human start, .* and G02 \(and 9 more\)\.$/);
    expect(bad(['HA', '.#', '.#', '.1'])).toMatch(/leads nowhere/);
    expect(bad(['H##A1', '####.'])).toMatch(/No human can reach.*1/);
    expect(bad(['H##A', '####', '..1.', '..#.'])).toMatch(/no way on from.*C04/);
  });

  test('every random zone reads back as it was written', () => {
    const seed = seedOf('aliens files');
    for (let i = 0; i < cases(30); i++) expect(problems(zone, randomZone(new FastChance(`${seed} ${i}`)))).toEqual([]);
  });

  test('the largest zone, 40 by 40, is a good file; 41 is not', () => {
    const rows = Array.from({ length: 40 }, (_, r) => (r === 0 ? `H1A${'#'.repeat(37)}` : '#'.repeat(40)));
    expect(problems(zone, { ...RING, rows })).toEqual([]);
    expect(problems(zone, { ...RING, rows: [...rows, '#'.repeat(40)] })).toMatch(/40 rows/);
  });

  test('malformed, huge and hostile files get one clear sentence in both languages', () => {
    for (const [tool, list] of [
      [zone, zones],
      [scenario, scenarios],
    ] as const) {
      for (const value of list) {
        const [en, de] = (['en', 'de'] as const).map((language) => tool.check(textOf(value), language));
        const what = textOf(value).slice(0, 60);
        for (const said of [en, de]) expect(said, what).toMatch(/^[^\p{Cc}\p{Cf}]{8,300}\.$/u);
        expect(en, what).not.toBe(de);
        expect(typeof tool.show?.(textOf(value), 'en', 80), what).toBe('string');
      }
    }
  });

  test('a zone is drawn within the width', () => {
    for (const width of [40, 80, 120]) {
      const drawing = zone.show!(JSON.stringify(PRINTED.galilei), 'de', width);
      if (typeof drawing === 'string') throw new Error(drawing);
      for (const line of drawing) expect(line.reduce((n, s) => n + s.text.length, 0)).toBeLessThanOrEqual(width);
    }
  });
});

describe('scenarios', () => {
  test('the printed three are good files, and where they can be played is said', () => {
    for (const file of Object.values(SCENARIOS)) expect(problems(scenario, file), JSON.stringify(file.name)).toEqual([]);
    const arena = scenario.check(JSON.stringify(SCENARIOS.arena), 'en');
    if (typeof arena === 'string') throw new Error(arena);
    expect(arena.about.join('\n')).toMatch(/GALILEI: 2–8 players\.\nNot on FERMI: .+\nGALVANI: 2–8 players/);
  });

  test.each([
    ['de', 'A.4 (Für alle); A.5; B.6; C.6 (1, 2, 3, 4); E.3 (so viele, wie mitspielen)'],
    ['en', 'A.4 (Everybody); A.5; B.6; C.6 (1, 2, 3, 4); E.3 (as many as there are players)'],
  ] as const)('E.3, A.4: values are said in words (%s)', (language, options) => {
    const arena = scenario.check(JSON.stringify(SCENARIOS.arena), language);
    expect(typeof arena === 'string' ? arena : arena.about.join('\n')).toContain(options);
  });

  test('a printed scenario means the same as its options one by one', () => {
    const given = (some: Partial<Options>): Options => readOptions(aliens, { ...some });
    for (const id of ['book', 'infected', 'arena'] as const) {
      for (const seats of [4, 6]) {
        const { scenario: _, ...all } = lawOf(given({ scenario: id }), seats) as unknown as Record<string, unknown>;
        const one = lawOf(given(scenarioOptions(SCENARIOS[id], seats)), seats);
        expect(all, id).toEqual(one);
      }
    }
  });

  test('contradictions are named: B.6 without E.3, A.4 nowhere, hatches that are not there, more than eight without the White Edition', () => {
    const why = (options: object, players = [2, 4]): string => String(problems(scenario, { ...DUEL, players, options }));
    expect(why({ 'B.6': true })).toMatch(/2–4 players/);
    expect(why({ 'C.6': [5] })).toMatch(/5/);
    expect(why({ 'B.4': 7 })).toMatch(/7/);
    expect(why({}, [8, 10])).toMatch(/9–10 players/);
    expect(why({ white: true }, [8, 10])).toBe('');
  });
});

describe('schemas', () => {
  test('the published ones are those of the code; `npm run schema` writes them', () => {
    for (const [kind, { schema }] of Object.entries(files))
      expect(JSON.parse(readFileSync(new URL(`../${kind}.schema.json`, import.meta.url), 'utf8'))).toEqual(JSON.parse(JSON.stringify(schema)));
  });

  test('what reads by the code fits the schema, and files of the wrong shape fit neither', () => {
    for (const file of [...Object.values(PRINTED), RING]) expect(fitsSchema(zone.schema, file)).toBe(true);
    for (const file of [...Object.values(SCENARIOS), DUEL]) expect(fitsSchema(scenario.schema, file)).toBe(true);
    for (const wrong of [{ ...RING, rows: 'H##A' }, { ...RING, more: 1 }, { ...RING, name: '' }, { ...RING, rows: ['H##x'] }, []])
      expect(fitsSchema(zone.schema, wrong)).toBe(false);
    for (const wrong of scenarios.filter((v) => typeof v !== 'string')) expect(fitsSchema(scenario.schema, wrong)).toBe(false);
  });
});
