/** The databases for the storage suite: a SQLite file, a PostgreSQL database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { OLD, type StorageLocation } from '../../host/test/storage-suite/suite.ts';
import { SCHEMA_VERSION } from '../storage/migrations.ts';
import { openStorage, sqliteFile } from '../storage/open.ts';
import { migratePostgres } from '../storage/postgres.ts';
import { migrateFile, placeOf } from '../storage/sqlite-file.ts';
import type { TestPostgres } from './postgres.ts';

/** Step 1 made the log of matches. */
const MATCHES_SINCE = 1;

export const freshDir = (): string => mkdtempSync(join(tmpdir(), 'starboard-storage-'));

export function sqlitePlace(dataDir = freshDir()): StorageLocation {
  const file = sqliteFile(dataDir);
  return {
    version: SCHEMA_VERSION,
    matchesSince: MATCHES_SINCE,
    open: () => openStorage({ dataDir }),
    destroy: async () => rmSync(dataDir, { recursive: true, force: true }),
    async setVersion(version) {
      const db = new Database(file);
      db.pragma(`user_version = ${version}`);
      db.close();
    },
    async old(version) {
      const dir = freshDir();
      migrateFile(sqliteFile(dir), version);
      if (version >= MATCHES_SINCE) {
        const db = new Database(sqliteFile(dir));
        const key = db.prepare('insert into match (id) values (?)').run(OLD.match).lastInsertRowid as number;
        for (const l of OLD.lines) {
          db.prepare('insert into match_line values (?, ?, ?, ?)').run(placeOf(key, l.n), l.at, JSON.stringify(l.ids), JSON.stringify(l.body));
          for (const id of l.ids) db.prepare('insert into match_id values (?, ?)').run(key, id);
        }
        db.prepare('insert into match_snapshot values (?, ?, ?)').run(key, OLD.snapshot.n, JSON.stringify(OLD.snapshot.body));
        db.close();
      }
      return sqlitePlace(dir);
    },
  };
}

/** One connection for a moment. */
export async function withPool<T>(url: string, run: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  return run(pool).finally(() => pool.end());
}

export async function postgresPlace(server: TestPostgres): Promise<StorageLocation> {
  const databaseUrl = await server.database();
  return {
    version: SCHEMA_VERSION,
    matchesSince: MATCHES_SINCE,
    open: () => openStorage({ dataDir: '/nowhere', databaseUrl }),
    destroy: async () => undefined,
    setVersion: (version) =>
      withPool(databaseUrl, async (pool) => {
        await pool.query('delete from starboard_schema');
        await pool.query('insert into starboard_schema (version) values ($1)', [version]);
      }),
    async old(version) {
      const place = await server.database();
      await withPool(place, async (pool) => {
        await migratePostgres(pool, version);
        if (version < MATCHES_SINCE) return;
        const { rows } = await pool.query<{ key: string }>('insert into match (id, size) values ($1, $2) returning key', [
          OLD.match,
          OLD.lines.length,
        ]);
        const { key } = rows[0];
        for (const l of OLD.lines) {
          await pool.query('insert into match_line values ($1, $2, $3, $4, $5)', [key, l.n, l.at, JSON.stringify(l.ids), JSON.stringify(l.body)]);
          for (const id of l.ids) await pool.query('insert into match_id values ($1, $2)', [key, id]);
        }
        await pool.query('insert into match_snapshot values ($1, $2, $3)', [key, OLD.snapshot.n, JSON.stringify(OLD.snapshot.body)]);
      });
      return { open: () => openStorage({ dataDir: '/nowhere', databaseUrl: place }), destroy: async () => undefined };
    },
  };
}
