/** The report: counts and sections for games made by hand. */
import { type Finished, type ReportSection, readOptions, type Seat } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { afternova } from '../game.ts';
import { collector } from '../report/index.ts';
import type { Afternova, Card, Event } from '../rules/types.ts';
import { andrew, jeff, mina, planOf } from './table.ts';

const options = readOptions(afternova, {});
const card: Card = { n: 0, id: 'x', de: 'x', en: 'x' };
const row = (seat: Seat): { seat: Seat; cards: Card[]; share: number[] } => ({ seat, cards: [card], share: [1, 0, 0, 0, 0] });
const extracted = (...seats: Seat[]): Event => ({ kind: 'extracted', seat: seats[0], planet: card, rows: seats.map(row), gifts: [] });
const scored = (seat: Seat, points: number, stored: number, objective: number): Event => ({
  kind: 'scored',
  seat,
  ship: card,
  colours: [3, 4],
  points,
  stored,
  objective,
  total: points + stored + objective,
});

interface Made {
  readonly turns: number;
  readonly first: Seat;
  readonly built: readonly (readonly string[])[];
  readonly ships: readonly number[];
  readonly events: readonly Event[];
  readonly scores: readonly number[];
}
const match = ({ turns, first, built, ships, events, scores }: Made): Finished<Afternova> =>
  ({
    options,
    seats: 3,
    events,
    state: { pub: { turn: turns, first, built: built.map((ids) => ids.map(planOf)) }, mine: ships.map((ship) => ({ ship })) },
    outcome: { ranks: scores.map((s) => 1 + scores.filter((x) => x > s).length), scores, ending: 'sixth', parts: [] },
  }) as unknown as Finished<Afternova>;

/** The rulebook's winner: 28 points on Blueprints, 2 stored fragments, 2 black and 4 white. Andrew wins it from the second place. */
const ONE = match({
  turns: 31,
  first: jeff,
  built: [['bp02'], ['bp01', 'bp16'], []],
  ships: [0, 9, 3],
  events: [
    { kind: 'called', seat: jeff, planet: card, skills: [0, 1], lacks: [1, 0], price: [0, 0, 0, 0, 0] },
    extracted(jeff, andrew),
    extracted(mina),
    extracted(andrew, jeff, mina),
    extracted(andrew, mina),
    scored(jeff, 20, 1, 2),
    scored(andrew, 28, 2, 6),
  ],
  scores: [23, 36, 10],
});
/** Nobody works with anybody, and mina, who begins, wins. */
const TWO = match({
  turns: 24,
  first: mina,
  built: [['bp01'], ['bp16'], ['bp21', 'bp02']],
  ships: [1, 2, 9],
  events: [extracted(jeff), extracted(mina), scored(mina, 30, 0, 4)],
  scores: [9, 12, 34],
});

function sectionsOf(...matches: Finished<Afternova>[]): readonly ReportSection[] {
  const counts = matches.reduce((c, m) => collector.add(c, m), collector.start(options, 3));
  return collector.sections(JSON.parse(JSON.stringify(counts)) as typeof counts, 'en');
}
function find<K extends ReportSection['kind']>(sections: readonly ReportSection[], kind: K, title: string): Extract<ReportSection, { kind: K }> {
  const found = sections.find((s) => s.kind === kind && s.title === title);
  if (found === undefined) throw new Error(`no ${kind} '${title}'`);
  return found as Extract<ReportSection, { kind: K }>;
}
const means = (section: Extract<ReportSection, { kind: 'intervals' }>): Record<string, number> =>
  Object.fromEntries(section.items.map((i) => [i.name, Number(i.mean.toFixed(4))]));

