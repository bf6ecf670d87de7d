/** Backups work during appends, and a restored one is complete and can be continued. */
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedOf } from '@starboard/kernel/conformance';
import { afterAll, describe, expect, test } from 'vitest';
import { backup, restore } from '../storage/backup.ts';
import type { Installation } from '../storage/installation.ts';
import { openStorage, sqliteFile } from '../storage/open.ts';
import { postgres } from './postgres.ts';
import { appendAll, flaws, matchNames } from './storage-load.ts';
import { freshDir } from './storage-places.ts';

const seed = seedOf('storage backup');
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
  SQLite: async () => ({ dataDir: dir() }),
  ...(server === null ? {} : { PostgreSQL: async () => ({ dataDir: dir(), databaseUrl: await server.database() }) }),
};
if (server === null) test.skip('PostgreSQL could not be had: see the line above', () => undefined);

for (const [name, installation] of Object.entries(fresh)) {
  describe(name, () => {
    test('a backup made while appends go on is one moment, whole; the restored goes on', async () => {
      const from = await installation();
      const storage = await openStorage(from);
      const matches = matchNames(50);
      const sizes = new Map<string, number>();
      let enough = false;
      const running = appendAll(
        storage,
        matches,
        seed,
        (match, size) => sizes.set(match, size),
        () => enough,
      );
      for (let i = 0; i < 20; i++) await storage.put('table', `t${i}`, { i }, { state: 'open' }, null);
      while ([...sizes.values()].reduce((a, b) => a + b, 0) < 2000) await new Promise((resolve) => setTimeout(resolve, 5));
      const before = new Map(sizes);
      const to = join(dir(), 'backup');
      await backup(from, to);
      const grown = [...sizes].some(([match, size]) => size > (before.get(match) ?? 0));
      enough = true;
      await running;
      await storage.close();
      expect(grown, 'appends went on during the backup').toBe(true);

      const target = await installation();
      await restore(to, target);
      const restored = await openStorage(target);
      expect(await flaws(restored, matches, before)).toEqual([]);
      expect((await restored.find('table', 'state', 'open', 99)).map((d) => d.id)).toEqual(Array.from({ length: 20 }, (_, i) => `t${19 - i}`));
      // What the database counts goes on where it was: new matches and documents do not meet old ones.
      const more = new Map<string, number>();
      await appendAll(
        restored,
        [...matches, 'new'],
        seed,
        (match, size) => more.set(match, size),
        () => more.size > 50,
      );
      await restored.put('table', 'newest', {}, { state: 'open' }, null);
      expect((await restored.find('table', 'state', 'open', 1))[0].id).toBe('newest');
      expect(await flaws(restored, [...matches, 'new'], more)).toEqual([]);
      await restored.close();

      await expect(restore(to, target)).rejects.toThrow(/move the old data away|already has data/);
      await expect(backup(from, to)).rejects.toThrow(/already/);
    });
  });
}

test('a file that is not a sound backup of ours is refused in a sentence, and nothing is left behind', async () => {
  const target = { dataDir: dir() };
  await expect(restore(dir(), target)).rejects.toThrow(/no SQLite backup/);
  await expect(backup({ dataDir: dir() }, dir())).rejects.toThrow(/nothing to back up/);
  const from = { dataDir: dir() };
  const storage = await openStorage(from);
  await appendAll(
    storage,
    matchNames(5),
    seed,
    (_, size) => void (large = size > 100),
    () => large,
  );
  await storage.close();
  const to = dir();
  await backup(from, to);
  const bytes = readFileSync(sqliteFile(to));
  bytes.fill(0x55, 4096, 4096 * 6);
  writeFileSync(sqliteFile(to), bytes);
  await expect(restore(to, target)).rejects.toThrow(/damaged|malformed/);
  expect(existsSync(sqliteFile(target.dataDir))).toBe(false);
});
let large = false;

test.skipIf(server === null)('a dump that is cut off, or not one, is refused and leaves the database empty', async () => {
  const from = { dataDir: dir(), databaseUrl: await server?.database() };
  const storage = await openStorage(from);
  await storage.append('m', [{ n: 0, at: 1, ids: ['a'], body: { text: 'zeile\n2' } }]);
  await storage.close();
  const to = dir();
  const file = await backup(from, to);
  const whole = readFileSync(file, 'utf8');
  const target = { dataDir: dir(), databaseUrl: await server?.database() };
  for (const cut of [whole.split('\n').slice(0, -2).join('\n'), whole.replace(/\n\[1,.*\]\n/, '\n')]) {
    writeFileSync(file, cut);
    await expect(restore(to, target)).rejects.toThrow(/not complete/);
  }
  writeFileSync(file, '{"format":"other"}\n');
  await expect(restore(to, target)).rejects.toThrow(/not a Starboard backup/);
  writeFileSync(file, whole);
  appendFileSync(file, '');
  await restore(to, target);
  const restored = await openStorage(target);
  expect((await restored.load('m'))?.lines[0].body).toEqual({ text: 'zeile\n2' });
  await restored.close();
});
