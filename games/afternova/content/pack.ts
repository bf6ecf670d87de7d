/**
 * Parses custom packs. Files are untrusted: each fault becomes one clear sentence that names the card (../words/pack-faults.ts).
 * Whether a pack is playable is checked in ./playable.ts.
 */
import {
  type BlueprintCard,
  COLOURS,
  type Colour,
  type Pack,
  type PawCard,
  type PlanetCard,
  type ShipCard,
  SKILLS,
  type Told,
  type Upgrade,
} from './types.ts';

export const MOST_TEXT = 40_000;
export const MOST_NAME = 40;
export const MOST_AUTHOR = 60;
export const MOST_ABOUT = 300;
const MOST_ID = 16;
export const ID_PATTERN = `^[a-z0-9][a-z0-9-]{0,${MOST_ID - 1}}$`;
/** Maximum number of cards of each kind; bounds alphabets and screens. */
export const MOST_CARDS = { paws: 80, planets: 40, blueprints: 80, ships: 20 } as const;
export type Kind = keyof typeof MOST_CARDS;
/** Whole numbers from the first to the second. */
export const RANGES = {
  /** Icons of a Paw. */
  icons: [1, 3],
  /** Icons that a planet needs of one skill. */
  need: [1, 6],
  /** Fragments of a planet. */
  spaces: [1, 8],
  /** Fragments of one colour that a Blueprint costs. */
  cost: [1, 8],
  points: [0, 20],
  /** How much of its effect an upgrade brings. */
  upgrade: [1, 3],
  storage: [1, 8],
  /** Fragments of one colour in the game. */
  supply: [1, 20],
} as const;

/** Why a text is not a pack: the key of a sentence. */
export interface PackFault {
  readonly fault: Fault;
  /** The list the card is in, and its number in it, from 1. */
  readonly kind?: Kind;
  readonly card?: number;
  readonly what?: string;
  readonly n?: number;
  readonly of?: number;
}
export type Fault =
  | 'too-long' // n, of
  | 'no-json'
  | 'no-object'
  | 'field' // what; kind and card, if it is a card's
  | 'game'
  | 'name' // of; kind and card, if it is a card's
  | 'author' // of
  | 'about' // of
  | 'supply'
  | 'list' // kind, of
  | 'no-card' // kind, card
  | 'id' // kind, card
  | 'twice' // kind, card, what: the id
  | 'look' // kind, card
  | 'skills'
  | 'needs'
  | 'spaces'
  | 'cost'
  | 'points'
  | 'upgrade'
  | 'storage'
  | 'objective';

export const isPackFault = (read: Pack | PackFault): read is PackFault => 'fault' in read;

/** A pack from its text, or what is wrong with it. */
export function parsePack(text: string): Pack | PackFault {
  const read = readText(text);
  return isRead(read) ? read : read[0];
}

/** Everything that is wrong with the file: one fault a card, or the one that keeps it from being read. */
export function packFaults(text: string): readonly PackFault[] {
  const read = readText(text);
  return isRead(read) ? [] : read;
}

type Faults = readonly [PackFault, ...PackFault[]];
const isRead = (read: Pack | Faults): read is Pack => 'game' in read;

function readText(text: string): Pack | Faults {
  if (text.length > MOST_TEXT) return [{ fault: 'too-long', n: text.length, of: MOST_TEXT }];
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return [{ fault: 'no-json' }];
  }
  const faults: PackFault[] = [];
  const pack = caught(() => readPack(raw, faults), faults);
  const [first, ...more] = faults;
  return pack === null || first !== undefined ? [first, ...more] : pack;
}

/** Null: it is among the faults why not. */
function caught<V>(read: () => V, faults: PackFault[]): V | null {
  try {
    return read();
  } catch (wrong) {
    if (!(wrong instanceof Wrong)) throw wrong;
    faults.push(wrong.what);
    return null;
  }
}

/** Thrown at the first fault. */
class Wrong extends Error {
  readonly what: PackFault;
  constructor(what: PackFault) {
    super(what.fault);
    this.what = what;
  }
}
function must(right: boolean, fault: Fault, more: Omit<PackFault, 'fault'> = {}): asserts right {
  if (!right) throw new Wrong({ fault, ...more });
}

type Fields = Readonly<Record<string, unknown>>;
const isObject = (v: unknown): v is Fields => typeof v === 'object' && v !== null && !Array.isArray(v);
const within = (v: unknown, [least, most]: readonly [number, number]): v is number =>
  Number.isInteger(v) && (v as number) >= least && (v as number) <= most;
const isOf = <T extends string>(v: unknown, all: readonly T[]): v is T => typeof v === 'string' && (all as readonly string[]).includes(v);

/** One line of text without control or direction characters. */
const isLine = (v: unknown, most: number): v is string =>
  typeof v === 'string' && v.trim() !== '' && v.length <= most && !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(v);
const isTold = (v: unknown, most: number): v is Told =>
  isLine(v, most) || (isObject(v) && Object.keys(v).length === 2 && isLine(v.de, most) && isLine(v.en, most));

function only(fields: Fields, known: readonly string[], where: Pick<PackFault, 'kind' | 'card'> = {}): void {
  const extra = Object.keys(fields).find((name) => !known.includes(name));
  must(extra === undefined, 'field', { ...where, what: String(extra).slice(0, MOST_NAME) });
}

