import { expect, test } from 'vitest';
import { figureText, inEachLanguage, isLanguage, LANGUAGES, type Language, languageWanted, nextLanguage, percentText } from '../languages.ts';
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

test('the first language that a reader wants and we have', () => {
  expect(languageWanted(['fr-FR', 'de-AT', 'en-GB'])).toBe('de');
  expect(languageWanted(['fr;q=0.9, EN_us;q=0.8,de;q=0.7'])).toBe('en');
  expect(languageWanted(['deutsch', 'x'])).toBe(LANGUAGES[0]);
  expect(languageWanted([])).toBe(LANGUAGES[0]);
});

test('figures have the point and the percent sign of their language', () => {
  expect(inEachLanguage((l) => figureText('12.5', l))).toEqual({ en: '12.5', de: '12,5' });
  expect(inEachLanguage((l) => percentText('12.5', l))).toEqual({ en: '12.5%', de: '12,5\u00a0%' });
});

test('people meet every level but the random one', () => {
  expect(LEVELS.filter((level) => !(OPPONENTS as readonly string[]).includes(level))).toEqual(['random']);
});
