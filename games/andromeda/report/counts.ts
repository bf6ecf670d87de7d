/** What is counted over many games, all in whole numbers: lengths, sources of VP, factions against each other, pieces taken. */
import { type Counts, countUp, type Finished, mergeCounts, mergeRatios, NO_RATIO, type Ratio, withMatch } from '@starboard/kernel';
import { MODULE_TYPES } from '../content/vocabulary.ts';
import { seatCount } from '../rules/asking.ts';
import { contentOf } from '../rules/content.ts';
import { COUNT, COUNTED } from '../rules/counts.ts';
import { CATEGORIES } from '../rules/scoring.ts';
import type { Andromeda, Options } from '../rules/types.ts';

/** Where VP come from: while the game runs, and in the final scoring. */
export const SOURCES = [...COUNTED.filter((name) => name.startsWith('vp')), ...CATEGORIES.map((c) => `end-${c}` as const)] as const;

/** A type, not an interface: counts are JSON, and an interface could grow members that are none. */
export type AndromedaCounts = {
  games: number;
  options: { [K in keyof Options]: Options[K] };
  seats: number;
  /** Of players, how many had so many. */
  turns: Counts;
  developments: Counts;
  scrapped: Counts;
  /** Of games. */
  events: Counts;
  battles: Counts;
  /** By source: its VP of all VP of the players, losses left out. */
  sources: Ratio[];
  /** By type: modules gained, of all. */
  types: Ratio[];
  /** By faction: opponents left behind (halves count two), of twice the opponents; wins of games; VP. */
  beaten: Ratio[];
  wins: Ratio[];
  vp: Ratio[];
  /** By faction * factions + faction: how often the first ended above the second, twice; ties count once for both. */
  against: Counts;
  /** By commander: games in which no player was above the Collective, and its VP. */
  commanders: Ratio[];
  /** By kind of tactic: free uses, and battle uses. */
  free: Counts;
  battle: Counts;
  /** By id: how often upgrades, tokens and development cards were taken. */
  taken: Counts;
  /** Winners with at least four artifact icons, of winners; VP of the vault, of players whose vault counts. */
  artifacts: Ratio;
  vault: Ratio;
};

/** N213: what four icons score. */
const FOUR_ICONS = 4;

export function start(options: Options, seats: number): AndromedaCounts {
  const { raw } = contentOf(options);
  const none = (n: number): Ratio[] => Array.from({ length: n }, () => NO_RATIO);
  return {
    games: 0,
    options,
    seats,
    turns: {},
    developments: {},
    scrapped: {},
    events: {},
    battles: {},
    sources: none(SOURCES.length),
    types: none(MODULE_TYPES.length),
    beaten: none(raw.factions.length),
    wins: none(raw.factions.length),
    vp: none(raw.factions.length),
    against: {},
    commanders: none(raw.commanders.length),
    free: {},
    battle: {},
    taken: {},
    artifacts: NO_RATIO,
    vault: NO_RATIO,
  };
}

export function add(c: AndromedaCounts, match: Finished<Andromeda>): AndromedaCounts {
  const { state, outcome } = match;
  const { pub } = state;
  const seats = seatCount(pub);
  const players = pub.sides.slice(0, seats);
  const counts: AndromedaCounts = { ...c, games: c.games + 1 };
  for (const side of players) {
    countUp(counts.turns, side.counts[COUNT.turns]);
    countUp(counts.developments, side.counts[COUNT.developed]);
    countUp(counts.scrapped, side.counts[COUNT.scrapped]);
  }
  countUp(counts.battles, match.events.filter((e) => e.kind === 'battle').length);
  countUp(counts.events, match.events.filter((e) => e.kind === 'event').length);
  sources(counts, match, seats);
  factions(counts, match, seats);
  if (pub.collective !== null) {
    const { commander } = pub.collective;
    counts.commanders = counts.commanders.map((r, i) => (i === commander ? withMatch(r, outcome.ranks.includes(1) ? 0 : 1, 1) : r));
  }
  pieces(counts, match);
  return counts;
}

function sources(c: AndromedaCounts, { state }: Finished<Andromeda>, seats: number): void {
  const { sides, scores } = state.pub;
  const gained = SOURCES.map((source) => {
    let n = 0;
    for (let who = 0; who < seats; who++) {
      const category = CATEGORIES.findIndex((name) => `end-${name}` === source);
      n += Math.max(0, category < 0 ? sides[who].counts[COUNT[source as keyof typeof COUNT]] : (scores?.[who][category] ?? 0));
    }
    return n;
  });
  const all = gained.reduce((a, b) => a + b, 0);
  if (all > 0) c.sources = c.sources.map((r, i) => withMatch(r, gained[i], all));
  const vault = CATEGORIES.indexOf('vault');
  let [some, sum] = [0, 0];
  for (let who = 0; who < seats; who++)
    if ((scores?.[who][vault] ?? 0) > 0) {
      some++;
      sum += scores?.[who][vault] ?? 0;
    }
  if (some > 0) c.vault = withMatch(c.vault, sum, some);
}

