/**
 * The fair start of a match (kernel/fairness.ts), as pure changes of a table. The server committed to S when the table was
 * made, each person to a word when sitting down. `freeze` fixes everything both depend on and publishes its hash; then the
 * words are revealed; only when all are there is the chance known to anybody, the server included.
 *
 * A cancelled start draws a new S and needs new commitments, because revealed words are no longer secret. Every attempt is
 * counted and the newest stay visible, so that cancelling for profit would be seen.
 */
import { commitPlayer, commitServer, type Terms, termsHash } from '@starboard/kernel';
import { ApiError, refused } from '../api/problem.ts';
import { newSecret } from '../identity/tokens.ts';
import { type StartDoc, type TableDoc, wordMissing } from './table-doc.ts';

const DAY_MS = 86_400_000;
/** Starts that a table keeps. `attempt` goes on counting. */
export const KEPT_ATTEMPTS = 20;

/** A new secret and its commitment, for a table that has none to keep. */
export function newChance(table: string): { secret: string; commitment: string } {
  const secret = newSecret();
  return { secret, commitment: commitServer(table, secret) };
}

export const isAsync = (doc: TableDoc): boolean => doc.settings.clock.kind === 'days';

/** People who have not committed to a word: their pages are closed, or a start was cancelled just now. */
export const uncommitted = (doc: TableDoc): number[] => doc.chairs.flatMap((c, i) => (c.kind === 'person' && c.commitment === null ? [i] : []));

/** Every seat is taken, and every person has committed to a word. */
export const isReady = (doc: TableDoc): boolean => doc.chairs.every((c) => c.kind !== 'empty') && uncommitted(doc).length === 0;

/**
 * Steps 3 and 4: freezes T, publishes t, waits for the words. `rules`: the version that will be played. `without`: go on
 * without the words of people who have not committed; they keep their seats.
 */
export function freezeStart(table: string, doc: TableDoc, rules: string, now: number, startMs: number, without = false): void {
  if (doc.state !== 'waiting') throw refused('not-waiting');
  if (doc.chairs.some((c) => c.kind === 'empty')) throw refused('empty-seat');
  const missing = uncommitted(doc);
  if (missing.length > 0 && !without) throw refused('no-seal');
  for (const [i, chair] of doc.chairs.entries()) chair.silent = missing.includes(i);
  delete doc.again;
  doc.rules = rules;
  doc.state = 'starting';
  begin(
    table,
    doc,
    doc.chairs.map(() => null),
    now,
    isAsync(doc) ? null : now + startMs,
    now + DAY_MS,
  );
}

function begin(table: string, doc: TableDoc, words: (string | null)[], now: number, until: number | null, silentFrom: number): void {
  const attempt = (doc.attempts.at(-1)?.attempt ?? 0) + 1;
  const terms: Terms = {
    table,
    game: doc.game,
    rules: doc.rules,
    options: doc.options,
    content: {},
    seats: doc.chairs.map((c) => ({
      identity: c.kind === 'bot' ? `bot:${c.level}` : c.identity!,
      commitment: c.kind === 'bot' || c.silent ? null : c.commitment,
    })),
    commitment: doc.commitment,
    attempt,
  };
  const hash = termsHash(terms);
  doc.start = { attempt, terms, hash, words, until, silentFrom: until === null ? silentFrom : null };
  doc.attempts.push({ attempt, at: now, hash, commitment: doc.commitment, end: 'pending', missing: [] });
  doc.attempts = doc.attempts.slice(-KEPT_ATTEMPTS);
}

/** Step 4: somebody reveals. True when that was the last word. */
export function revealWord(table: string, doc: TableDoc, chair: number, attempt: number, word: string): boolean {
  const { start } = doc;
  if (start === null || doc.state !== 'starting') throw refused('no-start');
  if (start.attempt !== attempt) throw refused('other-attempt');
  const { identity, commitment } = start.terms.seats[chair];
  if (commitment === null) return allRevealed(start);
  if (commitPlayer(table, identity, word) !== commitment) throw new ApiError('wrong-word', 'This word is not the one this seat committed to.');
  start.words[chair] = word;
  return allRevealed(start);
}

export const allRevealed = (start: StartDoc): boolean => start.words.every((_, i) => !wordMissing(start, i));

export const missingWords = (start: StartDoc): number[] => start.words.flatMap((_, i) => (wordMissing(start, i) ? [i] : []));

/** Takes the table back to waiting. The attempt stays counted; its secret and words are never used again. */
export function cancelStart(table: string, doc: TableDoc): void {
  if (doc.start === null || doc.state !== 'starting') throw refused('no-start');
  if (allRevealed(doc.start)) throw refused('all-sealed');
  const last = doc.attempts.at(-1)!;
  last.end = 'cancelled';
  last.missing = missingWords(doc.start);
  doc.start = null;
  doc.state = 'waiting';
  Object.assign(doc, newChance(table));
  for (const chair of doc.chairs) {
    chair.commitment = null;
    chair.silent = false;
  }
}

/**
 * A start goes on without the words of these chairs: an asynchronous one a day after it began, a live one at once. This is a
 * new attempt with new terms; the words that were revealed stay, so that nobody has to come by again. What the owner gains
 * is one visible bit of choice, as by cancelling.
 */
export function startWithout(table: string, doc: TableDoc, chairs: readonly number[], now: number): boolean {
  const { start } = doc;
  if (start === null || doc.state !== 'starting') throw refused('no-start');
  if (start.silentFrom !== null && now < start.silentFrom) throw refused('wait-a-day');
  if (chairs.length === 0 || !chairs.every((c) => c < doc.chairs.length && wordMissing(start, c))) throw refused('nobody-waits');
  const last = doc.attempts.at(-1)!;
  last.end = 'silenced';
  last.missing = [...chairs];
  for (const chair of chairs) doc.chairs[chair].silent = true;
  begin(table, doc, start.words, now, start.until, start.silentFrom ?? now);
  return allRevealed(doc.start!);
}

/** The match has begun. */
export function markBegun(doc: TableDoc, now: number): void {
  doc.attempts.at(-1)!.end = 'begun';
  doc.state = 'running';
  doc.startedAt = now;
  doc.sat = doc.chairs.flatMap((c) => (c.identity === null ? [] : [c.identity]));
  doc.admitted = doc.admitted.filter((a) => !doc.sat.includes(a.identity));
}
