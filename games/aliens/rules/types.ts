/** The types of Escape from the Aliens: state split by who knows it, frames, events, picks and reasons. */
import type { Known, Seat, Types } from '@starboard/kernel';
import type { Character, Item } from '../content/cards.ts';
import type { Rule } from './ids.ts';

/** The table's options. Scenario options go by their printed code without the dot; `Law` gives them names. */
export interface Options {
  /** E15: the beginner game has no items and no hatch cards. */
  game: 'standard' | 'beginner';
  zone: 'galilei' | 'fermi' | 'galvani' | 'own';
  /** A zone of the table's own, as the text of its file. */
  ownZone: string;
  /** E28. */
  hatches: 'printed' | 'one-red' | 'none';
  /** X.3: a scenario adds its options to the ones below. */
  scenario: 'none' | 'book' | 'infected' | 'arena' | 'own';
  /** A scenario of the table's own, as the text of its file. */
  ownScenario: string;
  /** E5: the White Edition's humans take part. */
  white: boolean;
  A1: boolean;
  A2: boolean;
  /** To whom safe sectors are closed. */
  A4: 'nobody' | 'everybody' | 'aliens' | 'humans';
  A5: boolean;
  B3: boolean;
  /** The hatch where humans begin; 0: in their own sector. */
  B4: number;
  B6: boolean;
  C3: boolean;
  /** The hatches where aliens begin, as digits; empty: in their own sector. */
  C6: string;
  D2: boolean;
  /** This many eliminations win; 0: off. */
  E3: number;
  G4: boolean;
  H1: boolean;
  H2: boolean;
  H3: boolean;
  H4: boolean;
  H13: boolean;
  H14: boolean;
  H15: boolean;
  H16: boolean;
  J4: boolean;
  /** X.1: players who are out may watch everything. */
  watchAll: boolean;
  /** X.2: the table shows where each player can be. */
  overlay: boolean;
}

export type Status = 'aboard' | 'escaped' | 'eliminated';

/** Public facts. Sectors are numbers of the zone, characters of `CHARACTERS`. */
export interface Pub {
  options: Options;
  round: number;
  /** Who began the game (Q34): rounds are counted from here. */
  first: Seat;
  /** Whose turn it is. */
  turn: Seat;
  status: Status[];
  /** By seat: the character once it is revealed (E6, E14); -1: hidden. */
  shown: number[];
  /** By seat: the side it is publicly known to be on now (B.3 turns humans into aliens). */
  side: ('unknown' | 'human' | 'alien')[];
  /** Q7: aliens that have eliminated a human. */
  fed: boolean[];
  /** How many items each seat holds. */
  items: number[];
  /** By seat: how many others it has eliminated (E.3). */
  kills: number[];
  /** By hatch number; index 0 is unused. */
  hatches: ('open' | 'used' | 'broken')[];
  /** Q52: cards left in the piles of hatch cards, of dangerous-sector cards and of items. */
  hatchCards: number;
  dangerCards: number;
  itemCards: number;
  /** Q32: by seat, whether it agrees to end the game; empty while an alien is left. Replaced, never mutated. */
  agreed: readonly boolean[];
  /** What everybody heard and saw in the rounds before this one (./trail.ts). */
  past: number[];
  /** The same for this round. Kept apart because it changes with every turn. */
  now: number[];
  /** How it ended; null: not yet. */
  ending: Ending | null;
  /** After the end: everybody's real route (E4), by seat. */
  truth: Truth[] | null;
}
export type Ending = 'escaped' | 'hunted' | 'hatches' | 'rounds' | 'first-out' | 'kills' | 'kills-rounds' | 'agreed' | 'cut-off';

export interface Truth {
  character: number;
  /** The sector after each of the seat's moves, the start first. */
  path: number[];
}

