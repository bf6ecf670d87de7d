/** A thread that makes a compact, consistent copy of a SQLite database while others use it. */
import { workerData } from 'node:worker_threads';
import { checkFile, openFile } from './sqlite-file.ts';

/** It reads in one transaction. SQLite's backup() would start again after every write. */
const { from, to } = workerData as { readonly from: string; readonly to: string };
const db = openFile(from, { readonly: true });
try {
  db.prepare('vacuum into ?').run(to);
} finally {
  db.close();
}
// Read back, before it counts as a backup.
checkFile(to);
