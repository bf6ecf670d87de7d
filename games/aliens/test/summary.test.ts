/** The summary of a game: the written game of the lesson reckoned by hand, and what holds for every random game. */
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
  ScriptedChance,
  type Seat,
  type Summary,
  seatsOf,
  successes,
  swingsOf,
  waitedFor,
} from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { aliens } from '../game.ts';
import { lesson } from '../lesson/index.ts';
import { KUNO, MIRA, ORIN, TOVE, VELA, YOU } from '../lesson/script.ts';
import type { Aliens } from '../rules/types.ts';
import { chancesOf } from '../summary/chances.ts';
import { summarize } from '../summary/index.ts';
import { nearOf } from '../summary/near.ts';
import { storyOf } from '../summary/story.ts';

const seed = seedOf('aliens: summary');
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

const courseIn = (m: Match<Aliens>, names: readonly string[]): Course<Aliens> =>
  courseOf(makeRecord(m, plainTerms(aliens, m.state.pub.options, names), { kind: 'seed', seed: String(seed) }, []));

/** The lesson's ten rounds, stopped where chance becomes real. */
function written(): Course<Aliens> {
  const match = new Match(aliens, lesson.options, lesson.bots.length, new ScriptedChance(lesson.chance, new FastChance(seed)));
  for (const cue of lesson.script)
    if (cue.kind !== 'read') match.answer(cue.kind === 'bot' ? cue.seat : YOU, cue.kind === 'bot' ? cue.answer : cue.picks.map((p) => p.pick));
  return courseIn(
    match,
    lesson.bots.map((b) => b?.name ?? 'Ada'),
  );
}

function played(seats: number, options: Readonly<Record<string, unknown>>, i: number): Course<Aliens> {
  const match = new Match(aliens, readOptions(aliens, options), seats, new FastChance(`${seed} ${i}`));
  const answers = new FastChance(`${seed} answers ${i}`);
  while (!match.over) {
    const [seat] = waitedFor(match.state);
    match.answer(seat, randomAnswer(aliens, match.know(seat), seat, answers));
  }
  return courseIn(
    match,
    seatsOf(seats).map((s) => `P${s}`),
  );
}

const of = <K extends Summary['sections'][number]['kind']>(s: Summary, kind: K) => {
  const found = s.sections.find((x): x is Extract<Summary['sections'][number], { kind: K }> => x.kind === kind);
  if (found === undefined) throw new Error(`no ${kind}`);
  return found;
};

describe('the written game', () => {
  const course = written();
  const story = storyOf(course);
  const { zone } = story.law;

  test('who lied, and whose lie was believed', () => {
    const lies = story.noises.filter((n) => n.said !== n.real).map((n) => [n.seat, zone.names[n.said], zone.names[n.real], n.believed]);
    expect(lies).toEqual([
      [TOVE, 'I09', 'I07', false],
      [YOU, 'N12', 'N07', true],
      [MIRA, 'N12', 'O10', false],
    ]);
    expect(story.noises.filter((n) => n.said === n.real).every((n) => !n.believed)).toBe(true);
  });

  test('E12, E28: odds are those of the cards that were left', () => {
    expect(story.hatches.map((d) => d.length)).toEqual([1, 0, 1, 0, 0, 0]);
    expect(story.hatches[YOU]).toEqual([{ odds: 3 / 6, hit: false }]);
    expect(story.hatches[KUNO]).toEqual([{ odds: 3 / 5, hit: true }]);
    // 25 cards, 15 of them silent or free; then 24, none of those drawn; then Tove's silence.
    expect(story.hides[YOU][0]).toEqual({ odds: 15 / 25, hit: false });
    expect(story.hides[TOVE][0]).toEqual({ odds: 15 / 23, hit: true });
    expect(story.finds[VELA].map((d) => d.hit)).toEqual([false, true]);
  });

  test('everything is counted once', () => {
    const summary = summarize(course, 'en', YOU);
    const value = (name: string): readonly number[] => of(summary, 'bars').measures.find((m) => m.name === name)?.values ?? [];
    expect(value('Lies believed')).toEqual([1, 0, 0, 0, 0, 0]);
    expect(value('Attacks')).toEqual([1, 0, 0, 1, 1, 0]);
    expect(value('Eliminations')).toEqual([0, 0, 0, 0, 1, 0]);
    expect(value('Items found')).toEqual([1, 1, 0, 0, 0, 0]);
    expect(of(summary, 'facts').items.map((i) => i.value)).toEqual(['10', '3', '3', '1']);
  });

  test('nearness is mutual, and of players aboard', () => {
    const cells = nearOf(course);
    for (const a of seatsOf(6)) for (const b of seatsOf(6)) expect(cells[a][b]).toBe(cells[b][a]);
    // Orin struck you in round 9.
    expect(cells[YOU][ORIN]).toBeGreaterThan(0);
  });

  test('a red card costs the chance to escape, a green one makes it certain', () => {
    const chances = chancesOf(course, story);
    const around = (kind: 'red' | 'green', seat: Seat): readonly [number, number] => {
      const n = story.beats.find((b) => b.event.kind === 'hatch' && b.event.card === kind)?.n ?? -1;
      const i = chances.at.indexOf(n);
      return [chances.series[seat][i - 1], chances.series[seat][i]];
    };
    const [before, after] = around('red', YOU);
    expect(after).toBeLessThan(before);
    expect(around('green', KUNO)[1]).toBe(1);
    const turns = swingsOf(chances.series[KUNO], 3, 0.05);
    expect(turns.at(-1)?.after).toBe(1);
  });
});

