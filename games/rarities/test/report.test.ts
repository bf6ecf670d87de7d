/** The report on many games: what is counted of a match made by hand, and what the sections say of it. */
import type { Finished, Json, ReportSection, Seat } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { collector } from '../report/index.ts';
import type { Event, Options, Rarities } from '../rules/types.ts';
import { alex, ben, clara } from './table.ts';

const options: Options = { landing: 'sealed', landingSeconds: 6, begins: 'random', memoryAid: false };

const lands = (seat: Seat, portal: number): Event => ({ kind: 'landed', seat, portal, place: 1, forced: false });
const collecting = (...order: [Seat, number, number][]): Event => ({
  kind: 'collecting',
  order: order.map(([seat, portal, actions]) => ({ seat, portal, actions })),
});
const mission = (n: number): Event => ({ kind: 'mission', n, portal: n === 1 ? 4 : 1, explorer: ben });

/** Three missions: a sabortal with one ship landed, all landed, and one in whose middle clara wins by the Pilferer. */
const EVENTS: readonly Event[] = [
  { kind: 'start', pass: ben, aliens: ['pilferer', 'schemer', 'thief'] },
  mission(1),
  lands(alex, 4),
  { kind: 'sabortal', by: ben, from: clara, portal: 5 },
  { kind: 'ended', by: 'sabortal' },
  collecting([alex, 4, 2]),
  mission(2),
  lands(clara, 3),
  { kind: 'thieved', by: ben, portal: 4, ships: [{ seat: clara, from: 3, to: 2 }] },
  lands(ben, 4),
  lands(alex, 9),
  { kind: 'ended', by: 'landed' },
  collecting([alex, 9, 4], [ben, 4, 2], [clara, 2, 1]),
  mission(3),
  lands(alex, 1),
  { kind: 'pilfered', by: clara, from: alex, relic: 'eye', portal: 2 },
  { kind: 'won', seat: clara, kinds: ['boots', 'plug', 'eye'] },
];

const match = (events: readonly Event[], ranks: readonly number[]): Finished<Rarities> =>
  ({ options, seats: 3, events, state: {}, outcome: { ranks, scores: [], ending: 'three-sets', parts: [] } }) as unknown as Finished<Rarities>;

function sectionsOf(...matches: Finished<Rarities>[]): readonly ReportSection[] {
  const counts = matches.reduce((c, m) => collector.add(c, m), collector.start(options, 3));
  return collector.sections(JSON.parse(JSON.stringify(counts as Json)) as typeof counts, 'en');
}
function find<K extends ReportSection['kind']>(sections: readonly ReportSection[], kind: K, title: string): Extract<ReportSection, { kind: K }> {
  const found = sections.find((s) => s.kind === kind && s.title === title);
  if (found === undefined) throw new Error(`no ${kind} '${title}'`);
  return found as Extract<ReportSection, { kind: K }>;
}
const means = (section: Extract<ReportSection, { kind: 'intervals' }>): Record<string, number> =>
  Object.fromEntries(section.items.map((i) => [i.name, Number(i.mean.toFixed(4))]));

describe('one match made by hand', () => {
  const sections = sectionsOf(match(EVENTS, [2, 2, 1]));

  test('R20, R32: a mission ends by sabortal, by the last landing, or in its middle by a win', () => {
    expect(means(find(sections, 'intervals', 'What ends a mission'))).toEqual({
      Sabortal: 0.3333,
      'All landed': 0.3333,
      'Super-mission': 0,
      'Won mid-mission': 0.3333,
    });
  });

  test('R17: landings count where they were chosen, not where the Time Thief moved them', () => {
    const landed = find(sections, 'intervals', 'Where ships land');
    expect(means(landed)).toMatchObject({ 'Portal 1 (1)': 0.2, 'Portal 2 (1)': 0, 'Portal 3 (2)': 0.2, 'Portal 4 (2)': 0.4, 'Portal 9 (4)': 0.2 });
    expect(landed.items[3].n).toBe('2 of 5');
  });

  test('R9: before portal 4 nobody can land in the first mission', () => {
    const { cells, rows } = find(sections, 'heatmap', 'Where ships land, mission by mission');
    expect(rows).toEqual(['Mission 1', 'Mission 2', 'Mission 3']);
    const row = (y: number): (number | null)[] => cells.filter((c) => c.y === y).map((c) => c.value && Number(c.value.toFixed(2)));
    expect(row(0)).toEqual([null, null, null, 1, 0, 0, 0, 0, 0, 0]);
    expect(row(1)).toEqual([0, 0, 0.33, 0.33, 0, 0, 0, 0, 0.33, 0]);
  });

  test('R25: a landing brings as many actions as its portal is worth; who still flies gets none', () => {
    expect(find(sections, 'histogram', 'What a mission brings').counts).toEqual([
      [0, 2],
      [1, 1],
      [2, 2],
      [4, 1],
    ]);
    // A mission that nobody finished has no actions at all.
    expect(means(find(sections, 'intervals', 'Actions by what ended the mission'))).toEqual({ Sabortal: 0.6667, 'All landed': 2.3333 });
  });

  test('R32, R15: the kinds of the winning sets, and every alien that was played', () => {
    const kinds = find(sections, 'intervals', 'What the winning sets are made of');
    expect(kinds.items.filter((i) => i.mean === 1).map((i) => i.name)).toEqual(['Light-year Boots', 'Wormhole Plug', 'Watchful Eye']);
    expect(kinds.items.every((i) => i.mark === 3 / 8)).toBe(true);
    expect(means(find(sections, 'intervals', 'How often each alien is played'))).toEqual({ Pilferer: 1, Schemer: 0, 'Time Thief': 1 });
  });

  test('R10: places count from the first pass holder', () => {
    // Ben begins, so clara is second.
    expect(means(find(sections, 'intervals', 'Wins by turn order'))).toEqual({ 'Place 1': 0, 'Place 2': 1, 'Place 3': 0 });
  });
});

test('Q39: a shared win counts as its part, and has no winning sets', () => {
  const shared: Event[] = [EVENTS[0], mission(1), { kind: 'limit', seats: [alex, ben] }];
  const sections = sectionsOf(match(EVENTS, [2, 2, 1]), match(shared, [1, 1, 3]));
  expect(means(find(sections, 'intervals', 'Wins by turn order'))).toEqual({ 'Place 1': 0.25, 'Place 2': 0.5, 'Place 3': 0.25 });
  expect(find(sections, 'intervals', 'What the winning sets are made of').items[0].n).toBe('1 of 1');
});
