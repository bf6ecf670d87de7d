/** The browser shows every piece of the game as it comes and of a pack, by name, with its origin. */
import { FastChance, know, LANGUAGES, Match, readOptions } from '@starboard/kernel';
import { createElement } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { STANDARD } from '../../content/standard.ts';
import '../../files.ts';
import { all } from '../../content/effect.ts';
import { andromeda } from '../../game.ts';
import { contentOf } from '../../rules/content.ts';
import { words } from '../../words/index.ts';
import { SORTS } from '../../words/sorts.ts';
import { NAMED_STANDARD } from '../../words/standard-names.ts';
import Browse from '../index.tsx';
import { Legend, Wheel } from '../legend.tsx';
import { piecesOf, SHELVES } from '../pieces.ts';

test('every piece has a shelf, signs or a picture, and a name in both languages', () => {
  const k = know(new Match(andromeda, readOptions(andromeda, {}), 1, new FastChance('box')).state, null);
  const pieces = piecesOf(STANDARD, STANDARD);
  expect(pieces.length).toBe(SORTS.reduce((n, sort) => n + STANDARD[sort].length, 0));
  const shelved = SHELVES.flatMap(([, sorts]) => sorts as readonly string[]);
  expect(shelved.toSorted()).toEqual([...SORTS].toSorted());
  for (const { id } of pieces)
    for (const language of LANGUAGES) {
      const about = words[language].explain?.('piece', id, k, null);
      expect(about?.title, `${id} in ${language}`).toBeTruthy();
      expect(about?.lines.length, `${id} in ${language}`).toBeGreaterThan(1);
    }
});

/** Kinds of effects anywhere in the data of a piece. */
const kindsIn = (v: unknown): string[] =>
  typeof v !== 'object' || v === null ? [] : [...('k' in v && typeof v.k === 'string' ? [v.k] : []), ...Object.values(v).flatMap(kindsIn)];
/** Cards that do something else for the Collective than for people; the browser looks for the latter. */
const FOR_IT_TOO = ['developmentCards', 'events'];

test('a piece is found by all that it does, and each sign of it is explained in both languages', () => {
  for (const piece of piecesOf(STANDARD, STANDARD)) {
    const kinds = new Set(all(piece.does).map((e) => e.k as string));
    const said = new Set(kindsIn(piece.data));
    if (FOR_IT_TOO.includes(piece.sort)) for (const kind of kinds) expect(said, piece.id).toContain(kind);
    else expect([...kinds].sort(), piece.id).toEqual([...said].sort());
    for (const language of LANGUAGES) {
      const html = renderToString(createElement(Legend, { piece, language, title: 'Signs', price: (text) => `price ${text}` }));
      expect(html, piece.id).not.toMatch(/undefined|NaN/);
      if (kinds.size > 0) expect(html.match(/<li>/g)?.length ?? 0, piece.id).toBeGreaterThanOrEqual(kinds.size > 1 ? 2 : 1);
      if (piece.price !== null) expect(html, piece.id).toContain('price ');
      const wheel = renderToString(createElement(Wheel, { piece, language, title: 'Wheel' }));
      expect(wheel.match(/<li>/g)?.length ?? 0, piece.id).toBe(piece.sort === 'commanders' ? 8 : 0);
    }
  }
});

test('what a pack changes is marked, everything else keeps its origin', () => {
  const [first, second] = STANDARD.tactics;
  const pack = JSON.stringify({ game: 'andromeda', name: 'Test', tactics: [{ id: first.id, free: [{ k: 'vp', n: 7 }] }] });
  const options = readOptions(andromeda, { pack });
  const pieces = piecesOf(contentOf(options).raw, NAMED_STANDARD);
  const originOf = (id: string): string | undefined => pieces.find((p) => p.id === id)?.origin;
  expect(originOf(first.id)).toBe('changed');
  expect(originOf(second.id)).toBe(piecesOf(STANDARD, STANDARD).find((p) => p.id === second.id)?.origin);
  const html = renderToString(createElement(Browse, { game: andromeda, words, language: 'en', options }));
  expect(html).toContain('ae-mod');
  expect(html.match(/ changed/g) ?? [], 'only the tactic is changed, and it is on another shelf').toEqual([]);
});
