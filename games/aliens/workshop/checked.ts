/** A zone and what is wrong with it. The last one is kept: the page and the editor ask about the same text after every stroke. */
import type { ZoneFile } from '../content/zones.ts';
import { isProblem, parseZone, type ZoneProblem, zoneProblem } from '../rules/zone-check.ts';

interface Checked {
  readonly text: string;
  /** A problem: it is no zone file. */
  readonly file: ZoneFile | ZoneProblem;
  /** Null: it can be played. */
  readonly problem: ZoneProblem | null;
}
let last: Checked | null = null;

export function checkedZone(text: string): Checked {
  if (last?.text === text) return last;
  const file = parseZone(text);
  last = { text, file, problem: isProblem(file) ? file : zoneProblem(file) };
  return last;
}
