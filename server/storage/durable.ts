/** Files that survive a power cut. */
import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

function flush(path: string): void {
  const fd = openSync(path, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

/** Flushes a finished file and then renames it. Readers never see a partial file. */
export function keepFile(part: string, name: string): void {
  flush(part);
  renameSync(part, name);
  // Windows has no way to flush a folder.
  if (process.platform !== 'win32') flush(dirname(name));
}
