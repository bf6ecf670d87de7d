/** The types of Afternova: state split by who knows it, frames, events, picks. */
import type { Seat, Types } from '@starboard/kernel';
import type { Upgrade } from '../content/types.ts';
import type { ChoiceKind, Pick, Reason, Why } from './answers.ts';
import type { Rule } from './ids.ts';

export type { ChoiceKind, Letter, PackTrouble, Pick, Reason, Why } from './answers.ts';

export interface Options {
  /** A5: Paws for the first, the middle and the last player: 2/3/4 or 3/4/5. */
  startPaws: 'few' | 'many';
  /** Q43: a row of the market may be replaced for one card fewer. */
  marketWipe: boolean;
  /** A20, Q27: what follows a sixth Blueprint: nothing, one more chance to complete, or the rest of the round. */
  ending: 'step' | 'chance' | 'round';
  /** Q4. */
  giftsToOutsiders: boolean;
  /** Q2. */
  activeMustPlayPaw: boolean;
  /** Q35: seconds for one negotiation; 0: the table's clock applies. */
  clock: number;
  /** A4, Q34. */
  begins: 'random' | '1' | '2' | '3' | '4' | '5' | '6';
  /** A card pack of the table's own, as the text of its file; empty: ours. */
  pack: string;
}

/** Fragments, counted by colour in the order of `COLOURS`. */
export type Gems = number[];

/** A planet in sight. `card` is a number of the pack. */
export interface Planet {
  card: number;
  gems: Gems;
}

/** Q31: what everybody sees. Cards are numbers of the pack (rules/pack.ts), by kind. */
export interface Pub {
  options: Options;
  /** Turns begun so far. */
  turn: number;
  /** A4, Q33: turn order is counted from here. */
  first: Seat;
  active: Seat;
  /** Q31: how many Paws and Blueprints each seat holds. */
  paws: number[];
  plans: number[];
  /** What each ship holds without upgrades; printed on its front. */
  hold: number[];
  /** By seat and colour. */
  store: Gems[];
  /** Completed Blueprints by seat, in order. */
  built: number[][];
  /** A19, Q26: how many of these have a working upgrade. */
  ripe: number[];
  /** Q23: by seat, the storage at which it chose not to be asked until something changes; null: it is asked. */
  rests: (Gems | null)[];
  /** The market; -1: a gap (Q17). */
  pawRow: number[];
  planRow: number[];
  /** The oldest first (Q20). */
  planets: Planet[];
  /** Q15: discards are face up; ascending. */
  pawsOut: number[];
  plansOut: number[];
  planetsOut: number[];
  /** Planets still to come. Which ones is public; their order is chance. */
  planetsIn: number[];
  heap: Gems;
  /** All fragments not in sight, so not a secret; the order of drawing is chance. */
  bag: Gems;
  /** How many cards the two decks have. */
  pawDeck: number;
  planDeck: number;
  /** The negotiation in progress. */
  talks: Talks | null;
  acts: Acts;
  /** Extractions so far, and those with a helper. */
  extracts: number;
  partnered: number;
  /** A20: somebody has completed the sixth. */
  last: boolean;
  /** After the end: the starships, which show the objectives (A21). */
  ships: number[] | null;
}

/** Q36: bounded acts of this turn. */
export interface Acts {
  calls: number;
  /** Contracts proposed, so also the number of the newest version. */
  versions: number;
  /** By seat: offers sent, times of showing cards. */
  sent: number[];
  shows: number[];
}

export interface Talks {
  /** Which of the planets in sight. */
  slot: number;
  /** What the active player says is missing of the planet's two skills. Not checked. */
  lacks: [number, number];
  /** What the active player promises a helper. Not binding. */
  price: Gems;
  /** By seat; the active player's is always null. */
  offers: (Offer | null)[];
  contract: Contract | null;
  /** Q44: the last refusal, until something new is proposed. */
  said: Said | null;
}

