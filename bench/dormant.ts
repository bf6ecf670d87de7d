/**
 * Tens of thousands of matches that nobody looks at: what they cost a server in memory, and how soon one is back when
 * somebody opens it. One match is made and played by the real server, then copied in the database under other names.
 */
import { statSync } from 'node:fs';
import type { ClientMessage, HostMessage } from '@starboard/host';
import { FastChance } from '@starboard/kernel';
import WebSocket from 'ws';
import { sqliteFile } from '../server/storage/open.ts';
import { Child } from './children.ts';
import { baseOf, copyMatch, makeOne, nameOf } from './copies.ts';
import { withFolder } from './disk.ts';
import { type Benchmark, digits, type Figure, figure, type Row, type Settings } from './harness.ts';
import { opened } from './peers/sockets.ts';
import type { Guest } from './people.ts';
import { RARITIES } from './starboard-load.ts';
import type { Vitals } from './vitals.ts';

const WAKE_MS = 20;
/** Two starts of a server with the same database differ by about as much. */
const MEMORY_MB = 16;
/** Over days: each has a time at which it wants to be woken. */
const SETTINGS = { clock: { kind: 'days', days: 3 }, atZero: 'idle', takeBacks: false, pace: 'human' } as const;
/** Few, so that fifty thousand logs fit on a disk: a match is woken from its snapshot, however long it is. */
const ANSWERS = 4;

/** Memory of a server that has just started, and how long that took. */
async function start(data: string): Promise<{ server: Child; base: string; rssMb: number; ms: number }> {
  const began = performance.now();
  const server = new Child('starboard.ts', [], { STARBOARD_DATA: data });
  const base = await baseOf(server);
  const ms = performance.now() - began;
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { rssMb } = await server.ask<Vitals>('vitals');
  return { server, base, rssMb, ms };
}

async function wake(base: string, guest: Guest, from: number, times: number): Promise<number[]> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`, { perMessageDeflate: false, headers: { cookie: guest.cookie } });
  await opened(socket);
  let heard: (message: HostMessage) => void = () => {};
  socket.on('message', (data: Buffer) => heard(JSON.parse(data.toString()) as HostMessage));
  const chance = new FastChance('wake');
  const waited: number[] = [];
  const seen = new Set<number>();
  while (waited.length < times) {
    const i = chance.int(from);
    if (seen.has(i)) continue;
    seen.add(i);
    const began = performance.now();
    await new Promise<void>((resolve, reject) => {
      heard = (message) => {
        if (message.t === 'whole') resolve();
        else if (message.t === 'error') reject(new Error(`a dormant match does not open: ${message.why}`));
      };
      socket.send(JSON.stringify({ t: 'open', match: nameOf(i), have: null } satisfies ClientMessage));
    });
    waited.push(performance.now() - began);
  }
  socket.terminate();
  return waited;
}

async function measure(settings: Settings): Promise<Row[]> {
  const matches = settings.quick ? 5000 : 50_000;
  const rounds = settings.quick ? 3 : 5;
  const [empty, full, waits, starts]: number[][] = [[], [], [], []];
  let bytes = 0;
  await withFolder((nothing) =>
    withFolder(async (data) => {
      const { match, guest } = await makeOne(data, { ...RARITIES, settings: SETTINGS }, ANSWERS);
      await copyMatch(data, match, matches, 'dormant');
      bytes = statSync(sqliteFile(data)).size;
      for (let round = 0; round < rounds; round++) {
        const without = await start(nothing);
        without.server.kill();
        empty.push(without.rssMb);
        const { server, base, rssMb, ms } = await start(data);
        full.push(rssMb);
        starts.push(ms);
        if (round === rounds - 1) waits.push(...(await wake(base, guest, matches, settings.quick ? 300 : 2000)));
        // By a signal that cannot be heard: the next start finds what it would after a crash.
        server.kill();
      }
    }),
  );
  const sorted = waits.toSorted((a, b) => a - b);
  const p99 = sorted[Math.floor((sorted.length - 1) * 0.99)];
  const [before, after] = [figure('', '', empty).median, figure('', '', full).median];
  const memory: Figure = {
    ...figure(
      'MB more',
      '',
      full.map((mb, i) => mb - empty[i]),
    ),
  };
  const waking: Figure = { ...figure('p99 in ms', '', sorted), median: p99 };
  return [
    {
      what: `Memory of ${matches} dormant matches`,
      ours: memory,
      peer: null,
      ratio: null,
      target: `< ${MEMORY_MB} MB`,
      met: memory.median < MEMORY_MB,
      note: `${digits(before)} MB without, ${digits(after)} MB with them; ${digits(bytes / 2 ** 20)} MB on disk; listening after ${digits(figure('', '', starts).median)} ms`,
    },
    {
      what: 'Waking one, until its view is there',
      ours: waking,
      peer: null,
      ratio: null,
      target: `< ${WAKE_MS} ms`,
      met: p99 < WAKE_MS,
      note: `over the socket, ${sorted.length} of them; median ${digits(figure('', '', sorted).median)}, slowest ${digits(sorted.at(-1)!)} ms`,
    },
  ];
}

export const benchmark: Benchmark = { title: 'Matches that nobody looks at, on disk', run: measure };