function factions(c: AndromedaCounts, { state, outcome }: Finished<Andromeda>, seats: number): void {
  const { sides, scores } = state.pub;
  const n = c.beaten.length;
  const icons = CATEGORIES.indexOf('artifacts');
  const enough = contentOf(c.options).raw.constants.artifactVp[FOUR_ICONS];
  let [winners, rich] = [0, 0];
  for (let a = 0; a < seats; a++) {
    const faction = sides[a].faction;
    if (faction < 0) continue;
    let above = 0;
    for (let b = 0; b < seats; b++) {
      if (a === b) continue;
      const points = outcome.ranks[a] < outcome.ranks[b] ? 2 : outcome.ranks[a] === outcome.ranks[b] ? 1 : 0;
      above += points;
      if (sides[b].faction >= 0 && sides[b].faction !== faction) countUp(c.against, faction * n + sides[b].faction, points);
    }
    const won = outcome.ranks[a] === 1;
    if (won) {
      winners++;
      if ((scores?.[a][icons] ?? 0) >= enough) rich++;
    }
    if (seats > 1) c.beaten = c.beaten.map((r, i) => (i === faction ? withMatch(r, above, 2 * (seats - 1)) : r));
    c.wins = c.wins.map((r, i) => (i === faction ? withMatch(r, won ? 1 : 0, 1) : r));
    c.vp = c.vp.map((r, i) => (i === faction ? withMatch(r, Math.max(0, sides[a].vp), 1) : r));
  }
  if (winners > 0) c.artifacts = withMatch(c.artifacts, rich, winners);
}

function pieces(c: AndromedaCounts, { events }: Finished<Andromeda>): void {
  const { raw } = contentOf(c.options);
  const modules = new Map([...raw.modules, ...raw.artifactModules].map((m) => [m.id, MODULE_TYPES.indexOf(m.type)]));
  const kinds = new Map(raw.tactics.map((t, i) => [t.id, i]));
  const types = MODULE_TYPES.map(() => 0);
  const take = (id: string): void => {
    c.taken[id] = (c.taken[id] ?? 0) + 1;
  };
  for (const e of events)
    switch (e.kind) {
      case 'module':
        if (e.who !== 'collective') types[modules.get(e.module) ?? 0]++;
        break;
      case 'played':
        if (e.use === 'free') countUp(c.free, kinds.get(e.tactic) ?? 0);
        break;
      case 'battle-tactic':
        countUp(c.battle, kinds.get(e.tactic) ?? 0);
        break;
      case 'upgraded':
        take(e.upgrade);
        break;
      case 'token':
        if (e.who !== 'collective') take(e.token);
        break;
      case 'card':
        if (e.who !== 'collective') take(e.card);
        break;
    }
  const all = types.reduce((a, b) => a + b, 0);
  if (all > 0) c.types = c.types.map((r, i) => withMatch(r, types[i], all));
}

export const merge = (a: AndromedaCounts, b: AndromedaCounts): AndromedaCounts => {
  const ratios = (x: Ratio[], y: Ratio[]): Ratio[] => x.map((r, i) => mergeRatios(r, y[i]));
  return {
    ...a,
    games: a.games + b.games,
    turns: mergeCounts(a.turns, b.turns),
    developments: mergeCounts(a.developments, b.developments),
    scrapped: mergeCounts(a.scrapped, b.scrapped),
    events: mergeCounts(a.events, b.events),
    battles: mergeCounts(a.battles, b.battles),
    sources: ratios(a.sources, b.sources),
    types: ratios(a.types, b.types),
    beaten: ratios(a.beaten, b.beaten),
    wins: ratios(a.wins, b.wins),
    vp: ratios(a.vp, b.vp),
    against: mergeCounts(a.against, b.against),
    commanders: ratios(a.commanders, b.commanders),
    free: mergeCounts(a.free, b.free),
    battle: mergeCounts(a.battle, b.battle),
    taken: mergeCounts(a.taken, b.taken),
    artifacts: mergeRatios(a.artifacts, b.artifacts),
    vault: mergeRatios(a.vault, b.vault),
  };
};
