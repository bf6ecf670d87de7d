/**
 * This server among the others: a row in the database that it renews, and an advisory lock that ends with its connection. Nothing
 * is safe because of it; it says when others may take its tables, and to itself that they may have.
 */
import pg from 'pg';
import type { Log } from '../operations/logging.ts';
import { OperatorError } from '../operations/operator-error.ts';
import { goodbye } from '../storage/postgres-connections.ts';
import { SERVER_LOCK } from '../storage/postgres-lock.ts';
import { JOIN, NODE_LOCK, RENEW } from '../storage/postgres-owners.ts';
import type { SharedClock } from './clock.ts';

/** Renewals in the time of a lease. */
const BEATS = 4;
/** A server that starts tries to join for so long. */
const FIRST_MS = 15_000;
const FIRST_AGAIN_MS = 250;
/** The first key of the locks for what one server at a time does. */
const JOB_LOCK = 78;

export interface LeaseTerms {
  readonly url: string;
  readonly name: string;
  readonly rules: Readonly<Record<string, string>>;
  readonly leaseMs: number;
}

export class Lease {
  readonly #terms: LeaseTerms;
  readonly #clock: SharedClock;
  readonly #log: Log;
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | null = null;
  /** The last question on this connection: it takes one at a time. */
  #last: Promise<unknown> = Promise.resolve();
  #renewed = 0;
  #closed = false;
  #coming = false;
  id = 0;
  draining = false;
  /** How many servers there are. */
  servers = 1;
  /** How many tables it owns. */
  load: () => number = () => 0;
  /** Whether NATS is away. */
  isCut: () => boolean = () => false;
  /** It has another number from now on: nothing of before is its own. */
  onNew: () => void = () => {};
  /** It is over; a new number comes as soon as the database answers. */
  onOver: () => void = () => {};

  constructor(terms: LeaseTerms, clock: SharedClock, log: Log) {
    this.#terms = terms;
    this.#clock = clock;
    this.#log = log;
  }

  /** Milliseconds since the last renewal. */
  get age(): number {
    return performance.now() - this.#renewed;
  }

  get isOver(): boolean {
    return this.id === 0;
  }

  async open(): Promise<void> {
    // The database may be slow for a moment; one that keeps this server out says so at once.
    for (const until = performance.now() + FIRST_MS; this.id === 0; ) {
      try {
        await this.#join(true);
      } catch (error) {
        if (error instanceof OperatorError || performance.now() > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, FIRST_AGAIN_MS));
      }
    }
    this.#timer = setInterval(() => this.#beat(), this.#terms.leaseMs / BEATS);
  }

  /** Without waiting for the next beat. */
  async renew(): Promise<void> {
    await this.#renew().catch(() => {});
  }

  /** Runs it if no other server does at this time. */
  async alone(job: string, run: () => Promise<void>): Promise<void> {
    const client = this.#client;
    if (client === null) return;
    const lock = { text: 'select pg_try_advisory_lock($1, hashtext($2)) as mine', values: [JOB_LOCK, job] };
    const { rows } = await this.#ask(() => client.query<{ mine: boolean }>(lock));
    if (!rows[0].mine) return;
    try {
      await run();
    } finally {
      const unlock = { text: 'select pg_advisory_unlock($1, hashtext($2))', values: [JOB_LOCK, job] };
      await this.#ask(() => client.query(unlock)).catch(() => undefined);
    }
  }

  #ask<R>(ask: () => Promise<R>): Promise<R> {
    const asked = this.#last.then(ask);
    this.#last = asked.catch(() => undefined);
    return asked;
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    if (this.#client !== null) await goodbye(this.#client);
  }

  #beat(): void {
    if (this.#closed) return;
    // Also after the process stood still: others may have its tables.
    if (this.id !== 0 && this.age > this.#terms.leaseMs) this.#over('it was not renewed in time');
    if (this.id === 0) void this.#comeBack();
    else this.#renew().catch((error: unknown) => this.#over(String(error)));
  }

  async #renew(): Promise<void> {
    const client = this.#client;
    if (client === null || this.id === 0) return;
    const { id } = this;
    let asked = 0;
    const { rows } = await this.#ask(() => {
      asked = performance.now();
      const values = [id, this.#terms.leaseMs, this.load(), this.draining, this.isCut()];
      return client.query<{ now: string; servers: string }>({ ...RENEW, values });
    });
    if (this.id !== id) return;
    if (rows.length === 0) return this.#over('another server could have taken its tables');
    this.#renewed = asked;
    this.servers = Number(rows[0].servers);
    this.#clock.heard(Number(rows[0].now), asked, performance.now(), false);
  }

  #over(why: string): void {
    if (this.id === 0 || this.#closed) return;
    this.#log.warn({ node: this.id, why }, 'the lease of this server is over');
    this.id = 0;
    const client = this.#client;
    this.#client = null;
    if (client !== null) void goodbye(client);
    this.onOver();
  }

  async #comeBack(): Promise<void> {
    if (this.#coming) return;
    this.#coming = true;
    try {
      await this.#join(false);
      if (!this.#closed) this.onNew();
    } catch {
      // The next beat tries again.
    } finally {
      this.#coming = false;
    }
  }

  async #join(first: boolean): Promise<void> {
    const { url, name, rules, leaseMs } = this.#terms;
    const client = new pg.Client({
      connectionString: url,
      application_name: 'starboard lease',
      keepAlive: true,
      connectionTimeoutMillis: leaseMs,
      query_timeout: leaseMs,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      // A lone server is kept out, also after the database has started again and forgot the lock of our start.
      const { rows: locks } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock_shared($1) as ours', [SERVER_LOCK]);
      if (!locks[0].ours) throw new OperatorError((s) => s.databaseInUse);
      const asked = performance.now();
      const { rows } = await client.query<{ id: string; now: string }>({ ...JOIN, values: [name, JSON.stringify(rules), leaseMs] });
      const id = Number(rows[0].id);
      this.#clock.heard(Number(rows[0].now), asked, performance.now(), first);
      await client.query('select pg_advisory_lock($1, $2)', [NODE_LOCK, id]);
      this.#renewed = asked;
      this.#client = client;
      this.#last = Promise.resolve();
      this.id = id;
    } catch (error) {
      await goodbye(client);
      throw error;
    }
  }
}

/** Acknowledged moves could vanish with a primary that has no synchronous standby: its host must have said that this is meant. */
export async function checkStandby(url: string, standby: 'sync' | 'none'): Promise<void> {
  if (standby === 'none') return;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ synchronous_standby_names: string }>('show synchronous_standby_names');
    if (rows[0].synchronous_standby_names.trim() === '') throw new OperatorError((s) => s.noStandby);
  } finally {
    await client.end();
  }
}
