/** Documents of one kind over any store: changes run one after the other and never lose what another process wrote. */
import { Conflict, type DocStore } from '@starboard/host/storage';
import type { Json } from '@starboard/kernel';
import { beforeEach, expect, test } from 'vitest';
import { Docs } from '../storage/docs.ts';

interface Count {
  n: number;
}

/** A store in memory, with what happens between reading and writing. */
class MemoryStore implements DocStore {
  readonly docs = new Map<string, { version: number; doc: Json }>();
  puts = 0;
  between: () => void = () => {};

  async get(_kind: string, id: string) {
    return this.docs.get(id) ?? null;
  }
  async put(_kind: string, id: string, doc: Json, _keys: object, version: number | null): Promise<number> {
    this.puts++;
    this.between();
    if ((this.docs.get(id)?.version ?? null) !== version) throw new Conflict('somebody was quicker');
    this.docs.set(id, { version: (version ?? 0) + 1, doc: structuredClone(doc) });
    return (version ?? 0) + 1;
  }
  async find() {
    return [...this.docs].map(([id, { version, doc }]) => ({ id, version, doc }));
  }
  async delete(_kind: string, id: string): Promise<void> {
    this.docs.delete(id);
  }
}

let store: MemoryStore;
let docs: Docs<Count>;
beforeEach(async () => {
  store = new MemoryStore();
  docs = new Docs<Count>(store, 'count', () => ({}));
  await docs.create('a', { n: 1 });
});

test('a change is written, and what it answers comes back', async () => {
  expect(await docs.change('a', (doc) => ({ doc: { n: doc.n + 1 }, result: 'done' }))).toBe('done');
  expect(await docs.get('a')).toEqual({ n: 2 });
});

test('a change that leaves the document writes nothing, though it changed its copy', async () => {
  const answer = await docs.change('a', (doc) => {
    doc.n = 9;
    return { doc: null, result: 'left' };
  });
  expect([answer, store.puts, await docs.get('a')]).toEqual(['left', 1, { n: 1 }]);
});

test('a document that is not there is not made', async () => {
  expect(await docs.change('b', () => ({ doc: { n: 1 }, result: 'made' }))).toBeNull();
  expect(await docs.get('b')).toBeNull();
});

test('if another process writes in between, the change is made to what it wrote', async () => {
  let others = 2;
  store.between = () => {
    if (others-- > 0) store.docs.set('a', { version: 10 + others, doc: { n: 100 + others } });
  };
  await docs.change('a', (doc) => ({ doc: { n: doc.n + 1 }, result: null }));
  expect(await docs.get('a')).toEqual({ n: 101 });
});

test('it gives up where others are always quicker', async () => {
  store.between = () => store.docs.set('a', { version: 10 + store.puts, doc: { n: 0 } });
  await expect(docs.change('a', () => ({ doc: { n: 5 }, result: null }))).rejects.toThrow(Conflict);
});

test('changes of one document run one after the other', async () => {
  await Promise.all(Array.from({ length: 20 }, () => docs.change('a', async (doc) => ({ doc: { n: doc.n + 1 }, result: null }))));
  expect([await docs.get('a'), store.puts]).toEqual([{ n: 21 }, 21]);
});

test('a third change waits for the second, also where it comes after the first is done', async () => {
  const order: string[] = [];
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const first = docs.change('a', (doc) => ({ doc: { n: doc.n + 1 }, result: null }));
  const second = docs.change('a', async (doc) => {
    order.push('second begins');
    begun.resolve();
    await gate.promise;
    order.push('second ends');
    return { doc: { n: doc.n * 10 }, result: null };
  });
  await Promise.all([first, begun.promise]);
  const third = docs.change('a', (doc) => {
    order.push('third');
    return { doc: { n: doc.n + 1 }, result: null };
  });
  // Everything that could run has run: the third has had its chance to overtake.
  await new Promise((resolve) => setImmediate(resolve));
  gate.resolve();
  await Promise.all([second, third]);
  expect(order).toEqual(['second begins', 'second ends', 'third']);
  expect([await docs.get('a'), store.puts]).toEqual([{ n: 21 }, 4]);
});
