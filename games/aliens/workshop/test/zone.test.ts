/** Zones in the workshop: what brushes do, twins, moving and copying, checks, other notations, drawings that anybody may send. */
import { FastChance, fileOptions, LANGUAGES, readOptions } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { h } from 'preact';
import { renderToString as render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { files } from '../../files.ts';
import { aliens } from '../../game.ts';
import { buildZone } from '../../rules/zone.ts';
import { isProblem, parseZone, zoneProblem } from '../../rules/zone-check.ts';
import { isSurelySound } from '../checked.ts';
import { isSound, zoneChecks } from '../checks.ts';
import { type Cell, heightOf, isInside, keyOf, markAt, readDraft, widthOf, type ZoneDraft, zoneText } from '../draft.ts';
import { around, BRUSHES, block, copy, filled, moveAll, paint, paste, region, resize, resizeAlike } from '../edit.ts';
import { zoneFromGrid } from '../grid.ts';
import { stepsIn } from '../steps.ts';
import { SYMMETRIES, twinOf } from '../symmetry.ts';
import { symmetryOf } from '../vary.ts';
import ZoneSheet from '../zone/sheet.tsx';

const seed = seedOf('aliens: workshop zones');
const EMPTY: ZoneDraft = { name: 'EMPTY', players: [2, 4], rows: Array.from({ length: 5 }, () => '.'.repeat(7)) };
const zoneOf = (...rows: string[]): ZoneDraft => ({ name: 'TEST', players: [2, 4], rows });
const all = (zone: ZoneDraft): Cell[] => block(zone, { c: 0, r: 0 }, { c: widthOf(zone) - 1, r: heightOf(zone) - 1 });
const printed = (id: string): ZoneDraft => readDraft(files.zone.examples?.('en').find((e) => e.id === id)?.text ?? '')!;

describe('twins', () => {
  test.each([
    ['mirrored', 7, 5],
    ['mirrored', 23, 14],
    ['turned', 7, 5],
    ['turned', 8, 5],
    ['turned', 8, 6],
    ['turned', 23, 14],
  ] as const)('%s %i × %i: a twin of a twin is the place itself, and what touches has twins that touch', (symmetry, wide, high) => {
    const zone = zoneOf(...Array.from({ length: high }, () => '.'.repeat(wide)));
    for (const cell of all(zone)) {
      const twin = twinOf(zone, symmetry, cell);
      if (twin === null) continue;
      expect(twinOf(zone, symmetry, twin)).toEqual(cell);
      for (const next of around(cell).filter((n) => isInside(zone, n))) {
        const other = twinOf(zone, symmetry, next) ?? next;
        if (twinOf(zone, symmetry, next) === null && !(symmetry === 'mirrored' && next.c * 2 === wide - 1)) continue;
        expect(around(twin).map(keyOf)).toContain(keyOf(other));
      }
    }
  });

  test('an even number of columns has no mirror', () => {
    expect(twinOf(zoneOf('........'), 'mirrored', { c: 1, r: 0 })).toBeNull();
  });
});

describe('brushes', () => {
  test('what is painted has its twin painted with it; starts are alone', () => {
    const zone = paint(EMPTY, [{ c: 1, r: 2 }], 'safe', 'mirrored');
    expect(zone.rows[2]).toBe('.o...o.');
    const started = paint(zone, [{ c: 1, r: 0 }], 'human', 'mirrored');
    expect(started.rows[0]).toBe('.H.....');
    expect(paint(started, [{ c: 3, r: 0 }], 'human', 'mirrored').rows[0]).toBe('.#.H...');
  });

  test('hatches number themselves, keep their order without gaps, and are at most eight', () => {
    let zone = paint(EMPTY, [{ c: 0, r: 0 }], 'hatch', 'mirrored');
    expect(zone.rows[0]).toBe('1.....2');
    zone = paint(zone, [{ c: 3, r: 0 }], 'hatch', 'free');
    expect(paint(zone, [{ c: 0, r: 0 }], 'dangerous', 'free').rows[0]).toBe('#..2..1');
    const many = paint(EMPTY, all(EMPTY), 'hatch', 'free');
    expect([...many.rows.join('').replace(/\./g, '')].sort().join('')).toBe('12345678');
  });

  test('a fill takes what hangs together and nothing else', () => {
    const zone = zoneOf('##.##', '##.##');
    const left = region(zone, { c: 0, r: 0 });
    expect(left).toHaveLength(4);
    expect(paint(zone, left, 'safe', 'free').rows).toEqual(['oo.##', 'oo.##']);
  });

  test('a fill with a start or a hatch sets one', () => {
    for (const brush of ['human', 'alien', 'hatch'] as const) expect(filled(EMPTY, { c: 1, r: 1 }, brush)).toEqual([{ c: 1, r: 1 }]);
    expect(filled(EMPTY, { c: 1, r: 1 }, 'safe')).toHaveLength(35);
  });

  test('nothing changes where nothing is painted anew', () => {
    expect(paint(EMPTY, [{ c: 0, r: 0 }], 'nothing', 'mirrored')).toBe(EMPTY);
  });
});

describe('the whole plan', () => {
  test('it grows and shrinks; hatches that are cut off leave no gap', () => {
    const zone = zoneOf('1#2', '#3#', '...');
    expect(resize(zone, 2, 2).rows).toEqual(['1#', '#2']);
    expect(resize(zone, 4, 4).rows).toEqual(['1#2.', '#3#.', '....', '....']);
  });

  test.each([
    ['herschel', 'mirrored'],
    ['hypatia', 'mirrored'],
    ['noether', 'turned'],
  ] as const)('%s stays %s when its sheet grows, and loses nothing', (id, symmetry) => {
    const zone = printed(id);
    const ways = (of: ZoneDraft): string[] =>
      all(of)
        .map((cell) => [cell, ...around(cell)].map((at) => markAt(of, at)))
        .filter(([mark]) => mark !== '.')
        .map(([mark, ...beside]) => mark + beside.sort().join(''))
        .sort();
    expect(symmetryOf(zone)).toBe(symmetry);
    for (const [columns, rows] of [
      [2, 0],
      [4, 0],
      [6, 1],
      [0, 2],
      [2, 3],
    ]) {
      const next = resizeAlike(zone, widthOf(zone) + columns, heightOf(zone) + rows, symmetry);
      expect(symmetryOf(next)).toBe(symmetry);
      expect(ways(next)).toEqual(ways(zone));
      expect(widthOf(next)).toBe(widthOf(zone) + columns);
      expect(heightOf(next) - heightOf(zone) - rows).toBeLessThan(2);
    }
  });

  test('a full sheet that grows by a column on both sides gets a row too; as small again, it is as it was', () => {
    const full = zoneOf('1###2', '#H#A#', '#####');
    const wide = resizeAlike(full, 7, 3, 'mirrored');
    expect(wide.rows).toEqual(['.1.#.2.', '.#####.', '.#H#A#.', '..#.#..']);
    expect(resizeAlike(wide, 5, 3, 'mirrored').rows).toEqual(full.rows);
  });

  test('what is cut off is cut off at both sides; without a middle the sheet ends at the right', () => {
    expect(resizeAlike(zoneOf('o#1#o', 'o###o'), 1, 2, 'mirrored').rows).toEqual(['1', '#']);
    expect(resizeAlike(zoneOf('o#1#o'), 4, 1, 'mirrored').rows).toEqual(['o#1#']);
    expect(resizeAlike(zoneOf('o#1#o'), 7, 1, 'free').rows).toEqual(['o#1#o..']);
  });

  test('it moves as long as everything stays on the sheet', () => {
    const zone = zoneOf('#...', 'o#..', '....');
    expect(moveAll(zone, 1, 1)?.rows).toEqual(['....', '..#.', '..o#']);
    expect(moveAll(zone, 0, -1)).toBeNull();
    expect(moveAll(zone, -1, 0)).toBeNull();
  });

  test('moving changes no way', () => {
    const zone = resize(printed('fermi'), 23, 18);
    const far = moveAll(zone, 1, 2);
    expect(far).not.toBeNull();
    expect(buildZone(far!).touching).toEqual(buildZone(zone).touching);
  });

  test('a copy keeps its shape wherever it is put', () => {
    const zone = resize(zoneOf('.#..', '###.', '.#..'), 12, 9);
    const clip = copy(zone, block(zone, { c: 0, r: 0 }, { c: 3, r: 2 }))!;
    const shape = (of: ZoneDraft, from: Cell): number[] =>
      all(of)
        .filter((cell) => markAt(of, cell) === '#' && cell.c >= from.c)
        .map((cell) => around(cell).filter((n) => markAt(of, n) === '#').length)
        .sort();
    for (const to of [
      { c: 5, r: 3 },
      { c: 6, r: 3 },
    ]) {
      const pasted = paste(zone, clip, to, 'free');
      expect(shape(pasted, { c: 5, r: 0 })).toEqual(shape(zone, { c: 0, r: 0 }));
    }
  });
});

describe('checks', () => {
  test.each(['galilei', 'fermi', 'galvani'])('%s is sound, in every language', (id) => {
    for (const language of LANGUAGES) expect(zoneChecks(printed(id), language).filter((c) => !c.good)).toEqual([]);
  });

  test('an empty sheet lacks starts and hatches, each in its own sentence', () => {
    const bad = zoneChecks(EMPTY, 'en').filter((c) => !c.good);
    expect(bad.map((c) => c.text)).toEqual([
      'A zone has one human start H; this one has 0.',
      'A zone has one alien start A; this one has 0.',
      'A zone has at least one hatch, numbered from 1.',
    ]);
  });

  test('a part that is cut off is shown where it is', () => {
    const zone = zoneOf('H##A...', '#oo#.1#', '##2#...');
    const bad = zoneChecks(zone, 'en').find((c) => !c.good);
    expect(bad?.text).toMatch(/torn apart/);
    expect(bad?.cells.map(keyOf)).toEqual(['5 1', '6 1']);
  });

  test('they agree with the file tool about what can be played', () => {
    const chance = new FastChance(seed);
    for (let i = 0; i < cases(300); i++) {
      const zone = scribbled(chance);
      const report = files.zone.check(zoneText(zone), 'en');
      expect(isSound(zoneChecks(zone, 'en'))).toBe(typeof report !== 'string' && report.problems.length === 0);
    }
  });
});

/** A zone after many strokes at random. */
function scribbled(chance: FastChance): ZoneDraft {
  let zone = resize(EMPTY, 3 + chance.int(9), 3 + chance.int(9));
  const any = (): Cell => ({ c: chance.int(widthOf(zone)), r: chance.int(heightOf(zone)) });
  for (let n = chance.int(14); n >= 0; n--) {
    const cells = chance.int(4) === 0 ? region(zone, any()) : block(zone, any(), any());
    zone = paint(zone, cells, BRUSHES[chance.int(BRUSHES.length)], SYMMETRIES[chance.int(3)]);
    if (chance.int(8) === 0) zone = moveAll(zone, chance.int(3) - 1, chance.int(3) - 1) ?? zone;
    if (chance.int(8) === 0) zone = resize(zone, 3 + chance.int(9), 3 + chance.int(9));
    const clip = copy(zone, block(zone, any(), any()));
    if (chance.int(8) === 0 && clip !== null) zone = paste(zone, clip, any(), SYMMETRIES[chance.int(3)]);
  }
  return zone;
}

test('whatever is drawn is a draft again when it is read, with at most one start of each kind and no gap between hatches', () => {
  const chance = new FastChance(seed + 1);
  for (let i = 0; i < cases(300); i++) {
    const zone = scribbled(chance);
    expect(readDraft(zoneText(zone))).toEqual(zone);
    const marks = zone.rows.join('');
    expect(marks.split('H').length).toBeLessThanOrEqual(2);
    expect(marks.split('A').length).toBeLessThanOrEqual(2);
    const hatches = [...marks.replace(/[^1-8]/g, '')].sort();
    expect(hatches).toEqual(hatches.map((_, n) => String(n + 1)));
  }
});

describe('other notations', () => {
  test('a plain grid, with other marks and a name above', () => {
    const text = zoneFromGrid(
      'Kepler by night!\n\n h x x a\n x o o x\n x x 1 x\n'.replaceAll(' ', '').replace('Keplerbynight!', 'Kepler by night!').replace('\n\n', '\n'),
    );
    expect(parseZone(text ?? '')).toMatchObject({ name: 'Kepler by night!', rows: ['H##A', '#oo#', '##1#'] });
  });

  test('rows of the file as they stand', () => {
    const file = parseZone(zoneFromGrid('H##A\r\n#oo#\r\n##1\r\n') ?? '');
    expect(isProblem(file) ? file : file.rows).toEqual(['H##A', '#oo#', '##1.']);
  });

  test.each(['', 'hello', '{"rows":["H"]}', '['.repeat(100), 'H'.repeat(3000), '....\n....', 'H#A1\nwhat?!'])('%j is none', (text) => {
    expect(zoneFromGrid(text)).toBeNull();
  });
});

test('steps end in hatches for humans, and lead nowhere without a start', () => {
  const zone = buildZone(zoneOf('H#1#A'));
  expect(stepsIn(zone).map((s) => s.human)).toEqual([0, 1, 2, null, null]);
  expect(stepsIn(buildZone(EMPTY))).toEqual([]);
  expect(stepsIn(buildZone(zoneOf('##'))).every((s) => s.human === null && s.alien === null)).toBe(true);
});

test('Q18: what is sound at first sight is sound by the rules, and what comes with the game is', () => {
  const chance = new FastChance(seed);
  const seen = { sure: 0, doubtful: 0 };
  for (let i = 0; i < cases(1500); i++) {
    const [wide, high] = [4 + chance.int(5), 3 + chance.int(4)];
    const full = 2 + chance.int(9);
    const marks = Array.from({ length: wide * high }, () => (chance.int(10) < full ? '#o'[chance.int(2)] : '.'));
    for (const mark of ['H', 'A', '1', '2']) marks[chance.int(marks.length)] = mark;
    const text = zoneText(zoneOf(...Array.from({ length: high }, (_, r) => marks.slice(r * wide, (r + 1) * wide).join(''))));
    const file = parseZone(text);
    if (isProblem(file)) continue;
    const sure = isSurelySound(file);
    seen[sure ? 'sure' : 'doubtful']++;
    if (sure) expect(zoneProblem(file), text).toBeNull();
  }
  expect(Math.min(seen.sure, seen.doubtful)).toBeGreaterThan(50);
  for (const { id, text } of files.zone.examples?.('en').filter((e) => e.id !== 'empty') ?? []) {
    const file = parseZone(text);
    expect(!isProblem(file) && isSurelySound(file), id).toBe(true);
  }
});

test.each([
  ['galilei', 8],
  ['herschel', 16],
] as const)('the sheet of %s has a line for each of up to %i players, and a box for each of 39 rounds (E4)', (id, players) => {
  const sheet = render(h(ZoneSheet, { text: zoneText(printed(id)), language: 'de', paper: 'a4' }));
  expect(sheet.match(/<tr>/g)).toHaveLength(1 + players);
  expect(sheet.match(/<ol>.*<\/ol>/)?.[0].match(/<li>/g)).toHaveLength(39);
  // Nobody has another one's sign.
  const signs = sheet.match(/<tbody>.*<\/tbody>/)?.[0].match(/<path[^>]*>/g);
  expect(new Set(signs).size).toBe(players);
});

test.each([
  ['noether', 4, 'turned'],
  ['meitner', 6, 'mirrored'],
  ['hypatia', 8, 'mirrored'],
  ['herschel', 12, 'mirrored'],
] as const)('%s, a zone of ours: for %i players, %s, told in both languages', (id, players, symmetry) => {
  for (const language of LANGUAGES) {
    const example = files.zone.examples?.(language).find((e) => e.id === id);
    const text = example?.text ?? '';
    expect(files.zone.check(text, language)).toMatchObject({ problems: [] });
    expect(example?.about).toContain(String(players));
    // E5: as a table with it would be set up.
    const options = readOptions(aliens, { ...files.zone.suits?.(text), ...fileOptions(aliens, 'zone', text) });
    expect(aliens.fits?.(options, players)).toBeNull();
    expect(symmetryOf(readDraft(text)!)).toBe(symmetry);
  }
});
