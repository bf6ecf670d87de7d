/** The page on disk: whole or not at all. */
import { accessSync, constants, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BadInput } from '../command.ts';
import type { PlatformWords } from '../words.ts';

/** Asked before thousands of games are played: nobody wants to hear afterwards that the page cannot be written. */
export function checkPage(file: string, words: PlatformWords): void {
  const there = statSync(file, { throwIfNoEntry: false });
  if (there !== undefined && !there.isFile()) throw new BadInput(words.bad.save(file));
  try {
    accessSync(dirname(there === undefined ? file : realpathSync(file)), constants.W_OK);
  } catch {
    throw new BadInput(words.bad.save(file));
  }
}

/** A reader sees the page that was there before or the new one, never half of it. */
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
