/** The summary of a game: a small match reckoned by hand, and what holds for every game between bots. */
import { type Course, courseOf, FastChance, Match, makeRecord, plain, plainTerms, type Seat, type Summary, seatsOf, walk } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { mind } from '../bot/mind.ts';
import { afternova } from '../game.ts';
import { lesson } from '../lesson/index.ts';
import type { Afternova, Memory } from '../rules/types.ts';
import { summarize } from '../summary/index.ts';
import { lent, passed, storyOf } from '../summary/story.ts';
import { andrew, arrange, deal, gemsText, jeff, mina, type Table } from './table.ts';

const seed = seedOf('afternova: summary');
const chance = new FastChance(seed);

const courseAt = (match: Match<Afternova>): Course<Afternova> => {
  const seats = match.state.mine.length;
  const terms = plainTerms(afternova, match.state.pub.options, seatsOf(seats).map(String));
  return courseOf(makeRecord(match, terms, { kind: 'seed', seed: String(seed) }, []));
};

function played(seats: number, of: string): { t: Table; course: Course<Afternova> } {
  const t = deal(seats, {}, of);
  while (t.state.stack.length > 0) {
    const [seat] = t.waited;
    const k = t.match.know(seat);
    const answer = walk(afternova, k, seat, (c, path) => {
      if (c.picks.length === 1) return c.picks[0];
      const w = mind.weigh(k, t.match.memories[seat] as Memory, seat, path, c, chance);
      return c.picks[w.indexOf(Math.max(...w))];
    });
    t.force(seat, ...answer);
  }
  return { t, course: courseAt(t.match) };
}
const all = <K extends Summary['sections'][number]['kind']>(s: Summary, kind: K) =>
  s.sections.filter((x): x is Extract<Summary['sections'][number], { kind: K }> => x.kind === kind);

describe('by hand', () => {
  /** Jeff and Andrew share a planet: Andrew gets the green that completes his Blueprint, and gives a black. */
  const table = (): Table => {
    const t = arrange({ paws: ['PE', 'PE', 'MM'], plans: [undefined, 'bp02'], store: [undefined, 'PK'], planets: [['pl01', 'GWW']] }).call(jeff);
    t.say(andrew, 'offer', 'to active', ...t.paw(andrew, 0), 'for', 'take G', 'give K', 'send').say(mina, 'wait');
    return t.say(jeff, 'accept 1', ...t.paw(jeff, 0), 'done').say(andrew, 'agree 1');
  };

  test('A9, A10: a deal has its sides, what each gave and got, and what it was worth to them', () => {
    const { deals, alone } = storyOf(courseAt(table().match));
    expect([deals.length, deals[0].moved, alone]).toEqual([1, 2, [0, 0, 0]]);
    expect(deals[0].sides.map((s) => [s.seat, s.paws, gemsText(s.more), gemsText(s.less)])).toEqual([
      [jeff, 1, 'WWK', ''],
      [andrew, 1, 'G', 'K'],
    ]);
    // A completed Blueprint is worth more than three fragments that nobody of the hand wants.
    expect(deals[0].sides[1].worth).toBeGreaterThan(1);
  });

  test('Q5: fragments of the planet come from the active player, gifts from their givers; Paws go to the active player', () => {
    const { deals } = storyOf(courseAt(table().match));
    expect(passed(deals, 3)).toEqual([
      [0, 1, 0],
      [1, 0, 0],
      [0, 0, 0],
    ]);
    expect(lent(deals, 3)).toEqual([
      [0, 0, 0],
      [1, 0, 0],
      [0, 0, 0],
    ]);
  });
});

describe('games between bots', () => {
  const games = Array.from({ length: cases(2) }, (_, g) => played(3 + (g % 4), `${seed} ${g}`));

  test('every extraction is counted once, and every deal balances', () => {
    for (const { t, course } of games) {
      const { deals, alone, stored } = storyOf(course);
      expect(deals.length).toBe(t.pub.partnered);
      expect(deals.length + alone.reduce((a, b) => a + b, 0)).toBe(t.pub.extracts);
      expect(stored.at(-1)!.counts).toEqual(t.pub.store.map((g) => g.reduce((a, b) => a + b, 0)));
      for (const { event, sides } of deals) {
        const net = sides.reduce((n, s) => n + s.more.reduce((a, b) => a + b, 0) - s.less.reduce((a, b) => a + b, 0), 0);
        expect(net).toBe(event.rows.reduce((n, row) => n + row.share.reduce((a, b) => a + b, 0), 0));
      }
    }
  });

  test('chances sum to one, the end is certain, and the winner’s turning points are positions of the replay', () => {
    for (const { t, course } of games) {
      const summary = summarize(course, 'en', null);
      const [line] = all(summary, 'lines');
      for (const [i] of line.at.entries()) expect(line.series.reduce((n, s) => n + s[i], 0)).toBeCloseTo(1, 6);
      const winner = t.match.outcome!.ranks.indexOf(1);
      expect(line.series[winner].at(-1)).toBe(1);
      const [turns] = all(summary, 'moments');
      expect(turns.seat).toBe(winner);
      expect(turns.items.length).toBeGreaterThan(0);
      for (const { n, text } of turns.items) {
        expect(course.strides.some((s) => s.n === n)).toBe(true);
        expect(plain(text, []).trim()).not.toBe('');
      }
    }
  });

  test('the timeline has every extraction and Blueprint, and both languages say the same facts', () => {
    for (const { t, course } of games) {
      const [en, de] = [summarize(course, 'en', null), summarize(course, 'de', null)];
      const ticks = all(en, 'timeline')[0].chapters.flatMap((c) => c.ticks);
      expect(ticks.length).toBe(t.pub.extracts + t.pub.built.flat().length);
      expect(ticks.some((tick) => tick.mark === 'win')).toBe(true);
      const bones = (s: Summary): unknown =>
        JSON.parse(
          JSON.stringify(s, (key, v) =>
            ['title', 'about', 'chapter', 'name', 'text', 'marks', 'mark', 'row', 'column'].includes(key) ? undefined : v,
          ),
        );
      expect(bones(de)).toEqual(bones(en));
    }
  });

  test('sentences speak to the one who reads them', () => {
    const said = (you: Seat | null): string =>
      all(summarize(games[0].course, 'en', you), 'timeline')[0]
        .chapters.flatMap((c) => c.ticks.map((tick) => plain(tick.text, ['Jeff', 'Andrew', 'Mina'])))
        .join(' ');
    expect(said(jeff)).toContain('You ');
    expect(said(jeff)).not.toMatch(/\bJeff\b/);
    expect(said(null)).toMatch(/\bJeff\b/);
  });
});

test('a table that was ended without a winner has no turning points, and everything else', () => {
  const match = new Match<Afternova>(afternova, lesson.options, 3, new FastChance(seed));
  const kinds = summarize(courseAt(match), 'de', null).sections.map((s) => s.kind);
  expect(kinds).toEqual(['facts', 'lines', 'bars', 'matrix', 'matrix', 'lines', 'timeline']);
});
