/** The SQLite file itself: how it is opened and brought up to date. Used by the main thread and the writer's. */
import { closeSync, existsSync, fstatSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { MOST_LINES } from '@starboard/host/storage';
import Database from 'better-sqlite3';
import { OperatorError } from '../operations/operator-error.ts';
import { missing } from './migrations.ts';
import { privateFile } from './private-files.ts';

/** 'Star' in ASCII. Tools show it, and we refuse databases of other programs. */
const APPLICATION = 0x53746172;

/** How long to wait for a lock that another process holds, such as a backup. */
const PATIENCE_MS = 10_000;

/** The page size of a new database. Each page is one write, so large pages suit groups of appends; small documents pay for them. */
const PAGE_BYTES = 8192;
/** The log is checkpointed at this size. A larger log makes commits no faster and checkpoints slower. */
const LOG_BYTES = 2 ** 20;
/** The length of the log file. It leaves room for commits during a checkpoint. */
const LOG_LENGTH = 2 * LOG_BYTES;

/** The row id of line `n` of a match, so that the lines of a match are neighbours. Exact for 500 million matches. */
export const placeOf = (match: number, n: number): number => match * MOST_LINES + Math.min(n, MOST_LINES);
/** The line number of such a row id. */
export const lineAt = (place: number): number => place % MOST_LINES;

/** A pragma that is a number. */
export const pragmaOf = (db: Database.Database, name: string): number => Number(db.pragma(name, { simple: true }));

export function openFile(file: string, options: { readonly readonly?: boolean } = {}): Database.Database {
  if (!options.readonly) privateFile(file);
  const db = new Database(file, { timeout: PATIENCE_MS, readonly: options.readonly ?? false, fileMustExist: options.readonly ?? false });
  if (options.readonly) return db;
  // No effect on an existing database.
  db.pragma(`page_size = ${PAGE_BYTES}`);
  db.pragma('journal_mode = WAL');
  // FULL flushes the log at every commit, so that acknowledged data survives a power cut.
  db.pragma('synchronous = FULL');
  db.pragma(`wal_autocheckpoint = ${LOG_BYTES / pragmaOf(db, 'page_size')}`);
  db.pragma(`journal_size_limit = ${LOG_LENGTH}`);
  db.pragma('cache_size = -16384');
  return db;
}

/**
 * Preallocates the log of an open database. Flushing a file that does not grow takes about a tenth of the time on most file
 * systems. SQLite stops reading the log at the first wrong checksum, so zeros are its end.
 */
export function lengthenLog(file: string): void {
  const log = openSync(`${file}-wal`, 'a+', 0o600);
  try {
    const zeros = Buffer.alloc(2 ** 20);
    for (let size = fstatSync(log).size; size < LOG_LENGTH; size += zeros.length) writeSync(log, zeros, 0, Math.min(zeros.length, LOG_LENGTH - size));
    fsyncSync(log);
  } finally {
    closeSync(log);
  }
}

const notOurs = (file: string): Error => new OperatorError((s) => s.notOurs(file));

/** Refuses a database of another program before anything of it changes, its mode and journal included. */
function refuseOthers(file: string): void {
  if (!existsSync(file)) return;
  // Where there is a log, the last connection to close would move it into the file, unless it only reads.
  const db = new Database(file, { timeout: PATIENCE_MS, readonly: existsSync(`${file}-wal`), fileMustExist: true });
  try {
    const tables = db.prepare<[], number>("select count(*) from sqlite_schema where type = 'table'").pluck().get() ?? 0;
    if (pragmaOf(db, 'application_id') !== APPLICATION && tables > 0) throw notOurs(file);
  } finally {
    db.close();
  }
}

/** All missing steps in one transaction: a database is never between two versions. `to`: tests make old databases. */
export function migrateFile(file: string, to?: number): void {
  refuseOthers(file);
  const db = openFile(file);
  try {
    const version = (): number => pragmaOf(db, 'user_version');
    db.transaction(() => {
      // Read again inside: another process may have been quicker.
      for (const { version: reached, step } of missing(`'${file}'`, version(), to)) {
        db.exec(step.sqlite);
        db.pragma(`user_version = ${reached}`);
      }
      db.pragma(`application_id = ${APPLICATION}`);
    }).immediate();
  } finally {
    db.close();
  }
}

/** Throws if a file is damaged, not ours, or of a newer version. `quick`: does not read all of it. */
export function checkFile(file: string, options: { readonly quick?: boolean } = {}): void {
  const db = openFile(file, { readonly: true });
  try {
    if (db.pragma('application_id', { simple: true }) !== APPLICATION) throw notOurs(file);
    const found = options.quick ? 'ok' : db.pragma('quick_check(1)', { simple: true });
    if (found !== 'ok') throw new OperatorError((s) => s.damaged(file, String(found)));
    missing(`'${file}'`, pragmaOf(db, 'user_version'));
  } finally {
    db.close();
  }
}
