/**
 * Several servers, and everything that can go wrong between them: what was acknowledged is in the log once, nobody hears what is not
 * theirs, nothing hangs. Then builds that lose, leak or hang: the drill notices each of them.
 */
import { seedOf } from '@starboard/kernel/conformance';
import { afterAll, expect, test } from 'vitest';
import { BROKEN } from './drill/broken-builds.ts';
import { drill } from './drill/drilled.ts';
import { freePort, testNats } from './drill/nats.ts';
import { postgres } from './postgres.ts';

const DEEP = process.env.STARBOARD_DEEP !== undefined;
const seed = String(seedOf('several servers'));
const server = await postgres();
const nats = server === null ? null : await testNats(await freePort());
afterAll(async () => {
  await nats?.kill();
  await server?.stop();
});

if (server === null || nats === null) test.skip('PostgreSQL or NATS could not be had: see the line above', () => undefined);
else {
  test('ten faults at three servers: nothing acknowledged is lost, nothing leaks, nothing hangs', async () => {
    const done = await drill({ seed, nodes: 3, tables: 8, faults: 10, paceMs: 120, databaseUrl: await server.database(), nats });
    console.log(JSON.stringify({ ...done, findings: done.findings.length }));
    expect(done.findings).toEqual([]);
    expect(done.acknowledged).toBeGreaterThan(500);
    expect(done.frames).toBeGreaterThan(500);
  });

  test.each(DEEP ? BROKEN : BROKEN.slice(0, 1))('a build that is broken is caught: %s', async (broken) => {
    const only = broken === 'no ticks' ? 'nats cut for all' : 'kill';
    const done = await drill({ seed, nodes: 2, tables: 4, faults: 2, paceMs: 60, databaseUrl: await server.database(), nats, broken, only });
    expect(done.findings.length).toBeGreaterThan(0);
  });

  if (DEEP)
    test('an hour at five servers, two faults at once', async () => {
      const until = Number(process.env.STARBOARD_DRILL_MINUTES ?? 60) * 60_000;
      const done = await drill({
        seed,
        nodes: 5,
        tables: 200,
        faults: 100_000,
        paceMs: 2000,
        databaseUrl: await server.database(),
        nats,
        pairs: true,
        ms: until,
      });
      console.log(JSON.stringify({ ...done, findings: done.findings.length }));
      expect(done.findings).toEqual([]);
    });
}
