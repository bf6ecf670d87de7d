/** One installation, one server: a second one is refused with a sentence, and a crash leaves no lock behind. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig, startServer } from '../index.ts';
import { OperatorError } from '../operations/operator-error.ts';
import { backup, restore } from '../storage/backup.ts';
import type { Installation } from '../storage/installation.ts';
import { lockInstallation } from '../storage/lock.ts';
import { House } from './house.ts';
import { postgres } from './postgres.ts';
import { freshDir } from './storage-places.ts';
import { toySource } from './toys.ts';

const server = await postgres();
const dirs: string[] = [];
const dir = (): string => {
  dirs.push(freshDir());
  return dirs.at(-1) as string;
};
afterAll(async () => {
  await server?.stop();
  for (const d of dirs) rmSync(d, { recursive: true, force: true });
});

const fresh: Record<string, () => Promise<Installation>> = {
  'a data directory': async () => ({ dataDir: dir() }),
  ...(server === null ? {} : { 'a PostgreSQL': async () => ({ dataDir: dir(), databaseUrl: await server.database() }) }),
};

async function another({ dataDir, databaseUrl }: Installation): Promise<ChildProcess> {
  const args = [join(import.meta.dirname, 'lock-child.ts'), dataDir, ...(databaseUrl === undefined ? [] : [databaseUrl])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout!, 'data');
  return child;
}

for (const [name, make] of Object.entries(fresh)) {
  describe(name, () => {
    test('is held by one process, and by nobody after that process was killed', async () => {
      const place = await make();
      for (let kill = 0; kill < 2; kill++) {
        const child = await another(place);
        const refused = await lockInstallation(place).catch((error: unknown) => error);
        expect(refused).toBeInstanceOf(OperatorError);
        expect((refused as OperatorError).message).toMatch(/^Another Starboard uses [^.]+: stop it first, or give this one a \w.+\.$/);
        expect((refused as OperatorError).in('de')).toMatch(/^Ein anderes Starboard benutzt /);
        child.kill('SIGKILL');
        await once(child, 'exit');
        // At once, and again: what was let go is free.
        for (let i = 0; i < 2; i++) await (await lockInstallation(place)).release();
      }
    });
  });
}

test('while a server runs, a second one and a restore are refused; a backup is made', async () => {
  const house = await House.open({}, { games: toySource });
  try {
    const config = readConfig({ PORT: '0', HOST: '127.0.0.1', STARBOARD_DATA: house.data, LOG_LEVEL: 'silent', STARBOARD_WEB: 'none' });
    await expect(startServer(config)).rejects.toThrow(`Another Starboard uses the data in '${house.data}'`);
    const to = dir();
    const file = await backup({ dataDir: house.data }, to);
    expect(existsSync(file)).toBe(true);
    await expect(restore(to, { dataDir: house.data })).rejects.toThrow('Another Starboard uses');
    // The one that was there goes on.
    await house.person('Ada');
    await house.server.close();
    // The lock is an empty file without a journal.
    expect(readdirSync(house.data).filter((name) => name.startsWith('starboard.lock'))).toEqual(['starboard.lock']);
    expect(statSync(join(house.data, 'starboard.lock')).size).toBe(0);
    await expect(restore(to, { dataDir: house.data })).rejects.toThrow('move the old data away');
    await house.start();
  } finally {
    await house.close();
  }
});
