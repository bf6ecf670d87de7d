/** A thread that copies a SQLite database in use: a compact copy of one moment, while others read and write. */
import { workerData } from 'node:worker_threads';
import { openFile } from './sqlite-file.ts';

/** The copy reads in one transaction, so what is written meanwhile does not make it begin again, as it would SQLite's backup(). */
const { from, to } = workerData as { readonly from: string; readonly to: string };
const db = openFile(from, { readonly: true });
try {
  db.prepare('vacuum into ?').run(to);
} finally {
  db.close();
}
