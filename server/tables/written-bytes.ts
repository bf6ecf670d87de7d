/** How much the matches of somebody's unfinished tables have written. */
import { ApiError } from '../api/problem.ts';
import type { ServerContext } from '../context.ts';
import type { Docs } from '../storage/docs.ts';
import { hasPerson, type TableDoc } from './table-doc.ts';

/** What of the tables is asked. */
interface Stored {
  readonly docs: Pick<Docs<TableDoc>, 'find'>;
  readonly context: Pick<ServerContext, 'config'>;
  readonly live: { bytes(table: string): number | null };
}

export async function writtenBytes(tables: Stored, owner: string): Promise<number> {
  const found = await tables.docs.find(`mine ${owner}`, 'active', tables.context.config.limits.tables);
  return found.filter(({ doc }) => doc.owner === owner).reduce((sum, { id, doc }) => sum + (tables.live.bytes(id) ?? doc.bytes ?? 0), 0);
}

export async function isOverBytes(tables: Stored, owner: string | null): Promise<boolean> {
  return owner !== null && (await writtenBytes(tables, owner)) >= tables.context.config.limits.bytes;
}

export async function checkBytes(tables: Stored, owner: string): Promise<void> {
  if (!(await isOverBytes(tables, owner))) return;
  const megabytes = Math.round(tables.context.config.limits.bytes / 1e6);
  throw new ApiError('full', `Your unfinished games have filled the ${megabytes} MB that one person has here. Finish one first.`);
}

/** Bots alone stand still while the owner is over the limit. A match with people goes on. */
export const mustPause = async (tables: Stored, doc: TableDoc): Promise<boolean> => !hasPerson(doc) && (await isOverBytes(tables, doc.owner));
