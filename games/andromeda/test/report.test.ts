import { FastChance, Match, NO_RATIO, type Ratio, readOptions, walk, withMatch } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { andromeda } from '../game.ts';
import { SOURCES } from '../report/counts.ts';
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

describe('what a designer should know first', () => {
  type Made = ReturnType<typeof collector.start>;
  const options = readOptions(andromeda, {});
  const start = collector.start(options, 3);
  const ratio = (games: number, hits: number, of: number): Ratio =>
    Array.from({ length: games }, () => 0).reduce<Ratio>((r) => withMatch(r, hits, of), NO_RATIO);
  /** Of 100 games: how many turns everybody took, VP of 100 that fighting brought, how often the first faction ended above others. */
  const made = (turns: number, fights: number, above: number): Made => ({
    ...start,
    games: 100,
    turns: { [turns]: 300 },
    sources: start.sources.map((r, i) => (SOURCES[i] === 'vpBattles' ? ratio(100, fights, 100) : r)),
    beaten: start.beaten.map((r, i) => (i === 0 ? ratio(100, above, 4) : r)),
  });
  const said = (c: Made) => (['en', 'de'] as const).map((language) => collector.finding?.(c, language));

  test('nothing after a few games, or about one player alone', () => {
    expect(said({ ...made(22, 20, 2), games: 39 })).toEqual([null, null]);
    expect(said({ ...made(22, 20, 2), seats: 1 })).toEqual([null, null]);
  });

  test.each([
    ['short games', made(12, 20, 2), /^Games are over sooner than after the 18 to 26/, /früher vorbei/],
    ['long games', made(30, 20, 2), /^Games take longer than the 18 to 26/, /dauern länger/],
    ['little fighting', made(22, 5, 2), /^Fighting hardly pays/, /^Kämpfen lohnt sich kaum/],
    ['much fighting', made(22, 40, 2), /^Fighting pays too well/, /^Kämpfen lohnt sich zu sehr/],
    ['a strong faction', made(22, 20, 4), /^Too strong: .{4,}\.$/, /^Zu stark: .{4,}\.$/],
    ['a weak faction', made(22, 20, 0), /^Too weak: .{4,}\.$/, /^Zu schwach: .{4,}\.$/],
    ['nothing', made(22, 20, 2), /^Length, fighting and factions are within/, /so wie angestrebt/],
  ])('%s', (_what, counts, en, de) => {
    const [english, german] = said(counts);
    expect(english).toMatch(en);
    expect(german).toMatch(de);
  });

  test('a short game takes fewer turns anyway', () => {
    expect(said({ ...made(12, 20, 2), options: { ...options, length: 'short' } })[0]).toMatch(/^Length, fighting/);
  });
});
