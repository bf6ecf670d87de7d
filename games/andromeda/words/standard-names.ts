/**
 * The names of the standard pieces in all languages, for code that is not loaded by language: terminal, report, file tools. Pages
 * load a language at a time and must not import this with the rules.
 */
import { LANGUAGES, type Language } from '@starboard/kernel';
import { STANDARD } from '../content/standard.ts';
import type { Content } from '../content/types.ts';
import { names as de } from './de/names/index.ts';
import { plans as dePlans } from './de/plans.ts';
import { names as en } from './en/names/index.ts';
import { plans as enPlans } from './en/plans.ts';
import { has, type Speaker } from './names.ts';

export const speakers: { readonly [L in Language]: Speaker } = {
  en: { language: 'en', names: en, plans: enPlans },
  de: { language: 'de', names: de, plans: dePlans },
};

const inEach = (text: (s: Speaker) => string): object => Object.fromEntries(LANGUAGES.map((l) => [l, text(speakers[l])]));
const textsOf = (id: string): object => ({
  ...(has(en, id) ? { name: inEach((s) => s.names[id]) } : {}),
  ...(has(enPlans, id) ? { plan: inEach((s) => s.plans[id]) } : {}),
});

function named(v: unknown): unknown {
  if (Array.isArray(v)) return v.map(named);
  if (typeof v !== 'object' || v === null) return v;
  const fields = Object.fromEntries(Object.entries(v).map(([key, value]) => [key, named(value)]));
  return 'id' in v && typeof v.id === 'string' ? { ...fields, ...textsOf(v.id) } : fields;
}

/** The standard game as a pack would write it, each piece with its texts: what a pack does not change keeps them. */
export const NAMED_STANDARD = named(STANDARD) as Content;
