/**
 * What every storage promises, as cases without a test runner and without modules of Node, so that the browser's storage is
 * held to the same. Bound to vitest in a few lines:
 *
 *     for (const { name, run } of storageCases) test(name, async () => { … await run(await freshPlace(), seed) … });
 */
import { FastChance, type Json } from '@starboard/kernel';
import { Conflict, type LogLine, type Storage } from '../../storage.ts';
import { matchCases } from './matches.ts';
import { ownerCases } from './owners.ts';
import { conflicts, equal, lineTo, OLD, type StorageCase, type StorageLocation, withStorage } from './tools.ts';

export { OLD, type StorageCase, type StorageLocation } from './tools.ts';

const doc = (n: number): Json => ({ n, name: `Zoë ${n} 🚀` });

const docCases: readonly StorageCase[] = [
  {
    name: 'documents are created once, replaced by version, deleted',
    run: withStorage(async (s) => {
      equal(await s.get('table', 't1'), null, 'nothing there');
      equal(await s.put('table', 't1', doc(1), {}, null), 1, 'the first version');
      await conflicts(s.put('table', 't1', doc(2), {}, null), 'created twice');
      equal(await s.put('table', 't1', doc(2), {}, 1), 2, 'the second version');
      await conflicts(s.put('table', 't1', doc(3), {}, 1), 'an old version replaced');
      await conflicts(s.put('table', 't2', doc(3), {}, 1), 'a missing one replaced');
      equal(await s.get('table', 't1'), { version: 2, doc: doc(2) }, 'the document');
      equal(await s.get('person', 't1'), null, 'kinds are apart');
      await s.put('person', 't1', doc(9), {}, null);
      await s.delete('table', 't1');
      await s.delete('table', 't1');
      equal(await s.get('table', 't1'), null, 'deleted');
      equal(await s.get('person', 't1'), { version: 1, doc: doc(9) }, 'another kind stays');
      equal(await s.put('table', 't1', doc(4), {}, null), 1, 'made again');
    }),
  },
  {
    name: 'of many who replace one version, one wins',
    run: withStorage(async (s) => {
      await s.put('table', 't', doc(0), {}, null);
      const tries = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => s.put('table', 't', doc(i), { at: String(i) }, 1)));
      equal(tries.filter((t) => t.status === 'fulfilled').length, 1, 'winners');
      const won = tries.findIndex((t) => t.status === 'fulfilled');
      equal(await s.get('table', 't'), { version: 2, doc: doc(won) }, 'what the winner wrote');
      equal((await s.find('table', 'at', String(won), 5)).length, 1, "the winner's key");
    }),
  },
  {
    name: 'documents are found by keys, newest first, page by page',
    run: withStorage(async (s) => {
      const ids = Array.from({ length: 25 }, (_, i) => `t${i}`);
      for (const id of ids) await s.put('table', id, id, { state: 'open', [`person ${id}`]: '' }, null);
      await s.put('other', 't0', 'no', { state: 'open' }, null);
      await s.put('table', 'shut', 'no', { state: 'shut' }, null);
      await s.put('table', 't3', 't3', { state: 'open' }, 1);
      const seen: string[] = [];
      for (let page = await s.find('table', 'state', 'open', 10); page.length > 0; page = await s.find('table', 'state', 'open', 10, seen.at(-1))) {
        seen.push(...page.map((d) => d.id));
      }
      equal(seen, [...ids].reverse(), 'all pages');
      equal(await s.find('table', 'state', 'open', 1, 't4'), [{ id: 't3', version: 2, doc: 't3' }], 'what is found');
      equal(await s.find('table', 'person t3', '', 5), [], 'a key that was given up');
      await s.put('table', 't7', 't7', { state: 'shut' }, 1);
      equal(
        (await s.find('table', 'state', 'open', 1, 't7')).map((d) => d.id),
        ['t6'],
        'a page after one that has lost the key',
      );
      equal(
        (await s.find('table', 'state', 'shut', 5)).map((d) => d.id),
        ['shut', 't7'],
        'a key that changed, in the order of creation',
      );
      await s.delete('table', 't6');
      equal(
        (await s.find('table', 'state', 'open', 1, 't7')).map((d) => d.id),
        ['t5'],
        'a deleted one is not found',
      );
      await conflicts(s.find('table', 'state', 'open', 1, 't6'), 'a page after one that is gone');
    }),
  },
  {
    name: 'names are any text that all databases can keep',
    run: withStorage(async (s) => {
      const names = ['', 'a b', "o'brien; drop table doc; --", '%_\\', 'ß', 'SS', 'é', 'e\u0301', '名前', '🚀', 'x'.repeat(500)];
      for (const [i, name] of names.entries()) {
        await s.put('kind', name, name, { [name]: name }, null);
        await s.append(name, [{ n: 0, at: 1, ids: [name], body: i }]);
      }
      for (const [i, name] of names.entries()) {
        equal(await s.get('kind', name), { version: 1, doc: name }, `document ${i}`);
        equal(
          (await s.find('kind', name, name, 5)).map((d) => d.id),
          [name],
          `key ${i}`,
        );
        equal((await s.load(name))?.lines, [{ n: 0, at: 1, ids: [name], body: i }], `match ${i}`);
      }
      for (const bad of ['a\0b', 'half \ud83d', 'x'.repeat(513)]) {
        const wrong = [s.put('kind', bad, 1, {}, null), s.put('kind', 'k', 1, { k: bad }, null), s.append(bad, [lineTo('x', 0)])];
        wrong.push(s.append('y', [{ n: 0, at: 1, ids: [bad], body: 1 }]));
        equal(
          (await Promise.allSettled(wrong)).map((w) => w.status),
          ['rejected', 'rejected', 'rejected', 'rejected'],
          `unfit: ${JSON.stringify(bad)}`,
        );
      }
      equal(await s.load('y'), null, 'nothing of what was unfit');
    }),
  },
];

