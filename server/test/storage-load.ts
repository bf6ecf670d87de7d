/** Endless appends to many matches, and the check of the result; for the tests of crashes and backups. */

import type { LogLine, Storage } from '@starboard/host/storage';
import { FastChance, type Json } from '@starboard/kernel';

/** Every line names its batch, so that a partial batch is noticed. `mark` can be found in a trace of system calls. */
interface Body {
  readonly mark: string;
  readonly first: number;
  readonly count: number;
  readonly pad: string;
}

export const markOf = (match: string, n: number): string => `<${match} ${n}>`;
const PAD = 'x'.repeat(3000);

function batch(match: string, first: number, count: number, chance: FastChance): LogLine[] {
  return Array.from({ length: count }, (_, i) => {
    const body: Body = { mark: markOf(match, first + i), first, count, pad: PAD.slice(0, chance.int(10) === 0 ? 3000 : chance.int(400)) };
    return { n: first + i, at: first, ids: [`${match}.${first + i}`], body: body as unknown as Json };
  });
}

/**
 * Each match in a loop of its own, its next batch (with a snapshot now and then) as soon as the last one is acknowledged;
 * `acknowledged` hears how many lines the match then has. Ends when `until` says so, for each match at the end of a batch.
 */
export async function appendAll(
  storage: Storage,
  matches: readonly string[],
  seed: number,
  acknowledged: (match: string, size: number) => void,
  until: () => boolean,
): Promise<void> {
  const one = async (match: string, m: number): Promise<void> => {
    const chance = new FastChance(seed + m);
    const was = await storage.load(match);
    let size = was === null ? 0 : (was.lines.at(-1)?.n ?? (was.snapshot?.n ?? 0) - 1) + 1;
    while (!until()) {
      const count = 1 + chance.int(3);
      const snapshot = chance.int(20) === 0 ? { n: size + count, body: { size: size + count } } : undefined;
      await storage.append(match, batch(match, size, count, chance), snapshot);
      size += count;
      acknowledged(match, size);
    }
  };
  await Promise.all(matches.map(one));
}

/** Finds what is wrong: an acknowledged line that is missing, half a batch, a snapshot without its lines, a lost id. */
export async function flaws(storage: Storage, matches: readonly string[], acknowledged: ReadonlyMap<string, number>): Promise<string[]> {
  const found: string[] = [];
  for (const match of matches) {
    const lines = await storage.lines(match, 0, Number.MAX_SAFE_INTEGER);
    const promised = acknowledged.get(match) ?? 0;
    if (lines.length < promised) found.push(`${match} has ${lines.length} lines, ${promised} were acknowledged`);
    let next = 0;
    lines.forEach((line, n) => {
      const body = line.body as unknown as Body;
      if (line.n !== n || body.mark !== markOf(match, n) || n < body.first || n >= body.first + body.count)
        found.push(`${match}: line ${n} is wrong`);
      // Also in the middle: a later process may have gone on after half a batch.
      if (n === body.first && n !== next) found.push(`${match}: half a batch before line ${n}`);
      next = body.first + body.count;
    });
    if (next !== lines.length) found.push(`${match}: half a batch at the end, before line ${next}`);
    for (const line of lines.slice(-5))
      if (!(await storage.hasId(match, `${match}.${line.n}`))) found.push(`${match}: the id of line ${line.n} is lost`);
    if (await storage.hasId(match, `${match}.${lines.length}`)) found.push(`${match}: an id without its line ${lines.length}`);
    const loaded = await storage.load(match);
    const at = loaded?.snapshot?.n ?? 0;
    if (at > lines.length || (loaded?.lines.length ?? 0) !== lines.length - at)
      found.push(`${match}: a snapshot of ${at} and ${loaded?.lines.length} lines`);
  }
  return found;
}

export const matchNames = (count: number): string[] => Array.from({ length: count }, (_, m) => `match-${m}`);
