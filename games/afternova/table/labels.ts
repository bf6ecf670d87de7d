/** The labels of the illustrated table that each language supplies (./words-en.ts, ./words-de.ts). */
import type { Reason } from '../rules/types.ts';

export interface Labels {
  readonly you: string;
  readonly table: string;
  readonly turn: (n: number) => string;
  readonly bag: (n: number) => string;
  readonly heap: (n: number) => string;
  readonly callOf: (n: number, most: number) => string;
  /** Who has five Blueprints; null: too many names for the top bar. */
  readonly nearEnd: (names: string | null) => string;
  // seats
  readonly holds: (paws: number, plans: number) => string;
  readonly built: (n: number, names: string) => string;
  readonly stored: (gems: string, n: number, room: number) => string;
  readonly firstPlayer: string;
  readonly thinking: string;
  readonly calls: string;
  readonly proposes: (n: number) => string;
  readonly offersPaws: (n: number) => string;
  readonly noPaws: string;
  readonly atTurn: string;
  readonly silent: string;
  readonly agreedTo: string;
  readonly seen: string;
  readonly closed: string;
  // board
  readonly planets: string;
  readonly market: string;
  readonly enough: string;
  readonly missing: (icons: string) => string;
  readonly takeAll: string;
  readonly ask: string;
  readonly empty: string;
  readonly draw: string;
  readonly deck: (n: number, paws: boolean) => string;
  readonly wipe: string;
  readonly gap: string;
  readonly need: (skill: string, has: number, of: number) => string;
  // the deal
  readonly contract: string;
  readonly draftOf: (n: number, most: number) => string;
  readonly version: (n: number, who: string) => string;
  readonly ownVersion: (n: number) => string;
  readonly touch: string;
  /** On the paper of a caller who has not taken up an offer yet. */
  readonly touchSlip: string;
  readonly noSlipYet: string;
  /** There are offers, but nothing can be made of them. */
  readonly notEnough: string;
  readonly noneLeft: string;
  /** For all but the caller. */
  readonly nothingYet: string;
  readonly dashed: string;
  readonly who: string;
  readonly plays: string;
  readonly gets: string;
  readonly after: string;
  readonly agreed: string;
  readonly of: (n: number, room: number) => string;
  readonly tooMany: (n: number) => string;
  readonly met: string;
  readonly more: (icons: string) => string;
  readonly slips: string;
  readonly noSlips: string;
  readonly onlyYou: string;
  readonly everybodySees: string;
  readonly hidden: string;
  readonly wants: string;
  readonly adds: string;
  readonly free: string;
  /** `gives`: stored fragments that go to others. */
  readonly accept: (n: number, gives: number) => string;
  readonly acceptable: string;
  readonly takeIn: string;
  readonly takeOut: string;
  readonly inDraft: string;
  readonly decline: (name: string) => string;
  readonly change: string;
  readonly takeBack: string;
  readonly yourOffer: string;
  readonly offerTo: (name: string) => string;
  readonly onPlanet: string;
  readonly storesOf: (name: string) => string;
  readonly yourStore: string;
  readonly promised: string;
  readonly promise: string;
  /** Buttons that fill in an offer. */
  readonly askPromise: string;
  readonly fillPaws: string;
  readonly wordsOnly: string;
  readonly for: string;
  readonly seesOnly: (name: string) => string;
  readonly seesAll: string;
  readonly noWord: string;
  readonly sayNo: string;
  readonly reasons: { readonly [R in Exclude<Reason, `rather ${string}` | `keep ${string}`>]: string };
  readonly rather: string;
  readonly keep: string;
  readonly stamped: (names: string) => string;
  readonly nothingMoves: string;
  readonly askedFor: (name: string, gems: string, you: boolean) => string;
  /** A fragment of the planet that goes on to somebody; null: to you. */
  readonly token: (colour: string, to: string | null) => string;
  /** A stored one that goes back to its giver, and one that would be given; null: you. */
  readonly giftBack: (colour: string, giver: string | null) => string;
  readonly stays: (colour: string, of: string | null, to: string | null) => string;
  readonly getsOf: (name: string, gems: string, you: boolean) => string;
  /** What a contract brings and takes, beside the own offer. */
  readonly getsFor: (gems: string, gives: string) => string;
  readonly asAsked: string;
  readonly askedForMore: (gems: string) => string;
  readonly mustAgree: (names: string, n: number) => string;
  readonly overflow: (n: number, room: number, over: number) => string;
  readonly reach: (a: string, b: string) => string;
  readonly reachOf: (n: number, of: number, skill: string) => string;
  readonly touchPromise: string;
  readonly touchPaws: string;
  readonly noPawFits: string;
  /** Over what an extraction alone would bring, and over those who may help. */
  readonly aloneThen: string;
  readonly mayHelp: string;
  readonly holdsPaws: (n: number) => string;
  /** Of somebody whose Paws are known. */
  readonly has: (icons: string) => string;
  readonly storage: string;
  // buttons
  readonly propose: string;
  readonly startOver: string;
  readonly cancel: string;
  readonly callOff: string;
  /** The same, when all others have spoken. */
  readonly endTalks: string;
  readonly callHelp: string;
  readonly alone: string;
  readonly goMarket: string;
  readonly stamp: string;
  readonly no: string;
  readonly makeOffer: string;
  readonly send: string;
  readonly sayNothing: string;
  readonly wait: string;
  readonly show: string;
  readonly showThem: string;
  readonly onHeap: string;
  /** Which Blueprints in hand the rest of the storage can pay; null: none. */
  readonly stillPays: (names: string | null) => string;
  readonly discard: string;
  /** What is marked is all that has to go. */
  readonly discards: (what: string) => string;
  /** Over the fragments that are paid with, where there is a choice. */
  readonly pays: string;
  readonly build: string;
  readonly nothing: string;
  readonly goOn: string;
  readonly touchPlan: string;
  /** Why somebody is asked who can complete nothing (Q23). */
  readonly askedAnyway: string;
  readonly notUntil: string;
  readonly lastChance: string;
  readonly lastChanceMore: string;
  readonly moreActs: string;
  // mine
  readonly goal: string;
  readonly showGoal: string;
  readonly hideGoal: string;
  readonly hold: (n: number, room: number) => string;
  readonly hand: string;
  readonly handOf: (n: number) => string;
  readonly offered: string;
  readonly played: string;
  readonly surplus: string;
  readonly unwanted: string;
  readonly standing: (n: number) => string;
  readonly pinned: string;
  readonly pin: (name: string) => string;
  readonly shipOf: string;
  readonly for1: (paws: string, gems: string) => string;
  // orders
  readonly orders: string;
  readonly ordersMore: string;
  readonly noDeals: string;
  readonly buildPlan: (name: string) => string;
  readonly buildNothing: string;
  readonly close: string;
  /** How many an order asks for at most, 0 for no order: read aloud, and as a mark. */
  readonly orderMost: (most: number) => string;
  readonly orderMark: (most: number) => string;
  // the end
  readonly over: string;
  readonly steps: readonly [string, string, string, string];
  readonly again: string;
  readonly againShort: string;
  readonly goalPoints: (n: number) => string;
  readonly storedPoints: (n: number) => string;
  readonly total: string;
  readonly place: (n: number) => string;
  readonly tie: (points: number, names: string) => string;
}
