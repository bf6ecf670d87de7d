/** A text from anywhere, a file or the clipboard: for which game and of which kind it is. Tools are asked one after the other. */
import type { FileTool, Language } from '@starboard/kernel';
import { fileKinds, hasKind } from '@starboard/registry/workshops';
import { fileTools } from '../play/code.ts';
import { MOST_TEXT, type Shared } from './link.ts';

export type Intake = { readonly found: Shared } | { readonly why: 'large' | 'unknown'; readonly said: string | null };

/** `wanted`: where the person is, asked first; its sentence is told when nobody knows the text. */
export async function taken(text: string, wanted: { readonly game: string; readonly kind: string } | null, language: Language): Promise<Intake> {
  const clean = text.replace(/^\uFEFF/, '');
  if (clean.length > MOST_TEXT) return { why: 'large', said: null };
  const named = gameIn(clean);
  const all = Object.entries(fileKinds).flatMap(([game, kinds]) => Object.keys(kinds).map((kind) => ({ game, kind })));
  const order = [...(wanted === null ? [] : [wanted]), ...all.filter((k) => k.game === named), ...all.filter((k) => k.game !== named)];
  let said: string | null = null;
  let begun: Shared | null = null;
  for (const { game, kind } of order) {
    const tool = (await fileTools(game))[kind];
    if (tool === undefined) continue;
    const answer = asFile(tool, clean, language);
    if (answer.text !== null) return { found: { game, kind, text: answer.text } };
    said ??= answer.said;
    // Saved before it was finished; another kind may still know it as a whole.
    if (tool.unfinished?.(clean) === true) begun ??= { game, kind, text: clean };
  }
  return begun === null ? { why: 'unknown', said } : { found: begun };
}

/** A file that is one, whether or not it can be played; else what another notation makes of it. */
function asFile(tool: FileTool, text: string, language: Language): { text: string | null; said: string | null } {
  const report = tool.check(text, language);
  if (typeof report !== 'string') return { text, said: null };
  const adopted = tool.adopt?.(text) ?? null;
  return adopted === null ? { text: null, said: report } : { text: adopted, said: null };
}

function gameIn(text: string): string | null {
  try {
    const raw: unknown = JSON.parse(text);
    return typeof raw === 'object' && raw !== null && 'game' in raw && typeof raw.game === 'string' ? raw.game : null;
  } catch {
    return null;
  }
}

/** Whether somebody's link names something that this installation has. */
export const isKnown = ({ game, kind }: Pick<Shared, 'game' | 'kind'>): boolean => hasKind(game, kind);
