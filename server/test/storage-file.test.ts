/** Whose a SQLite file is: ours are marked, and those of other programs are left alone. */
import { chmodSync, copyFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStorage, sqliteFile } from '../storage/open.ts';
import { freshDir } from './storage-places.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = freshDir();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('the file is marked as ours, as files of every earlier version are', async () => {
  const storage = await openStorage({ dataDir });
  await storage.migrate();
  await storage.close();
  // The header of a SQLite file has the application's mark at byte 68.
  expect(readFileSync(sqliteFile(dataDir)).subarray(68, 72).toString('ascii')).toBe('Star');
});

test('an empty file is nobody’s, and becomes ours', async () => {
  writeFileSync(sqliteFile(dataDir), '');
  const storage = await openStorage({ dataDir });
  await storage.close();
  expect(readFileSync(sqliteFile(dataDir)).subarray(68, 72).toString('ascii')).toBe('Star');
});

/** Another program's database where ours would be; `wal`: in that mode, `left`: with a log that it left behind. */
function othersFile(kind: 'plain' | 'wal' | 'left'): string {
  const file = sqliteFile(dataDir);
  const made = join(dataDir, 'recipes.sqlite');
  const other = new Database(made);
  if (kind !== 'plain') other.pragma('journal_mode = WAL');
  other.exec('create table recipe (name text)');
  // While it is open, the table is in the log alone.
  if (kind !== 'left') other.close();
  copyFileSync(made, file);
  if (kind === 'left') copyFileSync(`${made}-wal`, `${file}-wal`);
  other.close();
  rmSync(made);
  chmodSync(file, 0o644);
  return file;
}

test.each(['plain', 'wal', 'left'] as const)('a database of another program is refused and stays as it is, byte by byte (%s)', async (kind) => {
  const file = othersFile(kind);
  const kept = kind === 'left' ? [file, `${file}-wal`] : [file];
  const before = kept.map((path) => readFileSync(path).toString('hex'));
  await expect(openStorage({ dataDir })).rejects.toThrow(/not a Starboard one/);
  expect(kept.map((path) => readFileSync(path).toString('hex'))).toEqual(before);
  expect((statSync(file).mode & 0o777).toString(8)).toBe('644');
  if (kind !== 'left') expect(readdirSync(dataDir)).toEqual([basename(file)]);
  const still = new Database(file, { readonly: true });
  expect(still.prepare('select name from sqlite_master').pluck().all()).toEqual(['recipe']);
  still.close();
});
