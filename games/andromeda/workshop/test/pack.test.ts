/** The editor's document, palette and forms: what is written reads back, and every piece of the game can be built with them. */
import { LANGUAGES } from '@starboard/kernel';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { all, type Effects } from '../../content/effect.ts';
import { EFFECT_KINDS, isEffects, MOST_EFFECTS } from '../../content/packs/effect-shapes.ts';
import { contentProblems } from '../../content/packs/meaning.ts';
import { GAME, parsePack } from '../../content/packs/pack.ts';
import { isPackProblem } from '../../content/packs/problem.ts';
import type { Piece } from '../../content/types.ts';
import { files } from '../../files.ts';
import { SORTS } from '../../words/sorts.ts';
import { NAMED_STANDARD } from '../../words/standard-names.ts';
import { contentChecks } from '../checks.ts';
import { draftText, isDraft, type PackDraft, readContentDraft, withFields, withoutChanges } from '../draft.ts';
import { EffectList } from '../effects.tsx';
import { PieceForm } from '../form.tsx';
import { freshEffect, offered, siteOf, suits } from '../place.ts';
import PackSheet from '../sheet.tsx';
import { sayer } from '../speech.ts';

const draftOf = (text: string): PackDraft => {
  const read = readContentDraft(text);
  if (!isDraft(read)) throw new Error(read.problem);
  return read;
};
const EMPTY = draftOf(JSON.stringify({ game: GAME, name: 'Mine' }));
const module = NAMED_STANDARD.modules[3];
const bad = (draft: PackDraft) => contentChecks(draft, 'en').filter((c) => !c.good);

test('an unchanged pack is short; a change writes only what differs and reads back; taken back it is gone', () => {
  expect(draftText(EMPTY)).toBe(`{\n  "game": "andromeda",\n  "name": "Mine"\n}\n`);
  const changed = withFields(EMPTY, 'modules', module.id, { do: [{ k: 'vp', n: 3 }] });
  const text = draftText(changed);
  expect(JSON.parse(text).modules).toHaveLength(1);
  expect(draftOf(text).content.modules[3].do).toEqual([{ k: 'vp', n: 3 }]);
  expect(draftText(draftOf(text))).toBe(text);
  expect(draftText(withoutChanges(changed, 'modules', module.id))).toBe(draftText(EMPTY));
  const led = withFields(changed, 'commanders', NAMED_STANDARD.commanders[0].id, { name: { en: 'A', de: 'B' } });
  expect(Object.keys(JSON.parse(draftText(led)).collective)).toEqual(['commanders']);
  expect(draftOf(draftText(led)).content.commanders[0].name).toEqual({ en: 'A', de: 'B' });
});

test('slots of modules and marks of moons follow from what they do', () => {
  const slotted = withFields(EMPTY, 'modules', module.id, { input: { moonSlot: 1 }, do: [{ k: 'moonContent' }] });
  expect(slotted.content.modules[3]).toMatchObject({ inputSlot: true, outputSlot: true });
  const moon = NAMED_STANDARD.moons[0].id;
  const repairs = withFields(slotted, 'moons', moon, { content: [{ k: 'repair', n: 1 }] });
  expect(repairs.content.moons[0]).toMatchObject({ null: false, inputAllowed: false });
  expect(withFields(repairs, 'moons', moon, { content: [] }).content.moons[0]).toMatchObject({ null: true, inputAllowed: true });
  expect(bad(repairs)).toEqual([]);
});

test('an empty name can be typed on, and the check says which piece lacks it', () => {
  const nameless = withFields(EMPTY, 'modules', module.id, { name: { en: '', de: 'Da' } });
  const again = draftOf(draftText(nameless));
  expect(again.content.modules[3].name).toEqual({ en: '', de: 'Da' });
  expect(bad(again).map((c) => c.piece)).toEqual([{ sort: 'modules', id: module.id }]);
  expect(draftOf(draftText({ ...EMPTY, name: '' })).name).toBe('');
  for (const text of ['', '[', '7', '{}', '{"game":"andromeda","modules":[{"id":"nobody"}]}']) expect(isDraft(readContentDraft(text))).toBe(false);
});

test('the checks and the file tool agree', () => {
  const drafts = [
    EMPTY,
    withFields(EMPTY, 'modules', module.id, { do: [{ k: 'dice', n: 1, side: 'own' }] }),
    withFields(EMPTY, 'tactics', NAMED_STANDARD.tactics[0].id, { copies: 1 }),
    { ...EMPTY, name: '' },
    { ...EMPTY, author: 'Anna' },
  ];
  for (const draft of drafts)
    for (const language of LANGUAGES) {
      const report = files.pack.check(draftText(draft), language);
      const said = contentChecks(draft, language)
        .filter((c) => !c.good)
        .map((c) => c.text);
      expect(said).toEqual(typeof report === 'string' ? [report] : report.problems);
    }
});

