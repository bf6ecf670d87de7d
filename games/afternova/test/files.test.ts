/** Card packs as files: ours, custom ones, and broken files. */
import { readFileSync, writeFileSync } from 'node:fs';
import { FastChance } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { fitsSchema } from '@starboard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { OURS } from '../content/ours.ts';
import { isPackFault, MOST_TEXT, parsePack } from '../content/pack.ts';
import { mostStorage, packProblems } from '../content/playable.ts';
import { COLOURS, type Pack, SKILLS } from '../content/types.ts';
import { files } from '../files.ts';
import { changed, randomPack } from './packs.ts';

const { pack } = files;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const problems = (value: unknown): readonly string[] | string => {
  const report = pack.check(textOf(value), 'en');
  return typeof report === 'string' ? report : report.problems;
};

describe('our set', () => {
  test('A1, A2, A3: as many cards of each kind as in the box, named once in each language', () => {
    expect([OURS.paws, OURS.planets, OURS.blueprints, OURS.ships].map((cards) => cards.length)).toEqual([40, 18, 40, 10]);
    for (const language of ['de', 'en'] as const)
      for (const cards of [OURS.paws, OURS.planets, OURS.blueprints, OURS.ships]) {
        const named = cards.map((card) => (typeof card.name === 'string' ? card.name : card.name[language]));
        expect(new Set(named).size).toBe(named.length);
      }
    expect(COLOURS.map((c) => OURS.fragments[c])).toEqual([8, 8, 8, 8, 8]);
  });

  test('A8: every pair of skills has four Paws and three planets; every skill has 20 icons', () => {
    const count = (list: readonly string[]): Record<string, number> =>
      Object.fromEntries([...new Set(list)].map((k) => [k, list.filter((x) => x === k).length]));
    expect(Object.values(count(OURS.paws.map((p) => [...p.skills].sort().join())))).toEqual(new Array(10).fill(4));
    expect(Object.values(count(OURS.planets.map((p) => Object.keys(p.needs).sort().join())))).toEqual(new Array(6).fill(3));
    expect(count(OURS.paws.flatMap((p) => p.skills))).toEqual(Object.fromEntries(SKILLS.map((s) => [s, 20])));
  });

  test('A17, A21: every colour is asked for 27 times, and every pair of colours is somebody’s objective', () => {
    for (const c of COLOURS) expect(OURS.blueprints.reduce((n, b) => n + (b.cost[c] ?? 0), 0)).toBe(27);
    expect(new Set(OURS.ships.map((s) => [...s.objective].sort().join())).size).toBe(10);
    expect(OURS.blueprints.filter((b) => b.upgrade === null)).toHaveLength(15);
  });

  test('is a good file, says that it is ours and why, and is a table in a width', () => {
    for (const [language, why] of [
      ['en', /our own, because the printed values are not public/],
      ['de', /Eigene Karten, denn die gedruckten Werte sind nicht öffentlich/],
    ] as const) {
      const report = pack.check(JSON.stringify(OURS), language);
      if (typeof report === 'string') throw new Error(report);
      expect(report.problems).toEqual([]);
      expect(report.about.join('\n')).toMatch(why);
      for (const width of [40, 80, 120]) {
        const drawing = pack.show!(JSON.stringify(OURS), language, width);
        if (typeof drawing === 'string') throw new Error(drawing);
        for (const line of drawing) expect(line.reduce((n, s) => n + s.text.length, 0)).toBeLessThanOrEqual(width);
        expect(drawing.filter((line) => line.length > 0).length).toBe(1 + 4 + 40 + 18 + 40 + 10);
      }
    }
  });

  test('is there as a file to begin a pack of one’s own with; UPDATE_GOLDEN=1 writes it anew (then format it)', () => {
    const example = new URL('../pack.example.json', import.meta.url);
    const text = `${JSON.stringify({ $schema: './pack.schema.json', ...OURS }, null, 2)}\n`;
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(example, text);
    const { $schema, ...written } = JSON.parse(readFileSync(example, 'utf8'));
    expect($schema).toBe('./pack.schema.json');
    expect(written).toEqual(JSON.parse(JSON.stringify(OURS)));
    expect(pack.check(readFileSync(example, 'utf8'), 'en')).toEqual(pack.check(JSON.stringify(OURS), 'en'));
  });

  test('reads back as it was written', () => {
    expect(parsePack(JSON.stringify(OURS))).toEqual(OURS);
    expect(JSON.stringify(OURS).length).toBeLessThan(MOST_TEXT / 2);
  });
});

