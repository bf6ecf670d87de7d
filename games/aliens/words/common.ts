/** What every language needs: references, and the facts of a view that sentences are made of. */
import {
  type Advice,
  type Json,
  type Known,
  LANGUAGES,
  type Language,
  list,
  type Part,
  type Phrase,
  type Refusal,
  type Seat,
  seatsOf,
  waitedFor,
} from '@starboard/kernel';
import { CHARACTERS, type Character, ITEMS, type Item, isHuman } from '../content/cards.ts';
import type { ScenarioFile, Told } from '../content/scenarios.ts';
import { distancesOf, FAR, stepsFrom } from '../rules/distance.ts';
import { type Law, lawOf, scenarioFileOf } from '../rules/law.ts';
import { movesOf } from '../rules/moves.ts';
import { possible } from '../rules/possible.ts';
import { isScenarioProblem } from '../rules/scenario-file.ts';
import { ATTACK, BACK, type Entry, entries, HATCH, HUMAN, MISSED, NOISE, NOTHING, OUT, SILENCE, TELEPORT, UNSEEN } from '../rules/trail.ts';
import { type Aliens, type Idle, type Mine, mineOf } from '../rules/types.ts';
import { leadsOut } from '../rules/walk-out.ts';
import type { SectorKind } from '../rules/zone.ts';
import type { AbilityRule, Names, Tongue, You } from './tongue.ts';

export type View = Known<Aliens>;

const NO_BREAK = '\u00a0';

export const lawIn = (k: View): Law => lawOf(k.pub.options, k.pub.status.length);
export const everybody = (k: View): readonly Seat[] => seatsOf(k.pub.status.length);
export const topFrame = (k: View): View['stack'][number] | null => k.stack.at(-1) ?? null;

// ---- References -------------------------------------------------------------------------------------------------------

/** A sector by its name in the rules: `D09`, `hatch 3`, `human start`. */
export function sectorRef({ hatch, humanStart, alienStart }: Names, id: string): Part {
  const text = id === 'human start' ? humanStart : id === 'alien start' ? alienStart : id.replace(/^hatch /, `${hatch}${NO_BREAK}`);
  return { ref: 'sector', id, text };
}
export const itemRef = (names: Names, item: Item): Part => ({ ref: 'item', id: item, text: names.items[item].name });
export const characterRef = (names: Names, c: Character): Part => ({ ref: 'character', id: c, text: names.characters[c].the });
/** With a capital letter, at the beginning of a line. */
export const capital = (part: Part): Part => (typeof part === 'string' ? upper(part) : 'text' in part ? { ...part, text: upper(part.text) } : part);
export const upper = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Several sectors in a sentence. */
export const sectorList = (refs: readonly Part[], and: string): Phrase =>
  list(
    refs.map((ref) => [ref]),
    and,
  );
export const itemNamed = (name: string): Item | null => ITEMS.find((it) => it === name) ?? null;
/** The code of an option as printed: `A.1` for `A1`. */
export const printedCode = (option: string): string => option.replace(/^([A-Z])(\d+)$/, '$1.$2');
/** "You and Jonas": the reader comes first. */
export const readerFirst = (seats: readonly Seat[], you: You): readonly Seat[] =>
  you !== null && seats.includes(you) ? [you, ...seats.filter((seat) => seat !== you)] : seats;

/** The column of a sector with coordinates: `D` of `D09`; null for other picks. */
export const columnOf = (id: string): string | null => /^([A-Z]+)\d\d$/.exec(id)?.[1] ?? null;
export const isStart = (id: string): boolean => id === 'human start' || id === 'alien start';
export const isHatch = (id: string): boolean => id.startsWith('hatch ');

/** Items kept as counts: "2× Teleport". */
export const countedItems = (t: Tongue, counts: readonly number[]): Phrase[] =>
  counts.flatMap((n, item) => (n === 0 ? [] : [n === 1 ? [t.speech.item(ITEMS[item])] : [`${n}×${NO_BREAK}`, t.speech.item(ITEMS[item])]]));

export const characterOf = (character: number): Character => CHARACTERS[character];
export const isAlienCharacter = (character: Character): boolean => !isHuman(CHARACTERS.indexOf(character));

