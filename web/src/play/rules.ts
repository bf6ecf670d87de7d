/** Finds rules by number or by words: every word must occur, at the beginning of a word of the text. */
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