describe('a pack that cannot be played with', () => {
  const [bp] = OURS.blueprints;
  const [planet] = OURS.planets;
  const without = <K extends 'paws' | 'planets' | 'blueprints' | 'ships'>(kind: K, keep: number): Pack =>
    changed({ [kind]: OURS[kind].slice(0, keep) });

  test('A1, A3, A5: too few cards for six, one sentence for each kind', () => {
    expect(String(problems(without('paws', 31)))).toMatch(/31 Hired Paws; six players need at least 32/);
    expect(String(problems(without('planets', 5)))).toMatch(/5 planets/);
    expect(String(problems(without('blueprints', 34)))).toMatch(/34 Blueprints/);
    expect(String(problems(without('ships', 5)))).toMatch(/5 starships/);
    const few = Object.fromEntries(COLOURS.map((c) => [c, 4])) as unknown as Pack['fragments'];
    expect(String(problems(changed({ fragments: few })))).toMatch(/20 fragments; .* needs 21/);
  });

  test('A8, A16: a planet that no Paws can meet, or only more than a hand holds', () => {
    const mute = OURS.paws.map((p) => ({ ...p, skills: p.skills.map((s) => (s === 'pilot' ? 'engineer' : s)) }));
    expect(String(problems(changed({ paws: mute })))).toMatch(
      /Planet “Ferro Drift” can never be extracted: it needs 2 icons of piloting, and all Paws together have 0\./,
    );
    const single = OURS.paws.map((p) => ({ ...p, skills: p.skills.slice(0, 1) }));
    const steep = { ...planet, needs: { pilot: 5, engineer: 4 } };
    expect(problems(changed({ paws: single, planets: [...OURS.planets.slice(1), steep] }))).toEqual([
      'Planet “Ferro Drift” is out of reach: even the best Paws would be 9 cards, and a hand holds 8.',
    ]);
  });

  test('A17, A18: a Blueprint that no storage can hold, or no supply pay', () => {
    const dear = { ...bp, cost: { yellow: 2, green: 2, purple: 2, white: 2 } };
    expect(problems(changed({ blueprints: [...OURS.blueprints.slice(1), dear] }))).toEqual([]);
    const plain = OURS.blueprints.map((b) => ({ ...b, upgrade: null }));
    expect(mostStorage(changed({ blueprints: plain }))).toBe(4);
    expect(String(problems(changed({ blueprints: plain })))).toMatch(
      /Blueprint “Nova Cathedral” can never be paid for: it costs 5 fragments, and .* holds 4\./,
    );
    // An upgrade that itself costs more than fits helps nobody.
    const locked = plain.map((b, i) => (i < 5 ? { ...b, cost: dear.cost, upgrade: { kind: 'cargo', n: 3 } } : b)) as Pack['blueprints'];
    expect(mostStorage(changed({ blueprints: locked }))).toBe(4);
    const rare = changed({ fragments: { ...OURS.fragments, black: 2 } });
    expect(String(problems(rare))).toMatch(/“Colour Furnace” can never be paid for: it costs 3 black, and the game has only 2/);
  });

  test('colours that are not balanced are named with their figures', () => {
    const greedy = OURS.blueprints.map((b) => ({ ...b, cost: { ...b.cost, yellow: 2 } }));
    expect(String(problems(changed({ blueprints: greedy })))).toMatch(/colours are not balanced: Blueprints ask for yellow 80 times/);
    const colourless = OURS.blueprints.map(({ cost: { white: _, ...cost }, ...b }) => ({ ...b, cost: { yellow: 1, ...cost } }));
    expect(String(problems(changed({ blueprints: colourless })))).toMatch(/no Blueprint asks for white/);
  });

  test('every problem is one sentence in both languages', () => {
    const broken = [without('paws', 3), without('ships', 1), changed({ fragments: { yellow: 1, green: 1, purple: 1, white: 1, black: 20 } })];
    for (const file of broken) {
      const [en, de] = (['en', 'de'] as const).map((language) => pack.check(JSON.stringify(file), language));
      if (typeof en === 'string' || typeof de === 'string') throw new Error('a pack is not read');
      expect(en.problems.length).toBeGreaterThan(0);
      expect(de.problems).toHaveLength(en.problems.length);
      for (const said of [...en.problems, ...de.problems]) expect(said).toMatch(/^[^\p{Cc}\p{Cf}]{8,300}\.$/u);
      expect(new Set([...en.problems, ...de.problems]).size).toBe(2 * en.problems.length);
    }
  });
});

