/** The summary of a game: small matches reckoned by hand, and what holds for every random game. */
import { type Course, courseOf, FastChance, makeRecord, plain, plainTerms, type Seat, type Summary, seatsOf, successes } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { CARDS, cardOf, EMPTY, KINDS, SABORTAL, type Tag } from '../content/cards.ts';
import { rarities } from '../game.ts';
import type { Event, Options, Rarities } from '../rules/types.ts';
import { chancesOf } from '../summary/chances.ts';
import { summarize } from '../summary/index.ts';
import { Ledger } from '../summary/ledger.ts';
import { helps, storyOf } from '../summary/story.ts';
import { alex, ben, clara, playOne, sum, Table } from './table.ts';

const seed = seedOf('rarities: summary');

/** A course of which only the events matter, each answer's in a list. */
const course = (...answers: readonly Event[][]): Course<Rarities> =>
  ({
    seats: 3,
    outcome: null,
    strides: answers.map((events, n) => ({ n, act: { kind: 'start' }, events, pub: {}, mine: [] })),
  }) as unknown as Course<Rarities>;

const dealt = (seat: Seat, ...cards: Tag[]): Event => ({ kind: 'dealt', seat, cards: [...cards, 'sabortal'] });
const START: Event[] = [
  { kind: 'start', pass: alex, aliens: ['pilferer', 'schemer', 'thief'] },
  dealt(alex, 'boots', 'boots', 'roll', 'roll', 'eye', 'eye'),
  dealt(ben, 'boots', 'plug', 'plug', 'plug', 'time', 'time'),
  dealt(clara, 'roll', 'vacuum', 'vacuum', 'vacuum', 'cloak', 'driver'),
  { kind: 'mission', n: 1, portal: 4, explorer: alex },
];
const of = <K extends Summary['sections'][number]['kind']>(s: Summary, kind: K) =>
  s.sections.find((x): x is Extract<Summary['sections'][number], { kind: K }> => x.kind === kind)!;

describe('by hand', () => {
  test('C2: the odds of a sabortal are one card of the hand drawn from, as large as it then was', () => {
    const story = storyOf(
      course(
        START,
        [{ kind: 'drawn', by: alex, from: ben, card: 'plug', portal: 4 }],
        [{ kind: 'drawn', by: ben, from: clara, card: 'roll', portal: 5 }],
        [{ kind: 'sabortal', by: alex, from: ben, portal: 6 }],
      ),
    );
    expect(story.sabortals[alex]).toEqual([
      { odds: 1 / 7, hit: false },
      { odds: 1 / 6, hit: true },
    ]);
    expect(story.sabortals[ben]).toEqual([{ odds: 1 / 7, hit: false }]);
    expect(story.sabortals[clara]).toEqual([]);
  });

  test('a useful relic leaves less to be found for the three nearest sets', () => {
    // Alex holds two boots, rolls and eyes: a third of each helps, and nothing else does. Ben has one of boots.
    const story = storyOf(course(START, [{ kind: 'drawn', by: alex, from: ben, card: 'boots', portal: 4 }]));
    expect(story.finds[alex]).toEqual([{ odds: 1 / 7, hit: true }]);
    const table = { planets: [[0, 0, 0, 0, 0, 0, 0, 0]], hands: [[2, 2, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1]] };
    expect(CARDS.slice(0, KINDS).filter((_, kind) => helps(table, alex, kind))).toEqual(['boots', 'roll', 'eye']);
    // R27: of what three lie at home, a fourth is of no use.
    expect(helps({ planets: [[3, 0, 0, 0, 0, 0, 0, 0]], hands: table.hands }, alex, cardOf('boots'))).toBe(false);
  });

  test('R31, Q37: refills come card by card from the new holder of the pass on, and each changes the odds of the next', () => {
    const story = storyOf(
      course(
        START,
        [{ kind: 'drawn', by: alex, from: ben, card: 'plug', portal: 4 }],
        [{ kind: 'drawn', by: ben, from: clara, card: 'roll', portal: 5 }],
        [
          { kind: 'sabortal', by: clara, from: alex, portal: 6 },
          { kind: 'ended', by: 'sabortal' },
          { kind: 'leftovers', seat: alex, cards: ['pilferer', 'schemer', 'thief', 'plug', 'roll'] },
          { kind: 'pass', seat: ben },
          { kind: 'refills', counts: [0, 1, 1], pile: 52 },
          { kind: 'refilled', seat: ben, cards: ['time'] },
          { kind: 'refilled', seat: clara, cards: ['cloak'] },
        ],
      ),
    );
    // 72 relics, 18 dealt. Ben holds boots, two plugs, two times: those three are nearest, and 6, 6 and 7 of each are among the 54.
    expect(story.refills[ben]).toEqual([{ odds: (6 + 7 + 6) / 54, hit: true }]);
    // Then Clara, with three vacuums, a cloak and a driver: any first copy beside them helps less than those two.
    expect(story.refills[clara]).toEqual([{ odds: (8 + 8) / 53, hit: true }]);
    expect(story.refills[alex]).toEqual([]);
    expect(story.ledger.pileSize).toBe(52);
  });

  test('who took from whom: by provenance, own cards and the first aliens apart', () => {
    const { transfers } = storyOf(
      course(
        START,
        [{ kind: 'drawn', by: alex, from: ben, card: 'plug', portal: 4 }],
        [{ kind: 'drawn', by: ben, from: alex, card: 'eye', portal: 5 }],
        [{ kind: 'sabortal', by: clara, from: alex, portal: 6 }],
        [{ kind: 'bonus', seat: alex, card: 'eye', portal: 5 }],
        [{ kind: 'took', seat: clara, card: 'pilferer', portal: 1 }],
        [{ kind: 'leftovers', seat: alex, cards: ['schemer', 'thief', 'plug'] }],
        [{ kind: 'placed', seat: alex, relic: 'eye', copies: 1 }],
        [{ kind: 'mission', n: 2, portal: 1, explorer: clara }],
        [{ kind: 'pilfered', by: clara, from: alex, relic: 'eye', portal: 1 }],
        [{ kind: 'drawn', by: alex, from: ben, card: 'time', portal: 2 }],
        [{ kind: 'schemed', by: alex, relic: 'time', at: 2, to: 'home', portal: 3 }],
        [{ kind: 'took', seat: ben, card: 'schemer', portal: 2 }],
      ),
    );
    const said = transfers.map((t) => [t.event, t.by, t.from, CARDS[t.card]]);
    expect(said).toEqual([
      ['bonus', alex, alex, 'eye'],
      ['took', clara, null, 'pilferer'],
      ['leftovers', alex, null, 'schemer'],
      ['leftovers', alex, null, 'thief'],
      ['leftovers', alex, ben, 'plug'],
      ['pilfered', clara, alex, 'eye'],
      ['schemed', alex, ben, 'time'],
      ['took', ben, alex, 'schemer'],
    ]);
  });
});

