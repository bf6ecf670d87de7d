/** Content for a table: the game as it comes, or a pack, read once. */
import { contentProblems } from './meaning.ts';
import { isPackProblem, type PackProblem, parsePack } from './pack.ts';
import { STANDARD } from './standard.ts';
import type { Content } from './types.ts';

/** A server has tables with different packs; more than these at once are read again. */
const KEPT = 8;
const read = new Map<string, Content | PackProblem>();

/** Content from the text of a pack (empty: the game as it comes), or the first thing that is wrong with it. */
export function readPack(text: string): Content | PackProblem {
  if (text === '') return STANDARD;
  const had = read.get(text);
  if (had !== undefined) return had;
  const content = parsePack(text);
  const result = isPackProblem(content) ? content : (contentProblems(content)[0] ?? content);
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
