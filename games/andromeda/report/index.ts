/** What many games show: lengths, sources of VP, factions and commanders, which pieces are taken. */
import {
  ascending,
  type Collector,
  type Counts,
  type Facts,
  figureText,
  type Histogram,
  type IntervalItem,
  type Intervals,
  type Language,
  type Listing,
  meanOf,
  percentText,
  type Ratio,
  shareOf,
} from '@starboard/kernel';
import type { Content } from '../content/types.ts';
import { MODULE_TYPES } from '../content/vocabulary.ts';
import { contentOf } from '../rules/content.ts';
import type { Andromeda } from '../rules/types.ts';
import { nameIn } from '../words/names.ts';
import { speakers } from '../words/standard-names.ts';
import { type AndromedaCounts, add, merge, SOURCES, start } from './counts.ts';
import { finding } from './finding.ts';
import { strengths } from './strength.ts';
import { words } from './words.ts';

/** How much of all VP fighting brings: what a pack shifts first. */
const FIGHTS = SOURCES.indexOf('vpBattles');

export const collector: Collector<Andromeda, AndromedaCounts> = {
  start,
  add,
  merge,
  sections: (c, language) => [
    facts(c, language),
    histogram(c.turns, words[language].turns, words[language].players),
    sources(c, language),
    ...(c.seats > 1 ? [factions(c, language)] : []),
    factionTable(c, language),
    ...(c.commanders.some((r) => r[0] > 0) ? [commanders(c, language)] : []),
    histogram(c.developments, words[language].developments, words[language].players),
    histogram(c.scrapped, words[language].scrapped, words[language].players),
    histogram(c.events, words[language].events, words[language].unitGames),
    types(c, language),
    tactics(c, language),
    taken(c, language),
  ],
  shares: (c, language) => [
    { name: words[language].fights, n: words[language].of(c.sources[FIGHTS][1], c.sources[FIGHTS][2]), ...shareOf(c.sources[FIGHTS]), mark: null },
  ],
  finding,
  balance: (c) => c.sources[FIGHTS],
  balanceName: (language) => words[language].fights,
  aim: 0.2,
};

const nameOf = (c: Content, id: string, language: Language): string => nameIn(speakers[language], c, id) ?? id;

const mean = (counts: Counts): number => {
  const list = ascending(counts);
  const n = list.reduce((sum, [, m]) => sum + m, 0);
  return n === 0 ? 0 : list.reduce((sum, [value, m]) => sum + value * m, 0) / n;
};
const figure = (x: number, language: Language): string => figureText(x.toFixed(1), language);
const percent = (x: number, language: Language): string => percentText(String(Math.round(100 * x)), language);

function facts(c: AndromedaCounts, language: Language): Facts {
  const w = words[language].facts;
  const items = [
    { value: figure(mean(c.turns), language), name: w.turns },
    { value: figure(mean(c.developments), language), name: w.developments },
    { value: figure(mean(c.scrapped), language), name: w.scrapped },
    { value: figure(mean(c.events), language), name: w.events },
    { value: figure(mean(c.battles), language), name: w.battles },
    { value: percent(shareOf(c.sources[FIGHTS]).mean, language), name: w.fights },
    { value: figure(meanOf(c.vault).mean, language), name: w.vault },
    { value: percent(shareOf(c.artifacts).mean, language), name: w.artifacts },
  ];
  return { kind: 'facts', title: w.title, about: w.about, items };
}

const histogram = (counts: Counts, w: { readonly title: string; readonly about: string; readonly value: string }, unit: string): Histogram => ({
  kind: 'histogram',
  ...w,
  unit,
  counts: ascending(counts),
});

function sources(c: AndromedaCounts, language: Language): Intervals {
  const w = words[language];
  const items = SOURCES.flatMap((source, i): IntervalItem[] =>
    c.sources[i][1] === 0 ? [] : [{ name: w.source[source], n: w.of(c.sources[i][1], c.sources[i][2]), ...shareOf(c.sources[i]), mark: null }],
  );
  return { kind: 'intervals', ...w.sources, unit: 'share', mark: null, items: items.sort((a, b) => b.mean - a.mean) };
}