const TABLES = [3, 4, 5, 6].flatMap((players) => (['race', 'sealed', 'open'] as const).map((landing) => [players, { landing }] as const));
const GAMES = 2;

function played(players: number, options: Partial<Options>, i: number): { t: Table; course: Course<Rarities> } {
  const name = `${seed} ${players} ${options.landing} ${i}`;
  const chance = new FastChance(name);
  const t = Table.deal(players, options, name);
  while (!t.over) playOne(t, chance);
  const terms = plainTerms(
    rarities,
    t.match.options,
    seatsOf(players).map((s) => `player ${s}`),
  );
  return { t, course: courseOf(JSON.parse(JSON.stringify(makeRecord(t.match, terms, { kind: 'seed', seed: name }, [])))) };
}

describe.each(TABLES)('%i players, %o', (players, options) => {
  const games = Array.from({ length: cases(GAMES) }, (_, i) => played(players, options, i));

  test('Q40: the ledger, moved on by events alone, is the table', () => {
    for (const { course } of games) {
      for (let i = course.strides.length - 1; i >= 0; i -= 5) {
        const { ledger } = storyOf({ ...course, strides: course.strides.slice(0, i + 1) });
        const { pub, mine } = course.strides[i];
        expect(ledger.hands).toEqual(mine.map((m) => m.hand));
        expect([ledger.planets, ledger.portals.slice(1), ledger.pileSize, ledger.pass]).toEqual([
          pub.planets,
          pub.portals.slice(1),
          pub.pile,
          pub.pass,
        ]);
      }
    }
  });

  test('who took what is what changed: dealt, refilled and taken are what is held, laid out and drawn away', () => {
    for (const { t, course } of games) {
      const summary = summarize(course, 'en', null);
      const { cells } = of(summary, 'matrix');
      const story = storyOf(course);
      const lying = story.ledger.owners.filter((_, p) => story.ledger.portals[p] !== EMPTY);
      for (const seat of seatsOf(players)) {
        const got = course.strides
          .flatMap((s) => s.events)
          .flatMap((e) => ((e.kind === 'dealt' || e.kind === 'refilled') && e.seat === seat ? e.cards : [])).length;
        const first = story.transfers.filter((x) => x.by === seat && x.from === null).length;
        const held = sum(t.state.mine[seat].hand) + sum(t.state.pub.planets[seat]);
        const given = sum(cells.map((row) => row[seat])) + lying.filter((owner) => owner === seat).length;
        expect(got + first + sum(cells[seat]) - given).toBe(held);
      }
      const [placed, portals, stolen, lost] = of(summary, 'bars').measures.map((m) => sum(m.values));
      expect(stolen).toBe(lost);
      expect(portals + stolen).toBe(story.transfers.length);
      const schemed = story.transfers.length - story.transfers.filter((x) => x.event !== 'schemed').length;
      expect(sum(t.state.pub.planets.map(sum))).toBeGreaterThanOrEqual(placed);
      expect(sum(t.state.pub.planets.map(sum))).toBeLessThanOrEqual(placed + schemed);
    }
  });

  test('chances are chances: they sum to one, as many for each seat as positions, and the end is certain', () => {
    for (const { t, course } of games) {
      const { at, series } = chancesOf(course);
      expect(at).toEqual([...at].sort((a, b) => a - b));
      for (const line of series) expect(line.length).toBe(at.length);
      for (const i of at.keys()) expect(sum(series.map((line) => line[i]))).toBeCloseTo(1, 9);
      const best = t.match.outcome!.ranks.filter((r) => r === 1).length;
      expect(series.map((line) => line.at(-1))).toEqual(t.match.outcome!.ranks.map((r) => (r === 1 ? 1 / best : 0)));
      const lines = of(summarize(course, 'de', null), 'lines');
      expect(lines.text.length).toBe(at.length);
      expect(lines.text.every((phrase) => phrase.length > 0)).toBe(true);
    }
  });

  test('luck: odds lie between none and certain, bands hold four of five, and each draw is counted once', () => {
    for (const { course } of games) {
      const story = storyOf(course);
      const events = course.strides.flatMap((s) => s.events);
      expect(sum(story.sabortals.map((d) => d.length))).toBe(events.filter((e) => e.kind === 'drawn' || e.kind === 'sabortal').length);
      expect(sum(story.sabortals.map((d) => d.filter((x) => x.hit).length))).toBe(events.filter((e) => e.kind === 'sabortal').length);
      expect(sum(story.refills.map((d) => d.length))).toBe(sum(events.map((e) => (e.kind === 'refilled' ? e.cards.length : 0))));
      for (const d of [...story.sabortals, ...story.finds, ...story.refills].flat()) {
        expect(d.odds).toBeGreaterThanOrEqual(0);
        expect(d.odds).toBeLessThanOrEqual(1);
        if (d.hit) expect(d.odds).toBeGreaterThan(0);
        else expect(d.odds).toBeLessThan(1);
      }
      for (const [m, draws] of [story.sabortals, story.finds, story.refills].entries()) {
        const rows = of(summarize(course, 'en', null), 'luck').measures[m].rows;
        rows.forEach((row, seat) => {
          const spread = successes(draws[seat].map((d) => d.odds));
          expect(sum(spread)).toBeCloseTo(1, 9);
          expect(sum(spread.slice(row.low, row.high + 1))).toBeGreaterThanOrEqual(0.8 - 1e-9);
          expect(row.luck).toBeGreaterThanOrEqual(0);
          expect(row.luck).toBeLessThanOrEqual(1);
        });
      }
    }
  });

  test('the timeline has every mission and every exploration, and both languages say the same facts', () => {
    for (const { t, course } of games) {
      const [en, de] = [summarize(course, 'en', null), summarize(course, 'de', null)];
      const { chapters, marks } = of(en, 'timeline');
      expect(chapters.length).toBe(t.state.pub.mission);
      expect(chapters.flatMap((c) => c.ticks).filter((tick) => tick.height > 0).length).toBe(t.state.pub.turns);
      expect(chapters.flatMap((c) => c.ticks).filter((tick) => tick.mark === 'win').length).toBe(1);
      for (const tick of chapters.flatMap((c) => c.ticks)) if (tick.mark !== null) expect(marks[tick.mark]).toBeTypeOf('string');
      const bones = (s: Summary): unknown =>
        JSON.parse(
          JSON.stringify(s, (key, v) => (['title', 'about', 'name', 'text', 'marks', 'mark', 'row', 'column'].includes(key) ? undefined : v)),
        );
      expect(bones(de)).toEqual(bones(en));
      for (const { n, text, before, after } of of(en, 'moments').items) {
        expect(course.strides.some((s) => s.n === n)).toBe(true);
        expect(plain(text, []).trim()).not.toBe('');
        expect(Math.abs(after - before)).toBeGreaterThanOrEqual(0.04);
      }
    }
  });
});

