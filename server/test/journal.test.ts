/** The SQLite journal: every reader sees its lines, whichever process opens the file and whenever one ends. */
import { rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { afterAll, expect, test, vi } from 'vitest';
import { openStorage, sqliteFile } from '../storage/open.ts';
import { migrateFile, openFile, placeOf } from '../storage/sqlite-file.ts';
import { JobWriter } from '../storage/sqlite-writer.ts';
import { freshDir } from './storage-places.ts';

const dirs: string[] = [];
const newDir = (): string => {
  const dir = freshDir();
  dirs.push(dir);
  return dir;
};
afterAll(() => {
  for (const dir of dirs) rmSync(dir, { recursive: true, force: true });
});

const line = (n: number, id = `id ${n}`) => ({ n, at: n + 0.5, ids: [id], body: { n, text: 'ä"\\' } });
const count = (dir: string, table: string): number => {
  const db = new Database(sqliteFile(dir), { readonly: true });
  const n = db.prepare<[], number>(`select count(*) from ${table}`).pluck().get()!;
  db.close();
  return n;
};

test('appends of many matches share rows of the journal, and those of one match are moved to rows of its own when somebody reads or the file is closed', async () => {
  const dataDir = newDir();
  const storage = await openStorage({ dataDir });
  await Promise.all(Array.from({ length: 20 }, (_, m) => storage.append(`m${m}`, [line(0), line(1)])));
  expect(count(dataDir, 'match_line')).toBe(0);
  expect(count(dataDir, 'match_journal')).toBeLessThan(5);
  expect(await storage.hasId('m3', 'id 1')).toBe(true);
  expect(await storage.hasId('m3', 'id 2')).toBe(false);
  expect(count(dataDir, 'match_line')).toBe(0);
  expect((await storage.load('m3'))?.lines).toEqual([line(0), line(1)]);
  expect(count(dataDir, 'match_line')).toBe(1);
  await storage.append('m3', [line(2)], { n: 3, body: 'three' });
  expect(await storage.load('m3')).toEqual({ snapshot: { n: 3, body: 'three' }, lines: [] });
  await storage.close();
  expect([count(dataDir, 'match_line'), count(dataDir, 'match_id'), count(dataDir, 'match_journal')]).toEqual([21, 41, 0]);
});

test('a job goes to the writer at the end of its turn; while each turn brings more, they go together, in groups that are not too large', async () => {
  const storage = await openStorage({ dataDir: newDir() });
  const handed = vi.spyOn(Worker.prototype, 'postMessage');
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const messages = (): number => handed.mock.calls.length;

  const alone = storage.append('alone', [line(0)]);
  await turn();
  expect(messages()).toBe(1);
  await alone;

  const few: Promise<void>[] = [];
  for (let n = 0; n < 5; n++) {
    few.push(storage.append(`few${n}a`, [line(0)]), storage.append(`few${n}b`, [line(0)]));
    await turn();
  }
  expect(messages()).toBe(1);
  await Promise.all(few);
  expect(messages()).toBe(2);

  // Forty wait for their group no longer than until it is full.
  const many = Array.from({ length: 40 }, (_, m) => storage.append(`many${m}`, [line(0)]));
  expect(messages()).toBe(3);
  await Promise.all(many);
  expect(messages()).toBe(4);
  handed.mockRestore();
  await storage.close();
});

test('lines are found by their numbers wherever rows begin and end, one of the time before rows were shared among them', async () => {
  const dataDir = newDir();
  migrateFile(sqliteFile(dataDir));
  const db = openFile(sqliteFile(dataDir));
  const key = db.prepare("insert into match (id) values ('m')").run().lastInsertRowid as number;
  const old = line(0);
  db.prepare('insert into match_line values (?, ?, ?, ?)').run(placeOf(key, 0), old.at, JSON.stringify(old.ids), JSON.stringify(old.body));
  db.close();
  const all = [old, ...Array.from({ length: 900 }, (_, i) => ({ ...line(i + 1), body: { n: i + 1, text: 'x'.repeat((i * 37) % 900) } }))];
  const storage = await openStorage({ dataDir });
  for (let n = 1; n < all.length; ) {
    const more = all.slice(n, n + 1 + (n % 97));
    await storage.append('m', more);
    n += more.length;
    if (n % 3 === 0) await storage.lines('m', 0, 1);
  }
  for (const [from, limit] of [
    [0, 1],
    [0, 2],
    [1, 1],
    [7, 300],
    [255, 1],
    [256, 257],
    [899, 5],
    [900, 5],
    [901, 5],
    [0, 10_000],
  ]) {
    expect(await storage.lines('m', from, limit)).toEqual(all.slice(from, from + limit));
  }
  await expect(storage.append('m', [line(900)])).rejects.toThrow('does not follow');
  await storage.close();
  expect(count(dataDir, 'match_line')).toBeLessThan(100);
});

test('an append that is not JSON is refused alone, and those of the same moment are written', async () => {
  const storage = await openStorage({ dataDir: newDir() });
  const endless: unknown[] = [];
  endless.push(endless);
  const done = await Promise.allSettled([
    storage.append('a', [line(0)]),
    storage.append('b', [line(0), { ...line(1), body: endless as never }]),
    storage.append('c', [line(0)], { n: 1, body: 'one' }),
  ]);
  expect(done.map((d) => d.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await storage.load('a')).toEqual({ snapshot: null, lines: [line(0)] });
  expect(await storage.load('b')).toBeNull();
  expect(await storage.load('c')).toEqual({ snapshot: { n: 1, body: 'one' }, lines: [] });
  await storage.close();
});

test('another process that opens the same file meanwhile sees everything, and what it writes counts', async () => {
  const dataDir = newDir();
  const mine = await openStorage({ dataDir });
  await mine.append('m', [line(0)]);
  const other = await openStorage({ dataDir });
  expect((await other.load('m'))?.lines).toEqual([line(0)]);
  await other.append('m', [line(1)]);
  await expect(mine.append('m', [line(1, 'mine')])).rejects.toThrow('does not follow');
  await expect(mine.append('m', [line(2, 'id 1')])).rejects.toThrow('used before');
  await mine.append('m', [line(2)]);
  expect((await mine.load('m'))?.lines).toEqual([0, 1, 2].map((n) => line(n)));
  await other.close();
  await mine.close();
});

test('a removed match does not come back from the journal', async () => {
  const dataDir = newDir();
  const storage = await openStorage({ dataDir });
  await Promise.all([storage.append('m', [line(0)]), storage.append('n', [line(0)]), storage.remove('m')]);
  await storage.append('n', [line(1)]);
  await storage.close();
  const again = await openStorage({ dataDir });
  expect(await again.load('m')).toBeNull();
  expect((await again.load('n'))?.lines).toEqual([line(0), line(1)]);
  await again.close();
});

test('a group that could not be written is forgotten, and what was there before is not', () => {
  const dir = newDir();
  const file = sqliteFile(dir);
  migrateFile(file);
  const db = openFile(file);
  const writer = new JobWriter(db);
  const append = (n: number) => ({ do: 'append', match: 'm', n, lines: [[n, '', `{"n":${n}}`]], snapshot: null }) as const;
  expect(writer.commit([append(0)])).toEqual([0]);
  db.exec("create temp trigger full before insert on match_journal begin select raise(abort, 'full'); end");
  expect(writer.commit([append(1)])).toEqual([{ conflict: false, why: 'full' }]);
  db.exec('drop trigger full');
  expect(writer.commit([append(1), append(2)])).toEqual([0, 0]);
  writer.settle();
  expect(db.prepare('select body from match_line order by place').pluck().all()).toEqual(['[[0,[],{"n":0}],[1,[],{"n":1}],[2,[],{"n":2}]]']);
  db.close();
});

test('a line that is appended behind a read, in the same group, is seen by the next read', async () => {
  const storage = await openStorage({ dataDir: newDir() });
  // No turn of the loop between them: one group moves the match and then writes to it again.
  const [, early] = await Promise.all([storage.append('m', [line(0)]), storage.lines('m', 0, 9), storage.append('m', [line(1)])]);
  expect(early[0]).toEqual(line(0));
  expect(await storage.lines('m', 0, 9)).toEqual([line(0), line(1)]);
  expect((await storage.load('m'))?.lines).toEqual([line(0), line(1)]);
  await storage.close();
});

test('a match that a failed group had moved is still in the journal', () => {
  const file = sqliteFile(newDir());
  migrateFile(file);
  const db = openFile(file);
  const writer = new JobWriter(db);
  const append = (n: number) => ({ do: 'append', match: 'm', n, lines: [[n, '', `{"n":${n}}`]], snapshot: null }) as const;
  const settle = { do: 'settle', match: 'm' } as const;
  expect(writer.commit([append(0)])).toEqual([0]);
  db.exec("create temp trigger full before insert on match_journal begin select raise(abort, 'full'); end");
  expect(writer.commit([settle, append(1)])).toEqual([settle, append(1)].map(() => ({ conflict: false, why: 'full' })));
  expect(writer.settled()).toEqual([]);
  db.exec('drop trigger full');
  expect(writer.commit([settle, append(1)])).toEqual([0, 0]);
  expect(writer.settled()).toEqual([]);
  expect(writer.commit([settle])).toEqual([0]);
  expect(writer.settled()).toEqual(['m']);
  db.close();
});

test('after a crash a row is read again of which one match was already moved: its lines count once, the others are not lost', () => {
  const dir = newDir();
  const file = sqliteFile(dir);
  migrateFile(file);
  const append = (match: string, n: number) => ({ do: 'append', match, n, lines: [[n, `["${match} ${n}"]`, `{"n":${n}}`]], snapshot: null }) as const;
  const before = openFile(file);
  const crashed = new JobWriter(before);
  // One group, one row for both matches; then somebody reads the first one, which moves it. The row stays for the second.
  expect(crashed.commit([append('moved', 0), append('moved', 1), append('waiting', 0)])).toEqual([0, 0, 0]);
  expect(crashed.commit([{ do: 'settle', match: 'moved' }])).toEqual([0]);
  expect(before.prepare('select count(*) from match_journal').pluck().get()).toBe(1);
  before.close();

  const db = openFile(file);
  const writer = new JobWriter(db);
  expect(writer.commit([append('moved', 2), append('waiting', 1)])).toEqual([0, 0]);
  writer.settle();
  const lines = db.prepare('select m.id, l.body from match_line l join match m on m.key = l.place / 16777216 order by l.place').raw().all();
  expect(lines).toEqual([
    ['moved', '[[0,["moved 0"],{"n":0}],[1,["moved 1"],{"n":1}]]'],
    ['moved', '[[2,["moved 2"],{"n":2}]]'],
    ['waiting', '[[0,["waiting 0"],{"n":0}],[1,["waiting 1"],{"n":1}]]'],
  ]);
  db.close();
});

test('when all matches have moved, not even a single row of the journal is left', () => {
  const file = sqliteFile(newDir());
  migrateFile(file);
  const db = openFile(file);
  const writer = new JobWriter(db);
  expect(writer.commit([{ do: 'append', match: 'm', n: 0, lines: [[0, '', '{"n":0}']], snapshot: null }])).toEqual([0]);
  expect(db.prepare('select count(*) from match_journal').pluck().get()).toBe(1);
  writer.settle();
  expect(db.prepare('select count(*) from match_journal').pluck().get()).toBe(0);
  db.close();
});
