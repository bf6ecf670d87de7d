/** A secret as twelve words, and back from whatever somebody types. */
import { LANGUAGES } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { paperSecret, paperWords, strangeWords } from '../src/paper/paper.ts';

const text = (bytes: readonly number[]): string => Buffer.from(bytes).toString('base64url');
const twelve = (from: number): number[] => Array.from({ length: 12 }, (_, i) => (from + i * 23) % 256);

test('each of the 256 bytes has a word of its own in every language, and comes back from it', () => {
  for (const language of LANGUAGES) {
    const seen = new Set<string>();
    for (let from = 0; from < 256; from++) {
      const words = paperWords(text(twelve(from)), language);
      expect(words).toHaveLength(12);
      expect(paperSecret(words.join(' ')), words.join(' ')).toBe(text(twelve(from)));
      for (const word of words) seen.add(word);
    }
    expect(seen.size).toBe(256);
    expect(
      [...seen].filter((word) => !/^[a-z]{3,}$/.test(word)),
      'plain letters, on any keyboard',
    ).toEqual([]);
    expect(new Set([...seen].map((word) => word.slice(0, 4))).size, 'no two alike in their first four letters').toBe(256);
  }
});

test('no word is in two lists, so a sheet opens whatever the page speaks', () => {
  const all = LANGUAGES.flatMap((l) => Array.from({ length: 256 }, (_, i) => paperWords(text(Array(12).fill(i)), l)[0]));
  expect(new Set(all).size).toBe(256 * LANGUAGES.length);
});

test('capitals, numbers and commas do not matter; a strange, missing or further word does', () => {
  const secret = text(twelve(5));
  const words = paperWords(secret, 'de');
  const sheet = words.map((word, i) => `${i + 1}. ${word[0].toUpperCase()}${word.slice(1)}`).join(',\n');
  expect(paperSecret(sheet)).toBe(secret);
  expect(strangeWords(sheet)).toEqual([]);
  expect(paperSecret(words.slice(1).join(' '))).toBeNull();
  expect(paperSecret([...words, words[0]].join(' '))).toBeNull();
  expect(paperSecret(['zzz', ...words.slice(1)].join(' '))).toBeNull();
  expect(strangeWords(`zzz ${words[0]}`)).toEqual(['zzz']);
});