const first = <C extends object>(cards: readonly C[], some: object): object[] => [{ ...cards[0], ...some }, ...cards.slice(1)];
const odd: unknown[] = [
  '',
  '{',
  '[]',
  'null',
  '"pack"',
  '['.repeat(MOST_TEXT),
  `${'{"a":'.repeat(6000)}1${'}'.repeat(6000)}`,
  'x'.repeat(MOST_TEXT + 1),
  '{"__proto__": 1}',
  '{"game":"afternova","constructor":{}}',
  { ...OURS, game: 'aliens' },
  { ...OURS, more: 1 },
  { ...OURS, name: '' },
  { ...OURS, name: '\u001b[2JPack' },
  { ...OURS, name: 'a\nb' },
  { ...OURS, name: '\u202eP' },
  { ...OURS, name: { de: 'x' } },
  { ...OURS, name: { de: 'x', en: 'y', fr: 'z' } },
  { ...OURS, author: 7 },
  { ...OURS, about: 'x'.repeat(301) },
  { ...OURS, fragments: 8 },
  { ...OURS, fragments: { ...OURS.fragments, black: 21 } },
  { ...OURS, fragments: { ...OURS.fragments, pink: 8 } },
  { ...OURS, fragments: { yellow: 8 } },
  { ...OURS, paws: [] },
  { ...OURS, paws: {} },
  { ...OURS, paws: Array.from({ length: 81 }, (_, i) => ({ ...OURS.paws[0], id: `p${i}` })) },
  { ...OURS, paws: [null] },
  { ...OURS, paws: first(OURS.paws, { id: 'Paw 1' }) },
  { ...OURS, paws: first(OURS.paws, { id: 'ship01' }) },
  { ...OURS, paws: first(OURS.paws, { id: OURS.paws[1].id }) },
  { ...OURS, paws: first(OURS.paws, { name: 'x'.repeat(41) }) },
  { ...OURS, paws: first(OURS.paws, { skills: [] }) },
  { ...OURS, paws: first(OURS.paws, { skills: ['pilot', 'cook'] }) },
  { ...OURS, paws: first(OURS.paws, { skills: ['pilot', 'pilot', 'pilot', 'pilot'] }) },
  { ...OURS, paws: first(OURS.paws, { skills: ['toString'] }) },
  { ...OURS, paws: first(OURS.paws, { wild: true }) },
  { ...OURS, planets: first(OURS.planets, { needs: { pilot: 2 } }) },
  { ...OURS, planets: first(OURS.planets, { needs: { pilot: 2, engineer: 0 } }) },
  { ...OURS, planets: first(OURS.planets, { needs: { pilot: 2, engineer: 2, mining: 1 } }) },
  { ...OURS, planets: first(OURS.planets, { needs: ['pilot', 'mining'] }) },
  { ...OURS, planets: first(OURS.planets, { fragments: 9 }) },
  { ...OURS, planets: first(OURS.planets, { fragments: 2.5 }) },
  { ...OURS, blueprints: first(OURS.blueprints, { cost: {} }) },
  { ...OURS, blueprints: first(OURS.blueprints, { cost: { yellow: 5, green: 4 } }) },
  { ...OURS, blueprints: first(OURS.blueprints, { cost: { yellow: -1 } }) },
  { ...OURS, blueprints: first(OURS.blueprints, { cost: { __proto__: 1, hasOwnProperty: 2 } }) },
  { ...OURS, blueprints: first(OURS.blueprints, { points: 21 }) },
  { ...OURS, blueprints: first(OURS.blueprints, { points: '5' }) },
  { ...OURS, blueprints: first(OURS.blueprints, { upgrade: 'cargo+1' }) },
  { ...OURS, blueprints: first(OURS.blueprints, { upgrade: { kind: 'cargo', n: 4 } }) },
  { ...OURS, blueprints: first(OURS.blueprints, { upgrade: { kind: 'boost', n: 1 } }) },
  { ...OURS, blueprints: first(OURS.blueprints, { upgrade: { kind: 'cargo', n: 1, skill: 'pilot' } }) },
  { ...OURS, blueprints: first(OURS.blueprints, { upgrade: { kind: 'constructor', n: 1 } }) },
  { ...OURS, ships: first(OURS.ships, { storage: 0 }) },
  { ...OURS, ships: first(OURS.ships, { objective: ['yellow', 'yellow'] }) },
  { ...OURS, ships: first(OURS.ships, { objective: ['yellow'] }) },
  { ...OURS, ships: first(OURS.ships, { objective: ['yellow', 'pink'] }) },
];

