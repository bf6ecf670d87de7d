/**
 * The tables, as numbered steps that only go forward. A released step is never changed; later changes are new steps. Both
 * databases have the same numbers.
 */
import { OperatorError } from '../operations/operator-error.ts';

export interface Migration {
  readonly says: string;
  readonly sqlite: string;
  readonly postgres: string;
  /**
   * Of PostgreSQL: programs that know the schema up to this version may go on writing, so that servers can be replaced one after the
   * other. Missing: older programs must refuse the database.
   */
  readonly oldest?: number;
}

/** In order. The version of a database is the number of its steps. */
export const MIGRATIONS: readonly Migration[] = [
  {
    says: 'the log of matches',
    // A match's name is stored once; its rows have a number. `place` combines this number with the line's (./sqlite-file.ts), so the
    // lines of a match are neighbours and loading it reads few pages. A plain table, because a table without rowid splits rows of a
    // few kilobytes.
    sqlite: `
      create table match (key integer primary key, id text not null unique) strict;
      create table match_line (place integer primary key, at real not null, ids text not null, body text not null) strict;
      create table match_id (match integer not null, id text not null, primary key (match, id)) strict, without rowid;
      create table match_snapshot (match integer not null, n integer not null, body text not null, primary key (match, n)) strict;`,
    // `size` is the number of lines. An append raises it only if it is what the caller expects, which locks the match.
    postgres: `
      create table match (key bigint generated always as identity primary key, id text not null unique, size integer not null);
      create table match_line (
        match bigint not null, n integer not null, at double precision not null, ids text not null, body text not null,
        primary key (match, n)
      );
      create table match_id (match bigint not null, id text not null, primary key (match, id));
      create table match_snapshot (match bigint not null, n integer not null, body text not null, primary key (match, n));`,
  },
  {
    says: 'documents and their keys',
    // `created` is the order of creation; keys refer to it.
    sqlite: `
      create table doc (
        created integer primary key autoincrement,
        kind text not null, id text not null, version integer not null, doc text not null,
        unique (kind, id)
      ) strict;
      create table doc_key (
        kind text not null, key text not null, value text not null, created integer not null,
        primary key (kind, key, value, created)
      ) strict, without rowid;
      create index doc_key_of on doc_key (created);`,
    postgres: `
      create table doc (
        created bigint generated always as identity primary key,
        kind text not null, id text not null, version integer not null, doc text not null,
        unique (kind, id)
      );
      create table doc_key (
        kind text not null, key text not null, value text not null, created bigint not null,
        primary key (kind, key, value, created)
      );
      create index doc_key_of on doc_key (created);`,
  },
  {
    says: 'a journal in which appends to many matches lie together until they are moved to their places',
    sqlite: 'create table match_journal (seq integer primary key, body text not null) strict;',
    // PostgreSQL writes many rows in one statement and needs no journal.
    postgres: 'select 1;',
  },
  {
    says: 'lines of one match that were moved together share a row',
    // The tables are the same, but older servers expect one line per row and must refuse this database.
    sqlite: 'select 1;',
    postgres: 'select 1;',
  },
  {
    says: 'people can be listed',
    sqlite: "insert or ignore into doc_key (kind, key, value, created) select kind, 'all', 'yes', created from doc where kind = 'identity';",
    postgres:
      "insert into doc_key (kind, key, value, created) select kind, 'all', 'yes', created from doc where kind = 'identity' on conflict do nothing;",
  },
  {
    says: 'several servers: who owns a match',
    sqlite: 'select 1;',
    // The epoch lies in the row that an append changes, so that a claim waits for appends under way (./postgres-owners.ts).
    postgres: `
      alter table match add node bigint, add epoch bigint not null default 0;
      alter table match set (fillfactor = 70);
      create index match_node on match (node) where node is not null;
      create table node (
        id bigint generated always as identity primary key, name text not null, rules jsonb not null,
        load integer not null, draining boolean not null, renewed timestamptz not null, until timestamptz not null
      );`,
  },
  {
    says: 'several servers: which one is cut off, and which older programs may go on writing',
    sqlite: 'select 1;',
    postgres: `
      alter table node add cut boolean not null default false;
      alter table starboard_schema add oldest integer;`,
  },
];

export const SCHEMA_VERSION = MIGRATIONS.length;

/** The database was written by a newer version of Starboard. */
export class NewerSchema extends OperatorError {
  override readonly name = 'NewerSchema';
  constructor(where: string, has: number) {
    super((s) => s.newer(where, has, SCHEMA_VERSION));
  }
}

/**
 * The steps that a database at version `has` still needs, each with the version it leads to; refuses a newer one, unless programs
 * since `oldest` may write to it.
 */
export function missing(
  where: string,
  has: number,
  to: number = SCHEMA_VERSION,
  oldest: number = has,
): { readonly version: number; readonly step: Migration }[] {
  if (has > SCHEMA_VERSION && oldest > SCHEMA_VERSION) throw new NewerSchema(where, has);
  return MIGRATIONS.slice(has, to).map((step, i) => ({ version: has + i + 1, step }));
}
