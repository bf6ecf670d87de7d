/**
 * What a game of Andromeda's Edge is made of: its state cut by who knows it.
 *
 * Pieces are numbers: the place in their list of `Content` (rules/content.ts). A deck is a bag: what is left of it, drawn from
 * by chance, so there is no order that could be known. Most bags are public (what is left follows from what was seen); only
 * tactics, discovery tokens and destiny cards are secret.
 *
 * A side (`Who`) is a seat, or the number after the last seat: the Collective. `sides`, and every list "by side", has an entry
 * for the Collective only if it plays.
 */
import type { Seat, Types } from '@starboard/kernel';
import type { ChoiceKind, Pick, Why } from './answers.ts';
import type { Battle } from './battle/types.ts';
import type { CollectiveState } from './collective/types.ts';
import type { Event } from './events.ts';
import type { Frame, Got } from './frames.ts';
import type { Rule, Who } from './ids.ts';

export type { ChoiceKind, Pick, Why } from './answers.ts';
export type { Who } from './ids.ts';

export interface Options {
  /** N13. */
  length: 'short' | 'medium' | 'long';
  /** N14, N19: `void` brings the Void. */
  events: 'aurora' | 'twilight' | 'void';
  /** N15. */
  moons: 'base' | 'ancient' | 'all';
  /** N16: `auto` is on with ancient moons. */
  artifacts: 'auto' | 'on' | 'off';
  /** N17. */
  special: boolean;
  /** N18. */
  destiny: boolean;
  /** N20. */
  escalation: boolean;
  /** N12, N21: a commander of the content, or a random one of a rank. One seat alone plays against rank 1 where `none` is set. */
  collective: 'none' | 'rank1' | 'rank2' | 'rank3' | 'halcyon' | 'brax' | 'ovid' | 'mantis' | 'loom' | 'prism' | 'tyrant' | 'hive' | 'null';
  /** The text of a content pack; empty: the standard game. */
  pack: string;
}

/** Whose turn it is, what happened in it, how the game stands. */
export interface Turn {
  /** Turns begun so far. */
  n: number;
  /** N45. */
  start: Seat;
  /** The active participant. */
  active: Who;
  mode: 'regular' | 'extra' | 'collective';
  /** The player whose regular turn it is or was last: the next one follows clockwise, no matter who acted in between. */
  last: Seat;
  /** N86: the active region; NONE outside a launch turn. */
  region: number;
  /** The ship that was launched, by its place among the owner's nine; NONE. */
  ship: number;
  /** N167: activators at the start of step 3, and those left; NONE outside of it. */
  returning: number;
  activators: number;
  /** N74: a tactic was played for its free use. */
  played: boolean;
  /** N186: a development was built (by the active player's own effects; others count in `built`). */
  built: Who[];
  /** `modulePrice`: sides that have bought a module this turn. */
  bought: Who[];
  /** `abandonBonus`: sides that have abandoned a moon this turn. */
  abandoned: Who[];
  /** N68: modules moved this turn; bounded, so that a turn ends. */
  moves: number;
  /** N206. */
  ghosted: boolean;
  /** Abilities used this turn (numbers of `Content.abilities`), once for each use. */
  used: number[];
  /** N173: heads (as -1 - row) and modules activated in this return turn, or by `activate`. */
  activated: number[];
  /** N172: rows in which an activator was used. */
  rows: number[];
  /** Modules activated with energy this return turn. */
  energized: number;
  /** The event card being resolved; NONE. */
  event: number;
  /** N129: who takes an extra turn after this one; NONE. */
  extra: Who;
  /** N129: the Collective acts when the extra turn, if any, is over; decided when the regular turn ended. */
  owed: boolean;
  /** The lens holder; NONE without the Collective. */
  lens: Who;
  /** N222; NONE without the Collective. */
  probe: number;
  /** N208: turns left in the last round, this one included; NONE: it has not begun. */
  left: number;
  /** N208: somebody has reached the terminus. */
  ending: boolean;
}

/** The 28 spaces; every list is by space. */
export interface MapState {
  /** A tile of `Content.tiles`; NO_TILE; NEBULA. */
  tile: number[];
  /** Number of tiles without the Void; distances follow from it. */
  laid: number;
  /** N19, N35: the Void is in play. */
  void: boolean;
  /** N36: what is left of the draw stack. */
  stack: number[];
  /** Moons there, the visible ones included. */
  moons: number[];
  /** The visible moon; NONE. */
  top: number[];
  /** N38: the second visible moon of a nebula; NONE. */
  second: number[];
  /** Bonus resources: five numbers for each space. */
  bonus: number[];
  /** Leaders by side: 28 for each. */
  leaders: number[];
  /** N188: the owner of the development there; NONE. */
  owner: number[];
  /** N191: 1 if it is tipped over. */
  tipped: number[];
  /** N140: 1 if there is a Mechaphage token. */
  mech: number[];
  /** N108: 1 if the nebula was launched to. */
  visited: number[];
  /** N206: where the ghost is; NONE. */
  ghost: number;
  /** N37: moons of each colour that nobody has seen yet. */
  unseen: number[][];
}

