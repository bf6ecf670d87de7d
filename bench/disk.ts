/** Folders for databases of benchmarks: on the disk of the repository, since a temporary folder may be in memory and flush for nothing. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export async function withFolder<R>(run: (folder: string) => Promise<R>): Promise<R> {
  const cache = join(import.meta.dirname, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'data-'));
  try {
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