const clamp = (x: number): number => Math.min(1, Math.max(0, x));

/** The strength from all pairs at once, with the width of the plain share's interval. */
function factions(c: AndromedaCounts, language: Language): Intervals {
  const w = words[language];
  const { raw } = contentOf(c.options);
  const strength = strengths(c.against, raw.factions.length);
  const items = raw.factions.flatMap((f, i): IntervalItem[] => {
    const ratio: Ratio = c.beaten[i];
    if (ratio[0] === 0) return [];
    const plain = shareOf(ratio);
    const mean_ = strength[i];
    return [
      {
        name: nameOf(raw, f.id, language),
        n: w.games(ratio[0]),
        mean: mean_,
        low: clamp(mean_ - (plain.mean - plain.low)),
        high: clamp(mean_ + (plain.high - plain.mean)),
        mark: 0.5,
      },
    ];
  });
  return { kind: 'intervals', ...w.factions, unit: 'share', items: items.sort((a, b) => b.mean - a.mean) };
}

function factionTable(c: AndromedaCounts, language: Language): Listing {
  const { raw } = contentOf(c.options);
  const rows = raw.factions.flatMap((f, i) =>
    c.wins[i][0] === 0
      ? []
      : [[nameOf(raw, f.id, language), c.wins[i][0], percent(shareOf(c.wins[i]).mean, language), figure(meanOf(c.vp[i]).mean, language)]],
  );
  return { kind: 'table', ...words[language].factionTable, rows };
}

/** Aims of andromeda's balance: how often one player beats a commander of rank 1, 2, 3. */
const AIMS = [0.7, 0.5, 0.3];

function commanders(c: AndromedaCounts, language: Language): Intervals {
  const w = words[language];
  const { raw } = contentOf(c.options);
  const items = raw.commanders.flatMap((m, i): IntervalItem[] => {
    const ratio = c.commanders[i];
    if (ratio[0] === 0) return [];
    const lost = shareOf(ratio);
    const won = ratio[0] - ratio[1];
    return [
      {
        name: w.commanders.name(nameOf(raw, m.id, language), m.rank),
        n: w.of(won, ratio[0]),
        mean: 1 - lost.mean,
        low: 1 - lost.high,
        high: 1 - lost.low,
        mark: AIMS[m.rank - 1],
      },
    ];
  });
  const { name: _, ...said } = w.commanders;
  return { kind: 'intervals', ...said, unit: 'share', items };
}

function types(c: AndromedaCounts, language: Language): Intervals {
  const w = words[language];
  const { raw } = contentOf(c.options);
  const items = MODULE_TYPES.map((type, i): IntervalItem => {
    const track = raw.tracks.find((t) => t.track === type);
    return {
      name: track === undefined ? type : nameOf(raw, track.id, language),
      n: w.of(c.types[i][1], c.types[i][2]),
      ...shareOf(c.types[i]),
      mark: 1 / MODULE_TYPES.length,
    };
  });
  return { kind: 'intervals', ...w.types, unit: 'share', items };
}

function tactics(c: AndromedaCounts, language: Language): Listing {
  const { raw } = contentOf(c.options);
  return {
    kind: 'table',
    ...words[language].tactics,
    rows: raw.tactics.map((t, i) => [nameOf(raw, t.id, language), c.free[i] ?? 0, c.battle[i] ?? 0]),
  };
}

function taken(c: AndromedaCounts, language: Language): Listing {
  const { raw } = contentOf(c.options);
  const pieces = [...raw.factionUpgrades, ...raw.neutralUpgrades, ...raw.discovery, ...raw.supremacy, ...raw.developmentCards];
  const rows = pieces
    .map((p): [string, number] => [nameOf(raw, p.id, language), Math.round((1000 * (c.taken[p.id] ?? 0)) / c.games) / 10])
    .sort((a, b) => b[1] - a[1]);
  return { kind: 'table', ...words[language].taken, rows };
}
