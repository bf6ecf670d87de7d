/**
 * How much the games of somebody's tables have written. Unfinished games count until they end. A game that began and ended within a
 * day counts for the rest of that day: otherwise bots alone could fill the disk with short games.
 */
import { refused } from '../api/problem.ts';
import type { ServerContext } from '../context.ts';
import type { IdentityDoc } from '../identity/identities.ts';
import type { Docs } from '../storage/docs.ts';
import { hasPerson, type TableDoc } from './table-doc.ts';

const DAY_MS = 86_400_000;

/** What of the tables is asked. */
interface Stored {
  readonly docs: Pick<Docs<TableDoc>, 'find'>;
  readonly identities: { readonly docs: Pick<Docs<IdentityDoc>, 'get' | 'change'> };
  readonly context: Pick<ServerContext, 'config' | 'now'>;
  readonly live: { bytes(table: string): number | null };
}

const today = ({ context }: Stored): number => Math.floor(context.now() / DAY_MS);

async function writtenBytes(tables: Stored, owner: string): Promise<number> {
  const found = await tables.docs.find(`mine ${owner}`, 'active', tables.context.config.limits.tables);
  const finished = (await tables.identities.docs.get(owner))?.finished;
  return found
    .filter(({ doc }) => doc.owner === owner)
    .reduce((sum, { id, doc }) => sum + (tables.live.bytes(id) ?? doc.bytes ?? 0), finished?.day === today(tables) ? finished.bytes : 0);
}

/** A match has ended, and its table no longer counts. */
export async function noteFinished(tables: Stored, doc: TableDoc, bytes: number): Promise<void> {
  if (doc.owner === null || doc.startedAt === null || tables.context.now() - doc.startedAt > DAY_MS) return;
  const day = today(tables);
  await tables.identities.docs.change(doc.owner, (person) => {
    const before = person.finished?.day === day ? person.finished.bytes : 0;
    return { doc: { ...person, finished: { day, bytes: before + bytes } }, result: null };
  });
}

export async function isOverBytes(tables: Stored, owner: string | null): Promise<boolean> {
  return owner !== null && (await writtenBytes(tables, owner)) >= tables.context.config.limits.bytes;
}

export async function checkBytes(tables: Stored, owner: string): Promise<void> {
  if (!(await isOverBytes(tables, owner))) return;
  const megabytes = Math.round(tables.context.config.limits.bytes / 1e6);
  throw refused('bytes-full', megabytes);
}

/** Bots alone stand still while the owner is over the limit. A match with people goes on. */
export const mustPause = async (tables: Stored, doc: TableDoc): Promise<boolean> => !hasPerson(doc) && (await isOverBytes(tables, doc.owner));
