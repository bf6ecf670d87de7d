/** A pack that somebody is making: what a pack file holds, not yet right. */
import { sameJson } from '@starboard/kernel';
import { ID_PATTERN, type Kind, MOST_ABOUT, MOST_AUTHOR, MOST_NAME, RANGES } from '../content/pack.ts';
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
} from '../content/types.ts';

export const KINDS = ['paws', 'planets', 'blueprints', 'ships'] as const satisfies readonly Kind[];
export type AnyCard = PawCard | PlanetCard | BlueprintCard | ShipCard;

// ---- Reading ------------------------------------------------------------------------------------------------------------

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (v: unknown): v is Fields => typeof v === 'object' && v !== null && !Array.isArray(v);
const line = (v: unknown, most: number): string => (typeof v === 'string' ? v.slice(0, most) : '');
const saying = (v: unknown, most: number): Told => (isRecord(v) ? { en: line(v.en, most), de: line(v.de, most) } : line(v, most));
const number = (v: unknown, [least, most]: readonly [number, number]): number =>
  typeof v === 'number' && Number.isInteger(v) ? Math.max(least, Math.min(most, v)) : least;
const isOf = <T extends string>(v: unknown, all: readonly T[]): v is T => typeof v === 'string' && all.some((one) => one === v);
const fields = (v: unknown): Fields => (isRecord(v) ? v : {});

/** Whatever can be read of a text as a pack; null: nothing. Every card can be drawn. */
export function readPackDraft(text: string): Pack | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(raw) || !KINDS.every((kind) => Array.isArray(raw[kind]))) return null;
  const list = <C>(kind: Kind, read: (f: Fields) => C): C[] => {
    const given = raw[kind];
    return Array.isArray(given) ? given.map((card) => read(fields(card))) : [];
  };
  const author = line(raw.author, MOST_AUTHOR);
  const supply = fields(raw.fragments);
  return {
    game: 'afternova',
    name: saying(raw.name, MOST_NAME),
    ...(author !== '' && { author }),
    ...(raw.about !== undefined && { about: saying(raw.about, MOST_ABOUT) }),
    fragments: byColour((c) => number(supply[c], RANGES.supply)),
    paws: list('paws', readPaw),
    planets: list('planets', readPlanet),
    blueprints: list('blueprints', readBlueprint),
    ships: list('ships', readShip),
  };
}

const byColour = (n: (c: Colour) => number): Pack['fragments'] => ({
  yellow: n('yellow'),
  green: n('green'),
  purple: n('purple'),
  white: n('white'),
  black: n('black'),
});

const head = ({ id, name, look }: Fields): { id: string; name: Told; look?: string } => ({
  id: line(id, 16),
  name: saying(name, MOST_NAME),
  ...(typeof look === 'string' && new RegExp(ID_PATTERN).test(look) && { look }),
});

function readPaw(f: Fields): PawCard {
  const skills = (Array.isArray(f.skills) ? f.skills : []).filter((s) => isOf(s, SKILLS)).slice(0, RANGES.icons[1]);
  return { ...head(f), skills: skills.length === 0 ? [SKILLS[0]] : skills };
}

function readPlanet(f: Fields): PlanetCard {
  const given = fields(f.needs);
  const named = SKILLS.filter((s) => given[s] !== undefined);
  const two = [...named, ...SKILLS.filter((s) => !named.includes(s))].slice(0, 2);
  const needs = Object.fromEntries(SKILLS.filter((s) => two.includes(s)).map((s) => [s, number(given[s], RANGES.need)]));
  return { ...head(f), needs, fragments: number(f.fragments, RANGES.spaces) };
}

function readBlueprint(f: Fields): BlueprintCard {
  const given = fields(f.cost);
  const cost = Object.fromEntries(COLOURS.flatMap((c) => (given[c] === undefined ? [] : [[c, number(given[c], RANGES.cost)]])));
  return { ...head(f), cost, points: number(f.points, RANGES.points), upgrade: readUpgrade(f.upgrade) };
}

