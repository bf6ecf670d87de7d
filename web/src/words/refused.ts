/** What the server had against a request, as a sentence. Those that need more than their kind are loaded with the first of them. */
import type { Language } from '@starboard/kernel';
import { RequestRefused } from '../net/http.ts';
import type { RefusalName } from '../net/types.ts';
import { bent } from './bend.ts';
import { languageNow, wordsNow } from './index.ts';
import type { RefusedWords } from './refused.en.ts';

const load: { readonly [L in Language]: () => Promise<RefusedWords> } = {
  de: async () => (await import('./refused.de.ts')).refusedDe,
  en: async () => (await import('./refused.en.ts')).refusedEn,
};

/** Anything that is not a refusal is a fault of ours, and said as one. */
export async function refusalOf(error: unknown): Promise<string> {
  const w = wordsNow();
  if (!(error instanceof RequestRefused)) return w.common.broken;
  const { problem, body } = error;
  if (body?.why === undefined) return w.problem[problem];
  const words = await load[languageNow()]().then(bent, () => null);
  return words?.[body.why as RefusalName]?.(body.count ?? 0) ?? w.problem[problem];
}
