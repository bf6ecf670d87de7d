/** 4: tables of bots alone take the processor and the disk from everybody else. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { realAfter, type ServerContext } from '../../context.ts';
import { FairQueue, Withdrawn } from '../../operations/fair-queue.ts';
import { House, type Person, running } from '../house.ts';
import { newRequestId } from '../screen.ts';
import { SkippingClock } from '../skipping-clock.ts';
import { FAST, toySource } from '../toys.ts';

const clock = new SkippingClock();
const LIMIT = 40_000;
let house: House;
beforeAll(async () => {
  house = await House.open({ STARBOARD_MAX_BYTES: String(LIMIT) }, { games: toySource, now: clock.now, after: clock.after });
});
afterAll(() => house.close());

/** A match of three bots; it begins at once. */
async function botsAlone(owner: Person): Promise<string> {
  const { id } = await owner.make({ game: 'auction', seats: 3, settings: FAST, open: true, bots: ['random', 'random', 'random'] });
  await owner.call('POST /api/tables/:table/start', { params: { table: id } });
  return id;
}
const lines = async (id: string): Promise<number> => (await house.server.parts.context.storage.lines(id, 0, 100_000)).length;
const inMemory = (id: string): boolean => house.server.parts.matches.peek(id) !== null;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('thinking', () => {
  test('a hundred thoughts of one owner delay another owner by one place, not by a hundred', async () => {
    const queue = new FairQueue(1);
    const order: string[] = [];
    const think = (owner: string) => queue.run(owner, async () => void order.push(owner));
    const many = Array.from({ length: 100 }, () => think('greedy'));
    await Promise.all([...many, think('Ada'), think('Ben'), think('Ada')]);
    expect(order.length).toBe(103);
    // The first had begun before the others came.
    expect(order.slice(0, 6)).toEqual(['greedy', 'greedy', 'Ada', 'Ben', 'greedy', 'Ada']);
  });

  test('no more at once than there are places, a failed one frees its place, a cancelled one never begins', async () => {
    const queue = new FairQueue(2);
    let now = 0;
    let most = 0;
    let begun = 0;
    const work = async (): Promise<void> => {
      begun++;
      most = Math.max(most, ++now);
      await sleep(5);
      now--;
      throw new Error('no idea');
    };
    const stop = new AbortController();
    const all = Array.from({ length: 9 }, (_, i) => queue.run(`owner ${i % 3}`, work));
    const cancelled = queue.run('owner 0', work, stop.signal);
    stop.abort();
    await expect(cancelled).rejects.toThrow(Withdrawn);
    expect((await Promise.allSettled(all)).every((r) => r.status === 'rejected')).toBe(true);
    expect([most, begun, queue.waiting('owner 0')]).toEqual([2, 9, 0]);
  });

  test('through the server: one guest has twenty tables thinking, and the bot of another table is the next but one', async () => {
    const begun: string[] = [];
    const release: (() => void)[] = [];
    /** One thread, in which a thought ends when the test says so. */
    const pool = {
      threads: 1,
      think: (game: string) => {
        begun.push(game);
        return new Promise<never>((_, reject) => release.push(() => reject(new Error('released'))));
      },
      close: async () => {},
    };
    // Nothing is unloaded meanwhile, however slow this machine is.
    const after: ServerContext['after'] = (ms, run) => (ms >= 5000 ? () => {} : realAfter(ms, run));
    const slow = await House.open({}, { games: toySource, pool, after });
    const [greedy, ada] = [await slow.person('Greedy'), await slow.person('Ada')];
    for (let i = 0; i < 20; i++) {
      const { id } = await greedy.make({ game: 'auction', seats: 3, bots: ['hard', 'hard', 'hard'] });
      await greedy.call('POST /api/tables/:table/start', { params: { table: id } });
    }
    const id = await running([ada], { game: 'tictactoe', seats: 2, bots: [null, 'easy'] });
    const screen = await (await ada.screen()).enter(id);
    await screen.tell({ t: 'answer', id: newRequestId(), question: screen.own!.question!, answer: ['0'] });
    const { metrics } = slow.server.parts.context;
    await expect.poll(async () => (await metrics.thoughts.get()).values.find((v) => v.labels.level === 'easy')?.value).toBe(1);
    expect(begun).toEqual(['auction']);
    for (let i = 0; i < 2; i++) {
      release.shift()?.();
      await expect.poll(() => begun.length).toBe(i + 2);
    }
    expect(begun).toContain('tictactoe');
    await slow.close();
  });
});

