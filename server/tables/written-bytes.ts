/** How much the matches of somebody's unfinished tables have written. */
import { ApiError } from '../api/problem.ts';
import { hasPerson, type TableDoc } from './table-doc.ts';
import type { Tables } from './tables.ts';

export async function writtenBytes(tables: Tables, owner: string): Promise<number> {
  const found = await tables.docs.find(`mine ${owner}`, 'active', tables.context.config.limits.tables);
  return found.filter(({ doc }) => doc.owner === owner).reduce((sum, { id, doc }) => sum + (tables.live.bytes(id) ?? doc.bytes ?? 0), 0);
}

export async function isOverBytes(tables: Tables, owner: string | null): Promise<boolean> {
  return owner !== null && (await writtenBytes(tables, owner)) >= tables.context.config.limits.bytes;
}

export async function checkBytes(tables: Tables, owner: string): Promise<void> {
  if (!(await isOverBytes(tables, owner))) return;
  const megabytes = Math.round(tables.context.config.limits.bytes / 1e6);
  throw new ApiError('full', `Your unfinished games have filled the ${megabytes} MB that one person has here. Finish one first.`);
}

/** Bots alone stand still while the owner is over the limit. A match with people goes on. */
export const mustPause = async (tables: Tables, doc: TableDoc): Promise<boolean> => !hasPerson(doc) && (await isOverBytes(tables, doc.owner));
