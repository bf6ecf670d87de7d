/** What a language brings to the picks and the scene, which are put together in one place for all (./picks.ts, ./scene.ts). */
import type { Part, Phrase, Seat } from '@starboard/kernel';
import type { ModuleType, ShipType, Track } from '../content/vocabulary.ts';
import type { Units } from '../rules/events.ts';
import type { Category } from '../rules/scoring.ts';
import type { ChoiceKind } from '../rules/types.ts';
import type { Party, You } from './common.ts';
import type { Speaker } from './names.ts';
import type { Sort } from './sorts.ts';
import type { EffectSpeech } from './speech.ts';

export interface Tongue extends Speaker {
  readonly effects: EffectSpeech;
  readonly and: string;
  label(p: Party, you: You): Part;
  /** Inside a sentence. */
  name(p: Party, you: You): Part;
  /** The most characters of a button's label. */
  readonly longest: number;
  units(u: Units): string;
  unit(resource: string, n: number): string;
  ships(type: ShipType, n: number): string;
  ship(type: ShipType): string;
  row(type: ModuleType): string;
  track(track: Track): string;
  development(type: string): string;
  vp(n: number): string;
  tactics(n: number): string;
  /** The five resources in two or three letters, where there is no room for words. */
  readonly signs: readonly [string, string, string, string, string];
  readonly pick: PickWords;
  readonly question: QuestionWords;
  readonly scene: SceneWords;
  readonly brief: BriefWords;
  readonly explain: ExplainWords;
}

/** A region in a few words. */
export interface BriefWords {
  /** What bases and special regions are for. */
  readonly tiles: Readonly<Record<string, string>>;
  moon(text: string): string;
  noMoon(instead: string): string;
  readonly firstVisit: string;
  site(development: string): string;
  bonus(units: string): string;
  /** What the space does that the event marker enters. */
  /** `raids`: what appears may raid the ship at once. */
  icon(what: string, raids: boolean): string;
  dice(n: number): string;
  battle(enemies: Phrase): Phrase;
  raid(raider: Phrase): Phrase;
  /** What a battle brings (./stake.ts). */
  supremacy(step: number): string;
  won(what: string): string;
  lost(scrapped: number, shielded: number): string;
  /** For the Collective (N248, N249). */
  readonly itsLeader: string;
  command(effects: string): string;
  itsBonus(tactics: string): string;
  itsMech: string;
  readonly headings: {
    readonly battle: string;
    readonly base: string;
    readonly planet: string;
    readonly nebula: string;
    readonly special: string;
    readonly free: string;
    readonly energy: string;
  };
}

export interface ExplainWords {
  readonly sorts: { readonly [S in Sort]: string };
  module(type: ModuleType): string;
  raider(class_: string, dice: number, targeting: number): string;
  starts(price: string): string;
  /** N223. */
  collective(text: string): string;
  readonly origins: { readonly printed: string; readonly name: string; readonly ours: string; readonly pack: string };
}

/**
 * Labels of buttons: a verb and a thing, at most `Tongue.longest` characters where the names allow it. What it does, costs or risks
 * is on the second line (`Words.detail`).
 */
export interface PickWords {
  launch(type: ShipType): string;
  readonly return: string;
  /** N265: scrapped ships alone bring no activators, and still come home. */
  returns(activators: number, scrapped: number): string;
  readonly skip: string;
  readonly stop: string;
  readonly end: string;
  readonly yes: string;
  /** What a price is lowered by: ", 1 less". */
  less(n: number): string;
  /** The storage alone cannot pay it. */
  readonly withMoons: string;
  /** The text of a piece where it speaks to somebody else. */
  quote(text: string): string;
  /** After this unit the waiting price could not be paid. */
  readonly fallsThrough: string;
  readonly free: string;
  starts(price: string): string;
  readonly rowLeft: string;
  readonly rowRight: string;
  after(name: Phrase): Phrase;
  inRow(type: ModuleType): string;
  discard(name: Phrase): Phrase;
  build(type: ShipType): string;
  develop(development: string): string;
  raise(development: string): string;
  /** What a development brings at once. */
  brings(vp: number, track: string, steps: number): string;
  tip(development: string): string;
  pay(units: string): string;
  abandon(name: Phrase): Phrase;
  slot(name: Phrase): Phrase;
  /** N63: the slot by the module it belongs to. */
  input(module: Phrase): Phrase;
  output(module: Phrase): Phrase;
  alsoInput(module: Phrase): Phrase;
  replaces(name: Phrase): Phrase;
  readonly besideHead: string;
  step(track: Track, to: number): string;
  fix(name: Phrase): Phrase;
  salvage(type: ShipType): string;
  readonly toBay: string;
  recharge(type: ShipType): string;
  damage(name: Phrase): Phrase;
  use(name: Phrase): Phrase;
  activate(name: Phrase): Phrase;
  energize(name: Phrase): Phrase;
  readonly oneEnergy: string;
  readonly reactor: string;
  readonly reactorHelp: string;
  readonly all: string;
  readonly allHelp: string;
  readonly freeAbandon: string;
  readonly freeSlot: string;
  readonly freeArrange: string;
  readonly freeGhost: string;
  /** What the ghost is good for. */
  readonly ghostHelp: string;
  readonly freeAction: string;
  readonly mechPay: string;
  readonly mechDamage: string;
  // Battle
  goTo(at: Phrase): Phrase;
  bring(type: ShipType, at: string): string;
  from(at: Phrase): Phrase;
  readonly ready: string;
  play(name: Phrase): Phrase;
  against(p: Party, you: You): Phrase;
  cancels(name: Phrase): Phrase;
  tacticOf(p: Party, you: You): Phrase;
  readonly pass: string;
  readonly accept: string;
  readonly refuse: string;
  truceVp(n: number): string;
  dice(n: number): string;
  diceCost(n: number): string;
  /** The chance to win after this answer, in percent. */
  chance(n: number): string;
  readonly roll: string;
  /** With this targeting value. */
  rollHelp(targeting: number): string;
  readonly rollPlain: string;
  readonly rollPlainHelp: string;
  die(face: number): string;
  readonly draw: string;
  readonly energy: string;
  save(type: ShipType): string;
  spare(type: ShipType): string;
  readonly ontoVoid: string;
}

