/**
 * Backup while the server runs, and restore into an empty place. A SQLite installation backs up to a SQLite file, a PostgreSQL
 * one to lines of JSON; each is a state that was there at one moment, and is complete when it has its final name.
 */
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { keepFile } from './durable.ts';
import { sqliteFile } from './open.ts';
import { dumpPostgres, restorePostgres } from './postgres-dump.ts';
import { checkFile } from './sqlite-file.ts';

/** Which installation: as for `openStorage`. */
export interface Installation {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

const dumpFile = (dir: string): string => join(dir, 'starboard.jsonl');

/** Writes a backup into `dir`, which must not hold one yet; gives the file. The server may run, or not. */
export async function backup(from: Installation, dir: string): Promise<string> {
  const to = from.databaseUrl === undefined ? sqliteFile(dir) : dumpFile(dir);
  if (existsSync(to)) throw new Error(`There is a backup in '${dir}' already; name another folder.`);
  mkdirSync(dir, { recursive: true });
  const part = `${to}.part`;
  rmSync(part, { force: true });
  try {
    if (from.databaseUrl === undefined) await copySqlite(sqliteFile(from.dataDir), part);
    else await dumpPostgres(from.databaseUrl, part);
    keepFile(part, to);
  } finally {
    rmSync(part, { force: true });
  }
  return to;
}

/** Restores a backup into an installation that has no data yet; to replace one, move its data away first. */
export async function restore(dir: string, to: Installation): Promise<void> {
  const [file, dump] = [sqliteFile(dir), dumpFile(dir)];
  if (to.databaseUrl !== undefined) {
    if (!existsSync(dump))
      throw new Error(`There is no backup of a PostgreSQL in '${dir}' (${dump})${existsSync(file) ? ', but one of a SQLite' : ''}.`);
    return restorePostgres(dump, to.databaseUrl);
  }
  if (!existsSync(file))
    throw new Error(`There is no backup of a SQLite in '${dir}' (${file})${existsSync(dump) ? ', but one of a PostgreSQL' : ''}.`);
  const target = sqliteFile(to.dataDir);
  // A log beside a file that is gone would be taken for the log of the restored one.
  const inTheWay = [target, `${target}-wal`, `${target}-shm`].find((path) => existsSync(path));
  if (inTheWay !== undefined) throw new Error(`'${inTheWay}' is there: stop the server and move the old data away before restoring.`);
  checkFile(file);
  mkdirSync(to.dataDir, { recursive: true });
  const part = `${target}.part`;
  copyFileSync(file, part);
  keepFile(part, target);
}

async function copySqlite(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new Error(`There is nothing to back up: no '${from}'.`);
  checkFile(from, { quick: true });
  const worker = new Worker(new URL('./sqlite-copy.ts', import.meta.url), { workerData: { from, to }, name: 'sqlite-copy' });
  // Rejects where the thread failed.
  await once(worker, 'exit');
}
