import { FastChance, Match, readOptions, walk } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { andromeda } from '../game.ts';
import { collector } from '../report/index.ts';
import { strengths } from '../report/strength.ts';
import type { Andromeda, Options } from '../rules/types.ts';

const seed = seedOf('andromeda report');

function played(seats: number, given: Partial<Options>, n: number): Parameters<typeof collector.add>[1] {
  const chance = new FastChance(`${seed} ${n}`);
  const options = readOptions(andromeda, { ...given });
  const match = new Match<Andromeda>(andromeda, options, seats, new FastChance(`${seed} deal ${n}`));
  while (!match.over) {
    const { asked, done } = match.state.flow;
    const seat = asked.find((s) => !done.includes(s))!;
    match.answer(
      seat,
      walk(andromeda, match.know(seat), seat, (c) => c.picks[chance.int(c.picks.length)]),
    );
  }
  const events = match.entries.flatMap((e) => e.told.map((t) => t.event));
  return { options, seats, events, state: match.state, outcome: match.outcome! };
}

describe('the report', () => {
  test('is the same however the matches were divided', () => {
    const given: Partial<Options> = { length: 'short' };
    const options = readOptions(andromeda, { ...given });
    const matches = Array.from({ length: cases(4) }, (_, i) => played(3, given, i));
    const all = matches.reduce((c, m) => collector.add(c, m), collector.start(options, 3));
    const half = Math.floor(matches.length / 2);
    const [a, b] = [matches.slice(0, half), matches.slice(half)].map((list) =>
      list.reduce((c, m) => collector.add(c, m), collector.start(options, 3)),
    );
    expect(collector.merge(a, b)).toEqual(all);
    expect(collector.merge(collector.start(options, 3), all)).toEqual(all);
    for (const language of ['en', 'de'] as const) {
      const sections = collector.sections(all, language);
      expect(sections.length).toBeGreaterThanOrEqual(10);
      const text = JSON.stringify(sections);
      expect(text).not.toMatch(/undefined|NaN/);
      expect(JSON.parse(text)).toEqual(sections);
    }
    const shares = collector.sections(all, 'en').find((s) => s.kind === 'intervals' && s.title === 'Where VP come from');
    if (shares?.kind !== 'intervals') throw new Error('no sources');
    expect(shares.items.reduce((n, item) => n + item.mean, 0)).toBeCloseTo(1, 6);
  }, 60_000);

  test('counts commanders where the Collective plays', () => {
    const given: Partial<Options> = { collective: 'brax' };
    const match = played(1, given, 1);
    const counts = collector.add(collector.start(match.options, 1), match);
    const section = collector.sections(counts, 'de').find((s) => s.title === 'Befehlshaber');
    if (section?.kind !== 'intervals') throw new Error('no commanders');
    expect(section.items.map((i) => i.name)).toEqual(['Quartiermeister Brax (Rang 1)']);
  }, 60_000);

  test('finds the strengths that line-ups were drawn from', () => {
    const truth = [2, 1, 1, 0.5];
    const points: Record<string, number> = {};
    for (let a = 0; a < 4; a++) for (let b = 0; b < 4; b++) if (a !== b) points[a * 4 + b] = Math.round((2000 * truth[a]) / (truth[a] + truth[b]));
    const found = strengths(points, 4);
    for (const [i, s] of truth.entries()) expect(found[i]).toBeCloseTo(s / (1 + s), 2);
  });
});
