/**
 * What a language brings to picks, questions and the scene. Which sentence is said when is decided once for all languages, in
 * ./picks.ts, ./details.ts, ./questions.ts and ./scene.ts. A missing piece is a type error.
 */
import type { Part, Phrase, Seat } from '@starboard/kernel';
import type { HelpState } from '../rules/orders.ts';
import type { You } from './common.ts';
import type { Speech, Subject } from './speech.ts';

export interface Tongue {
  readonly speech: Speech;
  readonly pick: PickWords;
  readonly detail: DetailWords;
  readonly question: QuestionWords;
  readonly waiting: WaitingWords;
  readonly order: OrderWords;
  readonly scene: SceneWords;
  /** A22. `tied`: the later place in turn order decided. */
  ending(winners: Subject, points: number, tied: boolean): Phrase;
  /** What the parts of a score count. */
  readonly parts: { readonly blueprints: string; readonly storage: string; readonly objective: string };
}

/** Buttons: a verb and a thing, at most 26 characters in English and 28 in German. */
export interface PickWords {
  readonly empty: string;
  readonly gap: string;
  extract(planet: Part): Phrase;
  lack(n: number, skill: string): string;
  readonly callForHelp: string;
  readonly changeCall: string;
  discard(card: Part): Phrase;
  show(card: Part): Phrase;
  offer(card: Part): Phrase;
  play(card: Part): Phrase;
  complete(card: Part): Phrase;
  take(card: Part): Phrase;
  offerOf(seat: Seat, you: You): Phrase;
  acceptOf(seat: Seat, you: You): Phrase;
  agree(version: number): string;
  refuse(version: number): string;
  readonly object: string;
  promise(colour: string): string;
  fromPlanet(colour: string): string;
  fromStorage(colour: string, seat: Seat, you: You): Phrase;
  add(colour: string): string;
  drop(colour: string): string;
  pay(colour: string): string;
  shareTo(colour: string, seat: Seat, you: You): Phrase;
  gift(colour: string, from: Seat, to: Seat, you: You): Phrase;
  readonly market: string;
  readonly alone: string;
  readonly silent: string;
  readonly acceptNothing: string;
  readonly wait: string;
  readonly abort: string;
  readonly makeOffer: string;
  readonly makeAnother: string;
  only(seat: Seat, you: You): Phrase;
  readonly everybody: string;
  readonly offerThese: string;
  readonly send: string;
  readonly withdraw: string;
  readonly contract: string;
  readonly ownContract: string;
  readonly asOffered: string;
  readonly change: string;
  readonly sign: string;
  readonly showCards: string;
  readonly blindPaw: string;
  readonly blindPlan: string;
  readonly wipePaws: string;
  readonly wipePlans: string;
  readonly nothing: string;
  readonly rest: string;
  readonly decline: string;
  readonly noReason: string;
  // The end of a list means something else in every answer.
  readonly doneAlone: string;
  readonly doneCall: string;
  readonly withNobody: string;
  readonly withThese: string;
  readonly doneAccept: string;
  readonly noOwnPaw: string;
  readonly thesePaws: string;
  readonly showThem: string;
  readonly doneList: string;
}

/** The second, smaller line of a button: effect, price, warning. */
export interface DetailWords {
  planet(needs: string, fragments: Phrase): Phrase;
  wanted(icons: string): string;
  readonly changeCall: string;
  readonly idle: string;
  readonly superfluous: string;
  gain(gets: Phrase, gives: Phrase | null): Phrase;
  /** Q10: what the storage would hold and has room for. */
  tooMuch(then: number, room: number): string;
  readonly fromStorage: string;
  readonly fromYours: string;
  readonly callEnds: string;
  readonly replaces: string;
  readonly ownContract: string;
  readonly wipe: string;
  readonly rest: string;
  withPaws(paws: Phrase): Phrase;
  readonly withoutPaws: string;
  promising(gems: Phrase | null): Phrase;
}

