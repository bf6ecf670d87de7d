/** Both databases keep the same promises: one suite against a SQLite file and against a real PostgreSQL. */
import { seedOf } from '@starboard/kernel/conformance';
import { afterAll, describe, test } from 'vitest';
import { storageCases } from '../../host/test/storage-suite/suite.ts';
import { postgres } from './postgres.ts';
import { postgresPlace, sqlitePlace } from './storage-places.ts';

const seed = seedOf('storage');
const server = await postgres();
afterAll(() => server?.stop());

const databases = { SQLite: async () => sqlitePlace(), ...(server === null ? {} : { PostgreSQL: () => postgresPlace(server) }) };
for (const [name, freshPlace] of Object.entries(databases)) {
  describe(name, () => {
    for (const { name: promise, run } of storageCases) {
      test(promise, async () => {
        const place = await freshPlace();
        await run(place, seed).finally(() => place.destroy());
      });
    }
  });
}
if (server === null) test.skip('PostgreSQL could not be had: see the line above', () => undefined);
