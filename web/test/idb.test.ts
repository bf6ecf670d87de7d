/** The browser's storage keeps the same promises as the databases of a server. */

import type { Storage } from '@starboard/host/storage';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeAll, describe, expect, test } from 'vitest';
import { matchCases } from '../../host/test/storage-suite/matches.ts';
import type { StorageLocation } from '../../host/test/storage-suite/tools.ts';
import { BrowserStore } from '../src/offline/idb.ts';
import { newLocalTable } from '../src/offline/tables.ts';

beforeAll(() => {
  globalThis.IDBKeyRange = IDBKeyRange;
});

/** The suite's cases about matches want a storage that can be opened and closed; documents are none of ours. */
function place(): StorageLocation {
  const factory = new IDBFactory();
  const never = (): never => {
    throw new Error('not of this storage');
  };
  return {
    open: () => Promise.resolve(new BrowserStore('test', factory) as unknown as Storage),
    destroy: () => Promise.resolve(),
    version: 1,
    matchesSince: 1,
    old: never,
    setVersion: never,
  };
}

describe('the storage suite', () => {
  for (const { name, run } of matchCases) test(name, () => run(place(), 1));
});

describe('tables of this device', () => {
  const table = newLocalTable({
    game: 'g',
    options: {},
    settings: { clock: { kind: 'none' }, atZero: 'idle', takeBacks: false, pace: 'human' },
    sittings: [{ kind: 'person', name: 'Ada', level: null }],
  });

  test('are kept, listed newest first, and removed with their matches', async () => {
    const store = new BrowserStore('test', new IDBFactory());
    await store.keepTable(table);
    await store.keepTable({ ...table, id: 'later', changedAt: table.changedAt + 1 });
    await store.append(table.id, [{ n: 0, at: 1, ids: ['a'], body: null }]);
    expect((await store.tables()).map((t) => t.id)).toEqual(['later', table.id]);
    await store.remove(table.id);
    expect(await store.table(table.id)).toBeNull();
    expect(await store.load(table.id)).toBeNull();
    expect((await store.table('later'))?.id).toBe('later');
  });

  test('no two have the same id or seed', () => {
    const other = newLocalTable(table);
    expect(other.id).not.toBe(table.id);
    expect(other.seed).not.toBe(table.seed);
  });
});
