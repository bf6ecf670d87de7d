/**
 * One installation, one server: matches live in the memory of the process that runs them, and two would each write their own
 * continuation. The lock is the operating system's, or the database's: it ends with the process that holds it, however that
 * ends, and no file has to be cleared away after a crash. A backup takes no lock.
 */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { OperatorError } from '../operations/operator-error.ts';
import type { Installation, Lock } from './installation.ts';
import { privateFile, privateFolder } from './private-files.ts';

/** How long to wait for a server that is shutting down. */
const PATIENCE_MS = 1000;

export function lockInstallation({ dataDir, databaseUrl }: Installation): Promise<Lock> {
  // Loaded when wanted, like the storage itself.
  return databaseUrl === undefined ? lockFolder(dataDir) : import('./postgres-lock.ts').then((m) => m.lockDatabase(databaseUrl, PATIENCE_MS));
}

/**
 * SQLite's own lock on an empty database beside the real one. It is a lock of the file's inode, so containers that share a
 * volume see each other's, which a number of a process or a listening socket would not give.
 */
async function lockFolder(dataDir: string): Promise<Lock> {
  privateFolder(dataDir);
  const file = join(dataDir, 'starboard.lock');
  privateFile(file);
  const until = Date.now() + PATIENCE_MS;
  const db = new Database(file, { timeout: 0 });
  try {
    // Nothing is ever written: no journal is left behind.
    while (!begin(db)) {
      if (Date.now() >= until) throw new OperatorError((s) => s.dataInUse(dataDir));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  } catch (error) {
    db.close();
    throw error;
  }
  return { release: async () => void db.close() };
}

function begin(db: Database.Database): boolean {
  try {
    db.exec('begin exclusive');
    return true;
  } catch (error) {
    if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY')) return false;
    throw error;
  }
}
