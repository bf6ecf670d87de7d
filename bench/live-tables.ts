/** A process that holds tables of people as the server does, each some answers into its game. Asked by ./tables.ts. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Host, type LogLine, type MatchSetup, type Sitting } from '@starboard/host';
import { FastChance, plainTerms, randomAnswer, readOptions, seatsOf } from '@starboard/kernel';
import { type AnyCartridge, loadGame } from '@starboard/registry';
import { answers } from './children.ts';
import { knownAt } from './reading.ts';

const SEATS = 4;
const ANSWERS = 40;

export interface Held {
  /** Bytes of each table. */
  readonly heap: number;
  readonly rss: number;
  /** Processor time of the main thread to bring one back. */
  readonly ms: number;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function memory(): { heap: number; rss: number } {
  for (let i = 0; i < 3; i++) collect();
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed, rss };
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
    chance: new FastChance(`tables ${n}`),
    botSeed: n,
  };
}

/** A table, and its log as a database returns it. */
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

const restored = (cartridge: AnyCartridge, n: number, log: string): Host =>
  Host.restore({ ...setupOf(cartridge, n), snapshot: null, lines: JSON.parse(log), now: 1000 });

let cartridge: AnyCartridge;
let before = memory();
const hosts: Host[] = [];
let spent = 0;

async function begin(game: string): Promise<void> {
  cartridge = await loadGame(game);
  // What the game's code itself takes is there before anything is counted.
  for (let n = -3; n < 0; n++) restored(cartridge, n, played(cartridge, n).log);
  before = memory();
}

/** `back`: brought back from their logs, as after a crash. */
function add({ tables, back }: { tables: number; back: boolean }): void {
  for (let n = 0; n < tables; n++) {
    const name = hosts.length;
    const { host, log } = played(cartridge, name);
    const began = process.threadCpuUsage();
    hosts.push(back ? restored(cartridge, name, log) : host);
    const { user, system } = process.threadCpuUsage(began);
    spent += user + system;
  }
}

function held(): Held {
  const after = memory();
  const tables = hosts.length;
  return { heap: (after.heap - before.heap) / tables, rss: (after.rss - before.rss) / tables, ms: spent / 1000 / tables };
}

answers({ begin, add, held });
