/**
 * Kill -9 at random moments under load, with SQLite and PostgreSQL. Afterwards every acknowledged line is there, and no batch is there
 * in part. One database goes through all kills.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { FastChance } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { afterAll, expect, test } from 'vitest';
import type { Installation } from '../storage/installation.ts';
import { lockInstallation } from '../storage/lock.ts';
import { openStorage } from '../storage/open.ts';
import { postgres } from './postgres.ts';
import { flaws, matchNames } from './storage-load.ts';
import { freshDir } from './storage-places.ts';

/** Of PostgreSQL fewer: its own process goes on, so a kill tests only what we make of it. */
const KILLS = { SQLite: cases(25), PostgreSQL: cases(6) };
const MATCHES = 100;
/** A database that grows for ever makes the check of everything slow: a new one after this many kills. */
const PER_DATABASE = 25;
/** From the first acknowledgement to the kill, at most. */
const LONGEST_MS = 300;

const server = await postgres();
const dirs: string[] = [];
afterAll(async () => {
  await server?.stop();
  for (const dir of dirs) rmSync(dir, { recursive: true, force: true });
});

/** Runs the child until `ms` after its first acknowledgement and kills it; what it acknowledged goes into `sizes`. */
function liveAndDie({ dataDir, databaseUrl }: Installation, seed: number, ms: number, sizes: Map<string, number>, lost: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'crash-child.ts'), dataDir, String(MATCHES), String(seed)], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) },
    });
    let rest = '';
    let said = '';
    let count = 0;
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (count === 0) setTimeout(() => child.kill('SIGKILL'), ms);
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const [, match, size] = line.split(' ');
        // A child that found less than an earlier one acknowledged goes on from there, and would hide the loss.
        if (Number(size) <= (sizes.get(match) ?? 0)) lost.push(`${match} went on at ${size}, ${sizes.get(match)} lines were acknowledged before`);
        sizes.set(match, Number(size));
        count++;
      }
    });
    child.on('error', reject);
    child.on('close', (_, signal) => {
      if (signal === 'SIGKILL') resolve(count);
      else reject(new Error(`the child ended by itself: ${said}`));
    });
  });
}

const places: Record<string, () => Promise<Installation>> = {
  SQLite: async () => ({ dataDir: freshDir() }),
  ...(server === null ? {} : { PostgreSQL: async () => ({ dataDir: freshDir(), databaseUrl: await server.database() }) }),
};
if (server === null) test.skip('PostgreSQL could not be had: see the line above', () => undefined);

for (const [name, fresh] of Object.entries(places)) {
  const kills = KILLS[name as keyof typeof KILLS];
  test(`${name}: ${kills} times kill -9 under load: nothing acknowledged is lost, nothing is half there`, async () => {
    const seed = seedOf(`crash ${name}`);
    const chance = new FastChance(seed);
    let acknowledged = 0;
    let place = await fresh();
    let sizes = new Map<string, number>();
    for (let kill = 0; kill < kills; kill++) {
      if (kill > 0 && kill % PER_DATABASE === 0) {
        place = await fresh();
        sizes = new Map();
      }
      dirs.push(place.dataDir);
      const lost: string[] = [];
      acknowledged += await liveAndDie(place, chance.word(), chance.int(LONGEST_MS), sizes, lost);
      expect(lost, `before kill ${kill}, seed ${seed}`).toEqual([]);
      // Most times the next child finds the wreck, which must do as well; the check reads every line.
      if (kill % 5 !== 4 && kill !== kills - 1) continue;
      const lock = await lockInstallation(place);
      const storage = await openStorage(place);
      expect(await flaws(storage, matchNames(MATCHES), sizes), `after kill ${kill}, seed ${seed}`).toEqual([]);
      await storage.close();
      await lock.release();
    }
    console.info(`${name}: ${kills} kills, ${acknowledged} acknowledged appends, none lost`);
    expect(acknowledged).toBeGreaterThan(kills);
  });
}
