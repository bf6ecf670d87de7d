/** The page's side of the worker: one that cannot be loaded is noticed, said, and tried again. */
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { MatchClient } from '../src/match/store.ts';
import type { Attach, PortHostMessage } from '../src/worker/protocol.ts';
import { wholeAt } from './browser.ts';

vi.mock('../src/worker/host.ts?shared-worker', () => ({ default: '/worker.js' }));

/** A worker whose inside is the test. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: (() => void) | null = null;
  onerror: (() => void) | null = null;
  ended = false;
  readonly attached: { readonly wants: Attach; readonly port: MessagePort }[] = [];
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(wants: Attach, [port]: [MessagePort]): void {
    this.attached.push({ wants, port });
  }
  terminate(): void {
    this.ended = true;
  }
  /** It has loaded, and hosts: each new stream gets the whole. */
  host(): void {
    this.onmessage?.();
    for (const { port } of this.attached) {
      port.onmessage = ({ data }) => data.t === 'open' && port.postMessage(wholeAt(3) satisfies PortHostMessage);
      port.postMessage({ t: 'up' } satisfies PortHostMessage);
    }
  }
}
vi.stubGlobal('Worker', FakeWorker);
const ports: MessagePort[] = [];
const RealChannel = globalThis.MessageChannel;
vi.stubGlobal(
  'MessageChannel',
  class extends RealChannel {
    constructor() {
      super();
      ports.push(this.port1, this.port2);
    }
  },
);
afterAll(() => {
  for (const port of ports) port.close();
});

let screens: MatchClient[];
const links = (): string[] => screens.map((s) => s.getState().link);
const newest = (): FakeWorker => FakeWorker.all.at(-1)!;

beforeEach(async () => {
  vi.resetModules();
  FakeWorker.all = [];
  const [{ localLink }, { openMatch }] = await Promise.all([import('../src/offline/worker-link.ts'), import('../src/match/store.ts')]);
  screens = [openMatch('m', localLink('m', 0 as never)), openMatch('m', localLink('m', 'watch'))];
});

test('all streams of a page share one worker', async () => {
  expect(FakeWorker.all).toHaveLength(1);
  newest().host();
  await expect.poll(links).toEqual(['live', 'live']);
  expect(newest().attached.map((a) => a.wants)).toEqual([
    { match: 'm', stream: 0 },
    { match: 'm', stream: 'watch' },
  ]);
});

test('a worker that cannot be loaded is said at every stream, and a second try takes a new one', async () => {
  expect(links()).toEqual(['connecting', 'connecting']);
  newest().onerror?.();
  expect(links()).toEqual(['failed', 'failed']);
  expect(FakeWorker.all[0].ended).toBe(true);
  screens[0].getState().hurry();
  expect(FakeWorker.all).toHaveLength(2);
  expect(newest().attached).toHaveLength(2);
  newest().host();
  await expect.poll(links).toEqual(['live', 'live']);
});

test('an error from a worker that has loaded is not a reason to give up', async () => {
  newest().host();
  await expect.poll(links).toEqual(['live', 'live']);
  newest().onerror?.();
  expect(links()).toEqual(['live', 'live']);
  expect(newest().ended).toBe(false);
});

test('a part that the worker itself could not load is said too', async () => {
  newest().onmessage?.();
  newest().attached[0].port.postMessage({ t: 'failed' } satisfies PortHostMessage);
  await expect.poll(links).toEqual(['failed', 'connecting']);
  screens[0].getState().hurry();
  newest().host();
  await expect.poll(links).toEqual(['live', 'live']);
});

test('a stream that was closed is not attached again', () => {
  screens[1].getState().close();
  newest().onerror?.();
  screens[0].getState().hurry();
  expect(newest().attached.map((a) => a.wants.stream)).toEqual([0]);
});