/** Q44. `version`: of the contract; 0: it was an offer. */
export interface Said {
  seat: Seat;
  to: Seat;
  version: number;
  reason: Reason | null;
}

export interface Offer {
  /** How many Paws. */
  n: number;
  /** Which ones, if shown to all; null: only the active player sees them. */
  paws: number[] | null;
  /** Of the planet. */
  take: Gems;
  /** From the active player's storage. */
  want: Gems;
  /** From the offering seat's storage to the active player. */
  give: Gems;
}

export interface Contract {
  /** Its version: a consent names it. */
  n: number;
  /** Participants (Q1): the active player first, then helpers by seat. */
  rows: Row[];
  gifts: Gift[];
  /** Who has agreed to this version; ascending. */
  agreed: Seat[];
}
export interface Row {
  seat: Seat;
  /** How many Paws it plays; only their owner and the active player know which (Q37). */
  n: number;
  /** Of the planet. */
  share: Gems;
}
/** One stored fragment (A10). */
export interface Gift {
  from: Seat;
  to: Seat;
  colour: number;
}

/** What one seat knows. Lists of cards ascend, so positions reveal nothing. */
export interface Mine {
  paws: number[];
  plans: number[];
  ship: number;
  /** The seat's Paws in its open offer; for the active player those in the contract. */
  bid: number[];
  /** By seat: the Paws in its open offer, as far as this seat may see them. */
  bids: number[][];
  /** By seat: cards this seat saw (taken face up, shown or offered) that are still held (Q31, Q32). */
  seenPaws: number[][];
  seenPlans: number[][];
}

/** Known to nobody: the decks. Draws are random, so order means nothing. */
export interface Dark {
  paws: number[];
  plans: number[];
}

export type Frame =
  /** Turns. begin: the next player's; ends: the action is done; after: completions are done; close: the game ends. */
  | { step: 'game'; stage: 'begin' | 'ends' | 'after' | 'close' }
  /** A7. lapsed: a negotiation ran out of time; only alone or the market is left (Q35). */
  | { step: 'action'; lapsed: boolean }
  | { step: 'talks'; open: boolean }
  /** A11: who discards how many fragments, all at once. */
  | { step: 'trim'; seats: Seat[]; asked: boolean; _drops: (Gems | null)[] }
  /** A12, and then the draws of `crew` upgrades: who draws how many, clockwise. */
  | { step: 'renew'; slot: number; renewed: boolean; crew: { seat: Seat; n: number }[] }
  /** A14: cards still to be taken. `taken`: how many were; `hurried`: after a negotiation that ran out of time (Q35). */
  | { step: 'market'; left: number; taken: number; wiped: boolean; hurried: boolean }
  /** A16: more cards than a hand holds. */
  | { step: 'spill'; seat: Seat }
  /** A17, Q23: whose completions are still to come, clockwise; those asked now, all at once; what they said. */
  | { step: 'complete'; queue: Seat[]; asked: Seat[]; _said: (readonly Pick[] | null)[] };

/** A card as an event names it: it can be read without the pack. `n` is its number in the pack. */
export interface Card {
  n: number;
  id: string;
  de: string;
  en: string;
}
export interface Played {
  seat: Seat;
  cards: Card[];
  share: Gems;
}