function readPack(raw: unknown, faults: PackFault[]): Pack {
  must(isObject(raw), 'no-object');
  only(raw, ['$schema', 'game', 'name', 'author', 'about', 'fragments', 'paws', 'planets', 'blueprints', 'ships']);
  const { game, name, author, about, fragments } = raw;
  must(game === 'afternova', 'game');
  must(isTold(name, MOST_NAME), 'name', { of: MOST_NAME });
  must(author === undefined || isLine(author, MOST_AUTHOR), 'author', { of: MOST_AUTHOR });
  must(about === undefined || isTold(about, MOST_ABOUT), 'about', { of: MOST_ABOUT });
  must(isSupply(fragments), 'supply');
  const ids = new Set<string>();
  return {
    game,
    name,
    ...(author !== undefined && { author }),
    ...(about !== undefined && { about }),
    fragments,
    paws: cards(raw, 'paws', { ids, faults }, readPaw),
    planets: cards(raw, 'planets', { ids, faults }, readPlanet),
    blueprints: cards(raw, 'blueprints', { ids, faults }, readBlueprint),
    ships: cards(raw, 'ships', { ids, faults }, readShip),
  };
}

const isSupply = (v: unknown): v is Pack['fragments'] =>
  isObject(v) && Object.keys(v).length === COLOURS.length && COLOURS.every((colour) => within(v[colour], RANGES.supply));

type Where = { readonly kind: Kind; readonly card: number };
type Head = { readonly id: string; readonly name: Told; readonly look?: string };
/** What was found so far. */
type Found = { readonly ids: Set<string>; readonly faults: PackFault[] };
const HEAD = ['id', 'name', 'look'];
const isId = (v: unknown): v is string => typeof v === 'string' && new RegExp(ID_PATTERN).test(v);

function cards<C>(pack: Fields, kind: Kind, { ids, faults }: Found, read: (fields: Fields, head: Head, where: Where) => C): C[] {
  const all = pack[kind];
  must(Array.isArray(all) && all.length > 0 && all.length <= MOST_CARDS[kind], 'list', { kind, of: MOST_CARDS[kind] });
  return all.flatMap((fields: unknown, i) => caught(() => card(fields, { kind, card: i + 1 }, ids, read), faults) ?? []);
}

function card<C>(fields: unknown, where: Where, ids: Set<string>, read: (fields: Fields, head: Head, where: Where) => C): C {
  must(isObject(fields), 'no-card', where);
  const { id, name, look } = fields;
  must(isId(id), 'id', where);
  must(!ids.has(id), 'twice', { ...where, what: id });
  ids.add(id);
  must(isTold(name, MOST_NAME), 'name', { ...where, of: MOST_NAME });
  must(look === undefined || isId(look), 'look', where);
  return read(fields, { id, name, ...(look !== undefined && { look }) }, where);
}

function readPaw(fields: Fields, head: Head, where: Where): PawCard {
  only(fields, [...HEAD, 'skills'], where);
  const { skills } = fields;
  must(Array.isArray(skills) && within(skills.length, RANGES.icons) && skills.every((s) => isOf(s, SKILLS)), 'skills', where);
  return { ...head, skills };
}

/** Numbers by name: `{ "pilot": 2 }`. */
const isNumbers = (v: unknown, names: readonly string[], range: readonly [number, number]): v is Readonly<Record<string, number>> =>
  isObject(v) && Object.entries(v).every(([name, n]) => isOf(name, names) && within(n, range));

function readPlanet(fields: Fields, head: Head, where: Where): PlanetCard {
  only(fields, [...HEAD, 'needs', 'fragments'], where);
  const { needs, fragments } = fields;
  must(isNumbers(needs, SKILLS, RANGES.need) && Object.keys(needs).length === 2, 'needs', where);
  must(within(fragments, RANGES.spaces), 'spaces', where);
  return { ...head, needs, fragments };
}

function readBlueprint(fields: Fields, head: Head, where: Where): BlueprintCard {
  only(fields, [...HEAD, 'cost', 'points', 'upgrade'], where);
  const { cost, points, upgrade = null } = fields;
  must(isNumbers(cost, COLOURS, RANGES.cost), 'cost', where);
  must(within(total(cost), RANGES.cost), 'cost', where);
  must(within(points, RANGES.points), 'points', where);
  must(upgrade === null || isUpgrade(upgrade), 'upgrade', where);
  return { ...head, cost, points, upgrade };
}
const total = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

const PLAIN_UPGRADES = ['cargo', 'market', 'crew', 'refinery'] as const satisfies readonly Upgrade['kind'][];
function isUpgrade(v: unknown): v is Upgrade {
  if (!isObject(v) || !within(v.n, RANGES.upgrade)) return false;
  return v.kind === 'boost' ? Object.keys(v).length === 3 && isOf(v.skill, SKILLS) : Object.keys(v).length === 2 && isOf(v.kind, PLAIN_UPGRADES);
}

function readShip(fields: Fields, head: Head, where: Where): ShipCard {
  only(fields, [...HEAD, 'storage', 'objective'], where);
  const { storage, objective } = fields;
  must(within(storage, RANGES.storage), 'storage', where);
  must(isPair(objective), 'objective', where);
  return { ...head, storage, objective };
}
const isPair = (v: unknown): v is [Colour, Colour] => Array.isArray(v) && v.length === 2 && v.every((c) => isOf(c, COLOURS)) && v[0] !== v[1];