describe('nobody sits or looks', () => {
  test('the match stands still, and goes on when somebody looks', async () => {
    const owner = await house.person('Owner');
    const id = await botsAlone(owner);
    expect(inMemory(id)).toBe(true);
    clock.skip(6000);
    await expect.poll(() => inMemory(id)).toBe(false);
    const before = await lines(id);
    clock.skip(3_600_000);
    await house.server.parts.housekeeping.wake();
    await sleep(300);
    expect(inMemory(id)).toBe(false);
    expect(await lines(id)).toBe(before);
    const screen = await (await owner.screen()).enter(id);
    await screen.until(() => screen.table?.closed != null, 'the end');
    expect(await lines(id)).toBeGreaterThan(before + 1);
  });

  test('a reload is not an absence: the same match goes on', async () => {
    const owner = await house.person('Owner');
    const id = await botsAlone(owner);
    const live = house.server.parts.matches.peek(id);
    const first = await (await owner.screen()).enter(id);
    clock.skip(6000);
    expect(house.server.parts.matches.peek(id)).toBe(live);
    await first.close();
    await (await owner.screen()).enter(id);
    clock.skip(6000);
    await sleep(50);
    expect(house.server.parts.matches.peek(id)).toBe(live);
  });

  test('after a restart it is not taken up, and not hurried by the time that passed', async () => {
    const owner = await house.person('Owner');
    const id = await botsAlone(owner);
    await house.restart();
    const before = await lines(id);
    clock.skip(7000);
    await expect.poll(() => inMemory(id)).toBe(false);
    clock.skip(3_600_000);
    expect(await lines(id)).toBeLessThanOrEqual(before + 1);
    await house.restart();
    expect(inMemory(id)).toBe(false);
  });

  test('a table over days with people who are away goes on', async () => {
    const people = [await house.person('Ada'), await house.person('Ben')];
    const settings = { ...FAST, clock: { kind: 'days', days: 1 } } as const;
    const id = await running(people, { game: 'auction', seats: 3, settings, bots: [null, null, 'random'] });
    const before = await lines(id);
    for (let day = 0; day < 3; day++) {
      clock.skip(25 * 3_600_000);
      await sleep(400);
      await house.server.parts.housekeeping.wake();
    }
    await expect.poll(() => lines(id)).toBeGreaterThan(before + 3);
  });
});

