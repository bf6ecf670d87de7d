/** Everything that the server refuses is said in the language of the page, and what a number belongs to says it. */
import { LANGUAGES } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { problems } from '../../server/api/problems.ts';
import { REFUSALS, type RefusalName } from '../../server/api/refusals.ts';
import { ADDRESS_PROBLEMS } from '../../server/notices/address.ts';
import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';
import { farDe } from '../src/words/far.de.ts';
import { farEn } from '../src/words/far.en.ts';
import { refusedDe } from '../src/words/refused.de.ts';
import { refusedEn } from '../src/words/refused.en.ts';

const SAID = {
  de: { kinds: de.problem, named: refusedDe, address: farDe.told.why },
  en: { kinds: en.problem, named: refusedEn, address: farEn.told.why },
};
const isSentence = (text: string | undefined): boolean => text !== undefined && /^\p{Lu}.*[.…]$/u.test(text);

test.each(LANGUAGES)('every refusal has a sentence: %s', (language) => {
  const { kinds, named, address } = SAID[language];
  expect(problems.filter((kind) => !isSentence(kinds[kind]))).toEqual([]);
  const names = Object.keys(REFUSALS) as RefusalName[];
  expect(Object.keys(named).sort()).toEqual([...names].sort());
  for (const name of names) {
    const [, english] = REFUSALS[name];
    expect(isSentence(named[name](37)), `${name}: ${named[name](37)}`).toBe(true);
    expect(named[name](37).includes('37'), `${name}: the number is said`).toBe(english.includes('#'));
  }
  expect(ADDRESS_PROBLEMS.filter((why) => !address[why])).toEqual([]);
});
