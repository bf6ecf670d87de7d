/** Our pieces against the reference list: every field is the same, or the difference is listed with its reason. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EFFECT_KINDS, effectSchema } from '../content/packs/effect-shapes.ts';
import { BESIDE } from '../rules/map.ts';
import { PLACES } from '../rules/picks.ts';
import { NAMED_STANDARD } from '../words/standard-names.ts';
import { DIFFERENCES } from './content-differences.ts';

const read = (name: string): Record<string, unknown> => JSON.parse(readFileSync(new URL(`./golden/${name}.json`, import.meta.url), 'utf8'));
const REFERENCE = read('content-reference');

type Fields = Readonly<Record<string, unknown>>;
const isFields = (v: unknown): v is Fields => typeof v === 'object' && v !== null;
/** A list of effects is compared as one thing; a list of pieces piece by piece. */
const isWhole = (v: unknown): boolean => !isFields(v) || (Array.isArray(v) && v.every((item) => !isFields(item) || 'k' in item));
const keyOf = (key: string, v: unknown): string => (isFields(v) && typeof v.id === 'string' ? v.id : key);
/** Texts are made from effects (effects.test.ts); neighbours are computed (below). */
const NOT_OURS = new Set(['text', 'adjacent']);

interface Found {
  readonly at: string;
  readonly reference: unknown;
  readonly ours: unknown;
}
function compare(at: readonly string[], reference: unknown, ours: unknown): Found[] {
  if (JSON.stringify(reference) === JSON.stringify(ours)) return [];
  if (isWhole(reference) || isWhole(ours) || !isFields(reference) || !isFields(ours)) return [{ at: at.join('/'), reference, ours: ours ?? null }];
  const keys = [...new Set([...Object.keys(reference), ...Object.keys(ours)])].filter((key) => !NOT_OURS.has(key));
  return keys.flatMap((key) => compare([...at, keyOf(key, reference[key])], reference[key], ours[key]));
}

const { pack: _pack, ...pieces } = NAMED_STANDARD;

describe('the pieces', () => {
  test('are those of the reference list, but for the differences that are listed', () => {
    const wanted = DIFFERENCES.map(({ why: _why, ...found }) => found);
    expect(compare([], REFERENCE, pieces)).toEqual(wanted);
  });

  test('differ only where the content is ours to change', () => {
    const printed = new Map<string, unknown>();
    const walk = (v: unknown): void => {
      if (!isFields(v)) return;
      if (typeof v.id === 'string') printed.set(v.id, v.origin);
      Object.values(v).forEach(walk);
    };
    walk(REFERENCE);
    const effects = DIFFERENCES.filter(({ at }) => !/\/(name|plan)\//.test(at));
    expect(effects.filter(({ at }) => at.split('/').some((part) => printed.get(part) === 'printed')).map(({ at }) => at)).toEqual([]);
  });

  test('N23, N24: spaces lie beside each other as the list says', () => {
    const { spaces } = REFERENCE;
    const sides = Array.isArray(spaces) ? spaces.map(({ id, adjacent }) => [id, [...adjacent].sort()]) : [];
    expect(sides).toEqual(PLACES.map((id, i) => [id, BESIDE[i].map((n) => PLACES[n]).sort()]));
  });

  test('kinds of effects and their parameters are those of the list', () => {
    const wanted = read('effect-kinds');
    const { anyOf } = effectSchema;
    const ours = anyOf.map(({ properties, required }) => [
      String(properties.k.const),
      Object.keys(properties)
        .filter((key) => key !== 'k')
        .map((key) => (required.includes(key) ? key : `${key}?`))
        .sort(),
    ]);
    expect(EFFECT_KINDS).toEqual(Object.keys(wanted));
    expect(ours).toEqual(Object.entries(wanted).map(([k, params]) => [k, isFields(params) ? Object.keys(params).sort() : []]));
  });
});