test('malformed, huge and hostile files get one clear sentence in both languages', () => {
  for (const value of odd) {
    const what = textOf(value).slice(0, 60);
    const [en, de] = (['en', 'de'] as const).map((language) => pack.check(textOf(value), language));
    for (const said of [en, de]) expect(said, what).toMatch(/^[^\p{Cc}\p{Cf}]{8,300}\.$/u);
    expect(en, what).not.toBe(de);
    expect(typeof pack.show!(textOf(value), 'en', 80), what).toBe('string');
  }
});

test('a card that is wrong is named', () => {
  expect(problems({ ...OURS, blueprints: first(OURS.blueprints, { points: 21 }) })).toBe('Blueprint 1 is worth 0 to 20 points, a whole number.');
  expect(problems({ ...OURS, paws: first(OURS.paws, { id: 'paw02' }) })).toBe('Paw 2 has the id “paw02”, which another card already has.');
  expect(pack.check(textOf({ ...OURS, ships: first(OURS.ships, { colour: 'red' }) }), 'de')).toBe(
    'Raumschiff 1 hat ein Feld „colour“, das dort nicht hingehört.',
  );
});

test('every random pack can be played with and reads back as it was written', () => {
  const seed = seedOf('afternova packs');
  for (let i = 0; i < cases(100); i++) {
    const file = randomPack(new FastChance(`${seed} ${i}`));
    expect(packProblems(file), `seed ${seed}, pack ${i}`).toEqual([]);
    expect(parsePack(JSON.stringify(file)), `seed ${seed}, pack ${i}`).toEqual(file);
    expect(fitsSchema(pack.schema, file)).toBe(true);
  }
});

describe('the schema', () => {
  test('the published one is that of the code; `npm run schema` writes it', () => {
    expect(JSON.parse(readFileSync(new URL('../pack.schema.json', import.meta.url), 'utf8'))).toEqual(JSON.parse(JSON.stringify(pack.schema)));
  });

  test('what reads by the code fits it, and what it refuses the code refuses too', () => {
    expect(fitsSchema(pack.schema, OURS)).toBe(true);
    let refused = 0;
    for (const value of odd.filter((v) => typeof v !== 'string')) {
      const raw = JSON.parse(JSON.stringify(value));
      if (fitsSchema(pack.schema, raw)) continue;
      refused++;
      expect(isPackFault(parsePack(JSON.stringify(raw)) as Pack)).toBe(true);
    }
    expect(refused).toBeGreaterThan(30);
  });
});
