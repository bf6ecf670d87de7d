/**
 * What one language supplies: words, grammar and word order. The structure that uses it is written once, in ./assemble.ts,
 * ./questions.ts, ./picks.ts, ./scene.ts and ./faults.ts. A new language is a folder that exports a `Tongue`.
 */
import type { Language, Part, Phrase, Refusal, Seat, Words } from '@starboard/kernel';
import type { Character, Item } from '../content/cards.ts';
import type { ScenarioProblem } from '../rules/scenario-file.ts';
import type { Aliens, Ending, Idle, Why } from '../rules/types.ts';
import type { SectorKind } from '../rules/zone.ts';
import type { FileFault, MapFault } from '../rules/zone-check.ts';

/** The seat that reads; null: a spectator. */
export type You = Seat | null;
export type AbilityRule = 'H.1' | 'H.2' | 'H.3' | 'H.4' | 'H.13' | 'H.14' | 'H.15' | 'H.16';

export interface Tongue extends Pick<Words<Aliens>, 'title' | 'about' | 'event' | 'option' | 'tally'> {
  readonly short: string;
  readonly language: Language;
  readonly origin: string;
  readonly names: Names;
  readonly speech: Speech;
  readonly question: QuestionWords;
  readonly waiting: WaitingWords;
  readonly pick: PickWords;
  readonly detail: DetailWords;
  readonly refusal: { readonly [W in Exclude<Why, 'zone-broken' | 'scenario-broken'>]: (r: Refusal<Aliens>) => Phrase };
  /** The only standing order: turns end by themselves. */
  readonly order: string;
  readonly advice: AdviceWords;
  readonly faults: FaultWords;
  readonly scene: SceneWords;
  readonly heard: HeardWords;
  /** The rules of the characters' abilities, as the rulebook has them. */
  readonly abilities: Readonly<Record<AbilityRule, string>>;
  /** How it ended, without the winners. */
  readonly endings: Readonly<Record<Ending, string>>;
  /** What a part of the score counts. */
  /** After their number. */
  readonly parts: Readonly<Record<'escaped' | 'aliensWin' | 'eliminations', (n: number) => string>>;
}

export interface Names {
  readonly characters: Readonly<Record<Character, CharacterName>>;
  readonly items: Readonly<Record<Item, ItemName>>;
  readonly hatch: string;
  readonly humanStart: string;
  readonly alienStart: string;
}
interface CharacterName {
  /** With the article, in the nominative: "You are the Captain". */
  readonly the: string;
  /** As a label, without the article. */
  readonly bare: string;
}
interface ItemName {
  readonly name: string;
  /** What it does, in a few words. */
  readonly does: string;
}

/** Players and places as they stand in a sentence. `you`: the seat that reads. */
export interface Speech {
  readonly and: string;
  sector(id: string): Part;
  item(it: Item): Part;
  /** A character with its article, in the nominative. */
  the(c: Character): Part;
  /** As the label of a line: "You", "Mirela". */
  label(seat: Seat, you: You): Part;
  /** "You and Jonas win." */
  wins(seats: readonly Seat[], you: You): Phrase;
}

export interface QuestionWords {
  move(at: string, steps: number): Phrase;
  /** `to`: null when the reader stays. */
  act(to: string | null, kind: SectorKind, asks: 'draw-or-attack' | 'quiet-or-attack' | 'open'): Phrase;
  readonly after: string;
  readonly announceOwn: string;
  readonly announceAny: string;
  readonly spill: string;
  readonly spotlight: string;
  readonly engineer: string;
  /** Q32; Q51: `cutOff` means that the reader reaches no open hatch and would be eliminated. */
  agree(cutOff: boolean): string;
}

export interface WaitingWords {
  readonly over: string;
  readonly soon: string;
  announce(seat: Seat, you: You): Phrase;
  spill(seat: Seat, you: You): Phrase;
  engineer(seat: Seat, you: You): Phrase;
  agree(seats: readonly Seat[], you: You): Phrase;
  turn(seat: Seat, you: You): Phrase;
}

/** Labels of the picks: a verb and a thing. What a pick costs or tells is in `DetailWords`. */
export interface PickWords {
  column(name: string): string;
  use(it: Item): Phrase;
  drop(it: Item): Phrase;
  readonly draw: string;
  readonly quiet: string;
  readonly attack: string;
  readonly stay: string;
  readonly hold: string;
  readonly done: string;
  readonly keep: string;
  readonly green: string;
  readonly red: string;
  /** Q32: said at once, or later on your own turn. */
  readonly finish: string;
  readonly goOn: string;
  examine(seat: Seat, you: You): Phrase;
  light(id: string): Phrase;
  noise(id: string): Phrase;
  /** Where to move. */
  sector(id: string, kind: SectorKind): Phrase;
}

