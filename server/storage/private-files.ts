/**
 * Data is for the user that runs the server alone: it holds hands, secrets and addresses of webhooks. SQLite gives its logs the
 * mode of the database, so it is enough that the database exists with the right mode before SQLite opens it.
 */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs';

const FILE = 0o600;
const FOLDER = 0o700;

/** A folder of ours. One that was there keeps its mode if it holds anything else. */
export function privateFolder(dir: string): void {
  if (mkdirSync(dir, { recursive: true, mode: FOLDER }) !== undefined) return;
  if (readdirSync(dir).every((file) => file.startsWith('starboard.'))) tighten(dir, FOLDER);
}

/** Makes the file if it is missing, and private in any case, with what SQLite keeps beside it. */
export function privateFile(file: string): void {
  closeSync(openSync(file, 'a', FILE));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) tighten(path, FILE);
}

function tighten(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    // Somebody else's file on a shared volume, or a file system without modes. SECURITY.md tells hosts to check.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EROFS') throw error;
  }
}
