/** Makes the results again that are missing: of matches from before there were any, or whose end was lost in a crash. */
import type { Outcome } from '@starboard/kernel';
import { traceOf } from '../operations/logging.ts';
import type { MatchEnd, MatchResults } from '../tables/results.ts';
import type { Tables } from '../tables/tables.ts';
import { endOf } from './match-ends.ts';
import { type Matches, MatchUnreadable } from './matches.ts';

/** What its table says of a match that cannot be read. It is not rated: who left is not known. */
const unknownEnd = (outcome: Outcome): MatchEnd => ({ outcome, played: null, sides: null, gaveUp: [], botsAt: null, took: [] });

/** How many were made. */
export async function rebuildResults(tables: Tables, matches: Matches, results: MatchResults): Promise<number> {
  let made = 0;
  for await (const { id, doc } of tables.docs.all('state', 'over')) {
    if (doc.outcome === null || (await results.has(id))) continue;
    const inMemory = matches.peek(id) !== null;
    try {
      const end = endOf(await matches.get(id)) ?? unknownEnd(doc.outcome);
      if (await results.note(id, doc, end)) made++;
    } catch (error) {
      // Played with other rules: what its table says of it is enough.
      if (await results.note(id, doc, unknownEnd(doc.outcome))) made++;
      if (!(error instanceof MatchUnreadable)) tables.context.log.warn({ table: id, ...traceOf(error) }, 'a finished match could not be read');
    }
    if (!inMemory) await matches.evict(id);
  }
  return made;
}