export type Event =
  | { kind: 'start'; first: Seat; pack: { de: string; en: string } }
  /** To one seat. */
  | { kind: 'dealt'; seat: Seat; ship: Card; paws: Card[]; plans: Card[] }
  /** A planet comes into sight with its fragments. */
  | { kind: 'planet'; slot: number; planet: Card; gems: Gems }
  /** Q20: open spaces are filled. */
  | { kind: 'filled'; slot: number; planet: Card; gems: Gems }
  | { kind: 'turn'; n: number; seat: Seat }
  | { kind: 'called'; seat: Seat; planet: Card; skills: [number, number]; lacks: [number, number]; price: Gems }
  /** `cards`: null where only the active player sees them. */
  | { kind: 'offered'; seat: Seat; to: Seat; n: number; cards: Card[] | null; take: Gems; want: Gems; give: Gems }
  /** To the active player: which Paws a hidden offer has. */
  | { kind: 'bid'; seat: Seat; cards: Card[] }
  | { kind: 'withdrew'; seat: Seat; void: boolean }
  | { kind: 'proposed'; seat: Seat; version: number; rows: Row[]; gifts: Gift[] }
  | { kind: 'agreed'; seat: Seat; version: number }
  | { kind: 'refused'; seat: Seat; version: number; reason: Reason | null }
  /** The active player turns an offer down; `void`: with it a contract. */
  | { kind: 'declined'; seat: Seat; to: Seat; reason: Reason | null; void: boolean }
  /** To all: that something was shown; `shown`: to those who saw it. */
  | { kind: 'showed'; seat: Seat; to: Seat[]; paws: number; plans: number }
  | { kind: 'shown'; seat: Seat; paws: Card[]; plans: Card[] }
  | { kind: 'aborted'; seat: Seat }
  | { kind: 'lapsed'; seat: Seat }
  | { kind: 'extracted'; seat: Seat; planet: Card; rows: Played[]; gifts: Gift[] }
  | { kind: 'trimmed'; seat: Seat; gems: Gems }
  /** From the market, face up. */
  | { kind: 'took'; seat: Seat; deck: Deck; card: Card }
  /** Blind; `drawn` to the one who drew. */
  | { kind: 'drew'; seat: Seat; deck: Deck; crew: boolean }
  | { kind: 'drawn'; seat: Seat; deck: Deck; card: Card }
  | { kind: 'wiped'; seat: Seat; deck: Deck; cards: Card[] }
  /** The market is filled up. */
  | { kind: 'refilled'; deck: Deck; cards: Card[] }
  | { kind: 'reshuffled'; deck: Deck | 'planets' | 'bag' }
  | { kind: 'discarded'; seat: Seat; paws: Card[]; plans: Card[] }
  /** Q23: the seat is not asked about completing until something of its own changes. */
  | { kind: 'rests'; seat: Seat }
  | { kind: 'completed'; seat: Seat; card: Card; nth: number; points: number; upgrade: Upgrade | null; paid: Gems }
  /** A20: somebody has six; what follows is the table's option. */
  | { kind: 'sixth'; seat: Seat; ending: Options['ending'] }
  | { kind: 'scored'; seat: Seat; ship: Card; colours: [number, number]; points: number; stored: number; objective: number; total: number };
export type Deck = 'paws' | 'plans';

/** What an offer asks for, from the planet or storage, and what it adds. */
export interface Asked {
  more: Gems;
  less: Gems;
}

/** What bargaining bots remember beyond their view. */
export interface Memory {
  /** By seat: fair deals with it, and contracts it refused or backed out of. */
  deals: number[];
  refusals: number[];
  /** The last contract proposed in this turn. */
  proposed: { rows: Row[]; gifts: Gift[] } | null;
  /** Refusals of this turn: the seat that refused, what it would have got, what it would have given. */
  refused: { seat: Seat; more: Gems; less: Gems }[];
  /** The seat's last offer of this turn, and those that were turned down: what they asked for and gave. */
  offered: Asked | null;
  declined: Asked[];
  /** Planets for which help was called for in this turn. */
  called: number[];
}

export interface Afternova extends Types {
  options: Options;
  pub: Pub;
  mine: Mine;
  dark: Dark;
  frame: Frame;
  ret: Talked | null;
  event: Event;
  pick: Pick;
  memory: Memory;
  choice: ChoiceKind;
  why: Why;
  rule: Rule;
}
/** How a negotiation ended, for the action below it. */
export type Talked = 'done' | 'aborted' | 'lapsed';
