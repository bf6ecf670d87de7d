/** The summary of a game: small matches reckoned by hand, and what holds for every random game. */
import {
  type Course,
  courseOf,
  FastChance,
  Match,
  makeRecord,
  plain,
  plainTerms,
  randomAnswer,
  readOptions,
  type Summary,
  seatsOf,
  waitedFor,
} from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { andromeda } from '../game.ts';
import { seatOf } from '../rules/asking.ts';
import { odds } from '../rules/battle/odds.ts';
import type { Event } from '../rules/events.ts';
import type { Andromeda, Options } from '../rules/types.ts';
import { summarize } from '../summary/index.ts';
import { storyOf } from '../summary/story.ts';

const [ann, ben] = [seatOf(0), seatOf(1)];
/** A course of which only the events matter, each answer's in a list. */
const course = (...answers: readonly Event[][]): Course<Andromeda> =>
  ({
    seats: 2,
    outcome: null,
    strides: answers.map((events, n) => ({ n, act: { kind: 'start' }, events, pub: {}, mine: [] })),
  }) as unknown as Course<Andromeda>;
const turn = (who: typeof ann, n: number): Event => ({ kind: 'turn', who, n, extra: false });

describe('by hand', () => {
  test('N84: a turn ends where the next one begins', () => {
    const { turns } = storyOf(
      course(
        [turn(ann, 1)],
        [{ kind: 'scored', who: ann, vp: 2, from: 'nebula' }, turn(ben, 2)],
        [{ kind: 'scored', who: ben, vp: 1, from: 'nebula' }],
      ),
    );
    expect(turns.map(({ n, number, who, events }) => [n, number, who, events.length])).toEqual([
      [1, 1, ann, 1],
      [2, 2, ben, 1],
    ]);
  });

  test('N150, N151: the odds of a battle are those of the dice that were thrown; a roll on the Void is not a battle', () => {
    const rolled = (who: typeof ann | 'raiders', faces: number[], targeting: number): Event => ({ kind: 'rolled', who, faces, targeting });
    const { battles } = storyOf(
      course(
        [turn(ann, 1), rolled(ann, [4], 1), { kind: 'battle', at: 'r1c3', sides: [ann, 'raiders'] }],
        [rolled(ann, [6, 2], 2), rolled('raiders', [5], 1)],
        [{ kind: 'won', who: ann }],
        [
          { kind: 'battle', at: 'r1c3', sides: [ann, ben] },
          { kind: 'unopposed', who: ben },
        ],
      ),
    );
    expect(battles).toHaveLength(1);
    expect(battles[0]).toMatchObject({ n: 1, at: 'r1c3', winner: ann });
    expect(battles[0].sides.map((s) => s.chance)).toEqual([
      ...odds([
        { dice: 2, targeting: 2 },
        { dice: 1, targeting: 1 },
      ]).win,
    ]);
  });

  test('N173: what comes between an activation and the next one is what the module brought', () => {
    const { modules } = storyOf(
      course([
        turn(ann, 1),
        { kind: 'activated', who: ann, piece: 'mod_ind_01', how: 'ship' },
        { kind: 'gained', who: ann, units: { titanium: 2 }, from: 'mod_ind_01/do' },
        { kind: 'gained', who: ben, units: { ice: 5 }, from: 'x' },
        { kind: 'scored', who: ann, vp: 1, from: 'trk_ind_4' },
        { kind: 'activated', who: ann, piece: 'head_science', how: 'ship' },
        { kind: 'gained', who: ann, units: { energy: 1 }, from: 'head_science/do' },
        { kind: 'activated', who: ann, piece: 'mod_ind_01', how: 'energy' },
        { kind: 'drew', who: ann, n: 2 },
        { kind: 'home', who: ann, vp: 0 },
        { kind: 'gained', who: ann, units: { energy: 9 }, from: 'x' },
      ]),
    );
    expect(modules).toEqual([{ module: 'mod_ind_01', seat: ann, times: 2, earned: 5 }]);
  });
});

function playOut(options: Partial<Options>, seats: number, seed: number): Course<Andromeda> {
  const all = readOptions(andromeda, { ...options });
  const match = new Match(andromeda, all, seats, new FastChance(seed));
  const answers = new FastChance(`${seed} answers`);
  while (!match.over) {
    const [seat] = waitedFor(match.state);
    match.answer(seat, randomAnswer(andromeda, match.know(seat), seat, answers));
  }
  const names = seatsOf(seats).map((s) => `player ${s}`);
  return courseOf(makeRecord(match, plainTerms(andromeda, all, names), { kind: 'seed', seed: String(seed) }, names));
}

describe('every random game', () => {
  const seed = seedOf('andromeda: summary');
  const tables = [
    [{}, 3],
    [{ events: 'void' }, 2],
    [{ collective: 'rank2' }, 1],
  ] as const;
  test.each(tables)('%o with %i players is told whole, in both languages', (options, seats) => {
    for (let i = 0; i < cases(1); i++) {
      const played = playOut(options, seats, seed + i);
      const last = played.strides.at(-1);
      for (const language of ['en', 'de'] as const) for (const you of [null, ann]) check(summarize(played, language, you), played, last?.n ?? 0);
    }
  });

  function check(summary: Summary, played: Course<Andromeda>, end: number): void {
    const names = seatsOf(played.seats).map((seat) => `P${seat}`);
    const kinds = summary.sections.map((s) => s.kind);
    for (const kind of ['facts', 'lines', 'timeline', 'bars', 'luck'] as const) expect(kinds).toContain(kind);
    for (const section of summary.sections) {
      expect(section.title).not.toBe('');
      if (section.kind === 'lines') {
        expect(section.series).toHaveLength(played.seats);
        for (const own of section.series) {
          expect(own).toHaveLength(section.at.length);
          for (const v of own) expect(v).toBeLessThanOrEqual(section.most);
        }
        expect(section.text.map((t) => plain(t, names)).filter((t) => t === '')).toEqual([]);
        expect(section.at.every((n, i) => n <= end && (i === 0 || n > section.at[i - 1]))).toBe(true);
      }
      if (section.kind === 'luck')
        for (const { rows } of section.measures)
          for (const row of rows) {
            expect(row.actual).toBeLessThanOrEqual(row.tries);
            expect(row.luck).toBeGreaterThanOrEqual(0);
            expect(row.luck).toBeLessThanOrEqual(1);
          }
    }
    // Points add up: what was scored on the way and the final scoring make the score.
    const points = summary.sections.find((s) => s.kind === 'lines');
    const bars = summary.sections.find((s) => s.kind === 'bars');
    seatsOf(played.seats).forEach((seat) => {
      const score = played.outcome?.scores?.[seat] ?? 0;
      expect(points?.kind === 'lines' ? points.series[seat].at(-1) : null).toBe(score);
      const sum = bars?.kind === 'bars' ? bars.measures.reduce((n, m) => n + m.values[seat], 0) : 0;
      const start = startVp(played, seat);
      expect(sum + start).toBe(score);
    });
  }
  /** N45: what everybody begins with is not a source. */
  const startVp = (played: Course<Andromeda>, seat: number): number => {
    const pub = played.strides[0].pub;
    return pub.sides[seat].vp;
  };
});
