/** What a language brings to the picks and the scene, which are put together in one place for all (./picks.ts, ./scene.ts). */
import type { Language, Part, Phrase } from '@starboard/kernel';
import type { ModuleType, ShipType, Track } from '../content/vocabulary.ts';
import type { Units } from '../rules/events.ts';
import type { Party, You } from './common.ts';
import type { Sort } from './sorts.ts';
import type { EffectSpeech } from './speech.ts';

export interface Tongue {
  readonly language: Language;
  readonly effects: EffectSpeech;
  readonly and: string;
  label(p: Party, you: You): Part;
  /** Inside a sentence. */
  name(p: Party, you: You): Part;
  /** Inside a sentence, in the case that follows "of" or "von". */
  of(p: Party, you: You): Part;
  units(u: Units): string;
  unit(resource: string, n: number): string;
  ships(type: ShipType, n: number): string;
  ship(type: ShipType): string;
  row(type: ModuleType): string;
  track(track: Track): string;
  development(type: string): string;
  vp(n: number): string;
  tactics(n: number): string;
  readonly pick: PickWords;
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
  icon(what: string): string;
  dice(n: number): string;
  battle(enemies: Phrase): Phrase;
  raid(raider: Phrase): Phrase;
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

export interface PickWords {
  launch(type: ShipType): string;
  /** N265: wrecks alone bring no activators, and still come home. */
  readonly return: (activators: number, wrecks: number) => string;
  readonly skip: string;
  readonly stop: string;
  readonly end: string;
  readonly yes: string;
  /** What a price is lowered by. */
  less(n: number): string;
  buy(price: string): string;
  readonly free: string;
  readonly rowLeft: string;
  readonly rowRight: string;
  after(name: Phrase): Phrase;
  inRow(type: ModuleType): string;
  discard(name: Phrase): Phrase;
  build(type: ShipType): string;
  develop(development: string, at: Phrase): Phrase;
  raise(development: string, at: Phrase): Phrase;
  tip(development: string, at: Phrase): Phrase;
  pay(units: Units): string;
  abandon(name: Phrase): Phrase;
  slot(name: Phrase): Phrase;
  /** N63: what a gap is: between these, or at the end. */
  gap(left: Phrase | null, right: Phrase | null, use: readonly ('input' | 'output')[]): Phrase;
  replaces(name: Phrase): Phrase;
  topMoon(at: Phrase): Phrase;
  step(track: Track, to: number): string;
  leaderFrom(at: Phrase): Phrase;
  fix(name: Phrase): Phrase;
  salvage(type: ShipType): string;
  recharge(type: ShipType): string;
  damage(name: Phrase): Phrase;
  shipAt(type: ShipType, at: Phrase): Phrase;
  head(name: Phrase): Phrase;
  activate(name: Phrase): Phrase;
  energize(name: Phrase): Phrase;
  readonly reactor: string;
  readonly all: string;
  freely(what: Phrase): Phrase;
  readonly freeAbandon: string;
  readonly freeSlot: string;
  readonly freeArrange: string;
  readonly freeGhost: string;
  readonly mechPay: string;
  readonly mechDamage: string;
  // Battle
  raiderAt(name: Phrase, at: Phrase): Phrase;
  goTo(at: Phrase): Phrase;
  bring(type: ShipType, at: Phrase): Phrase;
  readonly ready: string;
  play(name: Phrase): Phrase;
  against(p: Part): Phrase;
  cancels(name: Phrase): Phrase;
  readonly pass: string;
  readonly accept: string;
  readonly refuse: string;
  dice(n: number): string;
  use(name: Phrase): Phrase;
  readonly roll: string;
  readonly rollPlain: string;
  die(face: number): string;
  readonly draw: string;
  readonly energy: string;
  save(type: ShipType): string;
  spare(type: ShipType): string;
  pull(type: ShipType, at: Phrase): Phrase;
}

export interface SceneWords {
  readonly over: string;
  readonly lastRound: string;
  yourTurn(n: number): string;
  turnOf(p: Part, n: number): Phrase;
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
  ownDevelopment(development: string, p: Part, tipped: boolean): Phrase;
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
  lens(p: Part): Phrase;
  area(moons: number, tokens: number, upgrades: number): string;
  readonly scores: string;
  category(c: string): string;
  total(n: number): string;
  readonly battle: string;
  strength(dice: number, targeting: number, chance: number | null): string;
  faces(list: string): string;
  readonly noFaction: string;
}
