/** Whether every match that ended moved the ratings of its people once, no matter which server owned it at its end. */
import type { Storage } from '@starboard/host/storage';
import { newLog } from '../../operations/logging.ts';
import { Ratings } from '../../ratings/ratings.ts';
import { MatchResults } from '../../tables/results.ts';
import type { Tables } from '../../tables/tables.ts';

/** What a server left undone is done by another one after half a minute at most; a busy machine gets its time. */
const DONE_MS = 90_000;

export async function checkRatings(storage: Storage, tables: Tables): Promise<{ rated: number; findings: string[] }> {
  const findings: string[] = [];
  const results = new MatchResults(storage, async () => true);
  const until = performance.now() + DONE_MS;
  const undone = async (): Promise<boolean> => (await tables.docs.find('ending', 'yes', 1)).length > 0 || (await results.rated('due')).length > 0;
  while ((await undone()) && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 250));
  for (const { id } of await results.rated('due')) findings.push(`${id} was not rated`);
  for await (const { id, doc } of tables.docs.all('state', 'over'))
    if (doc.outcome !== null && !(await results.has(id))) findings.push(`${id} ended without a result`);
  const orders = (await results.rated('done')).map(({ doc }) => doc.rated!.order);
  if (new Set(orders).size < orders.length) findings.push('two matches were rated at once');
  const { changed } = await new Ratings(storage, results, newLog('silent')).recompute();
  if (changed > 0) findings.push(`${changed} ratings are not what the results give`);
  return { rated: orders.length, findings };
}
