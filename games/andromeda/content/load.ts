/** Content for a table: the game as it comes, or a pack, read once. */
import type { Language } from '@starboard/kernel';
import { isPackProblem, type PackProblem } from './packs/problem.ts';
import { STANDARD } from './standard.ts';
import type { Content } from './types.ts';

/** What it takes to play with packs: much code, which few tables need. */
export interface PackReader {
  /** Content from the text of a pack, or the first thing that is wrong with it. */
  read(text: string): Content | PackProblem;
  fault(language: Language, problem: PackProblem): string;
}

let reader: PackReader | null = null;

/** The file tools (../files.ts) bring the reader along: where a game comes in parts, a table with a pack has to load them first. */
export function readPacksBy(by: PackReader): void {
  reader = by;
}

/** A server has tables with different packs; more than these at once are read again. */
const KEPT = 8;
const read = new Map<string, Content | PackProblem>();

/** Content from the text of a pack (empty: the game as it comes), or the first thing that is wrong with it. */
export function readPack(text: string): Content | PackProblem {
  if (text === '') return STANDARD;
  const had = read.get(text);
  if (had !== undefined) return had;
  if (reader === null) throw new Error('A pack is read by the file tools of the game, which are not there.');
  const result = reader.read(text);
  if (read.size >= KEPT) read.delete(read.keys().next().value as string);
  read.set(text, result);
  return result;
}

/** Content of a table that was allowed; a pack that is none has been refused before. */
export function loadContent(pack = ''): Content {
  const content = readPack(pack);
  if (isPackProblem(content)) throw new RangeError(`This pack cannot be played with: ${content.problem} at ${content.at.join(' › ')}.`);
  return content;
}

/** What is wrong, as a sentence. The reader is there: it found the problem. */
export const packFaultText = (language: Language, problem: PackProblem): string => reader?.fault(language, problem) ?? problem.problem;
