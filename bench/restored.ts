/**
 * What a live table costs in memory, before and after a restart, and what bringing it back costs. Tables of people in this process,
 * each some answers into its game, as the server holds them; brought back from their logs, as after a crash.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Host, type LogLine, type MatchSetup, type Sitting } from '@starboard/host';
import { FastChance, plainTerms, randomAnswer, readOptions, seatsOf } from '@starboard/kernel';
import { type AnyCartridge, gameIds, loadGame } from '@starboard/registry';
import { alone, type Benchmark, figure, type Row } from './harness.ts';
import { knownAt } from './reading.ts';

const SEATS = 4;
const ANSWERS = 40;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function heap(): number {
  for (let i = 0; i < 3; i++) collect();
  return process.memoryUsage().heapUsed;
}

function setupOf({ game }: AnyCartridge, n: number): MatchSetup {
  const options = readOptions(game, {});
  const sittings = Array.from({ length: SEATS }, (_, i): Sitting => ({ kind: 'person', name: `P${i}`, level: null }));
  const names = sittings.map((s) => s.name);
  return {
    cartridge: { game },
    options,
    seats: SEATS,
    settings: { clock: { kind: 'none' }, atZero: 'idle', takeBacks: false, pace: 'human' },
    sittings,
    terms: plainTerms(game, options, names),
    chance: new FastChance(`restored ${n}`),
    botSeed: n,
  };
}

/** A table some answers into its game, and its log as a database returns it. */
function played(cartridge: AnyCartridge, n: number): { host: Host; log: string } {
  const { game } = cartridge;
  const host = Host.create({ ...setupOf(cartridge, n), now: 0 });
  const chance = new FastChance(`answers ${n}`);
  const lines: LogLine[] = [...host.take().lines];
  for (let i = 0; i < ANSWERS && host.closed === null; i++) {
    const seat = seatsOf(SEATS).find((s) => host.whole(s, i).own?.question != null);
    if (seat === undefined) break;
    const { pub, mine, own } = host.whole(seat, i);
    if (own?.question == null) break;
    const answer = randomAnswer(game, knownAt(pub, mine), seat, chance);
    host.said(seat, { t: 'answer', id: `answer-${n}-${i}`, question: own.question, answer: [...answer] }, i);
    lines.push(...host.take().lines);
  }
  return { host, log: JSON.stringify(lines.map(({ text: _, ...line }) => line)) };
}

async function rowsOf(id: string, tables: number): Promise<Row[]> {
  const cartridge = await loadGame(id);
  // What the game's code itself takes is there before anything is counted.
  played(cartridge, -1);
  let before = heap();
  let hosts: Host[] = [];
  let logs: string[] = [];
  for (let n = 0; n < tables; n++) {
    const { host, log } = played(cartridge, n);
    hosts.push(host);
    logs.push(log);
  }
  const text = logs.reduce((sum, log) => sum + log.length, 0);
  const fresh = (heap() - before - text) / tables;
  hosts = [];
  before = heap();
  const began = process.cpuUsage();
  for (let n = 0; n < tables; n++) hosts.push(Host.restore({ ...setupOf(cartridge, n), snapshot: null, lines: JSON.parse(logs[n]), now: 1000 }));
  const { user, system } = process.cpuUsage(began);
  const back = (heap() - before) / tables;
  if (hosts.length !== tables) throw new Error('tables are missing');
  logs = [];
  const kilo = (bytes: number): number => bytes / 1024;
  return [
    alone(`${id}, ${tables} live tables, KB each`, figure(id, '', [kilo(fresh)]), null, `after ${ANSWERS} answers`),
    alone(`${id}, ${tables} after a restart, KB each`, figure(id, '', [kilo(back)]), null, 'from its log'),
    alone(`${id}, to bring one back, ms of processor time`, figure(id, '', [(user + system) / 1000 / tables]), null, 'parsing included'),
  ];
}

export const benchmark: Benchmark = {
  title: 'Live tables in memory, before and after a restart',
  async run({ quick }) {
    const rows: Row[] = [];
    for (const id of gameIds) for (const tables of quick ? [50] : [100, 1000]) rows.push(...(await rowsOf(id, tables)));
    return rows;
  },
};
