/** Both languages say everything, and say it differently. The types see to the keys; this sees to the sentences. */
import { expect, test } from 'vitest';
import { phrases, problems } from '../../server/api/routes.ts';
import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';
import { farDe } from '../src/words/far.de.ts';
import { farEn } from '../src/words/far.en.ts';

type Tree = { readonly [key: string]: unknown };
const NUMBERS = [3, 2, 1];
/** For sentences about several people. */
const LISTS = [['Ada', 'Bo'], ['Cara', 'Dee'], ['Eve']];

/** Every text of a language by its path; functions are called with arguments of the right kind. */
function texts(tree: Tree, path = ''): Map<string, string> {
  const all = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const here = `${path}.${key}`;
    if (typeof value === 'string') all.set(here, value);
    else if (typeof value === 'function') {
      const args = /when|seen/.test(key) && path.includes('common') ? [1e12] : /clockTime/.test(key) ? [75] : NUMBERS;
      const say = value as (...a: unknown[]) => string;
      all.set(here, String(path.startsWith('.said') || path.startsWith('.missing') ? say(...LISTS) : say(...args)));
    } else if (typeof value === 'object' && value !== null) for (const [k, v] of texts(value as Tree, here)) all.set(k, v);
  }
  return all;
}

const [english, german] = [texts({ ...en, ...farEn }), texts({ ...de, ...farDe })];

test('the same keys in both', () => {
  expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
});

test('durations have one form: two days are never also 48 hours', () => {
  const DAY = 86_400;
  expect([2 * DAY, 2 * DAY - 1, DAY + 1, DAY, DAY - 1, 7200, 75].map(en.common.clockTime)).toEqual([
    '2 days',
    '2 days',
    '1 day 1 h',
    '1 day',
    '1 day',
    '2 h',
    '1:15',
  ]);
  expect([2 * DAY, 2 * DAY - 1, DAY + 1, 7201].map(de.common.clockTime)).toEqual(['2 Tage', '2 Tage', '1 Tag 1 Std.', '3 Std.']);
});

test('nothing is empty', () => {
  for (const [key, text] of [...english, ...german]) expect(text.trim(), key).not.toBe('');
});

test('nothing was left in English', () => {
  const same = [...english].filter(([key, text]) => german.get(key) === text && /[a-z]{4}/i.test(text)).map(([key]) => key);
  // Names, and words that both languages share.
  const fine =
    /languages|home\.title|level\.normal|fairness|person|Kinds\.discord|settings\.webhook$|ways\.(push|webhook)$|settings\.name$|make\.pace$|chat\.unknown|clockTime|kind\.normal|fair\.attempt$/;
  expect(same.filter((key) => !fine.test(key))).toEqual([]);
});

test('a clock of two days says two days from its first second, and days and hours later', () => {
  expect([172_800, 172_799, 100_000, 7200, 75].map(en.common.clockTime)).toEqual(['2 days', '2 days', '1 day 4 h', '2 h', '1:15']);
  expect(de.common.clockTime(172_799)).toBe('2 Tage');
});

test('every problem and every phrase of the server has a sentence', () => {
  for (const words of [en, de]) {
    for (const problem of problems) expect(words.problem[problem]).toBeTypeOf('string');
    for (const phrase of phrases) expect(words.chat.phrase[phrase]).toBeTypeOf('string');
  }
});

test('no sentence uses a dash where a comma or colon belongs', () => {
  for (const [key, text] of [...english, ...german]) expect(text, key).not.toMatch(/ [–—] /);
});
