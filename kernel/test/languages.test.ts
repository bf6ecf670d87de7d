import { expect, test } from 'vitest';
import { inEachLanguage, isLanguage, LANGUAGES, type Language, nextLanguage } from '../languages.ts';
import { isLevel, LEVELS, OPPONENTS } from '../levels.ts';

test('a button that switches languages comes to each of them and back', () => {
  let language: Language = LANGUAGES[0];
  const seen = LANGUAGES.map(() => (language = nextLanguage(language)));
  expect(new Set(seen)).toEqual(new Set(LANGUAGES));
  expect(seen.at(-1)).toBe(LANGUAGES[0]);
});

test('what comes from outside is a language or a level, or it is not', () => {
  expect(['en', 'de', 'EN', '', 'toString'].map(isLanguage)).toEqual([true, true, false, false, false]);
  expect(['random', 'easy', 'Hard', '0'].map(isLevel)).toEqual([true, true, false, false]);
  expect(inEachLanguage((l) => l.toUpperCase())).toEqual({ en: 'EN', de: 'DE' });
});

test('people meet every level but the random one', () => {
  expect(LEVELS.filter((level) => !(OPPONENTS as readonly string[]).includes(level))).toEqual(['random']);
});