describe('every game', () => {
  const WAYS = [{}, { game: 'beginner', zone: 'fermi' }, { B3: true, overlay: true }, { scenario: 'book', white: true }, { scenario: 'arena' }];
  const games = WAYS.flatMap((way, i) => Array.from({ length: cases(1) }, (_, k) => played(4 + (i % 3), way, i * 100 + k)));

  test('chances are chances, as many for each seat as positions, and the end is certain', () => {
    for (const course of games) {
      const lines = of(summarize(course, 'en', null), 'lines');
      for (const series of lines.series) {
        expect(series).toHaveLength(lines.at.length);
        expect(series.every((v) => v >= 0 && v <= 1)).toBe(true);
        expect([0, 1]).toContain(series.at(-1));
      }
      expect(lines.text).toHaveLength(lines.at.length);
    }
  });

  test('odds lie between none and certain, bands hold four of five', () => {
    for (const course of games) {
      const story = storyOf(course);
      const events = course.strides.flatMap((s) => s.events);
      expect(sum(story.hides.map((d) => d.length))).toBe(events.filter((e) => e.kind === 'silence' || e.kind === 'card').length);
      for (const d of [...story.hatches, ...story.hides, ...story.finds].flat()) {
        if (d.hit) expect(d.odds).toBeGreaterThan(0);
        else expect(d.odds).toBeLessThan(1);
      }
      for (const { rows } of of(summarize(course, 'en', null), 'luck').measures)
        for (const row of rows) {
          expect(row.low).toBeLessThanOrEqual(row.high);
          expect(row.luck).toBeGreaterThanOrEqual(0);
        }
      for (const own of story.hides) expect(sum(successes(own.map((d) => d.odds)))).toBeCloseTo(1, 9);
    }
  });

  test('the timeline has every round and noise, and both languages say the same facts', () => {
    for (const course of games) {
      const [en, de] = [summarize(course, 'en', null), summarize(course, 'de', null)];
      const { chapters, marks } = of(en, 'timeline');
      const ticks = chapters.flatMap((c) => c.ticks);
      expect(chapters).toHaveLength(course.strides.at(-1)?.pub.round ?? -1);
      for (const tick of ticks) if (tick.mark !== null) expect(marks[tick.mark]).toBeTypeOf('string');
      const bones = (s: Summary): unknown =>
        JSON.parse(
          JSON.stringify(s, (key, v) =>
            ['title', 'about', 'name', 'text', 'marks', 'mark', 'row', 'column', 'chapter'].includes(key) ? undefined : v,
          ),
        );
      expect(bones(de)).toEqual(bones(en));
      for (const { n, text } of en.sections.flatMap((s) => (s.kind === 'moments' ? s.items : []))) {
        expect(course.strides.some((s) => s.n === n)).toBe(true);
        expect(plain(text, []).trim()).not.toBe('');
      }
    }
  });
});

test('sentences speak to the one who reads them, and name everybody to a stranger', () => {
  const names = lesson.bots.map((b) => b?.name ?? 'Ada');
  const course = written();
  const said = (you: Seat | null): string =>
    of(summarize(course, 'en', you), 'timeline')
      .chapters.flatMap((c) => c.ticks.map((tick) => plain(tick.text, names)))
      .join(' ');
  expect(said(null)).not.toMatch(/\byou\b/i);
  expect(said(null)).toContain('Ada announces');
  expect(said(YOU)).toContain('You announce');
  expect(said(YOU)).not.toMatch(/\bAda\b/);
});
