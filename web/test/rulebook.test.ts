/** The rulebook in chapters: nothing is lost, and a search keeps the headings. */
import { LANGUAGES } from '@starboard/kernel';
import { gameIds } from '@starboard/registry';
import { loadRulebook, type Rulebook } from '@starboard/registry/parts';
import { loadPictures } from '@starboard/registry/pictures';
import { describe, expect, test } from 'vitest';
import { chaptersOf, chaptersWith, findRules } from '../src/play/rules.ts';

const BOOK: Rulebook = {
  rule: { R1: 'Ships fly.', R2: 'Ships land.', R3: 'You win.', Q1: 'May I wait?' },
  chapters: [
    { title: 'Flying', rules: ['R1', 'R2'], pictures: ['ship'] },
    { title: 'Winning', rules: ['R3'] },
  ],
};

test('a rule that no chapter has stands at the end, without a heading', () => {
  expect(chaptersOf(BOOK).map((c) => [c.title, c.rules])).toEqual([
    ['Flying', ['R1', 'R2']],
    ['Winning', ['R3']],
    ['', ['Q1']],
  ]);
  expect(chaptersOf({ ...BOOK, chapters: null })).toEqual([{ title: '', rules: ['R1', 'R2', 'R3', 'Q1'] }]);
});

test('what a search finds stands under its headings; pictures belong to whole chapters', () => {
  const found = chaptersWith(chaptersOf(BOOK), findRules(BOOK.rule, 'land'));
  expect(found).toEqual([{ title: 'Flying', rules: ['R2'] }]);
  expect(chaptersWith(chaptersOf(BOOK), [])).toEqual([]);
});

describe.each(gameIds)('%s', (id) => {
  test.each(LANGUAGES)('in %s every rule is read once, and every picture can be shown', async (language) => {
    const book = await loadRulebook(id, language);
    const picture = await loadPictures(id);
    const chapters = chaptersOf(book);
    expect(chapters.flatMap((c) => c.rules).toSorted()).toEqual(Object.keys(book.rule).toSorted());
    for (const name of chapters.flatMap((c) => c.pictures ?? [])) expect(picture(name), name).toMatch(/^data:image/);
  });
});

test('a game shows pictures of its own pieces and of nothing else', async () => {
  const picture = await loadPictures('rarities');
  expect(picture('boots')).toMatch(/^data:image\/svg/);
  expect(picture('no-such-thing')).toBeNull();
  expect((await loadPictures('aliens'))('boots')).toBeNull();
});
