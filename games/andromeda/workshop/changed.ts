/** The pieces that a pack changes, for pictures and sheets. */
import { piecesOf, type Shown } from '../browse/pieces.ts';
import { NAMED_STANDARD } from '../words/standard-names.ts';
import { isDraft, type PackDraft, readContentDraft } from './draft.ts';

/** Null: it cannot be read. */
export function changedIn(text: string): { readonly draft: PackDraft; readonly pieces: readonly Shown[] } | null {
  const draft = readContentDraft(text);
  if (!isDraft(draft)) return null;
  return { draft, pieces: piecesOf(draft.content, NAMED_STANDARD).filter((p) => p.origin === 'changed') };
}
