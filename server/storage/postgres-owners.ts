/** Which of several servers owns a match, in PostgreSQL. What it promises is in host/storage.ts (`MatchOwners`). */
import type { MatchClaim, MatchOwners, StorageNode } from '@starboard/host/storage';
import { checkName } from '@starboard/host/storage';
import type pg from 'pg';

export interface Statement {
  readonly name: string;
  readonly text: string;
}
export type RunStatement = <R extends pg.QueryResultRow>(statement: Statement, values: unknown[]) => Promise<R[]>;

/** The first key of the advisory locks that servers hold while they are connected; the second is the number of the server. */
export const NODE_LOCK = 77;

/** The first key of the locks for what is done in turn. */
const TURN_LOCK = 79;

const LEASE = (parameter: string): string => `now() + ${parameter} * interval '1 millisecond'`;
export const JOIN = {
  name: 'starboard-join',
  text: `insert into node (name, rules, load, draining, renewed, until) values ($1, $2, 0, false, now(), ${LEASE('$3')})
         returning id, extract(epoch from clock_timestamp()) * 1000 as now`,
};
export const RENEW = {
  name: 'starboard-renew',
  text: `update node set renewed = now(), until = ${LEASE('$2')}, load = $3, draining = $4, cut = $5 where id = $1 and until > now()
         returning extract(epoch from clock_timestamp()) * 1000 as now, (select count(*) from node where until > now()) as servers`,
};
const LEAVE = {
  name: 'starboard-leave',
  text: `with freed as (update match set node = null, epoch = epoch + 1 where node = $1)
         delete from node where id = $1 or until < now() - interval '8 days'`,
};
const NODES = { name: 'starboard-nodes', text: 'select id, name, rules, load, draining, cut from node where until > now() order by id' };
/**
 * The row is locked before it is changed: a claim waits for an append under way, and an append waits for a claim and then finds
 * another epoch. A lock of a dead owner that can be had says that its connection has ended.
 */
const CLAIM = {
  name: 'starboard-claim',
  text: `
    with me as (select id from node where id = $2 and until > now()),
    before as (select m.node, n.renewed from match m left join node n on n.id = m.node where m.id = $1),
    mine as (
      insert into match (id, size, node, epoch) select $1, 0, id, 1 from me
      on conflict (id) do update set node = excluded.node, epoch = match.epoch + 1
      where match.node is null or match.node = excluded.node
        or not exists (select 1 from node n where n.id = match.node and n.until > now())
        or match.node = $3 and pg_try_advisory_xact_lock(${NODE_LOCK}, match.node::integer)
      returning epoch
    )
    select mine.epoch, case when before.node = $2 then null else extract(epoch from before.renewed) * 1000 end as alive
    from mine left join before on true`,
};
const RELEASE = {
  name: 'starboard-release',
  text: 'update match set node = $4, epoch = epoch + 1 where id = $1 and node = $2 and epoch = $3 returning epoch',
};
const OWNER_OF = { name: 'starboard-owner-of', text: 'select n.id from match m join node n on n.id = m.node and n.until > now() where m.id = $1' };
const UNOWNED = {
  name: 'starboard-unowned',
  text: `select w.id from unnest($1::text[]) as w(id)
         where not exists (select 1 from match m join node n on n.id = m.node and n.until > now() where m.id = w.id)`,
};
const LAST_WITH = {
  name: 'starboard-last-with',
  text: 'select extract(epoch from now() - max(until)) * 1000 as ago from node where rules ->> $1 = $2',
};
const ORPHANS = {
  name: 'starboard-orphans',
  text: `select m.id from match m where m.node is not null and not exists (select 1 from node n where n.id = m.node and n.until > now()) limit $1`,
};

export class PostgresOwners implements MatchOwners {
  readonly #run: RunStatement;
  readonly #connected: <R>(use: (client: pg.PoolClient) => Promise<R>) => Promise<R>;
  readonly reconnect: () => void;

  constructor(run: RunStatement, connected: <R>(use: (client: pg.PoolClient) => Promise<R>) => Promise<R>, reconnect: () => void) {
    this.#run = run;
    this.#connected = connected;
    this.reconnect = reconnect;
  }

  async join({ name, rules }: Pick<StorageNode, 'name' | 'rules'>, leaseMs: number): Promise<number> {
    const [row] = await this.#run<{ id: string }>(JOIN, [name, JSON.stringify(rules), leaseMs]);
    return Number(row.id);
  }

  async renew(node: number, leaseMs: number, load: number, draining: boolean, cut = false): Promise<boolean> {
    return (await this.#run(RENEW, [node, leaseMs, load, draining, cut])).length > 0;
  }

  async leave(node: number): Promise<void> {
    await this.#run(LEAVE, [node]);
  }

  async nodes(): Promise<StorageNode[]> {
    const rows = await this.#run<Omit<StorageNode, 'id'> & { id: string }>(NODES, []);
    return rows.map((row) => ({ ...row, id: Number(row.id) }));
  }

  async claim(match: string, node: number, dead?: number): Promise<MatchClaim | null> {
    checkName(match);
    const [row] = await this.#run<{ epoch: string; alive: string | null }>(CLAIM, [match, node, dead ?? null]);
    return row === undefined ? null : { epoch: Number(row.epoch), aliveUntil: row.alive === null ? null : Number(row.alive) };
  }

  async release(match: string, node: number, epoch: number, to: number | null): Promise<number | null> {
    const [row] = await this.#run<{ epoch: string }>(RELEASE, [match, node, epoch, to]);
    return row === undefined ? null : Number(row.epoch);
  }

  async ownerOf(match: string): Promise<number | null> {
    const [row] = await this.#run<{ id: string }>(OWNER_OF, [match]);
    return row === undefined ? null : Number(row.id);
  }

  async unowned(matches: readonly string[]): Promise<string[]> {
    return (await this.#run<{ id: string }>(UNOWNED, [matches])).map((row) => row.id);
  }

  async lastWith(game: string, rules: string): Promise<number | null> {
    const [row] = await this.#run<{ ago: string | null }>(LAST_WITH, [game, rules]);
    return row?.ago == null ? null : Number(row.ago);
  }

  inTurn<R>(job: string, run: () => Promise<R>): Promise<R> {
    return this.#connected(async (client) => {
      // Ends with its transaction, and so with its connection.
      await client.query('begin');
      try {
        await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [TURN_LOCK, job]);
        return await run();
      } finally {
        await client.query('rollback').catch(() => undefined);
      }
    });
  }

  async orphans(limit: number): Promise<string[]> {
    return (await this.#run<{ id: string }>(ORPHANS, [limit])).map((row) => row.id);
  }
}
