/**
 * One installation, one server: matches live in the memory of the process, and two processes would write two continuations.
 * The operating system or the database holds the lock. It ends with the process, so nothing has to be cleaned up after a crash.
 * A backup takes no lock.
 */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { OperatorError } from '../operations/operator-error.ts';
import type { Installation, Lock } from './installation.ts';
import { privateFile, privateFolder } from './private-files.ts';

/** How long to wait for a server that is shutting down. */
const PATIENCE_MS = 1000;

/** `shared`: together with other servers of the same PostgreSQL. */
export function lockInstallation({ dataDir, databaseUrl }: Installation, shared = false): Promise<Lock> {
  // Loaded on demand, like the storage.
  return databaseUrl === undefined ? lockFolder(dataDir) : import('./postgres-lock.ts').then((m) => m.lockDatabase(databaseUrl, PATIENCE_MS, shared));
}

/**
 * SQLite's lock on an empty database beside the real one. It is a lock on the inode, so it also works between containers that
 * share a volume; a process id or a listening socket would not.
 */
async function lockFolder(dataDir: string): Promise<Lock> {
  privateFolder(dataDir);
  const file = join(dataDir, 'starboard.lock');
  privateFile(file);
  const until = Date.now() + PATIENCE_MS;
  const db = new Database(file, { timeout: 0 });
  try {
    // Nothing is ever written to it.
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
