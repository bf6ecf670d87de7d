/** What Sample is made of. Cards are counts by kind: index 0 is the card of value 1. */
import type { Seat } from '@starboard/kernel';
import type { Rule } from './ids.ts';

export interface Options {
  rounds: number;
}

/** What everybody knows. */
export interface Pub {
  options: Options;
  /** The round being played, from 1; 0 before the first. */
  round: number;
  /** R4: the cards on the table. */
  played: number[];
  /** By seat. */
  points: number[];
}

/** What one seat knows. A chosen card stays in the hand until it is revealed. */
export interface Mine {
  hand: number[];
}

/** What nobody knows: the cards that were not dealt. */
export interface Dark {
  pile: number[];
}

export type Frame =
  | { step: 'rounds' }
  // By seat, the kind of card it chose. Dark, and empty whenever somebody is asked: sealed answers wait in `State.sealed`.
  | { step: 'choose'; _chosen: (number | null)[] };

export type Event =
  | { kind: 'dealt'; hand: number[] }
  | { kind: 'round'; round: number }
  /** By seat, the value of its card; and who scored. */
  | { kind: 'revealed'; values: number[]; scorer: Seat | null };

export type Pick = `play ${number}`;

export interface Sample {
  options: Options;
  pub: Pub;
  mine: Mine;
  dark: Dark;
  frame: Frame;
  ret: null;
  event: Event;
  pick: Pick;
  /** Everything worth remembering is in view. */
  memory: Record<string, never>;
  choice: 'card';
  why: 'not-in-hand';
  rule: Rule;
}