export const commas = (phrases: readonly Phrase[]): Phrase => phrases.flatMap((p, i) => (i === 0 ? p : [', ', ...p]));
export const sectors = (t: Tongue, ids: readonly string[]): Phrase => sectorList(ids.map(t.speech.sector), t.speech.and);

// ---- Places -----------------------------------------------------------------------------------------------------------

export const nameOf = (k: View, sector: number): string => lawIn(k).zone.names[sector];
export function kindOf(k: View, id: string): SectorKind {
  const { zone } = lawIn(k);
  return zone.kinds[zone.byName.get(id) ?? 0];
}

/** E10, A.1, E22, H.1: whether ending a turn there, or staying, means a dangerous-sector card for the reader. */
export function draws(k: View, to: string | undefined): boolean {
  const law = lawIn(k);
  const mine = mineOf(k);
  const kind = to === undefined || staysPut(to) ? law.zone.kinds[mine.sector] : kindOf(k, to);
  if (mine.calm) return false;
  if (kind === 'dangerous') return !(law.captain && !mine.spent && !mine.alien && CHARACTERS[mine.character] === 'captain');
  return kind === 'safe' && law.drawInSafe;
}

/** The first pick of a turn that does not move. */
export const staysPut = (to: string | undefined): boolean => to === undefined || to === 'stay' || to === 'hold';

/** The reader is asked for the move of their own turn. */
export function movesNow(k: View, you: You): boolean {
  const top = topFrame(k);
  return top?.step === 'turn' && top.stage === 'move' && top.seat === you;
}

/** Where the reader's next move can end, by kind of sector; null: there is none to make. */
export function reachable(k: View, you: You): Readonly<Record<'safe' | 'dangerous' | 'hatch', string[]>> | null {
  if (you === null || k.mine === null || k.pub.ending !== null || k.pub.status[you] !== 'aboard') return null;
  const law = lawIn(k);
  const { mine } = k;
  const next: Readonly<Mine> = movesNow(k, you) ? mine : { ...mine, began: mine.sector, fast: false };
  const found = { safe: [] as string[], dangerous: [] as string[], hatch: [] as string[] };
  for (const to of movesOf(law, k.pub, next, you)) {
    const kind = law.zone.kinds[to];
    if (kind === 'safe' || kind === 'dangerous' || kind === 'hatch') found[kind].push(law.zone.names[to]);
  }
  return found;
}

/** Q51: the reader cannot reach an open hatch in the rounds left. */
export const cutOff = (k: View, you: Seat): boolean => !leadsOut(lawIn(k), k.pub, k.stack, you, mineOf(k).sector);

/** The open hatches with the reader's steps to them, from another sector too; null: there is no way. None after the end. */
export function hatchWays(k: View, from?: number): { readonly id: string; readonly hatch: number; readonly steps: number | null }[] {
  const { mine, pub } = k;
  if (mine === null || pub.ending !== null) return [];
  const law = lawIn(k);
  const row = stepsFrom(distancesOf(law, mine.alien), from ?? mine.sector);
  return law.zone.hatches.flatMap((at, hatch) =>
    hatch === 0 || pub.hatches[hatch] !== 'open' ? [] : [{ id: law.zone.names[at], hatch, steps: row[at] < FAR - 1 ? row[at] : null }],
  );
}

// ---- Obvious lies -----------------------------------------------------------------------------------------------------

interface Places {
  readonly now: readonly number[];
  readonly length: number;
  readonly seat: Seat;
  readonly sectors: ReadonlySet<number>;
}
/** Cached: a question asks this for some two hundred sectors. */
let lately: Places | null = null;

/** Where the table thinks the announcing seat can be. */
function publicPlaces(k: View, seat: Seat): ReadonlySet<number> {
  const { now } = k.pub;
  if (lately === null || lately.now !== now || lately.length !== now.length || lately.seat !== seat)
    lately = { now, length: now.length, seat, sectors: new Set(possible({ ...k, mine: null, sealed: null }, seat).now) };
  return lately.sectors;
}

