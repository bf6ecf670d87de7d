/**
 * The connections of a server to PostgreSQL. A database whose machine disappears says nothing: a statement would wait for its answer
 * for a quarter of an hour, as long as the system tries to reach the machine. Among several servers the lease says when that is so.
 */
import type { Socket } from 'node:net';
import { StorageAway } from '@starboard/host/storage';
import pg from 'pg';
import type { Statement } from './postgres-owners.ts';

const MOST = 12;
/** How long to wait for a connection. */
const CONNECT_MS = 10_000;
/** How long a silent database may hold up the end. */
const LAST_MS = 30_000;
/** How long connections may take to end. */
const GOODBYE_MS = 2000;

/** A warning that is none of the server's own kinds, such as: "canceling wait for synchronous replication". */
const WARNING = '01000';

/** No error of the statement: the connection is gone, or the database is shutting down, starting or not the primary. */
export const isBroken = (error: unknown): boolean =>
  error instanceof pg.DatabaseError ? /^(08|57P|25006)/.test(error.code ?? '') : !(error instanceof TypeError || error instanceof RangeError);

const ignore = (): void => undefined;

/** Uses one connection for a while. One that breaks meanwhile is an error of what uses it, and must not end the process. */
export async function withConnection<R>(pool: pg.Pool, use: (client: pg.PoolClient) => Promise<R>): Promise<R> {
  const client = await pool.connect();
  client.on('error', ignore);
  let broken: Error | undefined;
  try {
    return await use(client);
  } catch (error) {
    if (isBroken(error)) broken = error as Error;
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(broken);
  }
}

interface Pool {
  readonly pool: pg.Pool;
  /** What waits for an answer. */
  readonly waiting: Set<(why: Error) => void>;
  readonly busy: Set<pg.PoolClient>;
  readonly all: Set<pg.PoolClient>;
}

const cutOff = (client: unknown): void => void (client as { connection: { stream: Socket } }).connection.stream.destroy();

/** A machine that is gone says no goodbye, and would be waited for without end. */
async function inTime(end: Promise<void>, cut: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      cut();
      resolve();
    }, GOODBYE_MS);
  });
  await Promise.race([end.catch(ignore), late]);
  clearTimeout(timer);
}

export const goodbye = (client: pg.Client): Promise<void> => inTime(client.end(), () => cutOff(client));
const endPool = ({ pool, all }: Pool): Promise<void> => inTime(pool.end(), () => all.forEach(cutOff));

/**
 * A commit that waits for the standby can be called off, by hand or by who manages the database: then it counts here and perhaps
 * nowhere else, and all that says so is a warning.
 */
async function query<R extends pg.QueryResultRow>(pool: pg.Pool, statement: Statement, values: unknown[]): Promise<R[]> {
  let isCalledOff = false;
  const warned = ({ code }: { readonly code: string | undefined }): void => {
    if (code === WARNING) isCalledOff = true;
  };
  const { rows } = await withConnection(pool, async (client) => {
    client.on('notice', warned);
    return client.query<R>({ ...statement, values }).finally(() => client.off('notice', warned));
  });
  if (isCalledOff) throw new StorageAway('PostgreSQL does not say whether the standby has it');
  return rows;
}

export class Connections {
  /** What was only slow comes within this time, also on a machine that has far too much to do. Tests shorten it. */
  static silentMs = 8000;
  readonly #url: string;
  #to: Pool;
  /** Those of before a renewal, and what ends them. */
  readonly #before = new Map<Pool, NodeJS.Timeout>();

  constructor(url: string) {
    this.#url = url;
    this.#to = this.#make();
  }

  #make(): Pool {
    const pool = new pg.Pool({
      connectionString: this.#url,
      max: MOST,
      application_name: 'starboard',
      connectionTimeoutMillis: CONNECT_MS,
      // Our commits are always flushed, even if the database is configured otherwise.
      onConnect: async (client) => void (await client.query("select set_config('synchronous_commit', 'on', false)")),
    });
    const busy = new Set<pg.PoolClient>();
    pool.on('acquire', (client) => busy.add(client));
    pool.on('release', (_, client) => busy.delete(client));
    // A connection that breaks while idle is replaced by the next query; without a listener it would end the process.
    pool.on('error', () => undefined);
    const all = new Set<pg.PoolClient>();
    pool.on('connect', (client) => all.add(client));
    pool.on('remove', (client) => all.delete(client));
    return { pool, waiting: new Set(), busy, all };
  }

  get pool(): pg.Pool {
    return this.#to.pool;
  }

  rows<R extends pg.QueryResultRow>(statement: Statement, values: unknown[]): Promise<R[]> {
    const { pool, waiting } = this.#to;
    return new Promise((resolve, reject) => {
      waiting.add(reject);
      query<R>(pool, statement, values)
        .then(
          (rows) => resolve(rows),
          (cause: unknown) => reject(isBroken(cause) ? new StorageAway('PostgreSQL is away', { cause }) : cause),
        )
        .finally(() => waiting.delete(reject));
    });
  }

  /**
   * The lease is over: from now on everything goes over new connections, and what is still silent after a while fails. Whether it was
   * carried out is unknown then, as with a connection that broke.
   */
  renew(): void {
    const old = this.#to;
    this.#to = this.#make();
    this.#before.set(
      old,
      setTimeout(() => void this.#giveUp(old), Connections.silentMs),
    );
  }

  async #giveUp(old: Pool): Promise<void> {
    clearTimeout(this.#before.get(old));
    this.#before.delete(old);
    for (const fail of old.waiting) fail(new StorageAway('PostgreSQL is silent'));
    // Ends also what waits for an answer; nothing is cancelled at the other side.
    for (const client of old.busy) void (client as unknown as pg.Client).end().catch(() => undefined);
    await endPool(old);
  }

  /** After what is under way; a database that is silent holds nobody's end up for ever. */
  async close(underWay: Promise<unknown>): Promise<void> {
    const late = setTimeout(() => void this.#giveUp(this.#to), LAST_MS);
    await underWay;
    await endPool(this.#to);
    clearTimeout(late);
    for (const old of this.#before.keys()) void this.#giveUp(old);
  }
}
