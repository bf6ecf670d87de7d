/** Opens the storage an installation is configured for. */
import { join } from 'node:path';
import type { Storage } from '@starboard/host/storage';
import type { Installation } from './installation.ts';
import { privateFolder } from './private-files.ts';
import { SqliteStorage } from './sqlite.ts';

/** The database in a data directory. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'starboard.sqlite');

/** SQLite in the data directory, or PostgreSQL where a URL is given; up to date and ready. */
export async function openStorage({ dataDir, databaseUrl }: Installation): Promise<Storage> {
  let storage: Storage;
  if (databaseUrl !== undefined) {
    // Loaded on demand: a SQLite installation does not need it.
    storage = new (await import('./postgres.ts')).PostgresStorage(databaseUrl);
  } else {
    privateFolder(dataDir);
    storage = new SqliteStorage(sqliteFile(dataDir));
  }
  try {
    await storage.migrate();
  } catch (error) {
    await storage.close();
    throw error;
  }
  return storage;
}
