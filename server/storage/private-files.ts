/**
 * Only the user that runs the server can read its data: hands, secrets and webhook addresses. SQLite gives its logs the mode of the
 * database, so it is enough to create the database file with the right mode first.
 */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs';

const FILE = 0o600;
const FOLDER = 0o700;

/** Creates a private folder. An existing folder with other content keeps its mode. */
export function privateFolder(dir: string): void {
  if (mkdirSync(dir, { recursive: true, mode: FOLDER }) !== undefined) return;
  if (readdirSync(dir).every((file) => file.startsWith('starboard.'))) tighten(dir, FOLDER);
}

/** Creates the file if it is missing, and makes it and SQLite's files beside it private. */
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
