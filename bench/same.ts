/**
 * The same work on the same rules: a hundred tables of Rarities, four private streams each, every answer in SQLite (WAL, FULL)
 * before it is acknowledged. Against Colyseus and raw `ws`, written as a competent user would (./peers/same-room.ts), once with
 * one transaction per turn of the event loop and once with one per move. Ratios are paired by round.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { contest, contestant, type Measured, plain, rate, type ServerContestant, TABLES } from './contest.ts';
import { withFolder } from './disk.ts';
import { type Benchmark, digits, type Figure, figure, type Row } from './harness.ts';

const MICROSECONDS = 110;
const TIMES = 1.5;
const LAG_MS = 5;

const PEERS = [
  ['Colyseus, a commit a turn', 'peers/same-colyseus.ts', 'turn', './peers/same-colyseus-load.ts'],
  ['ws, a commit a turn', 'peers/same-ws.ts', 'turn', './peers/same-ws-load.ts'],
  ['Colyseus, a commit a move', 'peers/same-colyseus.ts', 'move', './peers/same-colyseus-load.ts'],
  ['ws, a commit a move', 'peers/same-ws.ts', 'move', './peers/same-ws-load.ts'],
] as const;

const perMove = (of: (s: Measured) => number) => (s: Measured) => (of(s) * 1000) / s.moves;

function rows(all: readonly ServerContestant[]): Row[] {
  const [ours, ...peers] = all;
  const each = (of: (s: Measured) => number): string => all.map((c) => `${c.name} ${digits(plain(c, '', of).median)}`).join(', ');
  const paired = (peer: ServerContestant): Figure =>
    figure(
      'ratio',
      '',
      ours.slots.map((s, i) => s.moves / s.ms / (peer.slots[i].moves / peer.slots[i].ms)),
    );
  const cpu = perMove((s) => s.cpuMs);
  const limit = (what: string, name: string, of: (s: Measured) => number, most: number | null, unit: string): Row => {
    const figures = plain(ours, name, of);
    const peer = plain(peers[0], name, of);
    const target = most === null ? null : `≤ ${most} ${unit}`;
    return {
      what,
      ours: figures,
      peer,
      ratio: figures.median / peer.median,
      target,
      met: most === null ? null : figures.median <= most,
      note: each(of),
    };
  };
  return [
    ...peers.map((peer, i): Row => {
      const { median, low, high } = paired(peer);
      const counts = i === 0;
      return {
        what: `Moves, against ${peer.name}`,
        ours: rate(ours),
        peer: rate(peer),
        ratio: median,
        target: counts ? `≥ ${TIMES}×` : null,
        met: counts ? median >= TIMES : null,
        note: `by round ${digits(low)} … ${digits(high)}`,
      };
    }),
    limit('Processor, all threads', 'µs a move', cpu, MICROSECONDS, 'µs'),
    limit(
      'Main thread',
      'µs a move',
      perMove((s) => s.mainMs),
      null,
      'µs',
    ),
    limit('Event loop late, p99', 'ms', (s) => s.lagP99, LAG_MS, 'ms'),
    limit('Until all seats have it, p99', 'ms', (s) => s.p99, null, 'ms'),
    limit('Bytes', 'a move and seat', (s) => s.bytes, null, 'bytes'),
  ];
}

export const benchmark: Benchmark = {
  title: `${TABLES} tables of Rarities with four sockets, closed loop: the same rules, private views and durability`,
  run: (settings) =>
    withFolder(async (data) => {
      const folder = (name: string): string => {
        const path = join(data, name.replaceAll(/[ ,]+/g, '-'));
        mkdirSync(path);
        return path;
      };
      const contestants = [
        contestant('ours', ['starboard.ts'], './starboard-load.ts', folder('ours')),
        ...PEERS.map(([name, server, commit, client]) => contestant(name, [server, commit], client, folder(name))),
      ];
      await contest(contestants, 1000, settings.quick ? 5 : 30);
      return rows(contestants);
    }),
};
