/**
 * Packs: content of somebody's own. A pack names the pieces it changes by their ids and gives the fields that differ; all others
 * stay as they are, so ids, counts and order are the same in every pack. The text may come from anywhere: whatever is wrong with
 * it becomes one clear sentence. A whole content file in the published form is a pack as well.
 */
import type { Content } from '../types.ts';
import type { FileFault, PackProblem } from './problem.ts';
import { isObject, type Shape } from './shape.ts';
import { COLLECTIVE, constants, fleetSection, PIECES, space, trackSpace, voidTile } from './shapes.ts';

/** What a pack calls its game. */
export const GAME = 'andromeda';
/** So the published file of all pieces calls it. */
const TITLE = "Andromeda's Edge with Escalation";
export const MOST_PACK = 500_000;
/** Of the name, and of the author. */
export const MOST_NAME = 60;
const DEEPEST_JSON = 24;

const fault = (problem: FileFault, at: readonly string[] = [], more: Partial<PackProblem> = {}): PackProblem => ({ problem, at, ...more });

/** Content from the text of a pack, each piece of the right form, or why it is none. `base`: what the pack changes, with its names. */
export function parsePack(text: string, base: Content): Content | PackProblem {
  if (text.length > MOST_PACK) return fault('too-long', [], { n: text.length, of: MOST_PACK });
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return fault('no-json');
  }
  if (!isObject(raw)) return fault('no-object');
  const { $schema: _, game, name, author, meta, vocabulary: __, ...given } = raw;
  const about = isObject(meta) ? meta : {};
  if (game !== GAME && !(game === undefined && about.game === TITLE)) return fault('game', [], { what: GAME });
  const title = name ?? about.name;
  if (title !== undefined && !isTitle(title)) return fault('name', [], { of: MOST_NAME });
  if (author !== undefined && !isTitle(author)) return fault('author', [], { of: MOST_NAME });
  return merged(base, given, typeof title === 'string' ? title : '');
}

const isTitle = (v: unknown): v is string =>
  typeof v === 'string' && v.trim() !== '' && v.length <= MOST_NAME && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(v);

type Given = Readonly<Record<string, unknown>>;
/** A list in the content, the shape of its items, and the field that names an item. */
type Row = readonly [key: keyof Content, shape: Shape, by: string];

const LISTS: Readonly<Record<string, Row>> = {
  ...Object.fromEntries(Object.entries(PIECES).map(([key, shape]) => [key, [key as keyof Content, shape, 'id']])),
  spaces: ['spaces', space, 'id'],
  eventTrack: ['eventTrack', trackSpace, 'space'],
};
const COLLECTIVE_LISTS: Readonly<Record<string, Row>> = {
  ...Object.fromEntries(
    Object.entries(COLLECTIVE).map(([key, shape]) => [key, [(key === 'upgrades' ? 'collectiveUpgrades' : key) as keyof Content, shape, 'id']]),
  ),
  fleet: ['fleet', fleetSection, 'section'],
};

function merged(base: Content, given: Given, pack: string): Content | PackProblem {
  const content: Record<string, unknown> = { ...base, pack };
  for (const [key, value] of Object.entries(given)) {
    const problem = put(content, key, bare(value, 0));
    if (problem !== null) return problem;
  }
  return content as unknown as Content;
}

function put(content: Record<string, unknown>, key: string, value: unknown): PackProblem | null {
  if (Object.hasOwn(LISTS, key)) return putList(content, LISTS[key], [key], value);
  switch (key) {
    case 'constants':
      return putObject(content, 'constants', constants, value);
    case 'void':
      return putObject(content, 'void', voidTile, value);
    case 'collective': {
      if (!isObject(value)) return { problem: 'object', at: [key] };
      for (const [part, items] of Object.entries(value)) {
        if (!Object.hasOwn(COLLECTIVE_LISTS, part)) return fault('unknown-key', [key], { what: part.slice(0, 30) });
        const problem = putList(content, COLLECTIVE_LISTS[part], [key, part], items);
        if (problem !== null) return problem;
      }
      return null;
    }
    default:
      return fault('unknown-key', [], { what: key.slice(0, 30) });
  }
}

function putObject(content: Record<string, unknown>, key: 'constants' | 'void', shape: Shape, value: unknown): PackProblem | null {
  if (!isObject(value)) return { problem: 'object', at: [key] };
  const whole = { ...(content[key] as object), ...value };
  content[key] = whole;
  return shape.fault(whole, [key]);
}

function putList(content: Record<string, unknown>, [to, shape, by]: Row, at: readonly string[], value: unknown): PackProblem | null {
  if (!Array.isArray(value)) return { problem: 'list', at };
  const items = gathered(value, at);
  if (!Array.isArray(items)) return items as PackProblem;
  const old = content[to] as readonly Given[];
  const place = new Map(old.map((item, i) => [item[by], i]));
  const list = [...old];
  const seen = new Set<unknown>();
  for (const [i, item] of items.entries()) {
    if (!isObject(item)) return { problem: 'object', at: [...at, String(i + 1)] };
    const name = item[by];
    if (typeof name !== 'string' && typeof name !== 'number') return fault('no-id', [...at, String(i + 1)], { what: by });
    const here = [...at, String(name).slice(0, 40)];
    const index = place.get(name);
    if (index === undefined) return fault('unknown-piece', at, { what: String(name).slice(0, 40) });
    if (seen.has(name)) return fault('twice', at, { what: String(name).slice(0, 40) });
    seen.add(name);
    list[index] = { ...old[index], ...item };
    const problem = shape.fault(list[index], here);
    if (problem !== null) return problem;
  }
  content[to] = list;
  return null;
}

/** The published form has every copy of a card as an item of its own with a `kindId`; here a kind says how many copies it has. */
function gathered(items: readonly unknown[], at: readonly string[]): readonly unknown[] | PackProblem {
  const kinds = new Map<string, { text: string; item: Record<string, unknown> }>();
  const rest: unknown[] = [];
  for (const item of items) {
    if (!isObject(item) || typeof item.kindId !== 'string') {
      rest.push(item);
      continue;
    }
    const { id: _, kindId, ...fields } = item;
    const text = JSON.stringify(fields);
    const had = kinds.get(kindId as string);
    if (had === undefined) kinds.set(kindId as string, { text, item: { id: kindId, ...fields, copies: 1 } });
    else if (had.text !== text) return fault('copies-differ', at, { what: String(kindId).slice(0, 40) });
    else had.item.copies = (had.item.copies as number) + 1;
  }
  return [...[...kinds.values()].map((kind) => kind.item), ...rest];
}

/** Without what the published form has for readers: texts made from the effects, and neighbours that follow from the rows (N23). */
function bare(v: unknown, depth: number): unknown {
  if (depth > DEEPEST_JSON) return null;
  if (Array.isArray(v)) return v.map((item) => bare(item, depth + 1));
  if (!isObject(v)) return v;
  return Object.fromEntries(
    Object.entries(v)
      .filter(([key]) => key !== 'text' && key !== 'adjacent')
      .map(([key, value]) => [key, bare(value, depth + 1)]),
  );
}
