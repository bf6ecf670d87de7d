/** Report on many games: length, negotiations, and how seats, ships and Blueprints win. */
import {
  ascending,
  type Collector,
  type Facts,
  type Histogram,
  type Interval,
  type IntervalItem,
  type Intervals,
  type Language,
  meanOf,
  type Ratio,
  restOf,
  shareOf,
} from '@starboard/kernel';
import { packOf } from '../rules/pack.ts';
import type { Afternova, Card } from '../rules/types.ts';
import { type AfternovaCounts, add, HELPED, merge, PARTS, start, TALK, UPGRADES } from './counts.ts';
import { finding } from './finding.ts';
import { words } from './words.ts';

export const collector: Collector<Afternova, AfternovaCounts> = {
  start,
  add,
  merge,
  sections: (counts, language) => {
    const { plans, ships } = packOf(counts.options);
    const w = words[language];
    const fair = 1 / counts.seats;
    const sum = (i: 1 | 2): number => counts.won.reduce((n, r) => n + r[i], 0);
    const usual = sum(1) / Math.max(1, sum(2));
    return [
      facts(counts, language),
      histogram(w.rounds, counts.rounds),
      histogram(w.totals, counts.totals),
      intervals(
        w.helped,
        'share',
        HELPED.map((by, i) => item(w.helped.by[by], w.of(counts.helped[i][1], counts.helped[i][2]), shareOf(counts.helped[i]))),
      ),
      intervals(
        w.talk,
        'count',
        TALK.map((what, i) => item(w.talk.by[what], w.times(counts.talk[i][1]), meanOf(counts.talk[i]))),
      ),
      intervals(
        w.parts,
        'count',
        PARTS.map((part, i) => item(w.parts.by[part], w.games(counts.games), meanOf(counts.parts[i]))),
      ),
      intervals(
        w.places,
        'share',
        counts.places.map((r, i) => item(w.places.place(i + 1), w.of(r[1], r[2]), shareOf(r), fair)),
      ),
      intervals(
        w.built,
        'share',
        plans.map(({ card }, i) => item(cardName(plans, card, language), w.of(counts.built[i][1], counts.games), shareOf(counts.built[i]))),
      ),
      intervals(
        w.won,
        'share',
        measured(counts.won).map((i) =>
          item(cardName(plans, plans[i].card, language), w.of(counts.won[i][1], counts.won[i][2]), shareOf(counts.won[i]), usual),
        ),
      ),
      intervals(
        w.upgrades,
        'share',
        measured(counts.upgrades).map((i) =>
          item(w.upgrades.by[UPGRADES[i]], w.of(counts.upgrades[i][1], counts.upgrades[i][2]), shareOf(counts.upgrades[i]), fair),
        ),
      ),
      intervals(
        w.ships,
        'share',
        measured(counts.ships).map((i) =>
          item(cardName(ships, ships[i].card, language), w.of(counts.ships[i][1], counts.ships[i][2]), shareOf(counts.ships[i]), fair),
        ),
      ),
    ];
  },
  shares: ({ helped: [alone] }, language) => [
    item(words[language].facts.partnered, words[language].of(alone[2] - alone[1], alone[2]), shareOf(restOf(alone))),
  ],
  finding,
  // What a pack shifts first: how often one needs somebody else.
  balance: ({ helped: [alone] }) => restOf(alone),
  balanceName: (language) => words[language].facts.partnered,
  aim: 0.8,
};

const item = (name: string, n: string, interval: Interval, mark: number | null = null): IntervalItem => ({ name, n, ...interval, mark });
/** Leaves out what never occurred. */
const measured = (ratios: readonly Ratio[]): number[] => ratios.flatMap((r, i) => (r[2] > 0 ? [i] : []));

type Said = { readonly title: string; readonly about: string; readonly value: string };
function intervals(w: Said & { readonly mark?: string }, unit: 'share' | 'count', items: readonly IntervalItem[]): Intervals {
  return { kind: 'intervals', title: w.title, about: w.about, unit, value: w.value, mark: w.mark ?? null, items };
}
function histogram(w: Said & { readonly unit: string }, counts: AfternovaCounts['rounds']): Histogram {
  return { kind: 'histogram', title: w.title, about: w.about, value: w.value, unit: w.unit, counts: ascending(counts) };
}

/** The figures that a balanced set aims at: turns, the winner's total, partners. */
function facts({ turns, winner, helped, extracts }: AfternovaCounts, language: Language): Facts {
  const w = words[language].facts;
  const range = ({ mean, low, high }: Interval, digits: number, times = 1): string => {
    const [m, l, h] = [mean, low, high].map((n) => words[language].number(n * times, digits));
    return `${m} (${l}–${h})`;
  };
  const partnered = shareOf(restOf(helped[0]));
  return {
    kind: 'facts',
    title: w.title,
    about: w.about,
    items: [
      { name: w.turns, value: range(meanOf(turns), 1) },
      { name: w.winner, value: range(meanOf(winner), 1) },
      { name: w.partnered, value: words[language].percent(range(partnered, 0, 100)) },
      { name: w.extracts, value: range(meanOf(extracts), 1) },
    ],
  };
}

/** With the id where several cards of a pack share a name. */
const cardName = (all: readonly { readonly card: Card }[], card: Card, language: Language): string =>
  all.filter((other) => other.card[language] === card[language]).length > 1 ? `${card[language]} (${card.id})` : card[language];