/** The second line of a pick. Several are joined by semicolons. */
export interface DetailWords {
  readonly unmasks: string;
  readonly unseen: string;
  readonly noCard: string;
  /** Sedatives where no card would be drawn. */
  readonly noCardAnyway: string;
  /** An attack: whom it hits, and what it tells. */
  readonly hits: string;
  readonly cardFaceDown: string;
  /** G.4: a player who lays down no card. */
  readonly provesAlien: string;
  readonly revealsAlien: string;
  readonly revealsHuman: string;
  readonly stay: string;
  readonly hold: string;
  readonly green: string;
  readonly red: string;
  readonly finish: string;
  readonly cutOff: string;
  readonly examine: string;
  /** Noises: your own sector, and lies that everybody sees through (Q19). */
  readonly here: string;
  readonly lieSafe: string;
  readonly lieFar: string;
  /** What a hatch does to a human without hatch cards, and with them: so many green ones among those that are left. */
  readonly opens: string;
  readonly hatchCard: (green: number, all: number) => string;
}

export interface AdviceWords {
  zone(name: string, min: number, max: number): string;
  scenario(name: string, min: number, max: number): string;
  /** The names of options that do nothing, and why. */
  noEffect(options: readonly string[], because: Idle): string;
}

interface Counted {
  readonly n: number;
  readonly of: number;
  readonly what: string;
}
export interface FaultWords {
  /** Sectors that are not named. */
  more(n: number): string;
  /** Followed by a colon and the sectors. */
  readonly map: Readonly<Record<MapFault, string>>;
  readonly zone: { readonly [K in FileFault]: (s: Counted) => string };
  readonly scenario: { readonly [K in ScenarioProblem['problem']]: (s: Counted) => string };
  /** About files that are right. */
  readonly file: FileWords;
}
export interface FileWords {
  by(author: string): string;
  players(min: number, max: number): string;
  zone(columns: number, rows: number, safe: number, dangerous: number, hatches: number): string;
  options(list: string): string;
  readonly noOptions: string;
  /** The value `players` of E.3. */
  readonly asManyAsPlayers: string;
  fits(zone: string, players: string): string;
  not(zone: string, why: string): string;
  nowhere(players: string, why: string): string;
}

/** What the table heard or saw of a player, in a few words. */
export interface HeardWords {
  readonly nothing: Phrase;
  readonly silence: Phrase;
  noise(at: string): Phrase;
  attack(at: string): Phrase;
  readonly stay: Phrase;
  readonly teleport: Phrase;
  seen(at: string): Phrase;
  hatch(at: string): Phrase;
  back(at: string): Phrase;
  turned(at: string): Phrase;
  readonly fast: Phrase;
  safe(at: string): Phrase;
  readonly calm: Phrase;
  readonly hidden: Phrase;
  readonly fed: Phrase;
}

export interface SceneWords {
  round(n: number): string;
  overIn(n: number): string;
  readonly you: string;
  readonly players: string;
  readonly watched: string;
  readonly places: string;
  readonly truth: string;
  roundTruth(n: number): string;
  readonly over: string;
  turn(seat: Seat, you: You): Phrase;
  finish(agreed: readonly Seat[], open: readonly Seat[], you: You): Phrase;
  zone(name: string, humans: number, aliens: number): string;
  scenario(name: string, description: string): string;
  hatches(list: Phrase): Phrase;
  /** `place`: its coordinates on the map. */
  hatch(id: string, place: string, state: 'open' | 'used' | 'broken'): Phrase;
  /** Q52: cards left in the piles; null: the table plays without these cards. */
  piles(danger: number, items: number | null, hatch: number | null): string;
  /** The reader's steps to the open hatches. */
  toHatches(list: Phrase): Phrase;
  /** null: there is no way. */
  toHatch(id: string, steps: number | null): Phrase;
  killsToWin(n: number): string;
  role(c: Character, as: Side): Phrase;
  at(id: string, kind: SectorKind): Phrase;
  reach(now: boolean, steps: number): string;
  readonly safe: string;
  readonly dangerous: string;
  readonly wayOut: string;
  items(list: Phrase | null): Phrase;
  readonly cannotUse: string;
  readonly fast: string;
  readonly calm: string;
  /** After an ability that is spent. */
  readonly used: string;
  route(list: Phrase): Phrase;
  character(c: Character, as: Side): Phrase;
  readonly hiddenYours: string;
  readonly unknown: string;
  readonly knownHuman: string;
  readonly knownAlien: string;
  readonly status: { readonly escaped: string; readonly eliminated: string };
  readonly fed: string;
  itemCount(n: number): string;
  kills(n: number, of: number): string;
  heardIn(round: number, list: Phrase): Phrase;
  seen(c: Character, at: string): Phrase;
  sectors(n: number): string;
  was(seat: Seat, you: You, c: Character, at: string): Phrase;
  readonly step: StepWords;
}
/** What a character counts as: an alien card, a human, or a human turned into an alien (B.3). */
export type Side = 'alien' | 'human' | 'turned';

/** After the sector of a real step: what the table heard of it. */
export interface StepWords {
  readonly asAnnounced: Phrase;
  announced(said: string): Phrase;
  readonly silence: Phrase;
  readonly nothing: Phrase;
  readonly attack: Phrase;
  readonly hatch: Phrase;
  readonly teleport: Phrase;
  readonly back: Phrase;
}
