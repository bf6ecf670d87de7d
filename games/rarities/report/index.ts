/** What many games of Rarities show: how missions end, where people land and what it brings, what wins, who is played. */
import {
  ascending,
  type Collector,
  type HeatCell,
  type HeatMap,
  type Histogram,
  type Interval,
  type Intervals,
  type Language,
  meanOf,
  type Ratio,
  shareOf,
} from '@starboard/kernel';
import { ALIENS, FIRST_START, LAST_PORTAL, RELICS, SETS_TO_WIN, VALUES } from '../content/cards.ts';
import type { Rarities } from '../rules/types.ts';
import { names as de } from '../words/de/names.ts';
import { names as en } from '../words/en/names.ts';
import { add, ENDS, merge, type RaritiesCounts, start } from './counts.ts';
import { words } from './words.ts';

const cardNames = { en, de };

/** Later missions are left out of the plan of landings: too few games come to them. */
const MOST_MISSIONS = 12;
/** So is a mission with fewer landings than this share of all games. */
const REACHED = 0.05;

export const collector: Collector<Rarities, RaritiesCounts> = {
  start: (_options, seats) => start(seats),
  add,
  merge,
  sections: (counts, language) => [
    ends(counts, language),
    portals(counts, language),
    landings(counts, language),
    actions(counts, language),
    gains(counts, language),
    kinds(counts, language),
    aliens(counts, language),
    places(counts, language),
  ],
};

type Item = Intervals['items'][number];
const item = (name: string, n: string, interval: Interval, mark: number | null = null): Item => ({ name, n, ...interval, mark });

function ends({ ends: ratios }: RaritiesCounts, language: Language): Intervals {
  const w = words[language];
  const items = ENDS.map((end, i) => item(w.ends.by[end], w.of(ratios[i][1], ratios[i][2]), shareOf(ratios[i])));
  return { kind: 'intervals', title: w.ends.title, about: w.ends.about, unit: 'share', value: w.ends.value, mark: null, items };
}

function portals({ portals: ratios }: RaritiesCounts, language: Language): Intervals {
  const w = words[language];
  const items = positions().map((p) => item(w.portal(p, VALUES[p]), w.of(ratios[p][1], ratios[p][2]), shareOf(ratios[p])));
  return { kind: 'intervals', title: w.portals.title, about: w.portals.about, unit: 'share', value: w.portals.value, mark: null, items };
}

function landings({ landings: counts, games }: RaritiesCounts, language: Language): HeatMap {
  const w = words[language];
  const at = (mission: number, p: number): number => counts[100 * mission + p] ?? 0;
  const all = (mission: number): number => positions().reduce((n, p) => n + at(mission, p), 0);
  const missions = Array.from({ length: MOST_MISSIONS }, (_, i) => i + 1).filter((m) => all(m) > 0 && all(m) >= REACHED * games);
  const cells = missions.flatMap((mission, y) =>
    positions().map((p): HeatCell => {
      // R9: the first mission begins behind the aliens.
      const possible = mission > 1 || p >= FIRST_START;
      return { x: p, y, value: possible ? at(mission, p) / all(mission) : null, label: w.landings.cell(mission, p) };
    }),
  );
  return {
    kind: 'heatmap',
    title: w.landings.title,
    about: w.landings.about,
    shape: 'square',
    value: w.landings.value,
    unit: 'share',
    columns: positions().map(String),
    rows: missions.map((m) => w.landings.mission(m)),
    cells,
  };
}

function actions({ actions: counts }: RaritiesCounts, language: Language): Histogram {
  const w = words[language].actions;
  return { kind: 'histogram', title: w.title, about: w.about, value: w.value, unit: w.unit, counts: ascending(counts) };
}

function gains({ gains: ratios }: RaritiesCounts, language: Language): Intervals {
  const w = words[language];
  const items = ENDS.flatMap((end, i) => (ratios[i][2] === 0 ? [] : [item(w.ends.by[end], w.ships(ratios[i][2]), meanOf(ratios[i]))]));
  return { kind: 'intervals', title: w.gains.title, about: w.gains.about, unit: 'count', value: w.gains.value, mark: null, items };
}

function kinds({ kinds: ratios }: RaritiesCounts, language: Language): Intervals {
  const w = words[language];
  const fair = SETS_TO_WIN / RELICS.length;
  const items = RELICS.map((relic, i) => item(cardNames[language][relic].bare, w.of(ratios[i][1], ratios[i][2]), shareOf(ratios[i]), fair));
  return { kind: 'intervals', title: w.kinds.title, about: w.kinds.about, unit: 'share', value: w.kinds.value, mark: w.kinds.mark, items };
}

function aliens({ aliens: ratios }: RaritiesCounts, language: Language): Intervals {
  const w = words[language];
  const items = ALIENS.map((alien, i) => item(cardNames[language][alien].bare, w.times(ratios[i][1]), meanOf(ratios[i])));
  return { kind: 'intervals', title: w.aliens.title, about: w.aliens.about, unit: 'count', value: w.aliens.value, mark: null, items };
}

function places({ places: ratios, games }: RaritiesCounts, language: Language): Intervals {
  const w = words[language];
  const fair = 1 / ratios.length;
  const items = ratios.map((r: Ratio, i) => item(w.places.place(i + 1), w.games(games), shareOf(r), fair));
  return { kind: 'intervals', title: w.places.title, about: w.places.about, unit: 'share', value: w.places.value, mark: w.places.mark, items };
}

const positions = (): number[] => Array.from({ length: LAST_PORTAL }, (_, i) => i + 1);
