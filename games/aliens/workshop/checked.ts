/** A zone and what is wrong with it. The last one is kept: the page and the editor ask about the same text after every stroke. */
import type { ZoneFile } from '../content/zones.ts';
import { buildZone } from '../rules/zone.ts';
import { isProblem, parseZone, type ZoneProblem, zoneProblem } from '../rules/zone-check.ts';

interface Checked {
  readonly text: string;
  /** A problem: it is not a zone file. */
  readonly file: ZoneFile | ZoneProblem;
  /** Null: it can be played. */
  readonly problem: ZoneProblem | null;
}
let last: Checked | null = null;

export function checkedZone(text: string): Checked {
  if (last?.text === text) return last;
  const file = parseZone(text);
  last = { text, file, problem: isProblem(file) ? file : isSurelySound(file) ? null : zoneProblem(file) };
  return last;
}

/**
 * Whether a zone is sound beyond doubt, found in one walk: the rules look from every sector, which is too long for the end of a stroke on a
 * large plan. False says nothing: then the rules decide (Q18).
 */
export function isSurelySound(file: ZoneFile): boolean {
  const { touching, hatchAt, human, alien, hatches } = buildZone(file);
  const isPlain = (at: number): boolean => at !== human && at !== alien && hatchAt[at] === 0;
  const walked = new Set(touching[human].filter(isPlain));
  for (const at of walked) for (const to of touching[at]) if (isPlain(to)) walked.add(to);
  // Every plain sector is walked to and has another beside it; starts and hatches touch what is walked to.
  return (
    touching.every((_, at) => !isPlain(at) || (walked.has(at) && touching[at].some(isPlain))) &&
    [human, alien, ...hatches.slice(1)].every((at) => touching[at].some((to) => walked.has(to)))
  );
}
