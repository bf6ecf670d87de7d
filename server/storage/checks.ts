/** What every storage checks alike, before anything reaches a database. No modules of Node: browsers use it too. */
import { Conflict, type StoredLine, type StoredSnapshot } from './storage.ts';

/** Databases disagree about NUL and half characters in text; bodies are JSON, which escapes both, but names are plain. */
const UNFIT = /[\0\p{Cs}]/u;
const LONGEST = 512;
/** Lines of one match: far beyond any game, and a number of bits that SQLite's tables rely on. */
export const MOST_LINES = 2 ** 24;

/** Nearly all are, and to see that costs less than the pattern. */
function isPlain(name: string): boolean {
  for (let i = 0; i < name.length; i++) {
    const c = name.charCodeAt(i);
    if (c < 0x20 || c > 0x7e) return false;
  }
  return true;
}

const isCount = (n: number): boolean => Number.isSafeInteger(n) && n >= 0;

/** A name that is looked up: of a match, a kind, a document, a key; also the ids of messages. */
export function checkName(...names: readonly string[]): void {
  for (const name of names) {
    if (typeof name !== 'string' || name.length > LONGEST || (!isPlain(name) && UNFIT.test(name)))
      throw new RangeError(`not fit as a name: ${JSON.stringify(name)}`);
  }
}

/** Refuses what no state of the database could accept. */
export function checkAppend(match: string, lines: readonly StoredLine[], snapshot?: StoredSnapshot): void {
  checkName(match);
  const first = lines[0]?.n ?? 0;
  if (!isCount(first) || first + lines.length > MOST_LINES)
    throw new RangeError(`line ${first} of match '${match}': lines are counted from 0 to ${MOST_LINES}`);
  const ids = new Set<string>();
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (line.n !== first + i) throw new Conflict(`match '${match}': line ${line.n} does not follow line ${first + i - 1}`);
    if (!Number.isFinite(line.at)) throw new RangeError(`line ${line.n} of match '${match}' has no time`);
    for (const id of line.ids) {
      checkName(id);
      if (ids.has(id)) throw usedBefore(match);
      ids.add(id);
    }
  }
  if (snapshot === undefined) return;
  if (!isCount(snapshot.n)) throw new RangeError(`a snapshot of match '${match}' of ${snapshot.n} lines`);
  if (lines.length > 0 && snapshot.n > first + lines.length) throw snapshotAhead(match, snapshot.n, first + lines.length);
}

export const notFollowing = (match: string, has: number, first: number): Conflict =>
  new Conflict(`match '${match}' has ${has} lines; line ${first} does not follow`);
export const usedBefore = (match: string): Conflict => new Conflict(`match '${match}': an id was used before`);
export const snapshotAhead = (match: string, n: number, has: number): Conflict =>
  new Conflict(`match '${match}' has ${has} lines; a snapshot of ${n} is ahead of them`);
export const exists = (kind: string, id: string): Conflict => new Conflict(`there is a ${kind} '${id}' already`);
export const changed = (kind: string, id: string, version: number): Conflict =>
  new Conflict(`version ${version} of the ${kind} '${id}' is not there`);
export const pageGone = (kind: string, id: string): Conflict => new Conflict(`the ${kind} '${id}' to go on after is not there any more`);
export const closed = (): Error => new Error('the storage is closed');