/** Q19: why a noise in this sector would be an obvious lie; null: it would not. */
export function exposed(k: View, seat: Seat, id: string): 'safe' | 'far' | null {
  const law = lawIn(k);
  const sector = law.zone.byName.get(id);
  if (sector === undefined || sector === k.mine?.sector) return null;
  if (law.zone.kinds[sector] === 'safe' && !law.drawInSafe) return 'safe';
  return publicPlaces(k, seat).has(sector) ? null : 'far';
}

// ---- What was heard ---------------------------------------------------------------------------------------------------

/** Entries that the scene leaves out: they are mostly about others, or the seat's status repeats them. */
const UNSAID: readonly number[] = [MISSED, UNSEEN, OUT, HUMAN];

/** What was heard of a seat, by round. */
export function heardOf(k: View, seat: Seat, sinceRound: number): { readonly round: number; readonly entries: Entry[] }[] {
  const rounds: { round: number; entries: Entry[] }[] = [];
  for (const e of entries(k.pub)) {
    if (e.seat !== seat || e.round < sinceRound || UNSAID.includes(e.what)) continue;
    const last = rounds.at(-1);
    if (last?.round === e.round) last.entries.push(e);
    else rounds.push({ round: e.round, entries: [e] });
  }
  return rounds;
}

/** One step of a real route beside what the table heard of it. */
export interface Step {
  readonly round: number;
  readonly seat: Seat;
  /** The sector by name. */
  readonly at: string;
  readonly heard: Entry;
}

/** Entries that change the place: each takes the next sector of the path. */
const STEPS: readonly number[] = [NOTHING, SILENCE, NOISE, ATTACK, HATCH, TELEPORT, BACK];

/** After the end: all real routes, step by step in playing order. */
export function realWays(k: View): Step[] {
  const { truth } = k.pub;
  if (truth === null) return [];
  const at = truth.map(() => 0);
  const steps: Step[] = [];
  for (const heard of entries(k.pub)) {
    if (!STEPS.includes(heard.what)) continue;
    const { path } = truth[heard.seat];
    const sector = path[++at[heard.seat]];
    if (sector !== undefined) steps.push({ round: heard.round, seat: heard.seat, at: nameOf(k, sector), heard });
  }
  return steps;
}

/**
 * Human or alien, as far as the reader can tell: what everybody has seen, and what follows by counting (E5), the reader's own role
 * included. Of themselves: what everybody has seen.
 */
export function sideOf(k: View, seat: Seat, you: You): View['pub']['side'][number] {
  const { side, shown, status } = k.pub;
  if (side[seat] !== 'unknown' || seat === you) return side[seat];
  let [humans, aliens] = [0, 0];
  for (const s of everybody(k)) {
    const character = s === you && k.mine !== null ? k.mine.character : shown[s];
    if (character >= 0 ? isHuman(character) : side[s] === 'human') humans++;
    else if (character >= 0 || side[s] === 'alien') aliens++;
  }
  const dealt = lawIn(k).noHumans ? 0 : Math.floor(status.length / 2);
  return aliens >= status.length - dealt ? 'human' : humans >= dealt ? 'alien' : 'unknown';
}

/** X.2: where each other player aboard can be, as the reader knows it. */
export const overlay = (k: View, you: You): { readonly seat: Seat; readonly places: string[] }[] =>
  !k.pub.options.overlay || k.pub.ending !== null
    ? []
    : everybody(k)
        .filter((seat) => seat !== you && k.pub.status[seat] === 'aboard')
        .map((seat) => ({ seat, places: possible(k, seat, you).now.map((sector) => nameOf(k, sector)) }));

// ---- Abilities --------------------------------------------------------------------------------------------------------

/** The rule of the reader's ability, if the table plays with it; `left`: it can still be used. */
export function abilityOf(k: View): { readonly rule: AbilityRule; readonly left: boolean } | null {
  const { mine } = k;
  if (mine === null || mine.alien) return null;
  const law = lawIn(k);
  const left = !mine.spent;
  switch (CHARACTERS[mine.character]) {
    case 'captain':
      return law.captain ? { rule: 'H.1', left } : null;
    case 'psychologist':
      return law.psychologist ? { rule: 'H.2', left: false } : null;
    case 'pilot':
      return law.pilot && law.full ? { rule: 'H.3', left: true } : null;
    case 'soldier':
      return law.soldier && law.full ? { rule: 'H.4', left: true } : null;
    case 'officer':
      return law.officer ? { rule: 'H.13', left } : null;
    case 'copilot':
      return law.copilot && law.full ? { rule: 'H.14', left } : null;
    case 'engineer':
      return law.engineer && law.full ? { rule: 'H.15', left: true } : null;
    case 'medic':
      return law.medic ? { rule: 'H.16', left } : null;
    default:
      return null;
  }
}

