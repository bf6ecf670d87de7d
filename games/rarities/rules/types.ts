/** What a game of Rarities is made of: its state cut by who knows it, its frames, events, picks and reasons. */
import type { Seat, Types } from '@starboard/kernel';
import type { Alien, Relic, Tag } from '../content/cards.ts';
import type { Rule } from './ids.ts';

export interface Options {
  /** Q1, Q2, Q2b: how ships land. */
  landing: 'race' | 'sealed' | 'open';
  /** Q1: how long the landing window of a race stays open. */
  landingSeconds: number;
  /** Q41: who gets the starting pass first. */
  begins: 'random' | '1' | '2' | '3' | '4' | '5' | '6';
  /** Q40: show what everybody could remember of the hands. */
  memoryAid: boolean;
}

/** Q40: what everybody sees. */
export interface Pub {
  options: Options;
  /** R9: 1 is the first. */
  mission: number;
  /** Explorations so far in the whole game. */
  turns: number;
  /** The portal being explored or just explored, by position. */
  portal: number;
  explorer: Seat;
  pass: Seat;
  /** The card at each portal by position (index 0 is unused), or EMPTY. */
  portals: number[];
  /** Where each seat's ship has landed; 0: still flying. */
  berths: number[];
  /** R17: landed ships; of two at one portal, the one named first lies further down. */
  ships: Seat[];
  /** Relics on each home planet, counted by kind. */
  planets: number[][];
  /** How many cards each seat holds. */
  hands: number[];
  /** How many relics are left in the draw pile. */
  pile: number;
  /** With the memory aid: cards that everybody saw going into a hand and not coming out, by seat and card. */
  seen: number[][] | null;
}

/** Q12: a hand is counts by card, so a position in it carries no information. */
export interface Mine {
  hand: number[];
}

/** R7: the pile as counts by relic; each draw is one of them at random, which is a shuffled pile. */
export interface Dark {
  pile: number[];
}

export type Frame =
  | { step: 'missions' }
  | { step: 'explore' }
  /** `voices`: how many were asked in turn (Q2b); `closed`: the window has been held. */
  | { step: 'landing'; closed: boolean; voices: number; _land: Seat[] }
  | { step: 'bonus'; seat: Seat }
  | { step: 'collect'; queue: Seat[]; left: number };

export type Event =
  | { kind: 'start'; pass: Seat; aliens: Alien[] }
  | { kind: 'dealt'; seat: Seat; cards: Tag[] }
  | { kind: 'mission'; n: number; portal: number; explorer: Seat }
  | { kind: 'drawn'; by: Seat; from: Seat; card: Tag; portal: number }
  | { kind: 'sabortal'; by: Seat; from: Seat; portal: number }
  | { kind: 'pilfered'; by: Seat; from: Seat; relic: Relic; portal: number }
  | { kind: 'schemed'; by: Seat; relic: Relic; at: number; to: 'home' | 'hand'; portal: number }
  | { kind: 'thieved'; by: Seat; portal: number; ships: { seat: Seat; from: number; to: number }[] }
  | { kind: 'shown'; land: Seat[]; stay: Seat[] }
  | { kind: 'landed'; seat: Seat; portal: number; place: number; forced: boolean }
  | { kind: 'stayed'; seat: Seat; portal: number }
  | { kind: 'ended'; by: 'sabortal' | 'landed' | 'super' }
  | { kind: 'bonus'; seat: Seat; card: Tag; portal: number }
  | { kind: 'declined'; seat: Seat }
  | { kind: 'collecting'; order: { seat: Seat; portal: number; actions: number }[] }
  | { kind: 'took'; seat: Seat; card: Tag; portal: number }
  | { kind: 'placed'; seat: Seat; relic: Relic; copies: number }
  | { kind: 'forfeited'; seat: Seat; actions: number }
  | { kind: 'leftovers'; seat: Seat; cards: Tag[] }
  | { kind: 'pass'; seat: Seat }
  | { kind: 'refills'; counts: number[]; pile: number }
  | { kind: 'refilled'; seat: Seat; cards: Tag[] }
  | { kind: 'won'; seat: Seat; kinds: Relic[] }
  | { kind: 'limit'; seats: Seat[] };

export type Pick =
  | `draw ${number}` // R12, the seat drawn from
  | Alien // R15
  | `from ${number}` // R33, the seat stolen from
  | Relic // R33, the relic stolen
  | `portal ${number}` // R35, the portal emptied
  | 'home'
  | 'hand' // R35, where the relic goes
  | 'land'
  | 'stay'
  | `take ${number}` // R22, R26, the portal taken from
  | 'none' // R22, no bonus
  | `place ${Tag}` // R26
  | 'enough'; // R28

export type ChoiceKind = 'explore' | 'steal-from' | 'steal-what' | 'scheme-from' | 'scheme-to' | 'land' | 'land-now' | 'bonus' | 'collect';

export type Why =
  | 'own-hand' // drawing from oneself
  | 'alien-not-held'
  | 'no-aliens-yet'
  | 'nothing-to-steal'
  | 'nothing-to-scheme'
  | 'own-planet'
  | 'planet-empty' // with: { seat }
  | 'all-protected' // with: { seat }: everything there is in complete sets, or I have three already
  | 'relic-protected' // the victim has three
  | 'thief-has-three'
  | 'relic-not-there'
  | 'portal-empty' // with: { portal }
  | 'alien-at-portal' // with: { portal }
  | 'three-at-home'
  | 'must-land'
  | 'already-stayed'
  | 'not-in-hand'
  | 'aliens-stay-in-hand'
  | 'sabortal-stays'
  | 'begins-without-a-chair'; // with: { seats }

/** What a mind can remember of the hands: cards it saw going in and not coming out (Q40), by seat and card. */
export interface Memory {
  seen: number[][];
}

export interface Rarities extends Types {
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
  rule: Rule;
}
