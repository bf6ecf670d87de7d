/** The rulebook as it is read: in chapters, and searched by number or by words. */
import type { RuleChapter } from '@starboard/kernel';
import type { Rulebook } from '@starboard/registry/parts';

/** Its chapters; rules that are in none follow at the end, without a heading. */
export function chaptersOf({ rule, chapters }: Rulebook): readonly RuleChapter[] {
  const named = chapters ?? [];
  const inOne = new Set(named.flatMap((c) => c.rules));
  const rest = Object.keys(rule).filter((id) => !inOne.has(id));
  return rest.length === 0 ? named : [...named, { title: '', rules: rest }];
}

/** The chapters with only these rules; a chapter without any is left out, and a part of one has no pictures. */
export function chaptersWith(chapters: readonly RuleChapter[], ids: readonly string[]): readonly RuleChapter[] {
  const wanted = new Set(ids);
  return chapters.flatMap((chapter) => {
    const rules = chapter.rules.filter((id) => wanted.has(id));
    if (rules.length === chapter.rules.length) return [chapter];
    return rules.length === 0 ? [] : [{ title: chapter.title, rules }];
  });
}

/** Finds rules by number or by words: every word must begin a word of the text. */
export function findRules(book: Readonly<Record<string, string>>, search: string): string[] {
  const ids = Object.keys(book);
  const wanted = fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return ids;
  const exact = ids.filter((id) => id.toLowerCase() === search.trim().toLowerCase());
  if (exact.length > 0) return exact;
  return ids.filter((id) => {
    const text = ` ${fold(`${id} ${book[id]}`)}`;
    return wanted.every((word) => text.includes(` ${word}`));
  });
}

/** Without accents, case, punctuation and unbreakable spaces: as people type. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