/** What one seat knows. */
export interface Mine {
  character: number;
  /** Which side it is on now: B.3 turns humans into aliens. */
  alien: boolean;
  sector: number;
  /** Where its turn began (E7). */
  began: number;
  /** E4: the sector after each of its moves, the start first. */
  path: number[];
  /** Items by kind. */
  items: number[];
  /** The dangerous-sector card it has just drawn and must announce; -1: none. */
  card: number;
  /** E20, E22: used this turn. */
  fast: boolean;
  calm: boolean;
  /** Abilities of characters that are spent: H.1, H.13, H.14, H.16. */
  spent: boolean;
  /** H.3: uses of the Teleport card in hand. */
  used: number;
  /** X.1, once the seat is out: where everybody is, and every character; null: it may not watch. */
  watch: { sector: number[]; character: number[] } | null;
}

/** Known to nobody: decks and discards as counts. */
export interface Dark {
  danger: number[];
  /** E11: discarded face down. */
  dangerOut: number[];
  items: number[];
  /** Items that were shown when they were used. */
  itemsOut: number[];
  /** Q22, Q23, G.4: items that were discarded or used face down. */
  itemsDown: number[];
  /** Green and red hatch cards that are left. */
  hatch: number[];
}

export type Frame =
  /** The series of turns. */
  | { step: 'rounds' }
  /** move: where to, and how; after: items may still be used (E18). */
  | { step: 'turn'; seat: Seat; stage: 'move' | 'after' }
  /** E11: a noise is announced; the card is its drawer's own. */
  | { step: 'announce'; seat: Seat }
  /** E17: more items than may be held. */
  | { step: 'spill'; seat: Seat }
  /** H.15: which of two hatch cards, one green and one red, as everybody sees. */
  | { step: 'engineer'; seat: Seat; hatch: number; cards: number[] }
  /** Q32: no alien is left; do the humans end the game? */
  | { step: 'agree' };

/** Sectors by their names, so that an event can be read without the map. */
export type Event =
  | { kind: 'start'; humans: number; aliens: number; first: Seat }
  | { kind: 'role'; seat: Seat; character: Character; sector: string }
  | { kind: 'round'; n: number }
  /** To the one who moved. */
  | { kind: 'moved'; seat: Seat; to: string }
  /** A.2: staying is said aloud. */
  | { kind: 'stayed'; seat: Seat }
  /** Q35: no card was drawn. */
  | { kind: 'nothing'; seat: Seat }
  | { kind: 'silence'; seat: Seat }
  /** Somebody has drawn a noise card and must announce a sector. */
  | { kind: 'hears'; seat: Seat }
  /** To the one who drew. */
  | { kind: 'card'; seat: Seat; free: boolean; icon: boolean }
  | { kind: 'noise'; seat: Seat; sector: string }
  /** E16: everybody sees that an item was taken; `gone`: the pile is used up (Q21). */
  | { kind: 'item'; seat: Seat; gone: boolean }
  /** To the one who took it. */
  | { kind: 'found'; seat: Seat; item: Item }
  | { kind: 'discarded'; seat: Seat }
  /** To the one who did. */
  | { kind: 'dropped'; seat: Seat; item: Item }
  | { kind: 'used'; seat: Seat; item: Item }
  /** G.4: everybody only sees that the number drops. */
  | { kind: 'used-secretly'; seat: Seat }
  | { kind: 'teleported'; seat: Seat }
  | { kind: 'spotlight'; seat: Seat; at: string; seen: { seat: Seat; sector: string }[] }
  | { kind: 'attack'; seat: Seat; sector: string; hit: Seat[] }
  | { kind: 'defended'; seat: Seat }
  /** E14; `turned`: B.3; `back`: A.5. */
  | { kind: 'eliminated'; seat: Seat; character: Character; by: Seat | null; how: 'out' | 'turned' | 'back' }
  | { kind: 'fed'; seat: Seat }
  | { kind: 'hatch'; seat: Seat; hatch: number; card: 'green' | 'red' | 'none' }
  | { kind: 'two-cards'; seat: Seat; hatch: number; cards: ('green' | 'red')[] }
  | { kind: 'escaped'; seat: Seat; character: Character; hatch: number }
  /** H.16. */
  | { kind: 'examined'; by: Seat; seat: Seat; character: Character }
  | { kind: 'sealed-in' }
  /** Q32: the last alien is eliminated; who agrees, who does not. */
  | { kind: 'no-alien' }
  | { kind: 'agrees'; seat: Seat }
  | { kind: 'declines'; seat: Seat }
  /** Q51: after the agreement, the way to a hatch; `hatch` and `escaped` follow. */
  | { kind: 'walks'; seat: Seat; hatch: number; steps: number }
  | { kind: 'time-up' }
  /** To those who may watch everything. */
  | { kind: 'watched'; seat: Seat; sector: string; character: Character }
  | { kind: 'over'; ending: Ending; winners: Seat[] }
  | { kind: 'truth'; seat: Seat; character: Character; path: string[] };

