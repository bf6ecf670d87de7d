/**
 * Our PostgreSQL tables as lines of JSON: a head, one line per row, and a last line with the number of rows. It needs no
 * PostgreSQL tools and can be restored into another version.
 */
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { OperatorError } from '../operations/operator-error.ts';
import { SCHEMA_VERSION } from './migrations.ts';
import { migratePostgres, postgresVersion } from './postgres.ts';
import { withConnection } from './postgres-connections.ts';

const FORMAT = 'starboard/backup';
/** In the order in which they came into the schema. */
const TABLES = ['match', 'match_line', 'match_id', 'match_snapshot', 'doc', 'doc_key'] as const;
/** Columns that the database generates. */
const COUNTERS = [
  ['match', 'key'],
  ['doc', 'created'],
] as const;
const PAGE = 1000;

interface Head {
  readonly format: string;
  readonly schema: number;
  readonly tables: readonly string[];
}

async function connected<T>(url: string, run: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 1, application_name: 'starboard backup' });
  pool.on('error', () => undefined);
  return run(pool).finally(() => pool.end());
}

function inTransaction(pool: pg.Pool, begin: string, run: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  return withConnection(pool, async (client) => {
    try {
      await client.query(begin);
      await run(client);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });
}

export function dumpPostgres(url: string, file: string): Promise<void> {
  return connected(url, async (pool) => {
    const out = createWriteStream(file, { flags: 'wx', mode: 0o600 });
    const write = async (text: string): Promise<void> => {
      if (!out.write(text)) await once(out, 'drain');
    };
    // One snapshot for all tables.
    await inTransaction(pool, 'begin isolation level repeatable read read only', async (client) => {
      const schema = await postgresVersion(client);
      if (schema !== SCHEMA_VERSION) throw new OperatorError((s) => s.otherSchema(schema, SCHEMA_VERSION));
      await write(`${JSON.stringify({ format: FORMAT, schema, tables: TABLES } satisfies Head)}\n`);
      let rows = 0;
      for (const [i, table] of TABLES.entries()) {
        await client.query(`declare rows_of_${table} no scroll cursor for select row_to_json(t)::text as row from ${table} t`);
        for (;;) {
          const page = await client.query<{ row: string }>(`fetch ${PAGE} from rows_of_${table}`);
          if (page.rows.length === 0) break;
          rows += page.rows.length;
          await write(page.rows.map(({ row }) => `[${i},${row}]\n`).join(''));
        }
      }
      await write(`${JSON.stringify({ rows })}\n`);
    }).finally(() => {
      out.end();
      return once(out, 'close');
    });
  });
}

export function restorePostgres(file: string, url: string): Promise<void> {
  return connected(url, async (pool) => {
    const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
    const head = headOf(file, (await lines.next()).value);
    await migratePostgres(pool, head.schema);
    await inTransaction(pool, 'begin', async (client) => {
      if ((await postgresVersion(client)) !== head.schema) throw new OperatorError((s) => s.newerTables);
      for (const table of head.tables) {
        const { rowCount } = await client.query(`select 1 from ${table} limit 1`);
        if (rowCount !== 0) throw new OperatorError((s) => s.hasData(table));
      }
      await insertRows(client, file, head, lines);
      for (const [table, column] of COUNTERS) {
        await client.query(`select setval(pg_get_serial_sequence('${table}', '${column}'), max(${column})) from ${table} having count(*) > 0`);
      }
    });
    await migratePostgres(pool);
    // The servers that owned its matches are not here.
    await pool.query('update match set node = null where node is not null');
  });
}

function headOf(file: string, line: string | undefined): Head {
  let head: Partial<Head> = {};
  try {
    head = JSON.parse(line ?? '') as Partial<Head>;
  } catch {
    // Said below.
  }
  if (head.format !== FORMAT || typeof head.schema !== 'number' || !Array.isArray(head.tables)) throw new OperatorError((s) => s.noBackup(file));
  const { schema } = head;
  if (schema > SCHEMA_VERSION) throw new OperatorError((s) => s.newerBackup(file, schema));
  const strange = head.tables.find((table) => !(TABLES as readonly string[]).includes(table));
  if (strange !== undefined) throw new OperatorError((s) => s.strangeTable(file, strange));
  return head as Head;
}

async function insertRows(client: pg.PoolClient, file: string, head: Head, lines: AsyncIterator<string>): Promise<void> {
  let rows = 0;
  let said: number | null = null;
  let table = -1;
  let page: string[] = [];
  const insert = async (): Promise<void> => {
    if (page.length === 0) return;
    const name = head.tables[table];
    const text = `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, $1::json)`;
    await client.query(text, [`[${page.join(',')}]`]);
    page = [];
  };
  for (let next = await lines.next(); next.done !== true; next = await lines.next()) {
    const comma = next.value.indexOf(',');
    if (!next.value.startsWith('[') || !next.value.endsWith(']')) {
      said = (JSON.parse(next.value) as { rows: number }).rows;
      break;
    }
    const of = Number(next.value.slice(1, comma));
    if (of !== table || page.length === PAGE) {
      await insert();
      table = of;
    }
    page.push(next.value.slice(comma + 1, -1));
    rows++;
  }
  await insert();
  if (said !== rows) throw new OperatorError((s) => s.incomplete(file, rows, said));
}
