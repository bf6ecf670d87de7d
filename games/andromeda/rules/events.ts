/** What is told: small facts, one log line each. Pieces by their ids in the content, regions by their names on the map. */
import type { Seat } from '@starboard/kernel';
import type { Cost } from '../content/vocabulary.ts';
import type { BattleEvent } from './battle/events.ts';
import type { CollectiveEvent } from './collective/events.ts';
import type { Name, Units } from './names.ts';

export type { Name, Units } from './names.ts';

export type CoreEvent =
  | { kind: 'start'; first: Seat }
  /** To the seat alone. */
  | { kind: 'offered'; seat: Seat; factions: string[] }
  | { kind: 'dealt'; seat: Seat; destiny: string[] }
  | { kind: 'kept'; seat: Seat; destiny: string }
  | { kind: 'faction'; seat: Seat; faction: string }
  | { kind: 'turn'; who: Name; n: number; extra: boolean }
  | { kind: 'passed'; who: Name }
  | { kind: 'launched'; who: Name; ship: string; to: string }
  | { kind: 'returning'; who: Name; ships: number }
  | { kind: 'gained'; who: Name; units: Units; from: string }
  /** More than the storage holds. */
  | { kind: 'wasted'; who: Name; units: Units }
  | { kind: 'paid'; who: Name; units: Units }
  /** N307: what was to be paid for does not happen; `missing`: what could not be paid. */
  | { kind: 'unpaid'; who: Name; missing: Cost }
  | { kind: 'lost'; who: Name; units: Units }
  | { kind: 'swapped'; who: Name; gave: Units; took: Units }
  | { kind: 'stole'; who: Name; from: Name; units: Units }
  | { kind: 'scored'; who: Name; vp: number; from: string }
  /** How many, to all; which, to the owner. */
  | { kind: 'drew'; who: Name; n: number }
  | { kind: 'drawn'; seat: Seat; tactics: string[] }
  | { kind: 'discarded'; who: Name; tactics: string[] }
  | { kind: 'reshuffled'; what: 'tactics' | 'events' }
  | { kind: 'played'; who: Name; tactic: string; use: 'free' | 'battle' }
  | { kind: 'stepped'; who: Name; track: string; to: number }
  | { kind: 'moon'; who: Name; moon: string; from: string }
  | { kind: 'revealed-moon'; moon: string; at: string }
  | { kind: 'abandoned'; who: Name; moon: string }
  | { kind: 'slotted'; who: Name; moon: string; row: string }
  /** N69, N70, N71, or as a price: without giving anything. */
  | { kind: 'moon-lost'; who: Name; moon: string }
  | { kind: 'arranged'; who: Name; module: string; row: string; place: number }
  | { kind: 'module'; who: Name; module: string; row: string; damaged: boolean }
  | { kind: 'market'; module: string; type: string }
  | { kind: 'module-gone'; who: Name; module: string }
  | { kind: 'activated'; who: Name; piece: string; how: 'ship' | 'energy' | 'reactor' | 'effect' }
  | { kind: 'built-ship'; who: Name; ship: string }
  | { kind: 'upgraded'; who: Name; upgrade: string }
  | { kind: 'display'; upgrade: string }
  | { kind: 'developed'; who: Name; development: string; at: string }
  | { kind: 'raised'; who: Name; development: string; at: string }
  | { kind: 'tipped'; who: Name; development: string; at: string }
  | { kind: 'card'; who: Name; card: string }
  | { kind: 'used-card'; who: Name; card: string }
  | { kind: 'recruited'; who: Name; n: number; from: string }
  | { kind: 'leader-lost'; who: Name }
  | { kind: 'collected'; who: Name; units: Units; at: string }
  | { kind: 'mech'; who: Name; at: string; how: 'paid' | 'damage' | 'removed' }
  /** To the seat alone: tokens looked at. */
  | { kind: 'looked'; seat: Seat; tokens: string[] }
  | { kind: 'token'; who: Name; token: string }
  | { kind: 'used-token'; who: Name; token: string }
  | { kind: 'ability'; who: Name; ability: string }
  | { kind: 'fixed'; who: Name; module: string }
  | { kind: 'salvaged'; who: Name; ship: string }
  | { kind: 'recharged'; who: Name; ship: string }
  | { kind: 'damaged'; who: Name; module: string }
  | { kind: 'shielded'; who: Name; ship: string; at: string }
  | { kind: 'scrapped'; who: Name; ship: string; at: string }
  | { kind: 'recalled'; who: Name; ship: string; at: string }
  | { kind: 'moved'; who: Name; ship: string; from: string; to: string }
  | { kind: 'ghost'; who: Name; to: string }
  | { kind: 'home'; who: Name; vp: number }
  | { kind: 'marker'; space: number }
  | { kind: 'tile'; tile: string; at: string }
  | { kind: 'bonus'; at: string; units: Units }
  | { kind: 'event'; card: string }
  | { kind: 'extra-turn'; who: Name }
  | { kind: 'lens'; who: Name }
  | { kind: 'terminus'; who: Name }
  | { kind: 'last-round'; first: Name }
  /** N209: one category of one side. */
  | { kind: 'score'; who: Name; category: string; vp: number }
  | { kind: 'destiny'; who: Name; destiny: string; vp: number }
  | { kind: 'over'; winners: Name[] };

export type Event = CoreEvent | BattleEvent | CollectiveEvent;
