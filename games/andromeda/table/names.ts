/** Names and explanations of pieces, taken from the game's words: no language of its own is loaded for the table. */
import { type Known, type Paragraph, plain, type Seat, type Words } from '@starboard/kernel';
import type { Content } from '../content/types.ts';
import { contentOf } from '../rules/content.ts';
import type { Andromeda } from '../rules/types.ts';

export interface Said {
  readonly name: string;
  readonly lines: readonly string[];
}
const NOTHING: Said = { name: '', lines: [] };

const saidIn = (about: Paragraph | null, names: readonly string[]): Said =>
  about === null ? NOTHING : { name: about.title, lines: about.lines.map((line) => plain(line, names)) };

/** Pieces do not change within a game, so each is asked for once. */
const pieces = new WeakMap<object, WeakMap<Content, Map<string, Said>>>();

/** `station`: a module that stands in a station. */
export function pieceSaid(words: Words<Andromeda>, k: Known<Andromeda>, id: string, ref: 'piece' | 'station' = 'piece'): Said {
  const { raw } = contentOf(k.pub.options);
  const explain = words.explain;
  if (explain === undefined) return NOTHING;
  const byContent = pieces.get(explain) ?? new WeakMap<Content, Map<string, Said>>();
  pieces.set(explain, byContent);
  const known = byContent.get(raw) ?? new Map<string, Said>();
  byContent.set(raw, known);
  const key = `${ref} ${id}`;
  const found = known.get(key) ?? saidIn(explain(ref, id, k, null), []);
  known.set(key, found);
  return found;
}

/** Without its place on the map, which is in sight. */
export const bareName = (name: string): string => name.replace(/\sr\dc\d$/, '');

/** A region: what is there changes with every turn. */
export const regionSaid = (words: Words<Andromeda>, k: Known<Andromeda>, place: string, you: Seat | null, names: readonly string[]): Said =>
  saidIn(words.explain?.('region', place, k, you) ?? null, names);
