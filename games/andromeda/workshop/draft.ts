/**
 * A pack that somebody is making. It is held as the whole content that it makes; written are only the fields that differ from the
 * game as it comes, by the ids of their pieces. Texts may be empty while somebody types.
 */
import { GAME, parsePack } from '../content/packs/pack.ts';
import { isPackProblem, type PackProblem } from '../content/packs/problem.ts';
import { isObject } from '../content/packs/shape.ts';
import type { Content, Piece } from '../content/types.ts';
import type { Sort } from '../words/sorts.ts';
import { NAMED_STANDARD } from '../words/standard-names.ts';

export interface PackDraft {
  readonly content: Content;
  readonly name: string;
  /** Empty: it does not say. */
  readonly author: string;
}

// ---- Reading ------------------------------------------------------------------------------------------------------------

/** Stands for an empty text while the rest is read: no other text has it. */
const BLANK = '\uE000';

/** The same value, where nothing changes. */
function replaced(v: unknown, text: (s: string) => string): unknown {
  if (typeof v === 'string') return text(v);
  if (Array.isArray(v)) {
    const next = v.map((item) => replaced(item, text));
    return next.some((item, i) => item !== v[i]) ? next : v;
  }
  if (!isObject(v)) return v;
  const next = Object.entries(v).map(([key, value]) => [key, replaced(value, text)] as const);
  return next.some(([key, value]) => value !== v[key]) ? Object.fromEntries(next) : v;
}

/** What a text makes of the game, or why it makes nothing. */
export function readContentDraft(text: string): PackDraft | PackProblem {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { problem: 'no-json', at: [] };
  }
  const filled = replaced(raw, (s) => (s.trim() === '' ? BLANK : s));
  const content = parsePack(filled === raw ? text : JSON.stringify(filled), NAMED_STANDARD);
  if (isPackProblem(content)) return content;
  const author = isObject(raw) && typeof raw.author === 'string' ? raw.author : '';
  const whole = filled === raw ? content : emptied(content);
  return { content: whole, name: whole.pack ?? '', author };
}

/** Lists and pieces without empty texts stay the same objects. */
const emptied = (content: Content): Content => {
  const next = replaced(content, (s) => (s === BLANK ? '' : s));
  // It has the shape it had: only texts were replaced.
  return next as Content;
};

export const isDraft = (read: PackDraft | PackProblem): read is PackDraft => 'content' in read;

// ---- Writing ------------------------------------------------------------------------------------------------------------

type Row = readonly [key: string, of: Listed, by: string];
type Listed = Exclude<keyof Content, 'pack' | 'constants' | 'void'>;
const byId = (of: Listed, key: string = of): Row => [key, of, 'id'];

const LISTS: readonly Row[] = [
  ['eventTrack', 'eventTrack', 'space'],
  ...(
    [
      'spaces',
      'ships',
      'planets',
      'bases',
      'special',
      'moons',
      'rowHeads',
      'modules',
      'artifactModules',
      'factions',
      'factionUpgrades',
      'neutralUpgrades',
      'tactics',
      'destiny',
      'events',
      'soloEvents',
      'raiders',
      'discovery',
      'supremacy',
      'developments',
      'developmentCards',
      'tracks',
    ] as const
  ).map((key) => byId(key)),
];
const COLLECTIVE: readonly Row[] = [
  byId('commanders'),
  byId('actions'),
  byId('strategies'),
  byId('collectiveUpgrades', 'upgrades'),
  ['fleet', 'fleet', 'section'],
];

const fieldIn = (o: object, key: string): unknown => Reflect.get(o, key);
const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
/** The fields that differ. */
const differing = (now: object, before: object): [string, unknown][] => Object.entries(now).filter(([key, v]) => !same(v, fieldIn(before, key)));

function changesIn(content: Content, [, of, by]: Row): object[] {
  const before = new Map(NAMED_STANDARD[of].map((item: object) => [fieldIn(item, by), item]));
  return content[of].flatMap((item: object) => {
    const old = before.get(fieldIn(item, by));
    if (old === undefined || old === item) return [];
    const fields = differing(item, old);
    return fields.length === 0 ? [] : [{ [by]: fieldIn(item, by), ...Object.fromEntries(fields) }];
  });
}

const lines = (items: readonly object[], indent: string): string =>
  `[\n${items.map((item) => `${indent}  ${JSON.stringify(item)}`).join(',\n')}\n${indent}]`;

/** The file, a piece per line. */
export function draftText({ content, name, author }: PackDraft): string {
  const lists = (rows: readonly Row[], indent: string): string[] =>
    rows.flatMap((row) => {
      const items = changesIn(content, row);
      return items.length === 0 ? [] : [`${indent}"${row[0]}": ${lines(items, indent)}`];
    });
  const objects = (['constants', 'void'] as const).flatMap((key) => {
    const fields = differing(content[key], NAMED_STANDARD[key]);
    return fields.length === 0 ? [] : [`  "${key}": ${JSON.stringify(Object.fromEntries(fields))}`];
  });
  const collective = lists(COLLECTIVE, '    ');
  const parts = [
    `  "game": ${JSON.stringify(GAME)}`,
    `  "name": ${JSON.stringify(name)}`,
    ...(author === '' ? [] : [`  "author": ${JSON.stringify(author)}`]),
    ...objects,
    ...lists(LISTS, '  '),
    ...(collective.length === 0 ? [] : [`  "collective": {\n${collective.join(',\n')}\n  }`]),
  ];
  return `{\n${parts.join(',\n')}\n}\n`;
}

/** How many pieces differ from the game as it comes. */
export const changesOf = ({ content }: PackDraft): number => [...LISTS, ...COLLECTIVE].reduce((sum, row) => sum + changesIn(content, row).length, 0);

// ---- Pieces -------------------------------------------------------------------------------------------------------------

export const pieceIn = (content: Content, sort: Sort, id: string): Piece | undefined => content[sort].find((p: Piece) => p.id === id);

/** With other fields of a piece; undefined: without it. What follows from them follows. */
export function withFields({ content, ...rest }: PackDraft, sort: Sort, id: string, fields: Readonly<Record<string, unknown>>): PackDraft {
  const list = content[sort].map((p: Piece) => (p.id === id ? settled(sort, { ...p, ...fields }) : p));
  return { ...rest, content: { ...content, [sort]: list } };
}

/** As the game has it. */
export function withoutChanges(draft: PackDraft, sort: Sort, id: string): PackDraft {
  const standard = pieceIn(NAMED_STANDARD, sort, id);
  const { content, ...rest } = draft;
  if (standard === undefined) return draft;
  return { ...rest, content: { ...content, [sort]: content[sort].map((p: Piece) => (p.id === id ? standard : p)) } };
}

const holds = (list: unknown, k: string): boolean => JSON.stringify(list ?? null).includes(`"k":"${k}"`);

/** N65 to N67: slots and marks of moons say again what prices and effects say. */
function settled(sort: Sort, piece: object): object {
  const fields = new Map(Object.entries(piece).filter(([, value]) => value !== undefined));
  if (sort === 'modules' || sort === 'artifactModules') {
    const input = fields.get('input');
    fields.set('inputSlot', isObject(input) && input.moonSlot !== undefined);
    fields.set('outputSlot', holds(fields.get('do'), 'moonContent'));
  }
  if (sort === 'moons') {
    const content = fields.get('content');
    fields.set('null', Array.isArray(content) && content.length === 0);
    fields.set('inputAllowed', !holds(content, 'repair'));
  }
  return Object.fromEntries(fields);
}
