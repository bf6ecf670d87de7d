/** What a battle, the raid and the Void's roll add to the state, the flow and the picks (sections 16, 17, N111, N112). */

import type { Waiting, Who } from '../ids.ts';

/** One side: a participant, or RAIDERS for all raiders of the region. A side that withdraws is removed. */
export interface BattleSide {
  who: Who;
  /** N149: dice bought with energy. */
  bought: number;
  /** Types of ships that took part, as bits: they count even when they are gone. */
  types: number;
  /** The roll; empty before it. */
  faces: number[];
}

/** A card, token or ability that was used; its effects refer to it by its place in the list (`arg` of `do`). */
export interface Use {
  who: Who;
  /** Which list of effects. */
  at: string;
  /** The kind of tactic; NONE for everything else. */
  tactic: number;
  /** N147: the enemy side it is aimed at; NONE. */
  foe: Who;
  /** The tactic it cancels, as place among the uses; NONE. */
  against: number;
  /** Cancelled. */
  off: boolean;
}

/** What a use changes. `who` is the side whose roll it concerns, the use says whose doing it is. */
export interface Mark {
  use: number;
  who: Who;
  what: 'dice' | 'targeting' | 'reroll' | 'set' | 'shield' | 'ties';
  n: number;
  /** The face of `set`. */
  to: number;
}

export interface Battle {
  /** N111: not a battle but the Void's roll, with one side. */
  void: boolean;
  region: number;
  /** In the order of N144. */
  sides: BattleSide[];
  uses: Use[];
  marks: Mark[];
  /** N146: who plays no more tactics. */
  passed: Who[];
  /** Abilities used in it, once for each use (N76). */
  used: number[];
  /** Once it is decided; NONE: nobody (or not yet). */
  winner: Who;
  losers: Who[];
  /** N156: enemy ships of the winner that were scrapped. */
  scrapped: number;
}

export type BattleStage = 'escalation' | 'diplomacy' | 'prepare' | 'roll' | 'reroll' | 'reward' | 'lost' | 'maneuver' | 'damage' | 'end';

export type BattleFrame =
  /** N131–N136: the raid step of a launch turn. */
  | { step: 'raid' }
  /** Section 17. `left`: sides that are still to come in this stage. */
  | { step: 'battle'; stage: BattleStage; left: Who[]; queue: Waiting[] }
  /** D27. */
  | { step: 'bring'; who: Who }
  /** D28. */
  | { step: 'diplomacy'; who: Who }
  /** N146: strategy cards still to be drawn; the one whose target is asked for. */
  | { step: 'strategies'; who: Who; n: number; card: number }
  /** D29: those who have not answered yet. */
  | { step: 'truce'; who: Who; vp: number; left: Who[] }
  /** D23, D30: what was decided and is still to be paid for and done. */
  | { step: 'prepare'; who: Who; asked: boolean; todo: string[] }
  /** D24, D31: so many dice of this side, the use that allows it. */
  | { step: 'reroll'; who: Who; of: Who; n: number }
  /** D32. */
  | { step: 'maneuver'; who: Who }
  /** D33. */
  | { step: 'spare'; who: Who; n: number }
  /** N111, N112: the active player's roll. */
  | { step: 'void'; who: Who; stage: 'prepare' | 'roll' | 'reroll' | 'pick'; left: number[] }
  /** N139, N140: operations that ask; `left`: raiders or sides still to come. */
  | { step: 'advance-raiders'; left: number[] }
  | { step: 'remove-raider'; who: Who }
  | { step: 'pull-ships'; left: Who[] };

export type BattleGot = { readonly refused: boolean };

export type BattlePick =
  /** D26, N139, N140: the raider there, or where it goes. */
  | `raider ${string}`
  /** D27: a ship of this type from there. */
  | `bring ${number} ${string}`
  | 'ready'
  /** D28: a tactic of this kind; N147: at whom; the tactic it cancels. */
  | `play ${number}`
  | `foe ${number}`
  | 'foe raiders'
  | `against ${number}`
  | 'pass'
  /** D29. */
  | 'accept'
  | 'refuse'
  /** D23, D30. */
  | `dice ${number}`
  | `use card ${number}`
  | `use token ${number}`
  | `use ability ${number}`
  | 'roll'
  | 'roll plain'
  /** D24, D31: a die that shows this. */
  | `die ${number}`
  /** D32. */
  | 'draw'
  | 'energy'
  | `save ${number}`
  /** D33. */
  | `spare ${number}`
  /** N138. */
  | `pull ${number} ${string}`;

export type BattleChoice =
  | 'raid' // D26
  | 'bring' // D27
  | 'diplomacy' // D28
  | 'foe' // D28
  | 'against' // D28
  | 'truce' // D29
  | 'dice' // D30
  | 'prepare' // D30
  | 'void' // D23
  | 'reroll' // D24, D31
  | 'void-die' // D24
  | 'maneuver' // D32
  | 'spare' // D33
  | 'raider-moves' // N139
  | 'raider-way' // N139
  | 'raider-goes' // N140
  | 'pull'; // N138

export type BattleWhy = 'no-part-works' | 'nothing-to-cancel' | 'no-truce-here' | 'out-of-range' | 'none-to-save';
