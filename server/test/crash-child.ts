/**
 * The process that is killed. It appends to many matches and writes each acknowledgement to standard output with one system call, as
 * a server would to its players.
 *
 *   [DATABASE_URL=…] node crash-child.ts DATA_DIR MATCHES SEED [LINES]     LINES: ends when each match has so many more
 */
import { writeSync } from 'node:fs';
import { lockInstallation } from '../storage/lock.ts';
import { openStorage } from '../storage/open.ts';
import { appendAll, matchNames } from './storage-load.ts';

const [dataDir, matches, seed, lines] = process.argv.slice(2);
const databaseUrl = process.env.DATABASE_URL;
// As a server does: nobody else writes, and nothing that a killed process left under way.
const lock = await lockInstallation({ dataDir, databaseUrl });
const storage = await openStorage({ dataDir, databaseUrl });
const goal = lines === undefined ? Number.POSITIVE_INFINITY : Number(lines);
let least = 0;
const sizes = new Map<string, number>();

function acknowledge(match: string, size: number): void {
  sizes.set(match, size);
  if (sizes.size === Number(matches) && goal !== Number.POSITIVE_INFINITY) least = Math.min(...sizes.values());
  const text = Buffer.from(`ack ${match} ${size}\n`);
  for (let sent = 0; sent < text.length; ) {
    try {
      sent += writeSync(1, text, sent);
    } catch (error) {
      // The pipe is full: the parent is slower than the disk.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
  }
}

await appendAll(storage, matchNames(Number(matches)), Number(seed), acknowledge, () => least >= goal);
await storage.close();
await lock.release();