const lifeCases: readonly StorageCase[] = [
  {
    name: 'everything is there after closing and opening again',
    async run(place) {
      const first = await place.open();
      const writing = Array.from({ length: 30 }, (_, m) => first.append(`m${m}`, [lineTo(`m${m}`, 0), lineTo(`m${m}`, 1)], { n: 1, body: m }));
      writing.push(first.put('table', 't', doc(1), { k: 'v' }, null).then(() => undefined));
      // Closing waits for what was asked for before it.
      await first.close();
      await Promise.all(writing);
      equal((await Promise.allSettled([first.append('m0', [lineTo('m0', 2)])]))[0].status, 'rejected', 'an append to a closed storage');
      equal((await Promise.allSettled([first.load('m0')]))[0].status, 'rejected', 'a load from a closed storage');
      await first.close();
      const second = await place.open();
      for (let m = 0; m < 30; m++) {
        equal(await second.load(`m${m}`), { snapshot: { n: 1, body: m }, lines: [lineTo(`m${m}`, 1)] }, `match ${m}`);
      }
      equal((await second.find('table', 'k', 'v', 5)).length, 1, 'the document');
      await second.append('m0', [lineTo('m0', 2)]);
      await second.migrate();
      equal((await second.lines('m0', 0, 9)).length, 3, 'goes on');
      await second.close();
    },
  },
  {
    name: 'a database of each older version is brought up to date with what is in it',
    async run(place) {
      for (let version = 0; version < place.version; version++) {
        const old = await place.old(version);
        const storage = await old.open();
        try {
          await checkOld(storage, version >= place.matchesSince);
        } finally {
          await storage.close();
          await old.destroy();
        }
      }
    },
  },
  {
    name: 'a database of a newer version is refused, in a sentence, and stays as it is',
    async run(place) {
      const before = await place.open();
      await before.append('m', [lineTo('m', 0)]);
      await before.close();
      await place.setVersion(place.version + 1);
      const [outcome] = await Promise.allSettled([place.open()]);
      if (outcome.status === 'fulfilled') await outcome.value.close();
      const said = outcome.status === 'rejected' ? String(outcome.reason) : 'opened';
      equal(/newer version/.test(said) && said.includes(String(place.version + 1)), true, `what is said: ${said}`);
      await place.setVersion(place.version);
      const after = await place.open();
      equal((await after.load('m'))?.lines, [lineTo('m', 0)], 'untouched');
      await after.close();
    },
  },
  { name: 'a storage does what a simple model does, whatever comes', run: againstModel },
];

