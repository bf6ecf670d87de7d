/** Reads a scenario file of the table's own (X.3). Its text is untrusted. */
import { LANGUAGES } from '@starboard/kernel';
import { WHITE_SEATS } from '../content/cards.ts';
import type { ScenarioFile, Told } from '../content/scenarios.ts';
import { SCENARIO_RULES } from './ids.ts';
import { isLine, isRange, MOST_AUTHOR, MOST_NAME } from './zone-check.ts';

export const MOST_SCENARIO = 8000;
export const MOST_DESCRIPTION = 600;

/** Why a file is not a scenario: the key of a sentence (`FaultWords`). */
export interface ScenarioProblem {
  readonly problem: 'too-long' | 'no-json' | 'no-object' | 'field' | 'name' | 'author' | 'players' | 'description' | 'options' | 'unknown' | 'value';
  readonly n?: number;
  readonly of?: number;
  readonly what?: string;
}
const fault = (problem: ScenarioProblem['problem'], more: Omit<ScenarioProblem, 'problem'> = {}): ScenarioProblem => ({ problem, ...more });
export const isScenarioProblem = (file: ScenarioFile | ScenarioProblem): file is ScenarioProblem => 'problem' in file;

export function parseScenario(text: string): ScenarioFile | ScenarioProblem {
  if (text.length > MOST_SCENARIO) return fault('too-long', { n: text.length, of: MOST_SCENARIO });
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return fault('no-json');
  }
  if (!isObject(raw)) return fault('no-object');
  const { $schema: _, name, author, players, description, options, ...more } = raw;
  const extra = Object.keys(more)[0];
  if (extra !== undefined) return fault('field', { what: extra.slice(0, 40) });
  if (!isTold(name, MOST_NAME)) return fault('name', { of: MOST_NAME });
  if (author !== undefined && !isLine(author, MOST_AUTHOR)) return fault('author', { of: MOST_AUTHOR });
  if (!isRange(players)) return fault('players');
  if (!isTold(description, MOST_DESCRIPTION)) return fault('description', { of: MOST_DESCRIPTION });
  if (!isObject(options)) return fault('options');
  for (const [id, value] of Object.entries(options)) {
    if (!Object.hasOwn(VALUES, id)) return fault('unknown', { what: id.slice(0, 40) });
    if (!VALUES[id](value)) return fault('value', { what: id });
  }
  return { name, ...(typeof author === 'string' && { author }), players, description, options } as ScenarioFile;
}

const isObject = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v);
/** A file speaks one language for all, or every language. */
const IN_ALL = LANGUAGES.toSorted().join();
const isTold = (v: unknown, most: number): v is Told =>
  isLine(v, most) || (isObject(v) && Object.keys(v).sort().join() === IN_ALL && Object.values(v).every((text) => isLine(text, most)));
const isHatch = (v: unknown): v is number => Number.isInteger(v) && (v as number) >= 1 && (v as number) <= 8;

/** Which values each option takes; most are just on. */
const VALUES: Readonly<Record<string, (v: unknown) => boolean>> = {
  ...Object.fromEntries([...SCENARIO_RULES, 'white'].map((id) => [id, (v: unknown): boolean => v === true])),
  'A.4': (v) => v === 'everybody' || v === 'aliens' || v === 'humans',
  'B.4': isHatch,
  'C.6': (v) => Array.isArray(v) && v.length >= 1 && v.length <= 8 && v.every(isHatch),
  'E.3': (v) => v === 'players' || (Number.isInteger(v) && (v as number) >= 1 && (v as number) <= WHITE_SEATS),
  hatches: (v) => v === 'one-red' || v === 'none',
};
