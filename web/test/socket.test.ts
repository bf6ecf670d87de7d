import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Socket } from '../src/net/socket.ts';
import { FakeSocket } from './browser.ts';

const heard: unknown[] = [];
const events = { up: vi.fn(), down: vi.fn(), message: (v: unknown): void => void heard.push(v) };
const open = (): Socket => new Socket('ws://x/ws', events, () => new FakeSocket());
const last = (): FakeSocket => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  heard.length = 0;
  events.up.mockClear();
  events.down.mockClear();
});
afterEach(() => vi.useRealTimers());

test('comes back, soon at first and then more rarely', () => {
  const socket = open();
  const waits: number[] = [];
  for (let i = 0; i < 8; i++) {
    const n = FakeSocket.all.length;
    last().onclose?.();
    let waited = 0;
    while (FakeSocket.all.length === n && waited < 60_000) {
      vi.advanceTimersByTime(50);
      waited += 50;
    }
    waits.push(waited);
  }
  expect(waits[0]).toBeLessThan(1000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(20_000);
  expect(waits[7]).toBeGreaterThan(waits[0]);
  expect(events.down).toHaveBeenCalledTimes(8);
  socket.close();
});

test('says nothing into the void, and gives JSON on', () => {
  const socket = open();
  socket.say({ a: 1 });
  expect(last().sent).toEqual([]);
  last().onopen?.();
  socket.say({ a: 1 });
  expect(last().sent).toEqual(['{"a":1}']);
  last().onmessage?.({ data: '{"b":2}' });
  last().onmessage?.({ data: 'no json' });
  last().onmessage?.({ data: new Uint8Array(3) });
  expect(heard).toEqual([{ b: 2 }]);
  socket.close();
});

test('an attempt that nobody answers is given up', () => {
  const socket = open();
  vi.advanceTimersByTime(11_000);
  expect(FakeSocket.all[0].closed).toBe(true);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
  socket.close();
});

test('hurrying tries at once, and a closed one stays closed', () => {
  const socket = open();
  last().onclose?.();
  socket.hurry();
  expect(FakeSocket.all).toHaveLength(2);
  socket.close();
  socket.hurry();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(2);
  // A browser complains about a socket that is closed while it is connecting: this one is closed as soon as it is open.
  expect(last().closed).toBe(false);
  last().onopen?.();
  expect(last().closed).toBe(true);
  expect(events.up).not.toHaveBeenCalled();
});

test('a way that answers nothing is given up; one that answers is kept', () => {
  const socket = open();
  last().onopen?.();
  socket.say({ t: 'answer' }, true);
  last().onmessage?.({ data: '{"t":"ack"}' });
  vi.advanceTimersByTime(60_000);
  expect(events.down).not.toHaveBeenCalled();
  socket.say({ t: 'answer' }, true);
  vi.advanceTimersByTime(8100);
  expect(events.down).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
  socket.close();
});

test('when the network goes away, the loss is known at once', () => {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  const socket = open();
  last().onopen?.();
  target.dispatchEvent(new Event('offline'));
  expect(events.down).toHaveBeenCalledTimes(1);
  socket.close();
  vi.unstubAllGlobals();
});

test('a server that goes on elsewhere (1012) is looked for at once; any other loss takes its time', () => {
  const socket = open();
  last().onopen?.();
  last().onclose?.({ code: 1012 });
  vi.advanceTimersByTime(110);
  expect(FakeSocket.all).toHaveLength(2);
  // Not up: the usual pause, or a server that refuses everybody would be asked ten times a second.
  last().onclose?.({ code: 1012 });
  vi.advanceTimersByTime(110);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(3);
  last().onopen?.();
  last().onclose?.({ code: 1001 });
  vi.advanceTimersByTime(110);
  expect(FakeSocket.all).toHaveLength(3);
  socket.close();
});
