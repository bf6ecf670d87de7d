/** 14: other users of the machine must not read the data: hands, secrets, addresses of webhooks. */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backup, restore } from '../../storage/backup.ts';
import { House } from '../house.ts';
import { toySource } from '../toys.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'starboard-modes-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const modesIn = (dir: string): Record<string, string> => Object.fromEntries(readdirSync(dir).map((file) => [file, modeOf(join(dir, file))]));

test.skipIf(process.platform === 'win32')('14: the data directory, the database with its logs, the lock and backups are private', async () => {
  const data = join(root, 'data');
  const house = await House.open({}, { games: toySource }, data);
  try {
    await house.person('Ada');
    expect(modeOf(data)).toBe('700');
    const modes = modesIn(data);
    expect(Object.keys(modes)).toEqual(
      expect.arrayContaining(['starboard.lock', 'starboard.sqlite', 'starboard.sqlite-shm', 'starboard.sqlite-wal']),
    );
    expect(new Set(Object.values(modes))).toEqual(new Set(['600']));

    const copy = join(root, 'backup');
    await backup({ dataDir: data }, copy);
    expect(modeOf(copy)).toBe('700');
    expect(modesIn(copy)).toEqual({ 'starboard.sqlite': '600' });
    // A copy that somebody else made readable is private again where it is restored.
    chmodSync(join(copy, 'starboard.sqlite'), 0o644);
    await restore(copy, { dataDir: join(root, 'again') });
    expect(modeOf(join(root, 'again'))).toBe('700');
    expect(modesIn(join(root, 'again'))['starboard.sqlite']).toBe('600');
  } finally {
    await house.close();
  }
});

test.skipIf(process.platform === 'win32')('14: an installation of an older server becomes private when it is opened', async () => {
  const data = join(root, 'data');
  await (await House.open({}, { games: toySource }, data)).server.close();
  chmodSync(data, 0o755);
  for (const file of readdirSync(data)) chmodSync(join(data, file), 0o644);
  const house = await House.open({}, { games: toySource }, data);
  try {
    expect(modeOf(data)).toBe('700');
    expect(new Set(Object.values(modesIn(data)))).toEqual(new Set(['600']));
  } finally {
    await house.close();
  }
});

test.skipIf(process.platform === 'win32')('14: a folder that holds other things keeps its mode; our files in it are private', async () => {
  const data = join(root, 'shared');
  mkdirSync(data);
  chmodSync(data, 0o755);
  writeFileSync(join(data, 'notes.txt'), 'of somebody else', { mode: 0o644 });
  const house = await House.open({}, { games: toySource }, data);
  try {
    expect(modeOf(data)).toBe('755');
    const { 'notes.txt': notes, ...ours } = modesIn(data);
    expect(notes).toBe('644');
    expect(new Set(Object.values(ours))).toEqual(new Set(['600']));
  } finally {
    await house.close();
  }
});
