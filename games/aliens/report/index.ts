/** The report over many games: escapes, where humans move and are eliminated, what happens at the hatches. */
import {
  ascending,
  type Collector,
  type Counts,
  type HeatMap,
  type Histogram,
  type Intervals,
  type Language,
  type Listing,
  percentText,
  shareOf,
} from '@starboard/kernel';
import { type Law, lawOf } from '../rules/law.ts';
import type { Aliens, Ending } from '../rules/types.ts';
import { columnName, type Zone } from '../rules/zone.ts';
import { type AliensCounts, add, merge, start } from './counts.ts';
import { finding } from './finding.ts';
import { turnsFrom } from './turns.ts';
import { words } from './words.ts';

export const collector: Collector<Aliens, AliensCounts> = {
  start,
  add,
  merge,
  sections: (counts, language) => {
    const law = lawOf(counts.options, counts.seats);
    const w = words[language];
    return [
      ...(law.noHumans ? [] : [sides(counts, language)]),
      ended(counts, language),
      ...(law.noHumans ? [] : [first(counts, language)]),
      ...(law.noHumans
        ? []
        : [
            plan(law.zone, counts.walked, 1 / counts.games, w.walked),
            plan(law.zone, counts.fell, 100 / counts.games, w.fell),
            hatches(counts, language),
            distances(law, language),
          ]),
    ];
  },
  finding,
  shares: (counts, language) => (lawOf(counts.options, counts.seats).noHumans ? [] : sides(counts, language).items),
  balance: ({ escapes }) => escapes,
  balanceName: (language) => words[language].sides.escaped,
};

const ENDINGS: readonly Ending[] = ['hunted', 'escaped', 'hatches', 'rounds', 'cut-off', 'agreed', 'first-out', 'kills', 'kills-rounds'];

function sides({ escapes, hunts, games }: AliensCounts, language: Language): Intervals {
  const w = words[language];
  const items = [
    { name: w.sides.escaped, n: w.of(escapes[1], escapes[2]), ...shareOf(escapes), mark: null },
    { name: w.sides.hunted, n: w.of(hunts[1], games), ...shareOf(hunts), mark: null },
  ];
  return { kind: 'intervals', title: w.sides.title, about: w.sides.about, unit: 'share', value: w.sides.value, mark: null, items };
}

/** Every ending that came, the most frequent first. */
function ended({ ended: by, games }: AliensCounts, language: Language): Listing {
  const w = words[language];
  const came = ENDINGS.flatMap((ending) => (by[ending] === undefined ? [] : [{ ending, n: by[ending] }])).sort((a, b) => b.n - a.n);
  const rows = came.map(({ ending, n }) => [w.ended.by[ending], n, percentText(String(Math.round((100 * n) / games)), language)]);
  return { kind: 'table', title: w.ended.title, about: w.ended.about, head: w.ended.head, rows };
}

function first(counts: AliensCounts, language: Language): Histogram {
  return { kind: 'histogram', ...words[language].first, counts: ascending(counts.first) };
}

/** The zone with what was counted in its sectors. */
function plan(zone: Zone, counts: Counts, per: number, said: { readonly title: string; readonly about: string; readonly value: string }): HeatMap {
  // A zone need not begin at the edge of its sheet; names do begin with the first sector.
  const spanned = (at: readonly number[]): number[] => {
    const from = Math.min(...at);
    return Array.from({ length: Math.max(...at) - from + 1 }, (_, i) => from + i);
  };
  return {
    kind: 'heatmap',
    ...said,
    shape: 'hexagon',
    unit: 'count',
    columns: spanned(zone.columns).map(columnName),
    rows: spanned(zone.rows).map((r) => String(r + 1)),
    cells: zone.names.map((label, i) => ({
      x: zone.columns[i],
      // E3: every second column lies half a sector lower.
      y: zone.rows[i] + (zone.columns[i] % 2) / 2,
      value: (counts[i] ?? 0) * per,
      label,
      ...(zone.kinds[i] !== 'safe' && zone.kinds[i] !== 'dangerous' && { strong: true }),
    })),
  };
}

function hatches({ used, broken, games }: AliensCounts, language: Language): Intervals {
  const w = words[language];
  const items = used.flatMap((r, hatch) =>
    hatch === 0
      ? []
      : [
          { name: w.hatches.used(hatch), n: w.of(r[1], games), ...shareOf(r), mark: null },
          { name: w.hatches.broken(hatch), n: w.of(broken[hatch][1], games), ...shareOf(broken[hatch]), mark: null },
        ],
  );
  return { kind: 'intervals', title: w.hatches.title, about: w.hatches.about, unit: 'share', value: w.hatches.value, mark: null, items };
}

/** The fewest turns to each hatch under this table's rules. */
function distances(law: Law, language: Language): Listing {
  const w = words[language].distances;
  const { zone } = law;
  const human = turnsFrom(law, zone.human, false);
  const alien = turnsFrom(law, zone.alien, true);
  // E9: an alien cannot end in a hatch, so the sector next to it counts.
  const near = (hatch: number): number => Math.min(...zone.touching[hatch].map((s) => alien.get(s) ?? Number.POSITIVE_INFINITY));
  const told = (n: number | undefined): string | number => (n === undefined || !Number.isFinite(n) ? '–' : n);
  const rows = zone.hatches.flatMap((sector, hatch) => (hatch === 0 ? [] : [[w.hatch(hatch), told(human.get(sector)), told(near(sector))]]));
  return { kind: 'table', title: w.title, about: w.about, head: w.head, rows };
}
