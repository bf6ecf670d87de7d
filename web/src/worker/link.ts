/**
 * A match in the fragment of a link. No server stores it or sees it. The content is untrusted: its size is checked before and while
 * it is unpacked, and then it is checked like any uploaded record.
 *
 * Format: `2.` and, in base64, a checksum, the length of the head, the head (players and game, compressed JSON) and the acts
 * (./link-acts.ts). Older links hold a compressed thin record of the kernel. They work as long as the rules are the same.
 */
import {
  BadRecord,
  chanceOf,
  type Game,
  gameOfThin,
  Match,
  type MatchRecord,
  readOptions,
  TAKE_BACKS,
  type ThinRecord,
  type Types,
  thicken,
  thin,
} from '@starboard/kernel';
import { hasGame } from '@starboard/registry';
import { type ActCourse, courseOfActs, NoSuchMatch, walkActs } from './link-acts.ts';
import { BadLink, fromText, joined, LONGEST_LINK, packed, SUM, sumOf, toText, unpacked } from './packed.ts';
import { Habits, Reader, Writer } from './range-coder.ts';
import { rulesFor } from './rules-for.ts';

/** A later version may make longer links, so more is accepted than made. */
const LONGEST_READ = 64_000;
/** No game is this long. */
const MOST_ACTS = 20_000;
const MARK = '2.';

/** A thin record without its acts, and what is needed to decode them. */
interface Head extends Omit<ThinRecord, 'acts'> {
  readonly course: ActCourse;
  /** Whether there were take-backs. */
  readonly friendly: boolean;
}

/**
 * The record as text for a link; null: it is too long, or these rules cannot replay it. If it is slightly too long, the seeds of
 * bots' thoughts are left out. A replay does not show them.
 */
export async function packRecord(record: MatchRecord): Promise<string | null> {
  const game = await rulesFor(record);
  const small = thin(game, record);
  if (small === null || small.acts.length > MOST_ACTS) return null;
  for (const seeds of [true, false]) {
    const text = await written(game, small, seeds);
    if (text === null || text.length <= LONGEST_LINK) return text;
  }
  return null;
}

async function written(game: Game<Types>, { acts, ...rest }: ThinRecord, seeds: boolean): Promise<string | null> {
  const head: Head = { ...rest, course: courseOfActs(acts, seeds), friendly: acts.some(([act]) => act.kind === 'takeback') };
  const writer = new Writer();
  try {
    walkActs(begun(game, head), new Habits(writer), head.course, acts);
  } catch (error) {
    // These rules do not allow what is in the record. It can still be saved as a file.
    if (error instanceof NoSuchMatch || error instanceof RangeError) return null;
    throw error;
  }
  const small = await packed(JSON.stringify(head));
  const content = joined([Uint8Array.of(small.length & 0xff, small.length >> 8), small, writer.bytes()]);
  return MARK + toText(joined([sumOf(content), content]));
}

/** Throws `BadLink`. */
export async function unpackRecord(text: string): Promise<MatchRecord> {
  if (text.length > LONGEST_READ) throw new BadLink('large');
  if (!text.startsWith(MARK)) return await unpackThin(text);
  const bytes = fromText(text.slice(MARK.length));
  const content = bytes.slice(SUM);
  if (content.length < 2 || sumOf(content).some((byte, i) => byte !== bytes[i])) throw new BadLink('broken');
  const end = 2 + content[0] + 256 * content[1];
  const value = await unpacked(content.slice(2, end));
  const game = await gameOf(value);
  const { course, friendly, ...rest } = value as Head;
  const skeleton = whole(game, { ...rest, acts: [] });
  const read = readCourse(course);
  const match = begun(game, { ...skeleton, began: skeleton.entries[0].at, friendly: friendly === true });
  try {
    walkActs(match, new Habits(new Reader(content.slice(end))), read, null);
  } catch (error) {
    throw error instanceof NoSuchMatch ? new BadLink('broken') : error;
  }
  return { ...skeleton, entries: match.entries };
}

async function unpackThin(text: string): Promise<MatchRecord> {
  const value = await unpacked(fromText(text));
  return whole(await gameOf(value), value);
}

/** The match as it was dealt. */
function begun(game: Game<Types>, head: Pick<Head, 'terms' | 'source' | 'began' | 'friendly'>): Match<Types> {
  const { terms, began, friendly } = head;
  return new Match(game, readOptions(game, terms.options), terms.seats.length, chanceOf(head), began, undefined, friendly ? TAKE_BACKS : 0);
}

async function gameOf(value: unknown): Promise<Game<Types>> {
  const id = gameOfThin(value);
  if (id === null) throw new BadLink('broken');
  if (!hasGame(id)) throw new BadLink('game');
  const game = await rulesFor(value as MatchRecord);
  if ((value as MatchRecord).terms.rules !== game.rules.version) throw new BadLink('rules');
  return game;
}

function whole(game: Game<Types>, value: unknown): MatchRecord {
  try {
    return thicken(game, value);
  } catch (error) {
    throw error instanceof BadRecord ? new BadLink('broken') : error;
  }
}

function readCourse(course: unknown): ActCourse {
  const { n, bots, seeds, anew } = (course ?? {}) as Partial<ActCourse>;
  if (!Number.isSafeInteger(n) || n! < 0 || n! > MOST_ACTS || typeof seeds !== 'boolean' || !Array.isArray(bots)) throw new BadLink('broken');
  if (bots.length > 64 || bots.some((bot) => typeof bot !== 'string' || bot.length > 64)) throw new BadLink('broken');
  return { n: n!, bots: [...new Set(bots as string[])], seeds, ...(anew === true && { anew }) };
}
