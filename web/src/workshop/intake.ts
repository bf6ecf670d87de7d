/** A text from anywhere, a file or the clipboard: for which game and of which kind it is. Tools are asked one after the other. */
import type { FileTool, Language } from '@starboard/kernel';
import { fileKinds, hasKind } from '@starboard/registry/workshops';
import { fileTools } from '../play/code.ts';
import { MOST_TEXT, type Shared } from './link.ts';

/** `broken`: JSON that breaks off. `said`: what the kind that the text resembles most says of it. */
export type Intake = { readonly found: Shared } | { readonly why: 'large' | 'unknown' | 'broken'; readonly said: string | null };

/** `wanted`: where the person is, asked first. */
export async function taken(text: string, wanted: { readonly game: string; readonly kind: string } | null, language: Language): Promise<Intake> {
  const clean = text.replace(/^\uFEFF/, '');
  if (clean.length > MOST_TEXT) return { why: 'large', said: null };
  const fields = fieldsOf(clean);
  const named = gameIn(fields);
  const all = Object.entries(fileKinds).flatMap(([game, kinds]) => Object.keys(kinds).map((kind) => ({ game, kind })));
  const order = [...(wanted === null ? [] : [wanted]), ...all.filter((k) => k.game === named), ...all.filter((k) => k.game !== named)];
  let said: string | null = null;
  let most = -1;
  let begun: Shared | null = null;
  for (const { game, kind } of order) {
    const tool = (await fileTools(game))[kind];
    if (tool === undefined) continue;
    const answer = asFile(tool, clean, language);
    if (answer.text !== null) return { found: { game, kind, text: answer.text } };
    const alike = (fields ?? []).filter(([field]) => hasField(tool, field)).length;
    if (alike > most) [said, most] = [answer.said, alike];
    // Saved before it was finished; another kind may still know it as a whole.
    if (tool.unfinished?.(clean) === true) begun ??= { game, kind, text: clean };
  }
  if (begun !== null) return { found: begun };
  if (fields === null) return { why: /^\s*[{[]/.test(clean) ? 'broken' : 'unknown', said: null };
  return { why: 'unknown', said };
}

/** A file that is one, whether or not it can be played; else what another notation makes of it. */
function asFile(tool: FileTool, text: string, language: Language): { text: string | null; said: string | null } {
  const report = tool.check(text, language);
  if (typeof report !== 'string') return { text, said: null };
  const adopted = tool.adopt?.(text) ?? null;
  return adopted === null ? { text: null, said: report } : { text: adopted, said: null };
}

const hasField = ({ schema }: FileTool, field: string): boolean =>
  'properties' in schema && typeof schema.properties === 'object' && schema.properties !== null && Object.hasOwn(schema.properties, field);

/** Null: it is not JSON. */
function fieldsOf(text: string): readonly (readonly [field: string, value: unknown])[] | null {
  try {
    const raw: unknown = JSON.parse(text);
    return typeof raw === 'object' && raw !== null ? Object.entries(raw) : [];
  } catch {
    return null;
  }
}

function gameIn(fields: ReturnType<typeof fieldsOf>): string | null {
  const game = fields?.find(([field]) => field === 'game')?.[1];
  return typeof game === 'string' ? game : null;
}

/** Whether somebody's link names something that this installation has. */
export const isKnown = ({ game, kind }: Pick<Shared, 'game' | 'kind'>): boolean => hasKind(game, kind);
