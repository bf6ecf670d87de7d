/** Data files and their folder are for the server's user alone. */
import { chmodSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { privateFile, privateFolder } from '../storage/private-files.ts';
import { freshDir } from './storage-places.ts';

const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8);
let root: string;
beforeEach(() => {
  root = freshDir();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a folder that is made is private', () => {
  privateFolder(join(root, 'new/data'));
  expect(mode(join(root, 'new/data'))).toBe('700');
});

test('a folder that was there becomes private if it holds nothing but our files; otherwise it keeps its mode', () => {
  for (const [name, file, wanted] of [
    ['ours', 'starboard.db', '700'],
    ['shared', 'photos.zip', '755'],
  ]) {
    const dir = join(root, name);
    mkdirSync(dir);
    writeFileSync(join(dir, file), '');
    chmodSync(dir, 0o755);
    privateFolder(dir);
    expect(mode(dir), name).toBe(wanted);
  }
});

test('a file is made if it is missing, and private with what SQLite keeps beside it', () => {
  const file = join(root, 'starboard.db');
  privateFile(file);
  expect(mode(file)).toBe('600');
  for (const path of [file, `${file}-wal`]) {
    writeFileSync(path, 'data');
    chmodSync(path, 0o644);
  }
  privateFile(file);
  expect([mode(file), mode(`${file}-wal`), statSync(file).size]).toEqual(['600', '600', 4]);
});
