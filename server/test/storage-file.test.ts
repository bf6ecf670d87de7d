/** Whose a SQLite file is: ours are marked, and those of other programs are left alone. */
import { readFileSync, rmSync } from 'node:fs';
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

test('a database of another program is refused and gets no tables of ours', async () => {
  const file = sqliteFile(dataDir);
  const other = new Database(file);
  other.exec('create table recipe (name text)');
  other.close();
  await expect(openStorage({ dataDir })).rejects.toThrow(/not a Starboard one/);
  const still = new Database(file, { readonly: true });
  expect(still.prepare('select name from sqlite_master').pluck().all()).toEqual(['recipe']);
  still.close();
});