/** Every list of effects of the game with the place that the editor gives it. */
const lists = (piece: Piece): { field: string; when: unknown; list: Effects }[] =>
  Object.entries(piece).flatMap(([field, value]) => {
    const inside = (v: unknown, when: unknown): { field: string; when: unknown; list: Effects }[] => {
      if (Array.isArray(v) && v.length > 0 && isEffects(v)) return [{ field, when, list: v }];
      if (Array.isArray(v)) return v.flatMap((item) => inside(item, when));
      if (typeof v !== 'object' || v === null) return [];
      const own = 'when' in v ? v.when : when;
      return Object.values(v).flatMap((item) => inside(item, own));
    };
    return inside(value, 'when' in piece ? piece.when : undefined).map((found) => ({ ...found, field }));
  });

test('the palette takes every effect of every piece of the game', () => {
  let n = 0;
  for (const sort of SORTS)
    for (const piece of NAMED_STANDARD[sort])
      for (const { field, when, list } of lists(piece)) {
        const site = siteOf(sort, field, when);
        for (const e of all(list)) {
          n++;
          expect(suits(e, site), `${piece.id} ${field} ${e.k}`).toBe(true);
          expect(offered(site), `${piece.id} ${field}`).toContain(e.k);
        }
      }
  expect(n).toBeGreaterThan(600);
});

test('whatever the palette offers for a piece can be played', () => {
  const seen = new Set<string>();
  for (const sort of SORTS) {
    const [piece] = NAMED_STANDARD[sort];
    for (const [field, value] of Object.entries(piece)) {
      if (!Array.isArray(value) || value.length === 0 || !isEffects(value)) continue;
      const site = siteOf(sort, field, 'when' in piece ? piece.when : undefined);
      const kinds = offered(site);
      for (let i = 0; i < kinds.length; i += MOST_EFFECTS) {
        const some = kinds.slice(i, i + MOST_EFFECTS);
        const draft = withFields(EMPTY, sort, piece.id, { [field]: some.map((k) => freshEffect(k, site)) });
        const content = parsePack(draftText(draft), NAMED_STANDARD);
        if (isPackProblem(content)) throw new Error(`${piece.id} ${field} ${some}: ${content.problem}`);
        expect(contentProblems(content), `${piece.id} ${field} ${some}`).toEqual([]);
        for (const k of some) seen.add(k);
      }
    }
  }
  expect(EFFECT_KINDS.filter((k) => !seen.has(k) && k !== 'command')).toEqual([]);
});

test('every piece has a form, and every effect an editor with its sentence in both languages', () => {
  for (const sort of SORTS)
    for (const language of LANGUAGES) {
      const [piece] = NAMED_STANDARD[sort];
      const form = render(h(PieceForm, { sort, piece, language, onFields: () => {} }));
      expect(form).not.toMatch(/undefined|\[object/);
      expect(form).toContain('<input');
      // No word of the file shows through as a label.
      for (const [, label] of form.matchAll(/<legend>([^<]*)<\/legend>/g)) expect(label).not.toMatch(/^[a-z]+[A-Z]/);
    }
  const both = render(h(EffectList, { label: 'x', value: module.do, site: siteOf('modules', 'do', undefined), language: 'en', onEffects: () => {} }));
  expect(both).toContain('lang="en"');
  expect(both).toContain('lang="de"');
});

test('hostile names are only text, on the sheet too', () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const draft = withFields(EMPTY, 'modules', module.id, { name: { en: hostile, de: hostile } });
  expect(sayer('en', draft.content)(module.id).name).toBe(hostile);
  const sheet = render(h(PackSheet, { text: draftText(draft), language: 'en', paper: 'a4' }));
  expect(sheet).toContain('&lt;img');
  expect(sheet).not.toContain('<img');
});

test('a card is printed as often as the game has it', () => {
  const tactic = NAMED_STANDARD.tactics[0];
  const draft = withFields(EMPTY, 'tactics', tactic.id, { name: { en: 'Mine', de: 'Meine' } });
  const sheet = render(h(PackSheet, { text: draftText(draft), language: 'en', paper: 'letter' }));
  expect(sheet.match(/class="kit-pick/g)).toHaveLength(tactic.copies);
});
