/**
 * Several servers, and everything that can go wrong between them: what was acknowledged is in the log once, nobody hears what is not
 * theirs, nothing hangs. Then builds that lose, leak or hang: the drill notices each of them.
 */
import { seedOf } from '@starboard/kernel/conformance';
import { afterAll, expect, test } from 'vitest';
import { takeoverRaces } from '../../host/test/storage-suite/owners.ts';
import { PostgresStorage } from '../storage/postgres.ts';
import { APPEND } from '../storage/postgres-sql.ts';
import { BROKEN, type Broken, slowedAppend } from './drill/broken-builds.ts';
import { FAIL_OVERS, type Fault } from './drill/drill.ts';
import { drill } from './drill/drilled.ts';
import { freePort, testNats } from './drill/nats.ts';
import { PostgresPair } from './drill/postgres-pair.ts';
import { postgres } from './postgres.ts';

const DEEP = process.env.STARBOARD_DEEP !== undefined;
const seed = String(seedOf('several servers'));
const server = await postgres();
const nats = server === null ? null : await testNats(await freePort());
/** A primary and a standby, for deep runs. */
const pair = DEEP && nats !== null ? await PostgresPair.open() : null;
afterAll(async () => {
  await nats?.kill();
  await pair?.stop();
  await server?.stop();
});

if (server === null || nats === null) test.skip('PostgreSQL or NATS could not be had: see the line above', () => undefined);
else {
  test('ten faults at three servers: nothing acknowledged is lost, nothing leaks, nothing hangs', async () => {
    const done = await drill({ seed, nodes: 3, tables: 6, faults: 10, paceMs: 150, databaseUrl: await server.database(), nats });
    console.log(JSON.stringify({ ...done, findings: done.findings.length }));
    expect(done.findings).toEqual([]);
    expect(done.acknowledged).toBeGreaterThan(500);
    expect(done.frames).toBeGreaterThan(500);
  });

  const twoOf = (fault: Fault) => ((FAIL_OVERS as readonly Fault[]).includes(fault) && pair !== null ? { pair } : {});

  // With a seed of their own: what a build breaks must show every time.
  const broken = (Object.keys(BROKEN) as Broken[]).filter((how) => DEEP || how === 'acknowledges first' || how === 'frames to all');
  test.each(broken)('a build that is broken is caught: %s', async (how) => {
    const { fault, finds } = BROKEN[how];
    // A table that stands still is not what is looked for, but for one of them.
    const quick = how === 'no ticks' ? {} : { stuckMs: 3000 };
    const terms = { seed: `broken ${how}`, nodes: 2, tables: 3, faults: 1, paceMs: 60, nats, ...quick, ...twoOf(fault) };
    const done = await drill({ ...terms, databaseUrl: await server.database(), broken: how, only: fault });
    expect(done.findings.filter((text) => finds.test(text)).length, JSON.stringify(done.findings, null, 1)).toBeGreaterThan(0);
  });

  test('a build that is broken is caught: epoch beside', async () => {
    const { text } = APPEND;
    const race = async (beside: boolean): Promise<number> => {
      const storage = new PostgresStorage(await server.database());
      await storage.migrate();
      APPEND.text = slowedAppend(text, beside);
      try {
        // Whether a takeover falls into an append is chance: what is broken gets several tries.
        let wrong = 0;
        for (let round = 1; round <= (beside ? 20 : 1) && wrong === 0; round++)
          wrong = (await takeoverRaces(storage, storage.owners, `race ${round}`)).wrong.length;
        return wrong;
      } finally {
        APPEND.text = text;
        await storage.close();
      }
    };
    expect(await race(false)).toBe(0);
    expect(await race(true)).toBeGreaterThan(0);
  });

  if (DEEP)
    test.each([...FAIL_OVERS, 'postgres away for one', 'cut off', 'update'] as const)('one fault after the other: %s', async (only) => {
      const terms = { seed, nodes: 3, tables: 4, faults: 3, paceMs: 120, nats, databaseUrl: await server.database() };
      expect((await drill({ ...terms, only, ...twoOf(only) })).findings).toEqual([]);
    });

  if (DEEP)
    test('an hour at five servers: updates, failovers of the database, two faults at once', async () => {
      const until = Number(process.env.STARBOARD_DRILL_MINUTES ?? 60) * 60_000;
      const done = await drill({
        seed,
        nodes: 5,
        tables: 200,
        faults: 100_000,
        paceMs: 2000,
        databaseUrl: await server.database(),
        nats,
        long: true,
        pairs: true,
        ...(pair === null ? {} : { pair }),
        ms: until,
      });
      console.log(JSON.stringify({ ...done, findings: done.findings.length }));
      expect(done.findings).toEqual([]);
    });
}
