/** What every summary promises to the code that draws it, for each game that has one: played at random, told in both languages. */
import {
  type Course,
  courseOf,
  FastChance,
  Match,
  makeRecord,
  plainTerms,
  randomAnswer,
  readOptions,
  type Section,
  seatsOf,
  waitedFor,
} from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { gameIds, loadGame } from '../index.ts';
import { hasSummary, loadSummary } from '../summaries.ts';

const seed = seedOf('registry: summaries');
const GAMES = 3;
/** Answers; at random some games hardly end, and a game that was ended early is told as well. */
const LONGEST = 400;

async function played(id: string, seats: number, key: string): Promise<Course> {
  const { game } = await loadGame(id);
  const options = readOptions(game, {});
  const match = new Match(game, options, seats, new FastChance(key));
  const chance = new FastChance(`${key} answers`);
  for (let i = 0; !match.over && i < LONGEST; i++) {
    const seat = waitedFor(match.state)[0];
    match.answer(seat, randomAnswer(game, match.know(seat), seat, chance));
  }
  const names = seatsOf(seats).map((s) => `player ${s}`);
  return courseOf(JSON.parse(JSON.stringify(makeRecord(match, plainTerms(game, options, names), { kind: 'seed', seed: key }, names))));
}

function check(section: Section, { seats, strides }: Course): void {
  const positions = new Set(strides.map((s) => s.n));
  expect(section.title).not.toBe('');
  switch (section.kind) {
    case 'lines':
      expect(section.series.length).toBe(seats);
      expect(section.text.length).toBe(section.at.length);
      for (const line of section.series) {
        expect(line.length).toBe(section.at.length);
        for (const v of line) expect(v >= 0 && v <= section.most).toBe(true);
      }
      expect(section.at.every((n) => positions.has(n))).toBe(true);
      expect(section.chapters.every((c) => c.i >= 0 && c.i < section.at.length)).toBe(true);
      break;
    case 'timeline':
      for (const { n, seat, height, mark } of section.chapters.flatMap((c) => c.ticks)) {
        expect(positions.has(n)).toBe(true);
        expect(seat === null || seat < seats).toBe(true);
        expect(height >= 0 && height <= section.height.most).toBe(true);
        expect(mark === null || section.marks[mark] !== undefined).toBe(true);
      }
      break;
    case 'bars':
      for (const m of section.measures) expect(m.values.length).toBe(seats);
      break;
    case 'matrix':
      expect(section.cells.map((row) => row.length)).toEqual(new Array(seats).fill(seats));
      break;
    case 'luck':
      for (const m of section.measures) {
        expect(m.rows.length).toBe(seats);
        for (const r of m.rows) {
          expect(r.actual >= 0 && r.actual <= r.tries && r.expected <= r.tries + 1e-9).toBe(true);
          expect(r.low <= r.expected + 1 && r.expected - 1 <= r.high && r.low <= r.high).toBe(true);
        }
      }
      break;
    case 'moments':
      expect(section.seat).toBeLessThan(seats);
      for (const m of section.items) expect(positions.has(m.n)).toBe(true);
      break;
    case 'facts':
      for (const i of section.items) expect(i.value).not.toBe('');
  }
}

describe.each(gameIds.filter(hasSummary))('%s', (id) => {
  test('every section has what its drawing needs, at every number of players', async () => {
    const { game } = await loadGame(id);
    const summarize = await loadSummary(id);
    for (let seats = game.seats[0]; seats <= game.seats[1]; seats++) {
      // Some numbers of players need options of their own.
      if (game.fits?.(readOptions(game, {}), seats)) continue;
      for (let i = 0; i < cases(GAMES); i++) {
        const course = await played(id, seats, `${seed} ${seats} ${i}`);
        for (const language of ['de', 'en'] as const) {
          const { sections } = summarize(course, language, null);
          expect(sections.length).toBeGreaterThan(0);
          expect(new Set(sections.map((s) => s.title)).size).toBe(sections.length);
          for (const section of sections) check(section, course);
        }
      }
    }
  });
});

test.each(['', 'chess', '__proto__'])('%j has no summary', (id) => {
  expect(hasSummary(id)).toBe(false);
  expect(() => loadSummary(id)).toThrow('There is no summary');
});