describe('two matches made by hand', () => {
  const sections = sectionsOf(ONE, TWO);

  test('turns per player and the winner’s total, as histograms and at a glance', () => {
    expect(find(sections, 'histogram', 'How long a game takes').counts).toEqual([
      [8, 1],
      [11, 1],
    ]);
    expect(find(sections, 'histogram', 'What it takes to win').counts).toEqual([
      [34, 1],
      [36, 1],
    ]);
    const glance = find(sections, 'facts', 'At a glance').items.map((i) => i.value);
    expect(glance[0]).toMatch(/^9\.2 /);
    expect(glance[1]).toMatch(/^35\.0 /);
    expect(glance[2]).toMatch(/^50 \(.*%$/);
    expect(glance[3]).toMatch(/^3\.0 /);
  });

  test('A9, Q12: extractions by the number of helpers', () => {
    const helped = find(sections, 'intervals', 'Alone or together');
    expect(means(helped)).toEqual({ Alone: 0.5, 'One helper': 0.3333, 'Two or more': 0.1667 });
    expect(helped.items[0].n).toBe('3 of 6');
    expect(means(find(sections, 'intervals', 'Negotiations'))).toMatchObject({ 'Call for help': 0.5, Offer: 0 });
  });

  test('A4, Q33: places count from the first player', () => {
    expect(means(find(sections, 'intervals', 'Wins by turn order'))).toEqual({ 'Place 1': 0.5, 'Place 2': 0.5, 'Place 3': 0 });
  });

  test('A21: what the winner’s points are made of', () => {
    expect(means(find(sections, 'intervals', 'What the winner’s points are made of'))).toEqual({
      'On Blueprints': 29,
      'In storage': 1,
      'Hidden objective': 5,
    });
  });

  test('A17, A19: how often each Blueprint is completed, and what it does to winning; what never came is left out', () => {
    const built = means(find(sections, 'intervals', 'How often each Blueprint is completed'));
    expect(Object.keys(built)).toHaveLength(40);
    expect(built).toMatchObject({ 'Bolt-on Pannier': 1, 'Side Hopper': 1, 'Ghost Helm': 0.5, 'Tow Basket': 0 });
    expect(means(find(sections, 'intervals', 'Wins by Blueprint'))).toEqual({
      'Bolt-on Pannier': 0.5,
      'Side Hopper': 0.5,
      'Hull Stripes': 0.5,
      'Ghost Helm': 1,
    });
    // Four of seven completions were the winners’; a fair share would ignore that players who complete many win more often.
    expect(find(sections, 'intervals', 'Wins by Blueprint').items[0].mark).toBeCloseTo(4 / 7);
    // Of four players with more storage two won; one had no upgrade at all in each game.
    expect(means(find(sections, 'intervals', 'Wins by upgrade'))).toEqual({
      'More storage': 0.5,
      'One more icon': 1,
      'No upgrade at all': 0,
    });
  });

  test('A3: wins by starship', () => {
    expect(means(find(sections, 'intervals', 'Wins by starship'))).toMatchObject({ 'Cinder Hound': 1, 'Limping Comet': 0 });
  });
});

describe('what a designer should know first', () => {
  const said =
    (...matches: Finished<Afternova>[]) =>
    (language: 'en' | 'de') =>
      collector.finding?.(
        matches.reduce((c, m) => collector.add(c, m), collector.start(options, 3)),
        language,
      );
  const times = (n: number, made: Finished<Afternova>): Finished<Afternova>[] => Array.from({ length: n }, () => made);

  test('nothing after a few games', () => {
    expect(said(...times(39, ONE))('en')).toBeNull();
  });

  test('cards whose players always win', () => {
    const finding = said(...times(60, ONE));
    expect(finding('en')).toBe('Players with Bolt-on Pannier, Hull Stripes or Cinder Hound win far more often than others.');
    expect(finding('de')).toMatch(/^Wer .* oder .* hat, gewinnt weit öfter als andere\.$/);
  });

  test('games that are too short and need nobody else', () => {
    const finding = said(...times(60, TWO));
    expect(finding('en')).toMatch(/^Games are over sooner than the 9 to 12 turns .* Most extractions need no partner/);
    expect(finding('de')).toMatch(/^Die Partien sind früher vorbei .* gelingen ohne Hilfe/);
  });

  test('games that are too long and take too many points; and what is as it should be', () => {
    const made = { ...TWO, state: { ...TWO.state, pub: { ...TWO.state.pub, turn: 45 } } };
    expect(said(...times(60, made as Finished<Afternova>))('en')).toMatch(/^Games take longer/);
    const even = [0, 1, 2].flatMap((winner) =>
      times(
        20,
        match({
          turns: 31,
          first: jeff,
          built: [['bp01'], ['bp01'], ['bp01']],
          ships: [0, 1, 2],
          events: [extracted(jeff, andrew), scored([jeff, andrew, mina][winner], 36, 0, 0)],
          scores: [0, 1, 2].map((seat) => (seat === winner ? 36 : 10)),
        }),
      ),
    );
    expect(said(...even)('en')).toMatch(/^Length, points and partners are where a set aims/);
    expect(said(...even)('de')).toMatch(/keine Karte sticht heraus/);
  });
});
