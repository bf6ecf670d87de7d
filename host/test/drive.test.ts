/** Write, then acknowledge and publish. */
import { FastChance, randomAnswer, type Seat, seatsOf } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { type ClientMessage, Drive, type DriveEnvironment, Host, type HostMessage, type LogLine, type Snapshot, type ThinkOrder } from '../index.ts';
import { START, TINY, testSetup } from './stage.ts';

const [A, B] = seatsOf(2);

/** A world whose disk and clock wait for the test. */
class Fake implements DriveEnvironment {
  now = START;
  readonly log: string[] = [];
  readonly stored: LogLine[] = [];
  snapshot: Snapshot | null = null;
  readonly writes: { lines: readonly LogLine[]; snapshot: Snapshot | undefined; done: () => void; fail: (e: Error) => void }[] = [];
  readonly thoughts: { order: ThinkOrder; signal: AbortSignal; done: (answer: string[]) => void; fail: () => void }[] = [];
  readonly lost: unknown[] = [];
  readonly ids = new Set<string>();
  #timers: { at: number; run: () => void }[] = [];

  readonly timers = {
    now: () => this.now,
    after: (ms: number, run: () => void) => {
      const timer = { at: this.now + ms, run };
      this.#timers.push(timer);
      return () => void (this.#timers = this.#timers.filter((t) => t !== timer));
    },
  };

  append(lines: readonly LogLine[], snapshot?: Snapshot): Promise<void> {
    return new Promise((done, fail) => {
      this.writes.push({ lines, snapshot, fail, done });
      this.log.push(`write ${lines.map((l) => l.n)}`);
    });
  }

  send(stream: unknown, message: HostMessage, only?: string): void {
    this.log.push(`send ${String(stream)} ${message.t}${message.t === 'frame' ? ` ${message.n}` : ''}${only === undefined ? '' : ` to ${only}`}`);
  }

  think(order: ThinkOrder, signal: AbortSignal) {
    this.log.push(`think ${order.seat}`);
    return new Promise<{ answer: string[]; iterations: number }>((resolve, reject) => {
      this.thoughts.push({ order, signal, done: (answer) => resolve({ answer, iterations: 3 }), fail: () => reject(new Error('tired')) });
    });
  }

  call(seat: Seat, kind: string): void {
    this.log.push(`call ${seat} ${kind}`);
  }

  async hasId(id: string): Promise<boolean> {
    this.log.push(`ask ${id}`);
    return this.ids.has(id);
  }

  onLost(error: unknown): void {
    this.lost.push(error);
  }

  /** The disk writes what it was given. */
  async written(): Promise<void> {
    const write = this.writes.shift()!;
    this.stored.push(...write.lines);
    if (write.snapshot !== undefined) this.snapshot = write.snapshot;
    write.done();
    await tick();
  }

  async pass(ms: number): Promise<void> {
    const until = this.now + ms;
    for (;;) {
      const next = this.#timers.filter((t) => t.at <= until).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#timers = this.#timers.filter((t) => t !== next);
      this.now = next.at;
      next.run();
      await tick();
    }
    this.now = until;
  }

  read(): string[] {
    return this.log.splice(0);
  }
}
const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const answer = (id: string, question: number, ...picks: string[]): ClientMessage => ({ t: 'answer', id, question, answer: picks });

async function table(who = 'pp', present = [A, B]): Promise<{ world: Fake; drive: Drive }> {
  const world = new Fake();
  const drive = new Drive(Host.create({ ...testSetup(TINY, who, {}, { goal: 900 }), now: START, present }), world);
  expect(world.read()).toEqual(['write 0']);
  await world.written();
  expect(world.read().slice(0, 3)).toEqual(['send 0 frame 1', 'send 1 frame 1', 'send watch frame 1']);
  return { world, drive };
}

test('nothing is said before it is written; then everything in order', async () => {
  const { world, drive } = await table();
  drive.said(A, answer('answer-1', 1, 'one'), 'phone');
  expect(world.read()).toEqual(['write 1']);
  // While the disk works, inputs are applied in memory and wait together for the next write.
  drive.said(B, answer('answer-2', 2, 'one'), 'desk');
  drive.said(A, answer('answer-3', 3, 'whisper'));
  drive.said(A, answer('answer-1', 1, 'one'), 'phone');
  drive.said(A, answer('answer-4', 99, 'one'));
  await tick();
  expect(world.read()).toEqual([]);
  expect(drive.settled).toBe(false);
  await world.written();
  expect(world.read()).toEqual(['send 0 frame 2', 'send 1 frame 2', 'send watch frame 2', 'send 0 ack to phone', 'write 2,3']);
  await world.written();
  expect(world.read()).toEqual([
    'send 0 frame 3',
    'send 1 frame 3',
    'send watch frame 3',
    'send 1 ack to desk',
    'send 0 frame 4',
    // B can no longer take back its answer: that is news to B alone.
    'send 1 frame 4',
    'send 0 ack',
    'send 0 ack to phone',
    'send 0 refused',
  ]);
  expect(drive.settled).toBe(true);
  drive.said(A, answer('answer-5', 99, 'one'));
  expect(world.read()).toEqual(['send 0 refused']);
});

test('a failed write evicts the match: nothing of it is published, and what is stored goes on', async () => {
  const { world, drive } = await table();
  drive.said(A, answer('answer-1', 1, 'one'));
  drive.said(B, answer('answer-2', 2, 'two'));
  world.read();
  world.writes.shift()!.fail(new Error('disk full'));
  await tick();
  expect(world.lost).toEqual([new Error('disk full')]);
  drive.said(A, answer('answer-9', 1, 'one'));
  drive.present(A, 0);
  drive.open(A, null, () => world.log.push('delivered'));
  await expect(drive.flushed()).rejects.toThrow();
  await world.pass(100_000);
  expect(world.read()).toEqual([]);
  expect(world.lost).toHaveLength(1);
  const again = Host.restore({ ...testSetup(TINY, 'pp', {}, { goal: 900 }), snapshot: null, lines: world.stored, now: world.now });
  const whole = again.whole(A, world.now);
  expect(whole.t === 'whole' && whole.pub.total).toBe(0);
});

test('a screen that opens sees nothing that is not written yet', async () => {
  const { world, drive } = await table();
  drive.said(A, answer('answer-1', 1, 'one'));
  const got: HostMessage[][] = [];
  drive.open('watch', null, (messages) => void got.push([...messages]));
  drive.open(B, 1, (messages) => void got.push([...messages]));
  drive.open(B, 0, (messages) => void got.push([...messages]));
  expect(got).toEqual([]);
  await world.written();
  expect(got.map((list) => list.map((m) => [m.t, 'n' in m ? m.n : null]))).toEqual([
    [['whole', 2]],
    [['frame', 2]],
    [
      ['frame', 1],
      ['frame', 2],
    ],
  ]);
  drive.open(B, 2, (messages) => void got.push([...messages]));
  expect(got[3]).toEqual([]);
});

describe('bots', () => {
  test('think once the question is durable, and answer when their time has come', async () => {
    const { world, drive } = await table('pb');
    drive.said(A, answer('answer-1', 1, 'one'));
    expect(world.thoughts).toHaveLength(0);
    world.read();
    await world.written();
    expect(world.read().at(-1)).toBe('think 1');
    world.thoughts[0].done(['one']);
    await tick();
    await world.pass(600);
    expect(world.read()).toEqual([]);
    await world.pass(700);
    expect(world.read()).toEqual(['write 2']);
    await world.written();
    expect(world.read()).toContain('send 0 frame 3');
  });

  test('are called back when nobody waits for them; one that fails is tried again', async () => {
    const { world, drive } = await table('pb');
    drive.said(A, answer('answer-1', 1, 'one'));
    await world.written();
    drive.said(A, { t: 'undo', id: 'undo-it-1' });
    expect(world.thoughts[0].signal.aborted).toBe(true);
    await world.written();
    drive.said(A, answer('answer-2', 3, 'two'));
    await world.written();
    world.thoughts[1].fail();
    await world.pass(600);
    // That it failed shows only when its answer is due.
    expect(world.thoughts).toHaveLength(2);
    await world.pass(800);
    expect(world.thoughts).toHaveLength(3);
    world.thoughts[0].done(['two']);
    await tick();
    const whole = drive.host.whole(A, world.now);
    expect(whole.t === 'whole' && whole.pub.total).toBe(2);
  });
});

test('a log that lives in memory is written at once: an answer is published before the call returns, and answers inside wait', () => {
  const world = new Fake();
  const lines: number[] = [];
  let inside = true;
  const drive: Drive = new Drive(Host.create({ ...testSetup(TINY, 'pp', {}, { goal: 8 }), now: START, present: [A, B] }), {
    append: (written) => void lines.push(...written.map((l) => l.n)),
    send: (stream, message, only) => {
      world.send(stream, message, only);
      // Somebody who answers while the news is still being sent.
      if (message.t === 'frame' && message.n === 2 && inside) {
        inside = false;
        drive.said(B, answer('inside-1', 2, 'one'));
      }
    },
    think: (order, signal) => world.think(order, signal),
    call: () => {},
    timers: world.timers,
    onLost: (error) => world.onLost(error),
  });
  world.read();
  drive.said(A, answer('at-once-1', 1, 'one'));
  expect(lines).toEqual([0, 1, 2]);
  const sent = world.read();
  expect(sent.indexOf('send 0 ack')).toBeGreaterThan(-1);
  expect(sent.indexOf('send 0 ack')).toBeLessThan(sent.indexOf('send 0 frame 3'));
  expect(drive.settled).toBe(true);
  expect(world.lost).toEqual([]);
});

test('where the host does not remember an id the storage is asked, and what comes after waits', async () => {
  const { world, drive } = await table();
  for (let i = 0; i < 300; i++) {
    drive.said(A, answer(`whisper-${i}`, i + 1, 'whisper'));
    await world.written();
  }
  world.read();
  world.ids.add('undo-long-ago');
  drive.said(A, { t: 'undo', id: 'undo-long-ago' });
  drive.said(A, { t: 'undo', id: 'undo-just-now' });
  drive.said(A, answer('whisper-x', 302, 'whisper'));
  await tick();
  expect(world.read()).toEqual(['ask undo-long-ago', 'send 0 ack', 'ask undo-just-now', 'write 301']);
  await world.written();
  await world.written();
  expect(world.stored.slice(-2).map((l) => l.ids)).toEqual([['undo-just-now'], ['whisper-x']]);
});

test('what comes while the storage is still asked for an earlier input waits, though a first one has been answered', async () => {
  const { world, drive } = await table();
  for (let i = 0; i < 300; i++) {
    drive.said(A, answer(`whisper-${i}`, i + 1, 'whisper'));
    await world.written();
  }
  world.ids.add('undo-long-ago');
  const asked: (() => void)[] = [];
  world.hasId = (id) => new Promise((resolve) => asked.push(() => resolve(world.ids.has(id))));
  drive.said(A, { t: 'undo', id: 'undo-long-ago' });
  drive.said(A, { t: 'undo', id: 'undo-just-now' });
  await tick();
  asked.shift()?.();
  await tick();
  drive.said(A, answer('whisper-x', 302, 'whisper'));
  expect([asked.length, drive.settled]).toEqual([1, false]);
  asked.shift()?.();
  await tick();
  await world.written();
  await world.written();
  expect(world.stored.slice(-2).map((l) => l.ids)).toEqual([['undo-just-now'], ['whisper-x']]);
});

test('snapshots are written now and then, with the lines they include, and the match goes on from them', async () => {
  const { world, drive } = await table();
  for (let i = 0; i < 300; i++) {
    const { host } = drive;
    const seat = ([A, B] as const).find((s) => (host.whole(s, world.now) as Extract<HostMessage, { t: 'whole' }>).own!.question !== null)!;
    const { own } = host.whole(seat, world.now) as Extract<HostMessage, { t: 'whole' }>;
    drive.said(seat, answer(`answer-${i}`, own!.question!, i % 3 === 0 ? 'roll' : 'whisper'));
    await world.written();
  }
  expect(world.snapshot!.n).toBeGreaterThan(250);
  expect(world.snapshot!.n).toBeLessThanOrEqual(world.stored.length);
  const setup = testSetup(TINY, 'pp', {}, { goal: 900 });
  const lines = world.stored.slice(world.snapshot!.n);
  const again = Host.restore({ ...setup, snapshot: world.snapshot, lines, now: world.now });
  for (const s of [A, B, 'watch'] as const) {
    const [a, b] = [again, drive.host].map((h) => h.whole(s, world.now) as Extract<HostMessage, { t: 'whole' }>);
    expect({ ...a, n: 0, table: 0 }).toEqual({ ...b, n: 0, table: 0 });
  }
});

test('stopping takes no more inputs and finishes what came in', async () => {
  const { world, drive } = await table('pb');
  drive.said(A, answer('answer-1', 1, 'one'));
  const stopped = drive.stop();
  drive.said(A, answer('answer-2', 1, 'one'));
  world.read();
  await world.written();
  await stopped;
  // The bot of the next question is not even asked.
  expect(world.read()).toEqual(['send 0 frame 2', 'send 1 frame 2', 'send watch frame 2', 'send 0 ack']);
  await world.pass(1e6);
  expect(world.read()).toEqual([]);
  expect(world.lost).toEqual([]);
});

test('timers longer than a timer can be are set again', async () => {
  const world = new Fake();
  const setup = testSetup(TINY, 'pp', { clock: { kind: 'days', days: 60 } }, { goal: 900 });
  new Drive(Host.create({ ...setup, now: START }), world);
  await world.written();
  expect(world.read().at(-1)).toBe('call 0 turn');
  await world.pass(60 * 86_400_000 - 1);
  await world.written();
  expect(world.read()).toContain('call 0 soon');
  await world.pass(1);
  expect(world.read()).toEqual(['write 2']);
});

test('a whole match of bots through a disk that takes its time', async () => {
  const world = new Fake();
  const setup = testSetup(TINY, 'bb', {}, { goal: 12 });
  const drive = new Drive(Host.create({ ...setup, now: START }), world);
  const chance = new FastChance('a slow disk');
  for (let i = 0; i < 5000 && drive.host.closed === null; i++) {
    if (world.writes.length > 0 && chance.int(2) === 0) await world.written();
    for (const { order, done } of world.thoughts.splice(0)) done(randomAnswer(TINY, order.known, order.seat, new FastChance(order.seed)));
    await world.pass(chance.int(400));
  }
  while (world.writes.length > 0) await world.written();
  expect(drive.host.closed).toBe('over');
  expect(drive.settled).toBe(true);
  expect(world.snapshot!.n).toBe(world.stored.length);
});
