/** 10: notices that fail must not keep others from being tried. */
import { expect, test } from 'vitest';
import { House } from '../house.ts';

test('10: of 250 failing notices each is tried again', async () => {
  let later = 0;
  const tried = new Map<string, number>();
  const house = await House.open(
    {},
    {
      now: () => Date.now() + later,
      resolve: async () => ['93.184.216.34'],
      post: async (_url, _address, body) => {
        const { table } = JSON.parse(String(body)) as { table: string };
        tried.set(table, (tried.get(table) ?? 0) + 1);
        return 500;
      },
    },
  );
  try {
    const ada = await house.person('Ada');
    await ada.call('PATCH /api/me', { body: { webhook: { url: 'https://hooks.example.org/ada', kind: 'json' } } });
    const identity = await ada.identity();
    const { id } = await ada.make({ game: 'rarities', seats: 3, options: {} });
    const { storage } = house.server.parts.context;
    const table = (await storage.get('table', id))!.doc;
    const ids = Array.from({ length: 250 }, (_, i) => `table-${String(i).padStart(3, '0')}-0123456789`);
    for (const name of ids) {
      await storage.put('table', name, table, {}, null);
      await storage.put('outbox', name, { identity, table: name, kind: 'turn', tries: 0, next: 0 }, { outbox: 'yes' }, null);
    }
    const { notices } = house.server.parts;
    for (const times of [1, 2, 3]) {
      await expect.poll(() => notices.flush().then(() => ids.filter((name) => tried.get(name) === times).length)).toBe(250);
      later += 700_000;
    }
  } finally {
    await house.close();
  }
});