/** Nobody else knows the reader's side, not even by counting the roles that were shown (E5). */
export const isHidden = (k: View, seat: Seat): boolean => sideOf(k, seat, null) === 'unknown';
/** E18: using an item would reveal the reader as a human, which is not public yet. An alien cannot use it. */
export const unmasks = (k: View, seat: Seat): boolean => isHidden(k, seat) && !mineOf(k).alien;

// ---- Scenarios ----------------------------------------------------------------------------------------------------------

export const inLanguage = (said: Told, language: Language): string => (typeof said === 'string' ? said : said[language]);

/** X.3: the scenario of the table; null: none. */
export function scenarioIn(k: View): ScenarioFile | null {
  const file = scenarioFileOf(k.pub.options);
  return file === null || isScenarioProblem(file) ? null : file;
}

/** Options without effect: their names, and why. */
export function idleOptions(a: Advice<Aliens>, names: Tongue['option']): readonly [options: readonly string[], because: Idle] {
  const { options, because } = fieldsOf(a.with);
  const idle = Array.isArray(options) ? OPTIONS.filter((name) => options.includes(name)) : [];
  return [idle.map((name) => (/^[A-Z]\d+$/.test(name) ? printedCode(name) : names[name].name)), IDLE.find((it) => it === because) ?? 'no-humans'];
}
const IDLE: readonly Idle[] = ['no-humans', 'beginner', 'no-hatch-cards', 'back-first'];
const OPTIONS = ['hatches', 'A4', 'B3', 'B4', 'C3', 'D2', 'G4', 'H1', 'H2', 'H3', 'H4', 'H13', 'H14', 'H15', 'H16', 'J4'] as const;

/** What an advice is about, and how many players it is meant for. */
export function meant(a: Advice<Aliens>, language: Language): readonly [name: string, min: number, max: number] {
  const { name, min, max } = fieldsOf(a.with);
  return [isTold(name) ? inLanguage(name, language) : '', Number(min), Number(max)];
}
const isTold = (v: Json | undefined): v is string | Readonly<Record<Language, string>> =>
  typeof v === 'string' || LANGUAGES.every((l) => typeof fieldsOf(v)[l] === 'string');

// ---- Refusals ---------------------------------------------------------------------------------------------------------

type Fields = { readonly [key: string]: Json | undefined };
const isFields = (v: Json | undefined): v is Fields => typeof v === 'object' && v !== null && !Array.isArray(v);
const fieldsOf = (v: Json | undefined): Fields => (isFields(v) ? v : {});

/** One value that a refusal carries. */
export const detail = (r: Refusal<Aliens>, name: string): Json | undefined => fieldsOf(r.with)[name];
export const detailText = (r: Refusal<Aliens>, name: string): string => String(detail(r, name) ?? '');
export function detailSectors(r: Refusal<Aliens>): string[] {
  const given = detail(r, 'sectors');
  return Array.isArray(given) ? given.map(String) : [];
}

/** The seat the table waits for. */
export const awaited = (k: View): Seat | null => waitedFor<Aliens>(k)[0] ?? null;

/** Q32: players aboard who have agreed to end the game, and those who have not; null: an alien is left. */
export function agreement(k: View): { readonly agreed: Seat[]; readonly open: Seat[] } | null {
  const { agreed, status, ending } = k.pub;
  if (agreed.length === 0 || ending !== null) return null;
  const aboard = everybody(k).filter((seat) => status[seat] === 'aboard');
  return { agreed: aboard.filter((seat) => agreed[seat]), open: aboard.filter((seat) => !agreed[seat]) };
}

/** The seats that have won, by their ranks. */
export const winnersOf = (ranks: readonly number[]): Seat[] => seatsOf(ranks.length).filter((seat) => ranks[seat] === 1);