export const UPGRADES = ['cargo', 'market', 'crew', 'refinery', 'boost'] as const satisfies readonly Upgrade['kind'][];
/** Of this kind, with what can be kept of another. */
export const upgradeOf = (kind: Upgrade['kind'], n: number, skill: unknown): Upgrade =>
  kind === 'boost' ? { kind, skill: isOf(skill, SKILLS) ? skill : SKILLS[0], n } : { kind, n };
function readUpgrade(v: unknown): Upgrade | null {
  return isRecord(v) && isOf(v.kind, UPGRADES) ? upgradeOf(v.kind, number(v.n, RANGES.upgrade), v.skill) : null;
}

function readShip(f: Fields): ShipCard {
  const given = (Array.isArray(f.objective) ? f.objective : []).filter((c) => isOf(c, COLOURS));
  const [a = COLOURS[0]] = given;
  const b = given.find((c) => c !== a) ?? COLOURS.find((c) => c !== a) ?? COLOURS[1];
  return { ...head(f), storage: number(f.storage, RANGES.storage), objective: [a, b] };
}

// ---- Writing ------------------------------------------------------------------------------------------------------------

/** The file, a card per line. */
export function packText({ game, name, author, about, fragments, ...cards }: Pack): string {
  const top = Object.entries({ game, name, author, about, fragments }).filter(([, value]) => value !== undefined);
  const lists = KINDS.map((kind) => `  "${kind}": [\n${cards[kind].map((card) => `    ${JSON.stringify(card)}`).join(',\n')}\n  ]`);
  return `{\n${[...top.map(([key, value]) => `  "${key}": ${JSON.stringify(value)}`), ...lists].join(',\n')}\n}\n`;
}

/** Whether a text is a pack that somebody has begun: a draft holds all of it. */
export function isBegunPack(text: string): boolean {
  const pack = readPackDraft(text);
  return pack !== null && sameJson(JSON.parse(text), JSON.parse(packText(pack)));
}

type Cards<K extends Kind> = Pack[K][number];
export const withCard = <K extends Kind>(pack: Pack, kind: K, at: number, card: Cards<K>): Pack => ({
  ...pack,
  [kind]: pack[kind].map((old, i) => (i === at ? card : old)),
});
export const withoutCard = (pack: Pack, kind: Kind, at: number): Pack => ({ ...pack, [kind]: pack[kind].filter((_, i) => i !== at) });

/** After the card at this place: the same again under an id of its own. */
export function withCopy(pack: Pack, kind: Kind, at: number): Pack {
  const card = pack[kind][at];
  if (card === undefined) return pack;
  const copy = { ...card, id: freshCardId(pack, kind), look: card.look ?? card.id };
  return { ...pack, [kind]: [...pack[kind].slice(0, at + 1), copy, ...pack[kind].slice(at + 1)] };
}

const PREFIX: { readonly [K in Kind]: string } = { paws: 'paw', planets: 'planet', blueprints: 'bp', ships: 'ship' };
function freshCardId(pack: Pack, kind: Kind): string {
  const taken = new Set(KINDS.flatMap((k) => pack[k].map((card) => card.id)));
  let n = pack[kind].length + 1;
  while (taken.has(`${PREFIX[kind]}-${n}`)) n++;
  return `${PREFIX[kind]}-${n}`;
}

/** A plain card at the end. */
export function withNew(pack: Pack, kind: Kind, name: Told): Pack {
  const first = { id: freshCardId(pack, kind), name };
  switch (kind) {
    case 'paws':
      return { ...pack, paws: [...pack.paws, { ...first, skills: ['pilot', 'engineer'] }] };
    case 'planets':
      return { ...pack, planets: [...pack.planets, { ...first, needs: { pilot: 1, engineer: 1 }, fragments: 3 }] };
    case 'blueprints':
      return { ...pack, blueprints: [...pack.blueprints, { ...first, cost: { yellow: 1, green: 1, purple: 1 }, points: 3, upgrade: null }] };
    case 'ships':
      return { ...pack, ships: [...pack.ships, { ...first, storage: 4, objective: ['yellow', 'green'] }] };
  }
}
