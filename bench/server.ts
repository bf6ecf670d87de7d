/** A hundred tables of four sockets in a closed loop, against servers that keep nothing: a curiosity. What counts is ./same.ts. */
import { contest, contestant, type Measured, plain, rate, type ServerContestant, TABLES } from './contest.ts';
import { withFolder } from './disk.ts';
import { against, type Benchmark, digits, type Figure, type Row } from './harness.ts';

const BYTES = 1024;
const LAG_MS = 5;

const PEERS = [
  ['Colyseus, in memory', 'peers/colyseus.ts', './peers/colyseus-load.ts'],
  ['boardgame.io, in memory', 'peers/boardgame-server.ts', './peers/boardgame-load.ts'],
  ['raw ws, nothing but sending', 'peers/raw-ws.ts', './peers/raw-load.ts'],
] as const;

function below(what: string, ours: Figure, limit: number, unit: string, note = ''): Row {
  return { what, ours, peer: null, ratio: null, target: `< ${limit} ${unit}`, met: ours.median < limit, note };
}

function rows([ours, colyseus, boardgame, raw]: readonly ServerContestant[]): Row[] {
  const p99 = (c: ServerContestant): Figure => plain(c, 'p99 in ms', (s) => s.p99);
  const main = (c: ServerContestant): Figure => plain(c, 'µs of the main thread a move', (s) => (s.mainMs * 1000) / s.moves);
  const lag = (c: ServerContestant): Figure => plain(c, 'event loop late in ms, p99', (s) => s.lagP99);
  const bytes = (c: ServerContestant): Figure => plain(c, 'bytes a move and seat', (s) => s.bytes);
  const halves = [ours, colyseus, boardgame, raw].map((c) => `${c.name} ${digits(plain(c, '', (s) => s.p50).median)}`).join(', ');
  const each = (of: (s: Measured) => number): string =>
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
      const contestants = [
        contestant('Rarities, on disk', ['starboard.ts'], './starboard-load.ts', data),
        ...PEERS.map(([name, server, client]) => contestant(name, [server], client)),
      ];
      await contest(contestants, settings.quick ? 1000 : 2000, settings.quick ? 5 : 10);
      return rows(contestants);
    }),
};
