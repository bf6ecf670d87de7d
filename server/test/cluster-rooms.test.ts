/** What several servers share: limits, seats that pass, notices, rules of two versions, tables, and a schema that is newer. */

import { FastChance } from '@starboard/kernel';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SharedClock } from '../cluster/clock.ts';
import { Lease } from '../cluster/lease.ts';
import { newLog } from '../operations/logging.ts';
import { OperatorError } from '../operations/operator-error.ts';
import { NewerSchema, SCHEMA_VERSION } from '../storage/migrations.ts';
import { PostgresStorage } from '../storage/postgres.ts';
import { lockDatabase } from '../storage/postgres-lock.ts';
import type { GameSource } from '../tables/games.ts';
import { freePort, testNats } from './drill/nats.ts';
import { House, type Person, running } from './house.ts';
import { execute, postgres } from './postgres.ts';
import { Screen } from './screen.ts';
import { FAST, loadGame, toySource } from './toys.ts';

const server = await postgres();
const nats = server === null ? null : await testNats(await freePort());

/** The same games with other rules, as a later release would have them. */
const NEWER = 'newer';
const newerGames: GameSource = {
  ...toySource,
  loadGame: async (id) => {
    const cartridge = await loadGame(id);
    return { ...cartridge, game: { ...cartridge.game, rules: { ...cartridge.game.rules, version: NEWER } } };
  },
};

