/** PostgreSQL that is away, silent, or called off while it waits for its standby: nothing is acknowledged that could vanish. */
import { StorageAway } from '@starboard/host/storage';
import { afterAll, expect, test } from 'vitest';
import { problemOf } from '../api/routing.ts';
import { newLog } from '../operations/logging.ts';
import { PostgresStorage } from '../storage/postgres.ts';
import { Connections } from '../storage/postgres-connections.ts';
import { lockDatabase } from '../storage/postgres-lock.ts';
import { FaultyLine } from './drill/faulty-line.ts';
import { execute, postgres, rows, socketOf } from './postgres.ts';

const server = await postgres();
afterAll(() => server?.stop());

if (server === null) test.skip('PostgreSQL could not be had: see the line above', () => undefined);
else {
  test('a database whose machine is gone without a word: what waits for it fails, and everything else goes on over new connections', async () => {
    const url = await server.database();
    const to = { path: socketOf(url) };
    const line = await FaultyLine.open(to);
    const storage = new PostgresStorage(`postgres://starboard@127.0.0.1:${line.port}${new URL(url.replace('@/', '@socket/')).pathname}`);
    await storage.migrate();
    const { owners } = storage;
    const { epoch } = (await owners.claim('m', await owners.join({ name: 'one', rules: {} }, 60_000)))!;
    await storage.append('m', [{ n: 0, at: 0, ids: ['first'], body: {} }], undefined, epoch);
    line.vanish();
    const lost = storage.append('m', [{ n: 1, at: 1, ids: ['second'], body: {} }], undefined, epoch).catch((error: unknown) => error);
    const read = storage.get('kind', 'id').catch((error: unknown) => error);
    line.lead(to);
    const { silentMs } = Connections;
    Connections.silentMs = 2500;
    owners.reconnect();
    Connections.silentMs = silentMs;
    // What comes from now on waits for nothing of that.
    const third = storage.append('m', [{ n: 1, at: 1, ids: ['third'], body: {} }], undefined, epoch).catch((error: unknown) => error);
    expect(await storage.get('kind', 'id')).toBeNull();
    const failed = await read;
    expect(failed).toBeInstanceOf(StorageAway);
    expect(problemOf(failed, newLog('silent')).status).toBe(503);
    // Whichever comes first is written, the other one is refused.
    const [one, other] = [await lost, await third];
    expect([one, other].filter((said) => said === undefined)).toHaveLength(1);
    expect((await storage.lines('m', 0, 9)).map((l) => l.ids)).toEqual([['first'], [one === undefined ? 'second' : 'third']]);
    await storage.close();
    line.close();
  });

  test('a server shuts down though its database is gone without a word', async () => {
    const url = await server.database();
    const line = await FaultyLine.open({ path: socketOf(url) });
    const there = `postgres://starboard@127.0.0.1:${line.port}${new URL(url.replace('@/', '@socket/')).pathname}`;
    const storage = new PostgresStorage(there);
    await storage.migrate();
    await storage.get('kind', 'id');
    const lock = await lockDatabase(there, 0, true);
    line.vanish();
    const read = storage.get('kind', 'id').catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 50));
    // Both waited without end for a goodbye of the machine that is gone.
    await Promise.all([storage.close(), lock.release()]);
    expect(await read).toBeInstanceOf(StorageAway);
    line.close();
  });

  test('a connection that breaks while something runs in turn is its error, and nobody else notices', async () => {
    const url = await server.database();
    const storage = new PostgresStorage(url);
    await storage.migrate();
    const turn = storage.owners.inTurn('job', async () => {
      await execute(url, 'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()');
      // The end of the connection comes as an event of its own, which nobody waits for.
      await new Promise((resolve) => setTimeout(resolve, 100));
      return 'done';
    });
    await turn.catch(() => undefined);
    expect(await storage.get('kind', 'id')).toBeNull();
    expect(await storage.owners.inTurn('job', async () => 'again')).toBe('again');
    await storage.close();
  });

  // It changes a setting of the whole server, which must be a throw-away one.
  test.skipIf(server.pid === null)('an append whose wait for the standby is called off is not acknowledged before the standby has it', async () => {
    const url = await server.database();
    const storage = new PostgresStorage(url);
    await storage.migrate();
    const { owners } = storage;
    const { epoch } = (await owners.claim('m', await owners.join({ name: 'one', rules: {} }, 60_000)))!;
    const standby = async (name: string): Promise<void> => {
      await execute(url, `alter system set synchronous_standby_names = '${name}'`);
      await execute(url, 'select pg_reload_conf()');
    };
    const waits = "from pg_stat_activity where wait_event = 'SyncRep'";
    const callOff = (): Promise<readonly unknown[]> => rows(url, `select pg_cancel_backend(pid) ${waits}`);
    /** The server reads a new setting when it gets round to it: from then on a commit waits. */
    const inForce = async (): Promise<boolean> => {
      let committed = false;
      const commit = execute(url, 'create temporary table tried (); drop table tried; select txid_current()').then(() => {
        committed = true;
      });
      await expect.poll(async () => committed || (await rows(url, `select 1 ${waits}`)).length > 0, { interval: 10 }).toBe(true);
      const waited = !committed;
      if (waited) await callOff();
      await commit;
      return waited;
    };
    await standby('nobody');
    try {
      await expect.poll(inForce).toBe(true);
      let acknowledged = false;
      const append = storage.append('m', [{ n: 0, at: 0, ids: ['first'], body: {} }], undefined, epoch).then(() => {
        acknowledged = true;
      });
      // Whatever it tries: as long as there is no standby, it is called off.
      for (let times = 0; times < 5; ) {
        await new Promise((resolve) => setTimeout(resolve, 60));
        times += (await callOff()).length;
      }
      expect(await storage.lines('m', 0, 9)).toHaveLength(1);
      expect(acknowledged).toBe(false);
      await standby('');
      await append;
      expect(acknowledged).toBe(true);
    } finally {
      await standby('');
      await storage.close();
    }
  });
}
