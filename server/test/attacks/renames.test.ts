/** 11: a new name is written into every table that waits; large tables must not make that dear. */
import { expect, test } from 'vitest';
import { House } from '../house.ts';
import { toySource } from '../toys.ts';

test('11: 100 renames with many tables write a bounded number of documents', async () => {
  let later = 0;
  const house = await House.open({}, { games: toySource, now: () => Date.now() + later });
  try {
    const ada = await house.person('Ada');
    const { id } = await ada.make({ game: 'tictactoe', seats: 2, open: true });
    await ada.sit(id);
    for (let i = 0; i < 9; i++) await ada.make({ game: 'tictactoe', seats: 2 });
    const { storage } = house.server.parts.context;
    let written = 0;
    const put = storage.put.bind(storage);
    storage.put = (kind, ...rest) => {
      if (kind === 'table') written++;
      return put(kind, ...rest);
    };
    const statuses: number[] = [];
    for (let i = 0; i < 50; i++) {
      statuses.push((await ada.ask('POST /api/guest', { body: { name: `Ada ${i}` } })).status);
      statuses.push((await ada.ask('PATCH /api/me', { body: { name: `Ada the ${i}` } })).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((s) => s === 200)).toHaveLength(5);
    expect(written).toBe(5 * 10);
    expect((await ada.table(id)).chairs[0].name).toBe('Ada 2');

    // The same name again costs nothing and is not counted.
    expect((await ada.ask('POST /api/guest', { body: { name: 'Ada 2' } })).status).toBe(200);
    expect(written).toBe(50);
    // Other settings are still changed.
    expect((await ada.ask('PATCH /api/me', { body: { language: 'de' } })).status).toBe(200);
    later = 3_600_001;
    expect((await ada.ask('POST /api/guest', { body: { name: 'Adele' } })).status).toBe(200);
    expect((await ada.table(id)).owner.name).toBe('Adele');
  } finally {
    await house.close();
  }
});