export type Pick =
  /** A sector by its name: where to, what noise, the centre of a spotlight. */
  | string
  | 'quiet'
  | 'attack'
  | 'stay' // A.2
  | 'hold' // H.13
  | 'done' // E18
  | `use ${Item}`
  | `drop ${Item}`
  | 'keep' // H.4
  | `examine ${number}` // H.16
  | 'green'
  | 'red'
  | 'agree' // Q32
  | 'go-on'
  | 'finish'; // Q32, later, on the own turn

export type ChoiceKind = 'move' | 'act' | 'after' | 'announce-own' | 'announce-any' | 'spill' | 'spotlight' | 'engineer' | 'agree';

export type Why =
  | 'too-far' // with: { steps }
  | 'start-sector'
  | 'where-you-are'
  | 'hatch-for-humans'
  | 'hatch-closed' // with: { hatch }
  | 'safe-closed'
  | 'not-aliens' // items are for humans
  | 'not-held' // with: { item }
  | 'only-when-attacked'
  | 'once-a-turn'
  | 'before-moving'
  | 'ends-where-began'
  | 'already-there'
  | 'no-attack-here'
  | 'humans-need-a-card'
  | 'must-tell-own'
  | 'not-audible'
  | 'must-move'
  | 'too-many-items' // with: { most }
  | 'already-spent'
  | 'known-already'
  | 'alien-left'
  | 'agreed-already'
  // Why a table cannot be made.
  | 'white-needed'
  | 'zone-broken' // with: { problem, sectors }
  | 'scenario-broken' // with: { problem, n, of, what }
  | 'nobody-wins'
  | 'too-few-victims' // with: { kills, players }
  | 'no-such-hatch' // with: { hatch }
  | 'stranded' // with: { sectors }
  | 'beginner-plain'; // with: { option }

/** Advice about a table that fits but is unusual. */
export type Counsel =
  | 'players-of-zone' // with: { name, min, max }
  | 'players-of-scenario' // with: { name, min, max }
  | 'no-effect'; // with: { options, because: Idle }

/** Why options do nothing beside others. */
export type Idle = 'no-humans' | 'beginner' | 'no-hatch-cards' | 'back-first';

/** What a bot remembers beyond the view: only used items, since the trail is public and its own route is in `mine`. */
export interface Memory {
  /** By kind: items that were seen used and are on the discard pile (Q22). */
  out: number[];
  /** How many cards the item pile has. */
  pile: number;
}

export interface Aliens extends Types {
  options: Options;
  pub: Pub;
  mine: Mine;
  dark: Dark;
  frame: Frame;
  ret: null;
  event: Event;
  pick: Pick;
  memory: Memory;
  choice: ChoiceKind;
  why: Why;
  advice: Counsel;
  rule: Rule;
}

/** What the asked seat knows of itself. Throws for a spectator, who is never asked. */
export function mineOf(k: Known<Aliens>): Readonly<Mine> {
  if (k.mine === null) throw new Error('A spectator has no seat.');
  return k.mine;
}
