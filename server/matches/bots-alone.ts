/**
 * Matches in which no seat is a person's. They go on only while somebody looks: without a screen they are unloaded. When their
 * owner has written too much, they stand still though somebody looks.
 */
import type { LogLine } from '@starboard/host/storage';
import { traceOf } from '../operations/logging.ts';
import { hasPerson, type TableDoc } from '../tables/table-doc.ts';
import type { Tables } from '../tables/tables.ts';
import { isOverBytes } from '../tables/written-bytes.ts';
import type { LiveMatch } from './live-match.ts';

/** They play on this long after the last screen has left: it may only reload. */
const ALONE_MS = 5000;
/** What a match has written is noted at its table after about this many bytes. */
const NOTED_BYTES = 1_000_000;

/** What is asked of the matches in memory. */
interface InMemory {
  all(): [string, LiveMatch][];
  peek(id: string): LiveMatch | null;
  evict(id: string): Promise<void>;
}

export class BotsAlone {
  readonly #tables: Tables;
  readonly #matches: InMemory;

  constructor(tables: Tables, matches: InMemory) {
    this.#tables = tables;
    this.#matches = matches;
  }

  /** Unloads a match of bots alone in a moment, unless somebody looks. */
  rest(live: LiveMatch): void {
    const isAlone = (): boolean => live.screens === 0 && !hasPerson(live.doc) && live.drive.host.closed === null;
    if (!isAlone()) return;
    const since = live.idleSince;
    this.#tables.context.after(ALONE_MS, () => {
      if (live.idleSince === since && isAlone() && this.#matches.peek(live.id) === live) void this.#matches.evict(live.id);
    });
  }

  /** A table ended: its owner has room again, and screens of matches that stood still open them anew. */
  ended(table: TableDoc): void {
    for (const [id, { still, doc }] of this.#matches.all()) if (still === 'room' && doc.owner === table.owner) void this.#matches.evict(id);
  }

  /** Counts what a match has written. */
  wrote(live: LiveMatch, lines: readonly LogLine[]): void {
    const bytes = lines.reduce((sum, line) => sum + (line.text?.length ?? JSON.stringify(line.body).length), 0);
    live.bytes += bytes;
    live.unnotedBytes += bytes;
    const { config, log } = this.#tables.context;
    if (live.unnotedBytes < Math.min(NOTED_BYTES, config.limits.bytes / 10)) return;
    live.unnotedBytes = 0;
    void this.#note(live).catch((error) => log.error({ table: live.id, ...traceOf(error) }, 'what a match wrote was not noted'));
  }

  async #note(live: LiveMatch): Promise<void> {
    await this.#tables.docs.change(live.id, (doc) => ({ doc: { ...doc, bytes: live.bytes }, result: null }));
    const { owner } = live.doc;
    if (!(await isOverBytes(this.#tables, owner))) return;
    // Their screens open them again, and find that they stand still.
    for (const [id, { still, doc }] of this.#matches.all())
      if (still === null && doc.owner === owner && !hasPerson(doc)) void this.#matches.evict(id);
  }
}
