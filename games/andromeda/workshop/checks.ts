/** What is right and wrong with a pack that somebody makes, in the words of the file tool, with the piece it is about. */
import { LANGUAGES, type Language } from '@starboard/kernel';
import { contentProblems } from '../content/packs/meaning.ts';
import { parsePack } from '../content/packs/pack.ts';
import { isPackProblem, type PackProblem } from '../content/packs/problem.ts';
import { isObject } from '../content/packs/shape.ts';
import type { Content, Piece } from '../content/types.ts';
import { packFault } from '../words/packs.ts';
import { SORTS, type Sort } from '../words/sorts.ts';
import { NAMED_STANDARD } from '../words/standard-names.ts';
import { changesOf, draftText, type PackDraft } from './draft.ts';
import { contentWords } from './words.ts';

export interface PieceAt {
  readonly sort: Sort;
  readonly id: string;
}
export interface ContentCheck {
  readonly good: boolean;
  readonly text: string;
  readonly piece: PieceAt | null;
}

export function contentChecks(draft: PackDraft, language: Language): ContentCheck[] {
  const w = contentWords[language].checks;
  const read = parsePack(draftText(draft), NAMED_STANDARD);
  const problems = isPackProblem(read) ? [read] : contentProblems(read);
  const bad = problems.map((problem) => {
    const piece = pieceOf(draft.content, problem);
    return { good: false, text: faultOf(draft.content, problem, piece, language), piece };
  });
  const good = [w.changes(changesOf(draft)), ...(bad.length === 0 ? [w.counts, w.effects] : [])];
  return [...bad, ...good.map((text) => ({ good: true, text, piece: null }))];
}

/** The piece that a place is in: one of its parts is its id, or that of something on it. */
function pieceOf(content: Content, { at }: PackProblem): PieceAt | null {
  for (const part of at)
    for (const sort of SORTS) {
      const found = content[sort].find((p: Piece) => p.id === part) ?? content[sort].find((p: Piece) => JSON.stringify(p).includes(`"id":"${part}"`));
      if (found !== undefined) return { sort, id: found.id };
    }
  return null;
}

/** A piece by its name, where it has one; the file tool gives the place in the file. */
function faultOf(content: Content, problem: PackProblem, piece: PieceAt | null, language: Language): string {
  const found: Piece | undefined = piece === null ? undefined : content[piece.sort].find((p: Piece) => p.id === piece.id);
  const names = found !== undefined && 'name' in found && isObject(found.name) ? found.name : {};
  // Where the name itself is missing, it may be there in another language.
  const name = [language, ...LANGUAGES].map((l) => names[l]).find((n) => typeof n === 'string' && n.trim() !== '');
  const inside = piece === null ? [] : problem.at.slice(problem.at.indexOf(piece.id) + 1);
  if (typeof name !== 'string' || inside.length === 0 || inside.length === problem.at.length) return packFault(language, problem);
  return `${name}: ${packFault(language, { ...problem, at: inside })}`;
}