export interface QuestionWords {
  readonly marketOnly: string;
  /** Q35: the negotiation has run out of time. */
  readonly timeIsUp: string;
  readonly action: string;
  aloneOrCall(planet: Phrase): Phrase;
  howToCall(planet: Phrase): Phrase;
  readonly thePlanet: string;
  lack(skill: string, truly: number): string;
  price(so: Phrase | null): Phrase;
  ownPaws(planet: Phrase, still: string): Phrase;
  readonly met: string;
  readonly metButOwn: string;
  missing(icons: string): string;
  readonly calledMet: string;
  called(icons: string): string;
  readonly enough: string;
  notEnough(icons: string): string;
  noneLeft(most: number): string;
  readonly contractRead: string;
  readonly contractOpen: string;
  offers(sum: string): string;
  readonly callIsOut: string;
  readonly noOffers: string;
  readonly noOffersYet: string;
  agree(version: number, warning: Phrase): Phrase;
  help(active: Part, planet: Phrase): Phrase;
  /** What the seat has already said to a call. */
  offerMade(active: Part): Phrase;
  readonly saidNothing: string;
  hasAgreed(version: number): string;
  readonly audience: string;
  offerPaws(called: string): string;
  offerTerms(so: Phrase): Phrase;
  partners(still: string): string;
  readonly terms: string;
  share(left: Phrase): Phrase;
  gets(who: Subject, what: Phrase): Phrase;
  gifts(each: Phrase): Phrase;
  readonly decline: string;
  readonly reason: string;
  readonly showTo: string;
  readonly showWhat: string;
  trim(have: string, room: number, left: number): string;
  market(left: number): string;
  spill(limit: number, left: number): string;
  /** `last`: there is no later chance (A20). */
  complete(last: boolean): string;
  completeNone(last: boolean): string;
  readonly pay: string;
}

export interface WaitingWords {
  readonly over: string;
  readonly soon: string;
  talks(who: Subject): Phrase;
  trim(who: Subject): Phrase;
  market(who: Subject): Phrase;
  spill(who: Subject): Phrase;
  complete(who: Subject): Phrase;
  action(who: Subject): Phrase;
}

/** Q40. */
export interface OrderWords {
  /** `colour`: null for any; `most`: two are asked for where there are two. */
  help(skill: string, colour: string | null, most: number): string;
  readonly noDeals: string;
  complete(plan: Phrase): Phrase;
  readonly nothing: string;
  /** `help` in a few words. */
  short(skill: string, colour: string | null, most: number): string;
  readonly any: string;
  /** What an order to help does now, or why nothing. */
  readonly states: { readonly [S in HelpState['says']]: string };
  now(order: string, state: string): string;
}

export interface SceneWords {
  readonly contract: (version: number) => string;
  readonly over: string;
  readonly overLine: string;
  turn(n: number): string;
  readonly openOffers: string;
  readonly offers: string;
  readonly hand: string;
  readonly planets: string;
  readonly market: string;
  readonly players: string;
  readonly objectives: string;
  turnOf(who: Seat, you: You): Phrase;
  takes(left: number): string;
  trims(seats: Phrase): Phrase;
  completing(last: boolean): string;
  /** `left`: 1 or 2. */
  nearEnd(seats: readonly Seat[], left: number, you: You): Phrase;
  readonly last: string;
  wants(who: Subject, planet: Part, needs: string, fragments: Phrase): Phrase;
  says(who: Subject, lacks: string, price: Phrase | null): Phrase;
  /** What is missing beyond the offers whose Paws the reader sees; empty: nothing. */
  stillMissing(icons: string): string;
  readonly noFittingPaw: string;
  couldHelp(paws: Phrase): Phrase;
  agreed(agreed: Phrase | null, waiting: Phrase): Phrase;
  readonly contractHead: readonly [who: string, paws: string, planet: string, gives: string, gets: string, storage: string];
  readonly offerHead: readonly [who: string, paws: string, planet: string, storage: string, gives: string];
  readonly playerHead: readonly [who: string, storage: string, holds: string, paws: string, plans: string, completed: string, upgrades: string];
  of(n: number, all: number): string;
  tooMany(n: number): string;
  ship(ship: Part, colours: readonly [string, string]): Phrase;
  storage(load: number, room: number, gems: Phrase | null): Phrase;
  paws(list: Phrase | null): Phrase;
  /** `lacks`: null: nothing. */
  plan(plan: Phrase, lacks: Phrase | null): Phrase;
  readonly emptySpace: string;
  planet(planet: Part, needs: string, fragments: Phrase | null): Phrase;
  readonly enough: string;
  lack(icons: string): string;
  helper(name: Part, icons: string): Phrase;
  helpers(list: Phrase): Phrase;
  perhaps(list: Phrase): Phrase;
  readonly nobody: string;
  readonly noPlans: string;
  decks(paws: string, plans: string, pawsOut: string, plansOut: string): string;
  bag(bag: Phrase, heap: Phrase): Phrase;
  readonly notYet: string;
  objective(name: Part, ship: Part, colours: readonly [string, string], stored: string): Phrase;
}
