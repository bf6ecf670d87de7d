/** A new kind of effect cannot be forgotten anywhere: these are type errors, found by `tsc`. */
import { expect, expectTypeOf, test } from 'vitest';
import { type ByKind, type EffectKind, type EffectOf, forKind } from '../content/effect.ts';
import { EFFECT_KINDS } from '../content/packs/effect-shapes.ts';
import type { Kind, OwnKind } from '../rules/effects/kind.ts';
import type { Kinds } from '../rules/effects/registry.ts';
import { effects as de } from '../words/de/effects.ts';
import { effects as en } from '../words/en/effects.ts';

const names = Object.fromEntries(EFFECT_KINDS.map((k) => [k, () => k]));

test('every table of effects has every kind', () => {
  expectTypeOf<keyof Kinds>().toEqualTypeOf<EffectKind>();
  expectTypeOf<keyof typeof en.kinds>().toEqualTypeOf<EffectKind>();
  expectTypeOf<keyof typeof de.kinds>().toEqualTypeOf<EffectKind>();
  expect(Object.keys(en.kinds).sort()).toEqual([...EFFECT_KINDS].sort());
  expect(Object.keys(de.kinds).sort()).toEqual([...EFFECT_KINDS].sort());
});

test('a table that lacks a kind does not compile', () => {
  const { tip: _tip, ...rest } = en.kinds;
  // @ts-expect-error `tip` is missing.
  const lacking: typeof en.kinds = rest;
  expect(Object.keys(lacking)).not.toContain('tip');
  type Rule = Pick<Kinds, Exclude<EffectKind, 'tip'>>;
  expectTypeOf<Rule>().not.toExtend<Kinds>();
});

test('a kind of its own for the Collective needs its line there, and the line its mark', () => {
  expectTypeOf<Kind<OwnKind>['collective']>().toEqualTypeOf<'own'>();
  expectTypeOf<Kind<'vp'>['collective']>().toEqualTypeOf<'same' | 'tactic' | 'never'>();
});

test('an effect meets the function of its kind', () => {
  const table: ByKind<readonly [], string> = { ...en.kinds, ...names } as ByKind<readonly [], string>;
  const tip: EffectOf<'tip'> = { k: 'tip' };
  expect(forKind(table, tip)(tip)).toBe('tip');
});
