/**
 * What a move costs on PostgreSQL: one server alone, one that could have others beside it, and three, with people at each of them
 * in turn, so that two of three screens are elsewhere than their table. Processor time of servers, PostgreSQL and NATS, from which
 * docs/scale.md works out how many of each are needed. All run on one machine: moves a second say little, time a move does.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { freePort, testNats } from '../server/test/drill/nats.ts';
import { postgres } from '../server/test/postgres.ts';
import { Child } from './children.ts';
import { withFolder } from './disk.ts';
import { type Benchmark, figure, type Row } from './harness.ts';
import type { Slot } from './loop.ts';
import type { Vitals } from './vitals.ts';

const TABLES = 60;
const WARM = 3;
const SLOT_MS = 1500;
const TICK_MS = 10;
/** In /proc/PID/stat after the name, which may have blanks in it. */
const [PARENT, USER, SYSTEM, USER_OF_ENDED, SYSTEM_OF_ENDED] = [1, 11, 12, 13, 14];

interface Used {
  readonly moves: number;
  readonly perSecond: number;
  readonly p99: number;
  /** Microseconds a move. */
  readonly main: number;
  readonly all: number;
  readonly database: number;
  readonly nats: number;
}
interface Contestant {
  readonly name: string;
  readonly servers: readonly Child[];
  readonly load: Child;
  readonly used: Used[];
}

const stat = (pid: number): number[] => {
  const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
};
const spent = (pid: number): number => {
  const s = stat(pid);
  return (s[USER] + s[SYSTEM] + s[USER_OF_ENDED] + s[SYSTEM_OF_ENDED]) * TICK_MS;
};
/** Of a process and its children, those that ended included. */
function spentBelow(pid: number): number {
  let ms = spent(pid);
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      if (stat(Number(name))[PARENT] === pid) ms += spent(Number(name));
    } catch {
      // It has ended meanwhile.
    }
  }
  return ms;
}

async function once({ servers, load }: Contestant, database: number, nats: number): Promise<Used> {
  await load.ask('prepare');
  for (const server of servers) await server.ask('mark');
  const before = [spentBelow(database), spent(nats)];
  const { moves, ms, p99 } = await load.ask<Slot>('slot', SLOT_MS);
  const after = [spentBelow(database), spent(nats)];
  let [main, all] = [0, 0];
  for (const server of servers) {
    const vitals = await server.ask<Vitals>('vitals');
    main += vitals.mainMs;
    all += vitals.cpuMs;
  }
  const each = (spentMs: number): number => (spentMs * 1000) / moves;
  return {
    ...{ moves, p99, perSecond: (moves / ms) * 1000, main: each(main), all: each(all) },
    ...{ database: each(after[0] - before[0]), nats: each(after[1] - before[1]) },
  };
}

const FIGURES: readonly [what: string, read: (u: Used) => number][] = [
  ['main threads, µs a move', (u) => u.main],
  ['servers’ processor time, µs a move', (u) => u.all],
  ['PostgreSQL, µs a move', (u) => u.database],
  ['NATS, µs a move', (u) => u.nats],
  ['moves/s on this one machine', (u) => u.perSecond],
  ['until all seats have it, p99 ms', (u) => u.p99],
];

const rowsOf = ({ name, used }: Contestant): Row[] =>
  FIGURES.map(([what, read]) => ({
    what: `${name}: ${what}`,
    ours: figure(what, '', used.map(read)),
    ...{ peer: null, ratio: null, target: null, met: null, note: '' },
  }));

export const benchmark: Benchmark = {
  title: `${TABLES} tables of four sockets on PostgreSQL: alone, and among several servers`,
  run: (settings) =>
    withFolder(async (data) => {
      const [server, nats] = [await postgres(), await testNats(await freePort())];
      if (server?.pid == null || nats === null) throw new Error('PostgreSQL or NATS cannot be had here');
      const contestants: Contestant[] = [];
      try {
        for (const [name, count] of [
          ['one server, alone', 0],
          ['one server that could have others', 1],
          ['three servers', 3],
        ] as const) {
          const BENCH_DATABASE_URL = await server.database();
          const env = { STARBOARD_DATA: data, BENCH_DATABASE_URL, ...(count === 0 ? {} : { BENCH_NATS_URL: `nats://127.0.0.1:${nats.port}` }) };
          const servers: Child[] = [];
          const ports: number[] = [];
          for (let i = 0; i < Math.max(1, count); i++) {
            const child = new Child('starboard.ts', [], { ...env, BENCH_CELL: `cell${count}` });
            servers.push(child);
            ports.push(await child.ask<number>('port'));
          }
          const load = new Child('load.ts', ['./starboard-load.ts'], { BENCH_PORTS: ports.join(',') });
          const contestant: Contestant = { name, servers, load, used: [] };
          contestants.push(contestant);
          await load.ask('connect', { port: ports[0], tables: TABLES });
        }
        for (let round = -WARM; round < (settings.quick ? 5 : 12); round++)
          for (const contestant of contestants) {
            const used = await once(contestant, server.pid, nats.pid!);
            if (round >= 0) contestant.used.push(used);
          }
        return contestants.flatMap(rowsOf);
      } finally {
        for (const { servers, load } of contestants) {
          load.kill();
          for (const child of servers) child.kill();
        }
        await nats.kill();
        await server.stop();
      }
    }),
};
