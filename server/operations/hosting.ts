/**
 * What the host of the server sees and does. They see names, times and sizes; never hands, words or addresses, except the lines
 * that a report carries.
 */
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostState, HostTable } from '../api/host-routes.ts';
import { notFound, refused } from '../api/problem.ts';
import type { PersonReports } from '../identity/reports.ts';
import type { Matches } from '../matches/matches.ts';
import type { Ratings } from '../ratings/ratings.ts';
import { hangingTables } from '../tables/hanging.ts';
import type { Lobbies } from '../tables/lobby.ts';
import type { TableDoc } from '../tables/table-doc.ts';
import type { Tables } from '../tables/tables.ts';
import type { Works } from '../works/works.ts';
import type { Announcements } from './announcements.ts';
import type { Backups } from './backups.ts';

/** Counting stops here. */
const MOST_COUNTED = 10_000;
const COUNTED_FOR_MS = 30_000;
const PAGE = 50;
const DAY_MS = 86_400_000;

export interface HostingParts {
  readonly tables: Tables;
  readonly matches: Matches;
  readonly lobbies: Lobbies;
  readonly reports: PersonReports;
  readonly works: Works;
  readonly announcements: Announcements;
  readonly backups: Backups;
  readonly version: string;
  readonly mails: boolean;
  /** Deletes somebody, as they could themselves. */
  readonly forget: (identity: string) => Promise<void>;
  readonly rebuildResults: () => Promise<number>;
  readonly recomputeRatings: Ratings['recompute'];
}

type Counts = Pick<HostState, 'tables' | 'people' | 'hanging'>;

export class Hosting {
  readonly parts: HostingParts;
  readonly #began: number;
  #counted: { readonly at: number; readonly counts: Promise<Counts> } | null = null;

  constructor(parts: HostingParts) {
    this.parts = parts;
    this.#began = parts.tables.context.now();
  }

  async state(): Promise<HostState> {
    const { tables, matches, reports, announcements, version, mails } = this.parts;
    const { config, metrics, now, log } = tables.context;
    const [counts, disk, open] = await Promise.all([this.#counts(), diskOf(config.data), reports.list('open', 1000)]);
    return {
      version,
      upSince: this.#began,
      ...counts,
      here: this.parts.lobbies.people,
      inMemory: matches.size,
      writeMs: metrics.append.mean * 1000,
      memory: process.memoryUsage().rss,
      disk,
      errors: metrics.errorsSince(now() - DAY_MS),
      logLevel: log.level,
      reports: open.length,
      announcement: announcements.now,
      mails,
      webhooks: config.webhooks,
      accounts: config.accounts,
      database: config.databaseUrl === null ? 'sqlite' : 'postgres',
      keepDays: config.keepDays,
      abandonDays: config.abandonDays,
      limits: config.limits,
    };
  }

  /** At most twice a minute: it reads every document. */
  #counts(): Promise<Counts> {
    const now = this.parts.tables.context.now();
    if (this.#counted === null || now - this.#counted.at > COUNTED_FOR_MS) {
      const counts = this.#count();
      this.#counted = { at: now, counts };
      counts.catch(() => {
        this.#counted = null;
      });
    }
    return this.#counted.counts;
  }

  async #count(): Promise<Counts> {
    const { tables } = this.parts;
    const of = async (state: TableDoc['state']): Promise<number> => counted(tables.docs.all('state', state));
    return {
      tables: { waiting: await of('waiting'), starting: await of('starting'), running: await of('running'), over: await of('over') },
      people: await counted(tables.identities.docs.all('all', 'yes')),
      hanging: await this.#hanging(),
    };
  }

  async #hanging(): Promise<HostState['hanging']> {
    const { games, unbegun } = await hangingTables(this.parts.tables);
    return { games: games.length, unbegun: unbegun.length };
  }

  /** Closes the tables that never began; how many they were. */
  async clear(): Promise<number> {
    const { unbegun } = await hangingTables(this.parts.tables);
    for (const { id } of unbegun) await this.close(id).catch(() => {});
    this.#counted = null;
    return unbegun.length;
  }

  /** `hanging`: games that wait longer than their clock, or in which nothing has happened for long. */
  async tables(state: 'waiting' | 'running' | 'over' | 'hanging', before?: string): Promise<{ tables: HostTable[]; more: boolean }> {
    const found =
      state === 'hanging' ? (await hangingTables(this.parts.tables)).games : await this.parts.tables.docs.find('state', state, PAGE + 1, before);
    const shown = found.slice(0, PAGE).map(({ id, doc }): HostTable => {
      const { name, game, ownerName, chairs, createdAt, changedAt, bytes = 0, open } = doc;
      return {
        ...{ id, name, game, open, createdAt, changedAt, host: ownerName, state: doc.state },
        // Of a match in memory, the document does not know yet what was written.
        bytes: this.parts.tables.live.bytes(id) ?? bytes,
        chairs: chairs.map((c) => (c.kind === 'empty' ? '' : c.name)),
        here: chairs.filter((c) => c.identity !== null && this.parts.tables.live.here(id, c.identity)).length,
      };
    });
    return { tables: shown, more: found.length > PAGE };
  }

  /** A table that waits is closed, a match that runs is ended without a winner. */
  async close(id: string): Promise<void> {
    const { tables, matches } = this.parts;
    const doc = await tables.docs.get(id);
    if (doc === null) throw notFound();
    if (doc.state === 'running') return matches.abandon(id);
    if (doc.state !== 'waiting') throw refused('table-past');
    await tables.change(id, null, (d) => {
      if (d.state === 'waiting') d.state = 'closed';
    });
  }

  async people(before?: string) {
    const { tables, lobbies } = this.parts;
    const { identities } = tables;
    const found = await identities.docs.find('all', 'yes', PAGE + 1, before);
    const people = await Promise.all(
      found.slice(0, PAGE).map(async ({ id, doc }) => {
        const devices = await identities.devices({ identity: id, device: '' });
        const active = await tables.mine(id, 'active', 100);
        const seenAt = Math.max(doc.createdAt, ...devices.map((d) => d.seenAt));
        return { identity: id, name: doc.name, since: doc.createdAt, seenAt, here: lobbies.isHere(id), tables: active.length };
      }),
    );
    return { people, more: found.length > PAGE };
  }

  async works(from: number) {
    const { works, tables } = this.parts;
    const page = await works.shelf({ from });
    const named = page.works.map(async (work) => {
      const { identity } = await works.authorOf(work.id);
      return { ...work, by: { identity, name: (await tables.identities.card(identity))?.name ?? '' } };
    });
    return { works: await Promise.all(named), all: page.all };
  }

  async remove(identity: string): Promise<void> {
    if ((await this.parts.tables.identities.docs.get(identity)) === null) throw notFound();
    await this.parts.forget(identity);
  }
}

async function counted(all: AsyncIterable<unknown>): Promise<number> {
  let n = 0;
  for await (const _ of all) if (++n >= MOST_COUNTED) break;
  return n;
}

/** What the data take, and what is free. */
async function diskOf(folder: string): Promise<{ used: number; free: number }> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let used = 0;
  for (const file of files)
    if (file.isFile())
      used += await stat(join(file.parentPath, file.name)).then(
        (s) => s.size,
        () => 0,
      );
  const free = await statfs(folder).then(
    (s) => s.bavail * s.bsize,
    () => 0,
  );
  return { used, free };
}
