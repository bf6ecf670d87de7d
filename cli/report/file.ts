/** Writes the report to disk, completely or not at all. */
import { accessSync, constants, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BadInput } from '../command.ts';
import type { PlatformWords } from '../words.ts';

/** Checked before thousands of games are played, not afterwards. */
export function checkPage(file: string, words: PlatformWords): void {
  const there = statSync(file, { throwIfNoEntry: false });
  if (there !== undefined && !there.isFile()) throw new BadInput(words.bad.save(file));
  try {
    accessSync(dirname(there === undefined ? file : realpathSync(file)), constants.W_OK);
  } catch {
    throw new BadInput(words.bad.save(file));
  }
}

/** Readers see the old file or the new one, never a partial one. */
export function writePage(file: string, html: string, words: PlatformWords): void {
  const there = statSync(file, { throwIfNoEntry: false });
  const target = there === undefined ? file : realpathSync(file);
  const half = `${target}.${process.pid}.part`;
  try {
    writeFileSync(half, html);
    renameSync(half, target);
  } catch {
    rmSync(half, { force: true });
    throw new BadInput(words.bad.save(file));
  }
}
