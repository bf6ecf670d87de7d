/** Small changes of a pack that keep it sound: a number on one piece, one up or one down. What a search for a better balance tries. */
import type { FileChange, Language } from '@starboard/kernel';
import { tongues } from '../browse/tongues.ts';
import { contentProblems } from '../content/packs/meaning.ts';
import { parsePack } from '../content/packs/pack.ts';
import { isPackProblem } from '../content/packs/problem.ts';
import { isObject } from '../content/packs/shape.ts';
import type { Piece } from '../content/types.ts';
import { helpText } from '../words/effects.ts';
import { nameIn } from '../words/names.ts';
import type { Sort } from '../words/sorts.ts';
import { NAMED_STANDARD } from '../words/standard-names.ts';
import { draftText, isDraft, readContentDraft, withFields } from './draft.ts';

/** Draws that find a number that can change. */
const TRIES = 60;
/** Sorts with many pieces that are met in every game, and the fields that say what they do. */
const PLACES: readonly (readonly [sort: Sort, fields: readonly string[]])[] = [
  ['modules', ['do']],
  ['artifactModules', ['do']],
  ['moons', ['content']],
  ['tactics', ['battle', 'free']],
  ['events', ['do']],
  ['raiders', ['reward']],
  ['developmentCards', ['do']],
  ['supremacy', ['do']],
];

export function varyPack(text: string, int: (n: number) => number, language: Language): FileChange | null {
  const draft = readContentDraft(text);
  if (!isDraft(draft)) return null;
  const t = tongues[language];
  for (let i = 0; i < TRIES; i++) {
    const [sort, fields] = PLACES[int(PLACES.length)];
    const list: readonly Piece[] = draft.content[sort];
    const piece = list[int(list.length)];
    const field = fields[int(fields.length)];
    const had: unknown = Reflect.get(piece, field);
    const numbers = numbersIn(had);
    if (numbers === 0) continue;
    const value = nudged(had, int(numbers), int(2) === 0 ? 1 : -1);
    const next = draftText(withFields(draft, sort, piece.id, { [field]: value }));
    const content = parsePack(next, NAMED_STANDARD);
    if (isPackProblem(content) || contentProblems(content).length > 0) continue;
    return { text: next, what: `${nameIn(t, content, piece.id) ?? piece.id}: ${helpText(t.effects, content, piece.id) ?? ''}` };
  }
  return null;
}

/** Numbers that say how much: of a list of effects those named `n`. Of lasting marks many are just there or not, so they stay. */
const isCount = (key: string, v: unknown): v is number => key === 'n' && typeof v === 'number';

function numbersIn(v: unknown): number {
  if (Array.isArray(v)) return v.reduce<number>((sum, item) => sum + numbersIn(item), 0);
  if (!isObject(v) || v.k === 'modify') return 0;
  return Object.entries(v).reduce((sum, [key, value]) => sum + (isCount(key, value) ? 1 : numbersIn(value)), 0);
}

/** The same with the number at this place changed. */
function nudged(v: unknown, at: number, by: number): unknown {
  let n = at;
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (!isObject(value) || value.k === 'modify') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, isCount(key, inner) ? (n-- === 0 ? inner + by : inner) : walk(inner)]),
    );
  };
  return walk(v);
}
