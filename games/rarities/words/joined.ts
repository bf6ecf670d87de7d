import type { Rule } from '../rules/ids.ts';
import { unbroken } from './speech.ts';

/** The texts of a rulebook with no-break spaces: a position never stands alone on a new line. */
export function joined(texts: Readonly<Record<Rule, string>>): Readonly<Record<Rule, string>> {
  const all = { ...texts };
  for (const id of Object.keys(texts) as Rule[]) all[id] = unbroken(texts[id]);
  return all;
}
