/**
 * Backup while the server runs, and restore into an empty place. A SQLite installation backs up to a SQLite file, a PostgreSQL
 * one to lines of JSON. Both are consistent snapshots. A file with its final name is complete.
 */
import { once } from 'node:events';
import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { OperatorError } from '../operations/operator-error.ts';
import { keepFile } from './durable.ts';
import type { Installation } from './installation.ts';
import { lockInstallation } from './lock.ts';
import { sqliteFile } from './open.ts';
import { dumpPostgres, restorePostgres } from './postgres-dump.ts';
import { privateFile, privateFolder } from './private-files.ts';
import { checkFile } from './sqlite-file.ts';

const dumpFile = (dir: string): string => join(dir, 'starboard.jsonl');

/** Writes a backup into `dir`, which must not hold one yet, and returns the file. The server may be running. */
export async function backup(from: Installation, dir: string): Promise<string> {
  const to = from.databaseUrl === undefined ? sqliteFile(dir) : dumpFile(dir);
  if (existsSync(to)) throw new OperatorError((s) => s.backupThere(dir));
  privateFolder(dir);
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

/** Restores a backup into an installation without data, while no server runs. To replace data, move it away first. */
export async function restore(dir: string, to: Installation): Promise<void> {
  const [file, dump] = [sqliteFile(dir), dumpFile(dir)];
  const [there, dumped] = [existsSync(file), existsSync(dump)];
  if (to.databaseUrl !== undefined && !dumped) throw new OperatorError((s) => s.noPostgresBackup(dir, dump, there));
  if (to.databaseUrl === undefined && !there) throw new OperatorError((s) => s.noSqliteBackup(dir, file, dumped));
  const lock = await lockInstallation(to);
  try {
    if (to.databaseUrl !== undefined) await restorePostgres(dump, to.databaseUrl);
    else restoreSqlite(file, to.dataDir);
  } finally {
    await lock.release();
  }
}

function restoreSqlite(file: string, dataDir: string): void {
  const target = sqliteFile(dataDir);
  // SQLite would apply a log that is left over from another database.
  const inTheWay = [target, `${target}-wal`, `${target}-shm`].find((path) => existsSync(path));
  if (inTheWay !== undefined) throw new OperatorError((s) => s.inTheWay(inTheWay));
  checkFile(file);
  const part = `${target}.part`;
  copyFileSync(file, part);
  // A copy has the mode of its source.
  privateFile(part);
  keepFile(part, target);
}

async function copySqlite(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new OperatorError((s) => s.nothing(from));
  checkFile(from, { quick: true });
  // SQLite copies into an empty file too.
  privateFile(to);
  const worker = new Worker(new URL('./sqlite-copy.ts', import.meta.url), { workerData: { from, to }, name: 'sqlite-copy' });
  // Rejects if the thread fails.
  await once(worker, 'exit');
}
