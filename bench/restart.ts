/**
 * A server that crashed with a thousand live tables starts again: how soon it listens, beside a start with nothing, and how long
 * somebody waits who opens one of the tables while the others are still coming back.
 */
import type { ClientMessage, HostMessage } from '@starboard/host';
import { FastChance } from '@starboard/kernel';
import WebSocket from 'ws';
import { Child } from './children.ts';
import { baseOf, copyMatch, makeOne, nameOf } from './copies.ts';
import { withFolder } from './disk.ts';
import { type Benchmark, digits, type Figure, figure, type Row, type Settings } from './harness.ts';
import { opened } from './peers/sockets.ts';
import type { Guest } from './people.ts';
import { RARITIES } from './starboard-load.ts';

const TABLES = 1000;
const LISTENS_MS = 1000;
const LOOK_MS = 1000;
const ANSWERS = 40;
/** Between two who look. */
const PAUSE_MS = 50;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

async function start(data: string): Promise<{ server: Child; base: string; ms: number }> {
  const began = performance.now();
  const server = new Child('starboard.ts', [], { STARBOARD_DATA: data });
  const base = await baseOf(server);
  return { server, base, ms: performance.now() - began };
}

/** From the first byte of a new socket until the view is there. */
async function look(base: string, guest: Guest, match: string): Promise<number> {
  const began = performance.now();
  const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`, { perMessageDeflate: false, headers: { cookie: guest.cookie } });
  await opened(socket);
  await new Promise<void>((resolve, reject) => {
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as HostMessage;
      if (message.t === 'whole') resolve();
      else if (message.t === 'error') reject(new Error(`a table does not open: ${message.why}`));
    });
    socket.send(JSON.stringify({ t: 'open', match, have: null } satisfies ClientMessage));
  });
  const ms = performance.now() - began;
  socket.terminate();
  return ms;
}

interface Came {
  readonly listens: number;
  readonly looks: readonly number[];
  readonly allBack: number;
}

async function comeBack(data: string, guest: Guest, seed: number): Promise<Came> {
  const { server, base, ms } = await start(data);
  try {
    const began = performance.now();
    const chance = new FastChance(seed);
    const looks: number[] = [];
    do {
      looks.push(await look(base, guest, nameOf(chance.int(TABLES))));
      await pause();
    } while ((await server.ask<number>('live')) < TABLES);
    return { listens: ms, looks, allBack: performance.now() - began };
  } finally {
    // By a signal that cannot be heard: the next start finds what it would after a crash.
    server.kill();
  }
}

async function rowsOf(game: string, settings: Settings): Promise<Row[]> {
  const rounds = settings.quick ? 2 : 5;
  const empty: number[] = [];
  const full: Came[] = [];
  await withFolder((nothing) =>
    withFolder(async (data) => {
      const { match, guest } = await makeOne(data, game === RARITIES.game ? RARITIES : { game, options: {} }, ANSWERS);
      await copyMatch(data, match, TABLES, 'live');
      for (let round = 0; round < rounds; round++) {
        const without = await start(nothing);
        without.server.kill();
        empty.push(without.ms);
        full.push(await comeBack(data, guest, round));
      }
    }),
  );
  const listens = figure(
    'ms later',
    '',
    full.map((c, i) => c.listens - empty[i]),
  );
  const looks = full.flatMap((c) => c.looks).toSorted((a, b) => a - b);
  const slowest: Figure = { ...figure('slowest, ms', '', looks), median: looks.at(-1)! };
  return [
    {
      what: `${game}: listening with ${TABLES} tables, after the time of an empty start`,
      ours: listens,
      peer: null,
      ratio: null,
      target: `≤ ${LISTENS_MS} ms`,
      met: listens.median <= LISTENS_MS,
      note: `empty ${digits(figure('', '', empty).median)} ms`,
    },
    {
      what: `${game}: a table that somebody opens meanwhile`,
      ours: slowest,
      peer: null,
      ratio: null,
      target: `≤ ${LOOK_MS} ms`,
      met: slowest.median <= LOOK_MS,
      note: `${looks.length} looked, median ${digits(figure('', '', looks).median)} ms; all back after ${digits(
        figure(
          '',
          '',
          full.map((c) => c.allBack),
        ).median,
      )} ms`,
    },
  ];
}

const GAMES = ['rarities', 'andromeda'];

export const benchmark: Benchmark = {
  title: `${TABLES} live tables after a crash`,
  async run(settings) {
    const rows: Row[] = [];
    for (const game of GAMES) if ((process.env.BENCH_ONLY ?? game) === game) rows.push(...(await rowsOf(game, settings)));
    return rows;
  },
};
