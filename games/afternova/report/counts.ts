/** Counts for the report. Whole numbers only, so that threads can merge them in any order. */
import { type Counts, countUp, type Finished, mergeCounts, mergeRatios, NO_RATIO, type Ratio, withMatch } from '@starboard/kernel';
import type { Upgrade } from '../content/types.ts';
import { packOf } from '../rules/pack.ts';
import type { Afternova, Options } from '../rules/types.ts';

export const UPGRADES = ['cargo', 'market', 'crew', 'refinery', 'boost', 'none'] as const;
type UpgradeKind = Upgrade['kind'] | 'none';
/** Extractions by how many helped. */
export const HELPED = ['alone', 'one', 'more'] as const;
/** What happens in a negotiation, counted per game. */
export const TALK = ['called', 'offered', 'withdrew', 'declined', 'proposed', 'refused', 'showed', 'aborted', 'lapsed'] as const;
/** What the winner's points are made of. */
export const PARTS = ['points', 'stored', 'objective'] as const;

export type AfternovaCounts = {
  readonly games: number;
  readonly options: { [K in keyof Options]: Options[K] };
  readonly seats: number;
  /** Rounds of turns begun: turns per player, rounded up. */
  readonly rounds: Counts;
  readonly totals: Counts;
  /** Turns of all players of a game, per player. */
  readonly turns: Ratio;
  readonly winner: Ratio;
  readonly parts: readonly Ratio[];
  /** Of all extractions, by `HELPED`. */
  readonly helped: readonly Ratio[];
  readonly extracts: Ratio;
  readonly talk: readonly Ratio[];
  /** Wins by place in turn order, counted from the first player. */
  readonly places: readonly Ratio[];
  /** By Blueprint: games in which somebody completed it; and of those who did, the winners. */
  readonly built: readonly Ratio[];
  readonly won: readonly Ratio[];
  /** By kind of upgrade: of the players who had one, the winners; `none`: those who had no upgrade at all. */
  readonly upgrades: readonly Ratio[];
  /** By starship: how many of those who flew it won. */
  readonly ships: readonly Ratio[];
};

const none = (n: number): Ratio[] => new Array<Ratio>(n).fill(NO_RATIO);

export function start(options: Options, seats: number): AfternovaCounts {
  const pack = packOf(options);
  return {
    games: 0,
    options,
    seats,
    rounds: {},
    totals: {},
    turns: NO_RATIO,
    winner: NO_RATIO,
    parts: none(PARTS.length),
    helped: none(HELPED.length),
    extracts: NO_RATIO,
    talk: none(TALK.length),
    places: none(seats),
    built: none(pack.plans.length),
    won: none(pack.plans.length),
    upgrades: none(UPGRADES.length),
    ships: none(pack.ships.length),
  };
}

export function merge(a: AfternovaCounts, b: AfternovaCounts): AfternovaCounts {
  const both = (one: readonly Ratio[], other: readonly Ratio[]): Ratio[] => one.map((r, i) => mergeRatios(r, other[i]));
  return {
    ...a,
    games: a.games + b.games,
    rounds: mergeCounts(a.rounds, b.rounds),
    totals: mergeCounts(a.totals, b.totals),
    turns: mergeRatios(a.turns, b.turns),
    winner: mergeRatios(a.winner, b.winner),
    parts: both(a.parts, b.parts),
    helped: both(a.helped, b.helped),
    extracts: mergeRatios(a.extracts, b.extracts),
    talk: both(a.talk, b.talk),
    places: both(a.places, b.places),
    built: both(a.built, b.built),
    won: both(a.won, b.won),
    upgrades: both(a.upgrades, b.upgrades),
    ships: both(a.ships, b.ships),
  };
}

export function add(c: AfternovaCounts, { events, seats, state, outcome }: Finished<Afternova>): AfternovaCounts {
  const { pub, mine } = state;
  const winner = outcome.ranks.indexOf(1);
  const total = outcome.scores[winner];
  const score = events.find((e) => e.kind === 'scored' && e.seat === winner);
  const parts = score?.kind === 'scored' ? PARTS.map((part) => score[part]) : PARTS.map(() => 0);
  const helped = HELPED.map(() => 0);
  for (const e of events) if (e.kind === 'extracted') helped[Math.min(2, e.rows.length - 1)]++;
  const extracts = helped.reduce((a, b) => a + b, 0);
  const rounds = { ...c.rounds };
  countUp(rounds, Math.ceil(pub.turn / seats));
  const totals = { ...c.totals };
  countUp(totals, total);
  const kinds = pub.built.map((built) => kindsOf(c, built));
  /** At most one player has a card; a game without it is skipped. */
  const ofWinner = (r: Ratio, owner: number): Ratio => (owner < 0 ? r : withMatch(r, owner === winner ? 1 : 0, 1));
  return {
    ...c,
    games: c.games + 1,
    rounds,
    totals,
    turns: withMatch(c.turns, pub.turn, seats),
    winner: withMatch(c.winner, total, 1),
    parts: c.parts.map((r, i) => withMatch(r, parts[i], 1)),
    helped: c.helped.map((r, i) => withMatch(r, helped[i], extracts)),
    extracts: withMatch(c.extracts, extracts, 1),
    talk: c.talk.map((r, i) => withMatch(r, events.filter((e) => e.kind === TALK[i]).length, 1)),
    places: c.places.map((r, place) => withMatch(r, (pub.first + place) % seats === winner ? 1 : 0, 1)),
    built: c.built.map((r, plan) => withMatch(r, pub.built.some((built) => built.includes(plan)) ? 1 : 0, 1)),
    won: c.won.map((r, plan) =>
      ofWinner(
        r,
        pub.built.findIndex((built) => built.includes(plan)),
      ),
    ),
    upgrades: c.upgrades.map((r, i) => {
      const having = kinds.flatMap((own, seat) => (own.has(UPGRADES[i]) ? [seat] : []));
      return having.length === 0 ? r : withMatch(r, having.includes(winner) ? 1 : 0, having.length);
    }),
    ships: c.ships.map((r, ship) =>
      ofWinner(
        r,
        mine.findIndex((m) => m.ship === ship),
      ),
    ),
  };
}

function kindsOf(c: AfternovaCounts, built: readonly number[]): ReadonlySet<UpgradeKind> {
  const { plans } = packOf(c.options);
  const kinds = built.flatMap((plan) => plans[plan].upgrade?.kind ?? []);
  return new Set<UpgradeKind>(kinds.length === 0 ? ['none'] : kinds);
}
