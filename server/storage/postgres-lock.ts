/** The lock of an installation in PostgreSQL: an advisory lock. It has its own connection and ends with it. */
import pg from 'pg';
import { OperatorError } from '../operations/operator-error.ts';
import type { Lock } from './installation.ts';
import { goodbye } from './postgres-connections.ts';

/** An arbitrary key, different from that of the migrations. */
export const SERVER_LOCK = 0x5374_6173;
const RETRY_MS = 100;
const LEFT_MS = 10_000;
/** Finds statements of a previous server that still run. */
const LEFT = "select 1 from pg_stat_activity where datname = current_database() and application_name = 'starboard' and state <> 'idle' limit 1";

/** `shared`: servers that run one installation together hold it at the same time; one that is alone is kept out. */
export async function lockDatabase(url: string, patienceMs: number, shared = false): Promise<Lock> {
  const client = new pg.Client({ connectionString: url, application_name: 'starboard lock', keepAlive: true });
  // If the connection breaks, the lock is lost; the connections of the storage report the failure.
  client.on('error', () => undefined);
  await client.connect();
  const until = Date.now() + patienceMs;
  try {
    // A machine that disappears must not hold the lock for hours.
    await client.query("select set_config('tcp_keepalives_idle', '15', false), set_config('tcp_keepalives_interval', '5', false)");
    const take = `select pg_try_advisory_lock${shared ? '_shared' : ''}($1) as mine`;
    while (!(await client.query<{ mine: boolean }>(take, [SERVER_LOCK])).rows[0].mine) {
      if (Date.now() >= until) throw new OperatorError((s) => s.databaseInUse);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
    // A killed process may have left a running statement. Reading before it ends would be too early. Among several servers epochs
    // see to that.
    while (!shared && (await client.query(LEFT)).rows.length > 0 && Date.now() < until + LEFT_MS)
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS / 4));
  } catch (error) {
    await goodbye(client);
    throw error;
  }
  return { release: () => goodbye(client) };
}
