/** Time that stands still: people cannot be heard, by no fault of theirs, and nobody loses by it. */
import { expect, test } from 'vitest';
import { Drive, type DriveEnvironment, Host, type HostMessage, type LogLine } from '../index.ts';
import { START, TINY, testSetup } from './stage.ts';

const SECONDS = 60;
const CLOCK = { clock: { kind: 'move', seconds: SECONDS } } as const;

/** A world with a clock of its own, which writes at once. */
class World implements DriveEnvironment {
  now = START;
  sure = Number.POSITIVE_INFINITY;
  readonly lines: LogLine[] = [];
  readonly sent: HostMessage[] = [];
  #timers: { at: number; run: () => void }[] = [];
  readonly timers = {
    now: () => this.now,
    after: (ms: number, run: () => void) => {
      const timer = { at: this.now + ms, run };
      this.#timers.push(timer);
      return () => void (this.#timers = this.#timers.filter((t) => t !== timer));
    },
  };
  readonly sureUntil = (): number => this.sure;
  append(lines: readonly LogLine[]): void {
    this.lines.push(...lines);
  }
  send(_: unknown, message: HostMessage): void {
    this.sent.push(message);
  }
  think = () => Promise.reject(new Error('nobody thinks'));
  call(): void {}
  onLost(error: unknown): void {
    throw error;
  }
  pass(seconds: number): void {
    const until = this.now + seconds * 1000;
    for (;;) {
      const next = this.#timers.filter((t) => t.at <= until).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#timers = this.#timers.filter((t) => t !== next);
      this.now = Math.max(this.now, next.at);
      next.run();
    }
    this.now = until;
  }
  /** What became of those who said nothing. */
  get lapsed(): number {
    return this.lines.filter((l) => JSON.stringify(l.body).includes('"by":"idle"')).length;
  }
  get kinds(): string[] {
    return this.lines.map((l) => (l.body as { k: string }).k);
  }
}

function table(): { world: World; drive: Drive } {
  const world = new World();
  const setup = testSetup(TINY, 'pp', CLOCK, { goal: 900 });
  return { world, drive: new Drive(Host.create({ ...setup, now: START, present: [0, 1] as never }), world) };
}

test('a clock that runs out is an idle answer: the control', () => {
  const { world } = table();
  world.pass(SECONDS - 1);
  expect(world.lapsed).toBe(0);
  world.pass(2);
  expect(world.lapsed).toBe(1);
});

test('while time is held no clock runs out; afterwards everybody has what was left', () => {
  const { world, drive } = table();
  world.pass(SECONDS - 10);
  const since = world.now;
  world.pass(1);
  drive.hold(since);
  expect(drive.heldSince).toBe(since);
  world.pass(3600);
  expect(world.lapsed).toBe(0);
  drive.release();
  expect(world.kinds.at(-1)).toBe('wake');
  // Nobody's screen was closed.
  expect(drive.host.whole('watch', world.now).table.chairs.map((c) => c.away)).toEqual([false, false]);
  world.pass(9);
  expect(world.lapsed).toBe(0);
  world.pass(2);
  expect(world.lapsed).toBe(1);
});

test('what is said while time is held is carried out, and takes no time', () => {
  const { world, drive } = table();
  world.pass(5);
  drive.hold(world.now);
  world.pass(3600);
  const { own } = drive.host.whole(0 as never, world.now);
  drive.said(0 as never, { t: 'answer', id: 'answer-01', question: own!.question!, answer: ['one'] });
  expect(world.sent.some((m) => m.t === 'ack')).toBe(true);
  drive.release();
  world.pass(SECONDS - 1);
  expect(world.lapsed).toBe(0);
  world.pass(2);
  expect(world.lapsed).toBe(1);
});

test('a deadline waits until it is sure that its person could be heard', () => {
  const { world, drive } = table();
  world.sure = START + 30_000;
  world.pass(SECONDS + 20);
  expect(world.lapsed).toBe(0);
  // Somebody asks for the table meanwhile: that does not pass the deadline either.
  drive.present(1 as never, 2);
  expect(world.lapsed).toBe(0);
  world.sure = world.now;
  world.pass(1);
  expect(world.lapsed).toBe(1);
});

test('the log of a held match gives the same table', () => {
  const { world, drive } = table();
  world.pass(10);
  drive.hold(world.now);
  world.pass(100);
  drive.release();
  world.pass(5);
  const again = Host.restore({
    ...testSetup(TINY, 'pp', CLOCK, { goal: 900 }),
    snapshot: null,
    lines: world.lines,
    now: world.now,
    aliveUntil: world.now,
  });
  expect(again.deadline).toBe(drive.host.deadline);
});
