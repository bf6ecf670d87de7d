/**
 * The slot in the middle of the table frame. The text table fills it for every game; a game's illustrated table, once it
 * has one, gets the same properties and is loaded when its game is played.
 */

import type { Known, Language, Seat, Types } from '@starboard/kernel';
import type { AnyCartridge } from '@starboard/registry';
import type { ComponentType } from 'react';
import type { Told } from '../match/stream.ts';
import type { Turn } from './turn.ts';

export interface BoardProps {
  readonly cartridge: AnyCartridge;
  readonly known: Known<Types>;
  /** Whose eyes these are; null: a spectator's. */
  readonly you: Seat | null;
  readonly names: readonly string[];
  readonly language: Language;
  /** Null: nobody at this screen is asked. */
  readonly turn: Turn | null;
  /** Everything that was heard, oldest first; animations follow it. */
  readonly lines: readonly Told[];
}
export type Board = ComponentType<BoardProps>;

/** The registry will name a game's `table` module beside its cartridge; until then there are none. */
export const illustrated: Readonly<Record<string, () => Promise<{ readonly default: Board }>>> = {};
