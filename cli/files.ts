/** Replay files, and the files that people make for games. Every problem with a file becomes one sentence. */
import { closeSync, openSync, readFileSync, readSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { BadRecord, type MatchRecord, readRecord, type Types } from '@starboard/kernel';
import { BadInput } from './command.ts';
import { clean } from './text.ts';
import type { PlatformWords } from './words.ts';

const MEGABYTE = 2 ** 20;
/** In megabytes. A match of thousands of answers has a few. */
const LARGEST = 64;
/** In kilobytes. Maps and scenarios are much smaller. */
const LARGEST_TEXT = 600;

/** The text of a map, scenario or other file for a game. */
export function loadText(file: string, words: PlatformWords): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) throw new BadInput(words.bad.missing(file));
  if (!stat.isFile()) throw new BadInput(words.bad.unreadable(file));
  if (stat.size > LARGEST_TEXT * 1000) throw new BadInput(words.bad.hugeFile(file, LARGEST_TEXT));
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch {
    throw new BadInput(words.bad.unreadable(file));
  }
}

export function loadRecord(file: string, words: PlatformWords): MatchRecord<Types> {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) throw new BadInput(words.bad.missing(file));
  if (!stat.isFile()) throw new BadInput(words.bad.unreadable(file));
  if (stat.size > LARGEST * MEGABYTE) throw new BadInput(words.bad.huge(file, LARGEST));
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new BadInput(words.bad.unreadable(file));
  }
  try {
    return readRecord(text);
  } catch (error) {
    if (error instanceof BadRecord) throw new BadInput(words.bad.record(file, short(error.message)));
    throw error;
  }
}

/** A reason inside a sentence: one line, no full stop. */
const short = (message: string): string => clean(message).slice(0, 200).replace(/\.$/, '');

/** Called before a match begins, so that nobody plays a match that cannot be saved. */
export function checkSave(file: string, words: PlatformWords): void {
  const before = statSync(file, { throwIfNoEntry: false });
  let fd: number;
  try {
    fd = openSync(file, 'a+');
  } catch {
    throw new BadInput(words.bad.save(file));
  }
  const start = Buffer.alloc(256);
  const read = before?.isFile() ? readSync(fd, start, 0, start.length, 0) : 0;
  closeSync(fd);
  if (before === undefined) unlinkSync(file);
  else if (read > 0 && !start.toString('utf8', 0, read).includes('starboard/record')) throw new BadInput(words.bad.saveOver(file));
}

export function saveRecord(file: string, record: MatchRecord<Types>, words: PlatformWords): void {
  try {
    writeFileSync(file, `${JSON.stringify(record)}\n`);
  } catch {
    throw new BadInput(words.bad.save(file));
  }
}