test('a table that was ended without a winner has no turning points, and everything else', () => {
  const { course } = played(3, { landing: 'open' }, 99);
  const half = { ...course, strides: course.strides.slice(0, 60), outcome: null };
  expect(summarize(half, 'en', null).sections.map((s) => s.kind)).toEqual(['facts', 'lines', 'timeline', 'bars', 'matrix', 'luck']);
});

test('a refill that cannot have been is noticed', () => {
  const ledger = new Ledger(3);
  ledger.hands[ben][SABORTAL] = 7;
  expect(() => ledger.refill([[], [0], []], () => {})).toThrow('R31');
});

test('sentences speak to the one who reads them, and name everybody to a stranger', () => {
  const { course } = played(3, { landing: 'open' }, 7);
  const names = ['Alex', 'Ben', 'Clara'];
  const said = (you: Seat | null): string[] =>
    of(summarize(course, 'en', you), 'timeline').chapters.flatMap((c) => c.ticks.map((tick) => plain(tick.text, names)));
  expect(said(null).join(' ')).not.toMatch(/\byou\b/i);
  expect(said(alex).filter((s) => s.startsWith('You explore')).length).toBe(said(null).filter((s) => s.startsWith('Alex explores')).length);
  expect(said(alex).join(' ')).not.toMatch(/\bAlex\b/);
});