async function checkOld(s: Storage, matches: boolean): Promise<void> {
  const { match, lines, snapshot } = OLD;
  equal(await s.load(match), matches ? { snapshot, lines: lines.slice(snapshot.n) } : null, 'what the old version wrote');
  if (!matches) await s.append(match, lines, snapshot);
  equal(await s.lines(match, 0, 9), lines, 'all its lines');
  equal(await s.lines(match, 2, 9), lines.slice(2), 'its last line');
  equal(await s.lines(match, lines.length, 9), [], 'nothing after it');
  equal(await s.hasId(match, lines[0].ids[0]), true, 'its ids');
  await s.append(match, [lineTo(match, lines.length)]);
  equal(await s.put('table', 't', doc(1), { k: 'v' }, null), 1, 'what came later works');
}

/** Random calls, many of them wrong, against a plain array; now and then it is closed and opened again. */
async function againstModel(place: StorageLocation, seed: number): Promise<void> {
  const chance = new FastChance(seed);
  const model = new Map<string, { lines: LogLine[]; ids: Set<string>; snapshot: { n: number; body: Json } | null }>();
  let storage = await place.open();
  for (let step = 0; step < 400; step++) {
    const match = `m${chance.int(4)}`;
    const was = model.get(match) ?? { lines: [], ids: new Set<string>(), snapshot: null };
    const what = chance.int(20);
    if (what === 0) {
      await storage.remove(match);
      model.delete(match);
    } else if (what === 1) {
      await storage.close();
      storage = await place.open();
    } else {
      const first = Math.max(0, was.lines.length + (chance.int(5) === 0 ? chance.int(5) - 2 : 0));
      const lines = Array.from({ length: chance.int(4) }, (_, i): LogLine => {
        return { n: first + i, at: step, ids: Array.from({ length: chance.int(3) }, () => `id${chance.int(300)}`), body: { step, i } };
      });
      const snapshot = chance.int(4) === 0 ? { n: Math.max(0, first + lines.length - 1 + chance.int(3)), body: { step } } : undefined;
      const ids = lines.flatMap((l) => l.ids);
      const size = was.lines.length + lines.length;
      const fits =
        (lines.length === 0 || first === was.lines.length) &&
        new Set([...was.ids, ...ids]).size === was.ids.size + ids.length &&
        (snapshot === undefined || (snapshot.n <= size && size > 0));
      // Now and then somebody reads in the same moment: they see what was there before at least, and later readers see it all.
      const reading = chance.int(4) === 0 ? storage.lines(match, 0, 1e6) : null;
      const [outcome] = await Promise.allSettled([storage.append(match, lines, snapshot)]);
      if (reading !== null) equal((await reading).slice(0, was.lines.length), was.lines, `step ${step}, read meanwhile`);
      equal(
        outcome.status,
        fits ? 'fulfilled' : 'rejected',
        `step ${step}, seed ${seed}: ${JSON.stringify({ match, lines, snapshot, size: was.lines.length })}`,
      );
      if (outcome.status === 'rejected') equal(outcome.reason instanceof Conflict, true, `step ${step}: ${outcome.reason}`);
      if (fits && size > 0) {
        was.lines.push(...lines);
        for (const id of ids) was.ids.add(id);
        if (snapshot !== undefined && snapshot.n >= (was.snapshot?.n ?? 0)) was.snapshot = snapshot;
        model.set(match, was);
      }
    }
    const now = model.get(match);
    equal(
      await storage.load(match),
      now === undefined ? null : { snapshot: now.snapshot, lines: now.lines.slice(now.snapshot?.n ?? 0) },
      `step ${step}`,
    );
    const from = chance.int(8);
    equal(await storage.lines(match, from, 3), now?.lines.slice(from, from + 3) ?? [], `step ${step}, lines from ${from}`);
    const id = `id${chance.int(300)}`;
    equal(await storage.hasId(match, id), now?.ids.has(id) ?? false, `step ${step}, ${id}`);
  }
  await storage.close();
}

export const storageCases: readonly StorageCase[] = [...matchCases, ...ownerCases, ...docCases, ...lifeCases];
