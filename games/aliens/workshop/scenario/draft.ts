/** A scenario that somebody is writing: what a scenario file holds, not yet right. */
import { inEachLanguage, LANGUAGES, type Language, sameJson } from '@starboard/kernel';
import type { ScenarioFile, Told } from '../../content/scenarios.ts';
import { SCENARIO_RULES } from '../../rules/ids.ts';

/** The options of a file, in the order of the rulebook. */
export const OPTION_IDS = [...SCENARIO_RULES, 'hatches', 'white'] as const;
export type OptionId = (typeof OPTION_IDS)[number];

/** Values as they are in the file; what is not named is off. */
export type OptionDraft = Readonly<Partial<Record<OptionId, unknown>>>;

export interface ScenarioDraft extends Omit<ScenarioFile, 'options'> {
  readonly options: OptionDraft;
}

/** What an option is when it is switched on; most are just on. */
const FIRST: OptionDraft = { 'A.4': 'everybody', 'B.4': 1, 'C.6': [1], 'E.3': 'players', hatches: 'one-red' };
export const firstValue = (id: OptionId): unknown => FIRST[id] ?? true;

const isRecord = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v);
const text = (v: unknown): string => (typeof v === 'string' ? v : '');
const told = (v: unknown): Told => {
  if (!isRecord(v)) return text(v);
  return inEachLanguage((language) => text(v[language]));
};
const count = (v: unknown, usual: number): number => (typeof v === 'number' && Number.isInteger(v) && v >= 2 && v <= 16 ? v : usual);

/** Whatever can be read of a text as a scenario; null: nothing. */
export function readScenarioDraft(source: string): ScenarioDraft | null {
  let raw: unknown;
  try {
    raw = JSON.parse(source);
  } catch {
    return null;
  }
  if (!isRecord(raw)) return null;
  const given = isRecord(raw.options) ? raw.options : {};
  const options = Object.fromEntries(OPTION_IDS.flatMap((id) => (Object.hasOwn(given, id) ? [[id, given[id]]] : [])));
  const [least, most] = Array.isArray(raw.players) ? raw.players : [];
  const from = count(least, 4);
  const author = text(raw.author);
  return {
    name: told(raw.name),
    ...(author !== '' && { author }),
    players: [from, Math.max(from, count(most, 8))],
    description: told(raw.description),
    options,
  };
}

export const draftText = (draft: ScenarioDraft): string => JSON.stringify(draft, null, 2);

/** Whether a text is a scenario that somebody has begun: a draft holds all of it. */
export function isBegunScenario(source: string): boolean {
  const draft = readScenarioDraft(source);
  return draft !== null && sameJson(JSON.parse(source), JSON.parse(draftText(draft)));
}

/** One text for all readers, or one for each language. */
export const inBoth = (of: Told): of is Readonly<Record<Language, string>> => typeof of !== 'string';
export const both = (of: Told): Told => (inBoth(of) ? of : { de: of, en: of });
export const one = (of: Told, language: Language): Told =>
  inBoth(of) ? of[language] || LANGUAGES.map((l) => of[l]).find((t) => t !== '') || '' : of;
export const saidIn = (of: Told, language: Language): string => (inBoth(of) ? of[language] : of);
export const withSaid = (of: Told, language: Language, said: string): Told => (inBoth(of) ? { ...of, [language]: said } : said);
