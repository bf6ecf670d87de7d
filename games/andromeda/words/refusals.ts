/** Reads the details of a refusal of a pack for its sentence. */
import type { Json, Language, Refusal } from '@starboard/kernel';
import { packFaultText } from '../content/load.ts';
import type { PackFault } from '../content/packs/problem.ts';
import type { Andromeda } from '../rules/types.ts';

const detail = (r: Refusal<Andromeda>, name: string): Json | undefined =>
  (r.with as { readonly [key: string]: Json | undefined } | undefined)?.[name];
export const detailNumber = (r: Refusal<Andromeda>, name: string, usual: number): number => {
  const given = detail(r, name);
  return typeof given === 'number' ? given : usual;
};

export function packRefusal(language: Language, r: Refusal<Andromeda>): string {
  const at = detail(r, 'at');
  return packFaultText(language, {
    problem: String(detail(r, 'problem') ?? '') as PackFault,
    at: Array.isArray(at) ? at.map(String) : [],
    what: String(detail(r, 'what') ?? ''),
    n: detailNumber(r, 'n', 0),
    of: detailNumber(r, 'of', 0),
  });
}