/** The facts that questions are made of. */
export interface Asked {
  /** How many are still to be chosen. */
  readonly left: number;
  /** The chance to win of the side that is asked, in percent, where there is a battle before its roll. */
  readonly chance: number | null;
  /** Where the battle is. */
  readonly region: Phrase;
  readonly vp: number;
  readonly mayReturn: boolean;
  readonly activators: number;
  /** N116: more tactics are in hand than may be kept: so many may be; null: tactics go for another reason. */
  readonly handLimit: number | null;
  /** A module that costs nothing. */
  readonly free: boolean;
  readonly dockFull: boolean;
  /** What a moon of the dock is chosen for. */
  readonly moonFor: 'abandon' | 'slot' | null;
  readonly price: string;
  /** What waits to be paid with what is being gained; null: nothing. */
  readonly waiting: string | null;
  /** What the asked side has stored. */
  readonly stored: string;
  /** Whose dice are rerolled; null: it is another question. */
  readonly rerolls: Party | null;
  /** Units of the price that need not be paid. */
  readonly saved: number;
  readonly trade: { readonly price: string; readonly get: string } | null;
  /** Who offers a truce, as the reader calls them. */
  readonly offers: Party;
  readonly you: You;
  /** The action card the Collective launches by. */
  readonly card: Phrase | null;
}
/** A question as it is put to a player, and as the lens holder is asked on behalf of the Collective (N228). */
export interface Question {
  readonly you: (q: Asked) => Phrase;
  readonly it: (q: Asked) => Phrase;
}
export type Wait = 'faction' | 'destiny' | 'pay' | 'station' | 'battle' | 'ability' | 'collective' | 'other';

export interface QuestionWords {
  readonly asks: { readonly [K in ChoiceKind]: Question };
  /** Before a question on behalf of the Collective. */
  behalf(question: Phrase): Phrase;
  readonly over: string;
  readonly onward: string;
  readonly waits: { readonly [W in Wait]: (seats: readonly Seat[], you: You, ability: Phrase) => Phrase };
}

export interface SceneWords {
  readonly over: string;
  readonly lastRound: string;
  yourTurn(n: number): string;
  turnOf(p: Party, you: You, n: number): Phrase;
  terminus(n: number): string;
  eventSet(name: string, marker: number, left: number): string;
  nextSpaces(text: string): string;
  readonly spaces: Readonly<Record<string, string>>;
  readonly map: string;
  readonly mapHelp: string;
  readonly activeHere: string;
  moons(n: number): string;
  readonly noMoon: string;
  planet(resource: string): string;
  readonly theVoid: string;
  shipsOf(p: Part, ships: string): Phrase;
  raider(name: Phrase, class_: string, dice: number, targeting: number): Phrase;
  readonly classes: string;
  ownDevelopment(development: string, p: Party, you: You, tipped: boolean): Phrase;
  leadersOf(list: Phrase): Phrase;
  readonly allLeaders: string;
  readonly ownLeader: string;
  bonus(units: string): string;
  readonly mech: string;
  readonly ghost: string;
  readonly probe: string;
  readonly eventIcon: string;
  readonly station: string;
  /** What the station can do. */
  readonly works: string;
  faction(name: Phrase, help: string): Phrase;
  storage(units: string): string;
  readonly empty: string;
  dock(list: Phrase, n: number, of: number): Phrase;
  row(type: ModuleType): string;
  readonly noModules: string;
  damaged: string;
  moonIn(name: Phrase, slot: 'input' | 'output' | 'both'): Phrase;
  readonly slotEmpty: { readonly input: string; readonly output: string };
  fleet(parts: readonly string[]): string;
  hangar(n: string): string;
  bay(n: string): string;
  yard(n: string): string;
  unbuilt(n: string): string;
  used(n: number): string;
  readonly hand: string;
  handSize(n: number, limit: number): string;
  readonly destiny: string;
  trackLine(track: Track, step: number, next: string): string;
  readonly trackTop: string;
  targeting(n: number): string;
  vault(level: number): string;
  upgrade(type: ShipType, name: Phrase): Phrase;
  cards: string;
  tokens: string;
  readonly turnedOver: string;
  leaders(station: number, spent: number): string;
  readonly players: string;
  readonly market: string;
  offer(type: ModuleType, price: number): string;
  decks(list: string): string;
  upgradeOpen(type: ShipType): string;
  stepToken(step: number): string;
  readonly gone: string;
  readonly collective: string;
  commander(name: Phrase, rank: number): Phrase;
  wheel(n: number, text: string): string;
  wheelNext(text: string): string;
  openAction(deck: string, name: Phrase): Phrase;
  target(t: string): string;
  actionBonus(b: string): string;
  lens(p: Party, you: You): Phrase;
  area(moons: number, tokens: number, upgrades: number): string;
  readonly scores: string;
  category(c: Category | 'vp'): string;
  total(n: number): string;
  readonly battle: string;
  readonly voidRoll: string;
  strength(dice: number, targeting: number, chance: number | null): string;
  faces(list: string): string;
  readonly noFaction: string;
}