/** N81: nine ships for each side. */
export interface Fleet {
  at: number[];
  /** N83: shields used up. */
  hit: number[];
}

/** A row of a station, N63: modules from left to right; gap i is right of module i - 1 (gap 0: right of the head). */
export interface Row {
  modules: number[];
  /** 1: damaged. */
  damaged: number[];
  /** Moons by gap, one more than there are modules; NONE. */
  gaps: number[];
}

/** A side's station and its other pieces. */
export interface Station {
  /** The faction; for the Collective its commander; NONE before the choice. */
  faction: number;
  vp: number;
  /** By number; always 0 for the Collective. */
  resources: number[];
  dock: number[];
  rows: Row[];
  /** In the station, N113. */
  leaders: number;
  spent: number;
  /** Tactics in hand: how many. */
  hand: number;
  tracks: number[];
  /** Discovery tokens by kind, not used yet and used. */
  tokens: number[];
  usedTokens: number[];
  supremacy: number[];
  /** By ship type: the upgrade; NONE. For the Collective: its upgrades, any number. */
  upgrades: number[];
  /** Development cards, and which of them are turned over. */
  cards: number[];
  usedCards: number[];
  /** Active abilities, numbers of `Content.abilities`. */
  abilities: number[];
  /** Those with the limit `game` that are spent. */
  spentAbilities: number[];
  /** Lasting modifiers, summed by place (see rules/modifiers.ts). */
  mods: number[];
  /** Those of this turn; null: none. */
  passing: number[] | null;
  trophies: number;
  battlesWon: number;
  /** What the game counts about this side, by `COUNTED`. */
  counts: number[];
}

export interface Market {
  /** By type: face-up modules, the bottom one first. */
  columns: number[][];
  /** By type: what is left of the deck. */
  decks: number[][];
  /** N40. */
  upgrades: number[];
  upgradeDeck: number[];
  /** Open development cards. */
  cards: number[];
}

export interface Decks {
  /** How many tactics are left to draw. */
  tactics: number;
  /** Discarded tactics by kind. */
  discards: number[];
  /** How many discovery tokens each stock has. */
  stocks: number[];
  /** N199: tokens on the three steps of supremacy; NONE once taken. */
  supremacy: number[];
  /** N126: event cards not yet drawn, and discarded. */
  events: number[];
  eventsOut: number[];
  /** Event cards drawn so far, those of decks made anew among them. */
  eventsDrawn: number;
  /** N121: space of the event marker, 0–20. */
  marker: number;
}

export interface Raiders {
  /** Figures on the map: the card and the region of each. */
  card: number[];
  at: number[];
  /** N42: the S card in play. */
  small: number;
  /** By class A, B, C, D: cards that may still arrive, and how many of them will. */
  bags: number[][];
  coming: number[];
}

/** Final scoring, N209: by side, one number for each of `CATEGORIES`. */
export type Scores = number[][];

export interface Pub {
  options: Options;
  turn: Turn;
  map: MapState;
  fleet: Fleet;
  sides: Station[];
  market: Market;
  decks: Decks;
  raiders: Raiders;
  collective: CollectiveState | null;
  battle: Battle | null;
  scores: Scores | null;
  /** N120: after the end, everybody's destiny card, by side. */
  destinies: number[] | null;
}

/** What one seat knows. */
export interface Mine {
  /** Tactics by kind. */
  hand: number[];
  /** N46: factions to choose from, then empty. */
  offer: number[];
  /** N47: destiny cards dealt; the kept one; NONE. */
  dealt: number[];
  destiny: number;
  /** D15: cards just drawn, of which some are kept, by kind; null: none. They are in the hand. */
  drawn: number[] | null;
  /** D17: tokens looked at, by kind; null: none. They are still in their stock. */
  look: number[] | null;
  /** Minimum number of tokens known in each stock, by kind. */
  seen: number[][];
}

/** Known to nobody. */
export interface Dark {
  /** By kind. */
  tactics: number[];
  /** Each stock of discovery tokens, by kind. */
  stocks: number[][];
  /** N230: the Collective's tactics by kind. */
  collective: number[];
  /** N224: its destiny cards. */
  destiny: number[];
}

/** Nothing is remembered beyond the view: what was looked at is `mine`, everything else is open. */
export type Memory = Record<string, never>;

export interface Andromeda extends Types {
  options: Options;
  pub: Pub;
  mine: Mine;
  dark: Dark;
  frame: Frame;
  ret: Got;
  event: Event;
  pick: Pick;
  memory: Memory;
  choice: ChoiceKind;
  why: Why;
  rule: Rule;
}