if (server === null || nats === null) test.skip('PostgreSQL or NATS could not be had: see the line above', () => undefined);
else {
  afterAll(async () => {
    await nats.kill();
    await server.stop();
  });
  const envOf = async (more: Record<string, string> = {}): Promise<Record<string, string>> => ({
    DATABASE_URL: await server.database(),
    NATS_URL: `nats://127.0.0.1:${nats.port}`,
    STARBOARD_CELL: `rooms${Math.floor(performance.now() * 1000)}`,
    STARBOARD_STANDBY: 'none',
    // Two servers in one busy process: nobody is to be taken for dead.
    STARBOARD_LEASE_MS: '20000',
    ...more,
  });
  const at = (house: House, who: Person): Person => Object.assign(Object.create(who) as Person, { house });

  test('a newer schema is accepted where its program says so, and refused where it does not', async () => {
    const url = await server.database();
    const storage = new PostgresStorage(url);
    await storage.migrate();
    await storage.close();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const again = async (): Promise<void> => {
      const next = new PostgresStorage(url);
      await next.migrate().finally(() => next.close());
    };
    await client.query('insert into starboard_schema values ($1, $2)', [SCHEMA_VERSION + 1, SCHEMA_VERSION]);
    await again();
    await client.query('insert into starboard_schema values ($1, $2)', [SCHEMA_VERSION + 2, SCHEMA_VERSION + 1]);
    await expect(again()).rejects.toThrow(NewerSchema);
    await client.query('insert into starboard_schema values ($1)', [SCHEMA_VERSION + 3]);
    await expect(again()).rejects.toThrow(NewerSchema);
    await client.end();
  });

  test('a lone server is kept out also after the database has forgotten all locks', async () => {
    const url = await server.database();
    const storage = new PostgresStorage(url);
    await storage.migrate();
    await storage.close();
    const lease = new Lease({ url, name: 'one', rules: {}, leaseMs: 1000 }, new SharedClock(), newLog('silent'));
    await lease.open();
    const before = lease.id;
    await execute(url, 'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()');
    await expect.poll(() => lease.id).toBeGreaterThan(before);
    await expect(lockDatabase(url, 0)).rejects.toThrow(OperatorError);
    await lease.close();
    await (await lockDatabase(url, 60_000)).release();
  });

  describe('two servers', () => {
    let one: House;
    let two: House;
    const posted: string[] = [];
    beforeAll(async () => {
      const env = await envOf({ STARBOARD_MAX_SOCKETS: '10' });
      const instead = {
        games: toySource,
        resolve: async () => ['93.184.216.34'],
        post: async (url: URL, _: string, body: string | Buffer) => {
          const { kind, table } = JSON.parse(String(body)) as { kind: string; table: string };
          posted.push(`${kind} ${table} ${url.pathname}`);
          await new Promise((resolve) => setTimeout(resolve, 5));
          return 204;
        },
      };
      one = await House.open(env, instead);
      two = await House.open(env, instead);
    });
    afterAll(async () => {
      await two.close();
      await one.close();
    });

    test('a seat passes by consent from one server to the other, and both screens go on', async () => {
      const [ada, ben, eve] = [await one.person('Ada'), await two.person('Ben'), await two.person('Eve')];
      const id = await running([ada, at(one, ben)], { game: 'tictactoe', seats: 2, settings: FAST, open: true });
      const [adas, eves] = [await (await ada.screen()).enter(id), await (await eve.screen()).enter(id)];
      await eve.call('POST /api/tables/:table/claims', { params: { table: id }, body: { chair: 0 } });
      const [claim] = (await at(two, ada).table(id)).claims;
      const say = { params: { table: id, claim: claim.id }, body: { yes: true } };
      // Both presses of somebody impatient, at two servers: the seat passes once.
      const said = await Promise.all([one, two].map((house) => at(house, ada).ask('POST /api/tables/:table/claims/:claim', say)));
      expect(said.filter((s) => s.status === 200).length).toBeGreaterThan(0);
      await eves.until(() => eves.seat === 0, 'the seat');
      await adas.until(() => adas.seat === null, 'the gallery');
      expect(eves.lines.filter((l) => l.event.kind === '$chair').length).toBeLessThanOrEqual(1);
      expect((await at(one, eve).table(id)).you?.chair).toBe(0);
      await adas.close();
      await eves.close();
    });

    test('of two servers that send at the same moment, each notice is sent by one', async () => {
      const [ada, ben] = [await one.person('Ada'), await two.person('Ben')];
      for (const p of [ada, ben]) await p.call('PATCH /api/me', { body: { webhook: { url: `https://hooks.example.org/${p.name}`, kind: 'json' } } });
      for (let i = 0; i < 6; i++) {
        const id = await running([i % 2 === 0 ? ada : at(two, ada), i % 2 === 0 ? at(one, ben) : ben], {
          game: 'tictactoe',
          seats: 2,
          settings: FAST,
        });
        await Promise.all([one, two, one, two].map((house) => house.server.parts.notices.flush()));
        const doc = await one.server.parts.tables.docs.get(id);
        expect(doc?.state).toBe('running');
      }
      // At each of six tables one person is asked. The last notice may still be on its way to the outbox.
      await expect.poll(() => posted.filter((p) => p.startsWith('turn')).length, { timeout: 30_000 }).toBe(6);
      const waiting = () => one.server.parts.context.storage.find('outbox', 'outbox', 'yes', 100);
      await expect.poll(async () => (await waiting()).length, { timeout: 30_000 }).toBe(0);
      expect(posted.toSorted()).toEqual([...new Set(posted)].sort());
    });

    test('limits of an address: together at most twice as much', async () => {
      const { owners } = one.server.parts.context.storage;
      const joined = [];
      for (let i = 0; i < 3; i++) joined.push(await owners!.join({ name: `other ${i}`, rules: {} }, 60_000));
      const part = () => one.server.parts.context.owners.part(10);
      await expect.poll(part, { timeout: 30_000 }).toBe(4);
      const ada = await one.person('Ada');
      const pages: Screen[] = [];
      for (let i = 0; i < 4; i++) pages.push(await Screen.open(one, ada.cookie, {}, '/ws/lobby'));
      await expect(Screen.open(one, ada.cookie, {}, '/ws/lobby')).rejects.toThrow();
      for (const page of pages) await page.close();
      for (const id of joined) await owners!.leave(id);
    });

    test('a server with more than its share gives tables away', async () => {
      const ada = await one.person('Ada');
      const ids: string[] = [];
      for (let i = 0; i < 30; i++) ids.push((await ada.make({ game: 'tictactoe', seats: 2, settings: FAST })).id);
      const load = (house: House) => house.server.parts.cluster!.owned.size;
      const before = load(two);
      // Some may be given away before the last is held.
      let held = 0;
      for (const id of ids) {
        await one.server.parts.context.owners.hold(id).then(
          () => held++,
          () => undefined,
        );
      }
      expect(held).toBeGreaterThan(25);
      await expect.poll(() => load(two), { timeout: 60_000 }).toBeGreaterThan(before);
    });
  });

  test('two versions of the rules: what runs stays where its rules are, new tables begin with the newest, and an old server waits for its last game', async () => {
    const env = await envOf({ STARBOARD_OLD_HOURS: '1' });
    const old = await House.open(env, { games: toySource });
    const [ada, ben] = [await old.person('Ada'), await old.person('Ben')];
    const id = await running([ada, ben], { game: 'tictactoe', seats: 2, settings: FAST });
    const newer = await House.open(env, { games: newerGames });
    const rulesOf = async (table: string) => (await old.server.parts.tables.docs.get(table))?.rules;
    const [a, b] = [await (await at(newer, ada).screen()).enter(id), await (await at(newer, ben).screen()).enter(id)];
    expect(newer.server.parts.matches.peek(id)).toBeNull();
    const next = await running([at(newer, ada), at(newer, ben)], { game: 'tictactoe', seats: 2, settings: FAST });
    expect(await rulesOf(next)).toBe(NEWER);
    expect(await rulesOf(id)).not.toBe(NEWER);
    let closed = false;
    const closing = old.close().then(() => {
      closed = true;
    });
    await expect.poll(() => old.server.parts.cluster!.isReady).toBe(false);
    const { game } = await loadGame('tictactoe');
    const chance = new FastChance('old rules');
    expect(closed).toBe(false);
    await Promise.all([a, b].map((s) => s.play(game, chance)));
    await closing;
    expect(await newer.server.parts.tables.docs.get(id)).toMatchObject({ state: 'over' });
    expect((await newer.server.parts.tables.docs.get(id))?.outcome).not.toBeNull();
    for (const s of [a, b]) await s.close();
    await newer.close();
  });
}
