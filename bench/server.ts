/**
 * A hundred tables of four sockets in a closed loop, against servers that keep nothing. Each server is a process of its own
 * and so is each generator; all are up at the same time, in a round each pair gets a slot of the same length, and the others
 * stand still meanwhile.
 */
import { Child } from './children.ts';
import { withFolder } from './disk.ts';
import { against, type Benchmark, digits, type Figure, figure, type Row, type Settings } from './harness.ts';
import type { Slot } from './loop.ts';
import type { Vitals } from './vitals.ts';

const TABLES = 100;
/** Slots before any counts: until then code is still being compiled. */
const WARM = 4;
const BYTES = 1024;
const LAG_MS = 5;

interface Contestant {
  readonly name: string;
  readonly server: Child;
  readonly load: Child;
  readonly slots: (Slot & Vitals)[];
}

const PEERS = [
  ['Colyseus, in memory', 'peers/colyseus.ts', './peers/colyseus-load.ts'],
  ['boardgame.io, in memory', 'peers/boardgame-server.ts', './peers/boardgame-load.ts'],
  ['raw ws, nothing but sending', 'peers/raw-ws.ts', './peers/raw-load.ts'],
] as const;

async function once({ server, load }: Contestant, ms: number): Promise<Slot & Vitals> {
  server.goOn();
  load.goOn();
  await load.ask('prepare');
  await server.ask('mark');
  const slot = await load.ask<Slot>('slot', ms);
  const vitals = await server.ask<Vitals>('vitals');
  load.rest();
  server.rest();
  return { ...slot, ...vitals };
}

async function measure(contestants: readonly Contestant[], settings: Settings): Promise<void> {
  const slotMs = settings.quick ? 1000 : 2000;
  const rounds = settings.quick ? 5 : 10;
  for (const { server, load } of contestants) {
    await load.ask('connect', { port: await server.ask('port'), tables: TABLES });
    load.rest();
    server.rest();
  }
  for (const c of contestants) for (let i = 0; i < WARM; i++) await once(c, slotMs);
  for (let round = 0; round < rounds; round++) {
    for (const c of round % 2 === 0 ? contestants : contestants.toReversed()) c.slots.push(await once(c, slotMs));
  }
}

const rate = (c: Contestant): Figure =>
  figure(
    c.name,
    'moves',
    c.slots.map((s) => (s.moves / s.ms) * 1000),
  );
/** A figure that is not a rate. */
const plain = (c: Contestant, what: string, of: (s: Slot & Vitals) => number): Figure => figure(`${what}, ${c.name}`, '', c.slots.map(of));

function below(what: string, ours: Figure, limit: number, unit: string, note = ''): Row {
  return { what, ours, peer: null, ratio: null, target: `< ${limit} ${unit}`, met: ours.median < limit, note };
}

function rows([ours, colyseus, boardgame, raw]: readonly Contestant[]): Row[] {
  const p99 = (c: Contestant): Figure => plain(c, 'p99 in ms', (s) => s.p99);
  const main = (c: Contestant): Figure => plain(c, 'µs of the main thread a move', (s) => (s.mainMs * 1000) / s.moves);
  const lag = (c: Contestant): Figure => plain(c, 'event loop late in ms, p99', (s) => s.lagP99);
  const bytes = (c: Contestant): Figure => plain(c, 'bytes a move and seat', (s) => s.bytes);
  const halves = [ours, colyseus, boardgame, raw].map((c) => `${c.name} ${digits(plain(c, '', (s) => s.p50).median)}`).join(', ');
  const each = (of: (s: Slot & Vitals) => number): string =>
    [ours, colyseus, boardgame, raw].map((c) => `${c.name} ${digits(plain(c, '', (s) => (of(s) * 1000) / s.moves).median)}`).join(', ');
  const ratio = p99(ours).median / p99(colyseus).median;
  return [
    against('Moves to all four seats, against Colyseus', rate(ours), rate(colyseus), 1, `median latency in ms: ${halves}`),
    against('Moves, against boardgame.io', rate(ours), rate(boardgame), 3),
    against('Moves, against raw ws', rate(ours), rate(raw), null),
    {
      what: 'Latency',
      ours: p99(ours),
      peer: p99(colyseus),
      ratio,
      target: '≤ 1×',
      met: ratio <= 1,
      note: `boardgame.io ${digits(p99(boardgame).median)}, raw ws ${digits(p99(raw).median)}`,
    },
    below(
      'Bytes',
      bytes(ours),
      BYTES,
      'bytes',
      `acknowledgements included; ${[colyseus, boardgame, raw].map((c) => `${c.name} ${digits(bytes(c).median)}`).join(', ')}`,
    ),
    below(
      'Event loop',
      lag(ours),
      LAG_MS,
      'ms',
      `Colyseus ${digits(lag(colyseus).median)}, boardgame.io ${digits(lag(boardgame).median)}, raw ws ${digits(lag(raw).median)}`,
    ),
    {
      what: 'Processor',
      ours: main(ours),
      peer: main(colyseus),
      ratio: main(ours).median / main(colyseus).median,
      target: null,
      met: null,
      note: `µs of all threads a move: ${each((s) => s.cpuMs)}; of the generator: ${each((s) => s.loadMs)}`,
    },
  ];
}

export const benchmark: Benchmark = {
  title: `${TABLES} tables of four sockets, closed loop: ours with every move flushed to the disk, theirs in memory`,
  run: (settings) =>
    withFolder(async (data) => {
      const contestants: Contestant[] = [
        {
          name: 'Rarities, on disk',
          server: new Child('starboard.ts', [], { STARBOARD_DATA: data }),
          load: new Child('load.ts', ['./starboard-load.ts']),
          slots: [],
        },
        ...PEERS.map(([name, server, client]) => ({ name, server: new Child(server), load: new Child('load.ts', [client]), slots: [] })),
      ];
      try {
        await measure(contestants, settings);
        return rows(contestants);
      } finally {
        for (const { server, load } of contestants) {
          load.kill();
          server.kill();
        }
      }
    }),
};
