/** What a language brings to sentences that are put together in one place for all: choices, picks, scene (./choices.ts, ./picks.ts, ./scene.ts). */
import type { Part, Phrase, Seat } from '@starboard/kernel';
import type { Tag } from '../content/cards.ts';
import type { Speech, You } from './speech.ts';

export interface Tongue {
  readonly speech: Speech;
  actions(n: number): string;
  /** "portal 7, worth 3 actions". */
  worth(portal: Part, actions: number): Phrase;
  readonly over: string;
  readonly choice: ChoiceWords;
  readonly waiting: WaitingWords;
  readonly pick: PickWords;
  readonly detail: { risk(cards: number): string; copies(n: number): string };
  readonly order: { readonly alone: string; stay(portal: Part): Phrase; land(portal: Part): Phrase };
  readonly scene: SceneWords;
}

export interface ChoiceWords {
  explore(here: Phrase, aliens: boolean): Phrase;
  stealFrom(pilferer: Phrase): Phrase;
  stealWhat(pilferer: Phrase, from: Part): Phrase;
  schemeFrom(schemer: Phrase): Phrase;
  /** `home`: there is room on your own planet. */
  schemeTo(relic: Phrase, home: boolean): Phrase;
  land(here: Phrase): Phrase;
  /** Flying on was said already. */
  stillLand(here: Phrase): Phrase;
  landNow(here: Phrase): Phrase;
  readonly bonus: string;
  collect(may: 'both' | 'take' | 'place' | 'none', left: number, of: number): Phrase;
}

export interface WaitingWords {
  readonly soon: string;
  explore(seat: Seat, you: You, portal: Part): Phrase;
  landing(seats: readonly Seat[], you: You, portal: Part): Phrase;
  mustLand(seats: readonly Seat[], you: You, portal: Part): Phrase;
  bonus(seat: Seat, you: You): Phrase;
  collect(seat: Seat, you: You): Phrase;
  think(seat: Seat, you: You): Phrase;
}

export interface PickWords {
  readonly drawOwn: string;
  draw(from: Part): Phrase;
  from(from: Seat, you: Seat): Phrase;
  /** A card at a portal; null: none. */
  take(card: Part | null, portal: Part): Phrase;
  place(card: Part): Phrase;
  play(alien: Tag): Phrase;
  readonly home: string;
  readonly hand: string;
  land(portal: Part): Phrase;
  readonly stay: string;
  readonly none: string;
  readonly enough: string;
}

export interface SceneWords {
  mission(n: number): string;
  readonly titles: { readonly portals: string; readonly planets: string; readonly hands: string; readonly own: string; readonly memory: string };
  explores(seat: Seat, you: You, here: Phrase): Phrase;
  window(here: Phrase): Phrase;
  undecided(seats: Phrase): Phrase;
  bonus(seat: Seat, you: You): Phrase;
  collects(seat: Seat, you: You, left: number): Phrase;
  after(seats: Phrase): Phrase;
  pass(seat: Seat, you: You): Phrase;
  pile(n: number): string;
  readonly empty: string;
  landed(ships: Phrase): Phrase;
  shut(portals: Phrase): Phrase;
  readonly nothingYet: string;
  sets(n: number): string;
  hand(cards: number): Phrase;
  readonly flying: string;
  readonly missed: string;
  landedAt(portal: Part): Phrase;
  readonly nothingSeen: string;
}