describe('the limit of bytes', () => {
  test('bots alone stand still though somebody looks, and no new table is made, until a table has ended', async () => {
    const owner = await house.person('Owner');
    const { tables, matches } = house.server.parts;
    const id = await botsAlone(owner);
    const screen = await (await owner.screen()).enter(id);
    // What other tables of this owner have written.
    const full = await owner.make({ game: 'auction', seats: 3, bots: ['random', 'random', 'random'] });
    await tables.docs.change(full.id, (doc) => ({ doc: { ...doc, bytes: LIMIT }, result: null }));
    await screen.until(() => screen.heard.some((m) => m.t === 'error' && m.why === 'gone'), 'the pause');
    await screen.enter(id);
    expect(matches.peek(id)?.still).toBe('room');
    await screen.next('paused', 0);
    // Also to a screen that comes later, or has missed nothing.
    await (await (await owner.screen()).enter(id)).next('paused', 0);
    const before = await lines(id);
    clock.skip(60_000);
    screen.say({ t: 'answer', id: newRequestId(), question: 1, answer: ['0'] });
    await sleep(400);
    expect(await lines(id)).toBe(before);
    const refused = await owner.ask('POST /api/tables', { body: { game: 'auction', seats: 3 } });
    expect(refused).toMatchObject({ status: 409, body: { error: 'full', message: expect.stringContaining('MB') } });
    // Somebody else's tables are not concerned.
    await (await house.person('Ada')).make({ game: 'auction', seats: 3 });
    const heard = screen.heard.length;
    await owner.call('POST /api/tables/:table/close', { params: { table: full.id } });
    await screen.next('error', heard);
    const paused = screen.heard.filter((m) => m.t === 'paused').length;
    await screen.enter(id);
    await screen.until(() => screen.table?.closed != null, 'the end');
    expect(screen.heard.filter((m) => m.t === 'paused')).toHaveLength(paused);
  });

  test('what nobody looks at for a week is closed, and there is room again', async () => {
    const owner = await house.person('Owner');
    const { tables, matches, housekeeping } = house.server.parts;
    const id = await botsAlone(owner);
    await matches.evict(id);
    await tables.docs.change(id, (doc) => ({ doc: { ...doc, bytes: LIMIT }, result: null }));
    expect((await owner.ask('POST /api/tables', { body: { game: 'auction', seats: 3 } })).body.error).toBe('full');
    clock.skip(6 * 86_400_000);
    await housekeeping.retain();
    expect((await owner.table(id)).state).toBe('running');
    clock.skip(2 * 86_400_000);
    await housekeeping.retain();
    await expect.poll(async () => (await owner.table(id)).state).toBe('over');
    await owner.make({ game: 'auction', seats: 3 });
  });

  test('a game that began and ended within a day counts until the day is over, also for bots that stand still', async () => {
    const owner = await house.person('Owner');
    const { tables, matches, housekeeping } = house.server.parts;
    const id = await botsAlone(owner);
    const screen = await (await owner.screen()).enter(id);
    await screen.until(() => screen.table?.closed != null, 'the end');
    await expect.poll(async () => (await owner.table(id)).state).toBe('over');
    const person = (await tables.docs.get(id))?.owner ?? '';
    const finished = async () => (await tables.identities.docs.get(person))?.finished;
    await expect.poll(async () => (await finished())?.bytes ?? 0).toBeGreaterThan(0);

    const next = await owner.make({ game: 'auction', seats: 3, settings: FAST, bots: ['random', 'random', 'random'] });
    const day = (await finished())?.day ?? 0;
    await tables.identities.docs.change(person, (doc) => ({ doc: { ...doc, finished: { day, bytes: LIMIT } }, result: null }));
    expect((await owner.ask('POST /api/tables', { body: { game: 'auction', seats: 3 } })).body.error).toBe('full');
    await owner.call('POST /api/tables/:table/start', { params: { table: next.id } });
    const other = await (await owner.screen()).enter(next.id);
    await other.next('paused', 0);
    clock.skip(86_400_000);
    await owner.make({ game: 'auction', seats: 3 });
    await housekeeping.putAside();
    await expect.poll(() => matches.peek(next.id)?.still ?? null).toBeNull();
    await other.enter(next.id);
    await other.until(() => other.table?.closed != null, 'the end');
  });

  test('a match with people goes on', async () => {
    const ada = await house.person('Ada');
    const id = await running([ada], { game: 'tictactoe', seats: 2, settings: FAST, bots: [null, 'random'] });
    await house.server.parts.matches.evict(id);
    await house.server.parts.tables.docs.change(id, (doc) => ({ doc: { ...doc, bytes: LIMIT }, result: null }));
    const screen = await (await ada.screen()).enter(id);
    await screen.until(() => screen.own?.question != null && screen.mustAnswer, 'a question');
    const { t } = await screen.tell({ t: 'answer', id: newRequestId(), question: screen.own!.question!, answer: ['4'] });
    expect(t).toBe('ack');
  });

  test('what a match writes is counted, also after it was unloaded', async () => {
    const owner = await house.person('Owner');
    const id = await botsAlone(owner);
    const screen = await (await owner.screen()).enter(id);
    await screen.until(() => screen.lines.length > 2, 'some answers');
    await screen.close();
    clock.skip(6000);
    await expect.poll(() => inMemory(id)).toBe(false);
    await expect.poll(async () => (await house.server.parts.tables.docs.get(id))?.live).toBe(false);
    const stored = await house.server.parts.context.storage.lines(id, 0, 100_000);
    const bytes = stored.reduce((sum, line) => sum + JSON.stringify(line.body).length, 0);
    expect((await house.server.parts.tables.docs.get(id))?.bytes).toBe(bytes);
  });
});
