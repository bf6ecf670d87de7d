/** A restarted server listens at once: matches come back behind it, and the one that somebody opens comes first. */
import { expect, test } from 'vitest';
import { openStorage } from '../storage/open.ts';
import { House, running } from './house.ts';
import { FAST, toySource } from './toys.ts';

test('a server with matches in memory before a crash listens before they are loaded, and closes without waiting for them', async () => {
  const first = await House.open({}, { games: toySource });
  const [ada, ben] = [await first.person('Ada'), await first.person('Ben')];
  const id = await running([ada, ben], { game: 'tictactoe', seats: 2, settings: FAST });
  const { matches, tables } = first.server.parts;
  await matches.evict(id);
  // As a crash leaves it.
  await tables.docs.change(id, (doc) => ({ doc: { ...doc, live: true }, result: null }));
  await first.server.close();

  const held = Promise.withResolvers<void>();
  const storage = await openStorage({ dataDir: first.data });
  const load = storage.load.bind(storage);
  storage.load = async (match) => {
    await held.promise;
    return load(match);
  };
  const second = await House.open({}, { games: toySource, storage }, first.data);
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  expect(second.server.parts.matches.peek(id)).toBeNull();
  held.resolve();
  await expect.poll(() => second.server.parts.matches.peek(id)).not.toBeNull();
  await second.close();
});
