/**
 * The frames of the flow. `who` is the side whose thing it is; the Collective's questions go to the lens holder (./asking.ts).
 *
 * A `queue` holds triggers that wait until what runs is finished, first in first out (N269); the frame that has it runs them
 * before it goes on.
 */
import type { BattleFrame, BattleGot } from './battle/types.ts';
import type { CollectiveFrame } from './collective/types.ts';
import type { Waiting, Who } from './ids.ts';

/** A price: energy, ice, titanium, nanocarbon, credits, material, any, tactic, leader, vp, moon, and units it is cheaper by. */
export type Price = readonly number[];

export interface DoFrame {
  step: 'do';
  who: Who;
  /** Which list of effects (`Content.lists`). */
  at: string;
  /** The next effect of it. */
  i: number;
  /** What the list refers to: for a module the moon in its output slot, for a development track step nothing. */
  arg: number;
  /** Free actions are offered alongside its questions: a region's or base's own decisions (N72). */
  free: boolean;
  /** The owner picked exactly this list: a trade that is all of it is agreed to (N312). */
  picked?: true;
}

/** Spread into a `do` frame that was picked. */
export const PICKED = { picked: true } as const;

export type CoreFrame =
  /** The series of turns (N84, N208). */
  | { step: 'game' }
  /** D1, D2: sealed. */
  | { step: 'factions' }
  | { step: 'destinies' }
  /** N48–N51, player by player; `i` counts them. */
  | { step: 'opening'; i: number; queue: Waiting[] }
  /** D3, D39, the closing prompt D37 and the end of a turn. */
  | { step: 'turn'; who: Who; extra: boolean; stage: 'choose' | 'closing' | 'limits'; queue: Waiting[] }
  /** Section 10: steps 2 to 6. */
  | { step: 'launch'; who: Who; stage: 'activate' | 'launched' | 'recruit' | 'token' | 'icon' | 'raid' | 'battle' | 'end'; queue: Waiting[] }
  /** Section 11: one region is activated. */
  | { step: 'region'; who: Who; at: number; stage: 'start' | 'end' }
  /** D25. */
  | { step: 'mech'; who: Who; at: number }
  /** Section 19. */
  | { step: 'return'; who: Who; stage: 'build' | 'count' | 'activate' | 'home'; queue: Waiting[] }
  /** N174; `all`: the place of the next module while all are activated (N295); NONE. */
  | { step: 'reactor'; who: Who; all: number; queue: Waiting[] }
  /** N176: a module is activated: its input is paid first, unless it is `free`. */
  | { step: 'activation'; who: Who; module: number; free: boolean; how: 'ship' | 'energy' | 'reactor' | 'effect'; paid: boolean }
  | DoFrame
  /** Advances step by step (N192). */
  | { step: 'climb'; who: Who; track: number; n: number }
  /** The event marker goes n spaces (N121); `todo`: index of the next effect of the space entered; -1: none. */
  | { step: 'advance'; n: number; todo: number }
  /** N126: a revealed event card; `stage`: its effects, then what follows. */
  | { step: 'event'; card: number; stage: 'players' | 'collective' | 'after' }
  /** `each`: sides that still resolve the list, in order. */
  | { step: 'each'; at: string; left: Who[] }
  /** Several triggers of one owner (D36). */
  | { step: 'triggers'; who: Who; abilities: number[] }
  /** One ability: asked if optional, paid, limited, done. `arg` as in `do`. */
  | { step: 'ability'; who: Who; ability: number; stage: 'ask' | 'pay' | 'do' }
  /** N99, N116: all sides discard down to the hand limit; sides still to check. */
  | { step: 'limits'; left: Who[] };

/** Questions of effects; each step is in the effect's own file. */
export type AskFrame =
  /** D10. `free`: abandoning is a free action as well. */
  | { step: 'pay'; who: Who; price: Price; free: boolean }
  /** D11: units of choice among a set of resources, as bits. */
  | { step: 'gain'; who: Who; set: number; n: number; from: string }
  /** D12: units of choice go. */
  | { step: 'lose'; who: Who; set: number; n: number }
  /** D12, D15: tactics of choice go. */
  | { step: 'discard'; who: Who; n: number }
  /** D15: `of` cards were just drawn, so many go. */
  | { step: 'keep'; who: Who; n: number; of: number }
  /** D14: the dock is too full. */
  | { step: 'dock'; who: Who }
  /** D5, D6: the module effect at `at` of a list. `n` purchases are left, `got` were made. */
  | {
      step: 'module';
      who: Who;
      types: number[];
      free: boolean;
      bottom: boolean;
      off: number;
      n: number;
      got: number;
      discard: boolean;
      /** Chosen and being paid for; NONE. */
      buying: number;
      row: number;
      place: number;
      beside: boolean;
    }
  /** D7. `building`: the type being paid for; NONE. */
  | { step: 'build'; who: Who; ships: number[]; off: number; building: number; beside: boolean }
  | { step: 'upgrade'; who: Who }
  /** D9. `space`, `card`: chosen. */
  | { step: 'develop'; who: Who; off: number; space: number; card: number; raise: boolean; stage: 'ask' | 'paying' | 'score'; beside: boolean }
  /** D13. `at`: the region of source `at`; NONE. */
  | { step: 'moon'; who: Who; src: 'nebula' | 'planet' | 'ownPlanet' | 'here' | 'at'; at: number; n: number }
  | { step: 'track'; who: Who; tracks: number[]; n: number }
  /** D17: `of` tokens are looked at. */
  | { step: 'discovery'; who: Who; stock: number; take: number; of: number }
  | { step: 'leader'; who: Who; n: number }
  | { step: 'repair'; who: Who; n: number }
  | { step: 'damage-module'; who: Who; n: number }
  /** D20: ships of the owner in any of these regions. */
  | { step: 'damage-ship'; who: Who; n: number; where: 'map' | 'void' | 'nearVoid' | 'here' }
  | { step: 'tip'; who: Who }
  | { step: 'trade'; who: Who; at: string; price: Price; left: number; stage: 'ask' | 'agreed' | 'pay'; beside: boolean; arg: number }
  | { step: 'swap'; who: Who; n: number; beside: boolean }
  | { step: 'move-ship'; who: Who; n: number; range: number }
  | { step: 'activate'; who: Who; n: number; row: number; free: boolean }
  | { step: 'activate-region'; who: Who; beside: boolean }
  | { step: 'recall'; who: Who; n: number }
  | { step: 'choose'; who: Who; at: string; e: number; n: number; taken: number[]; beside: boolean; arg: number }
  /** D40: victims to choose from; `from`: chosen. */
  | { step: 'steal'; who: Who; set: number; n: number; victims: Who[]; from: Who };

export type Frame = CoreFrame | AskFrame | BattleFrame | CollectiveFrame;
export type FrameOf<S extends Frame['step']> = Extract<Frame, { step: S }>;

/** What a finished frame hands down. */
export type Got = { readonly paid: boolean } | BattleGot;
