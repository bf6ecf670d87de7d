/**
 * How many servers, databases and messages an installation needs, from figures that you can replace by your own:
 *
 *     node scripts/scale-model.mjs --tables 100000 --moveMicros 451
 *
 * docs/scale.md says which of the usual figures were measured and which are assumed.
 */
import { parseArgs } from 'node:util';

/** name: [usual, what it is] */
const FIGURES = {
  tables: [1000, 'live tables at the same time'],
  linesPerMinute: [20, 'log lines of a table in a minute, at the peak'],
  bytesPerLine: [700, 'bytes of a line in the database'],
  frameBytes: [700, 'bytes that a move sends to one screen'],
  screens: [4, 'screens at a table'],
  moveMicros: [451, 'microseconds of main threads for a move, relaying included'],
  busy: [0.5, 'how much of a main thread may be used'],
  tableKilobytes: [190, 'memory of a live table'],
  processMegabytes: [2048, 'memory of a process'],
  processMost: [4000, 'tables of a process at most: the time to hand them over'],
  linesPerDatabase: [25_000, 'lines a second that one PostgreSQL takes'],
  messagesPerMove: [5, 'NATS messages for a move'],
  coreMonth: [30, 'price of a core for a month'],
  coresPerProcess: [2, 'cores of a process'],
  coresPerDatabase: [16, 'cores of a PostgreSQL; its standbys count the same'],
  standbys: [2, 'standbys of a database'],
  leastNodes: [3, 'servers at least, so that one may end'],
};

const { values } = parseArgs({ options: Object.fromEntries(Object.keys(FIGURES).map((name) => [name, { type: 'string' }])) });
const f = {};
for (const [name, [usual]] of Object.entries(FIGURES)) {
  f[name] = values[name] === undefined ? usual : Number(values[name]);
  if (!(f[name] >= 0)) {
    process.stderr.write(`--${name} must be a number\n`);
    process.exit(2);
  }
}

const lines = (f.tables * f.linesPerMinute) / 60;
const byTime = (lines * f.moveMicros) / 1e6 / f.busy;
const byMemory = (f.tables * f.tableKilobytes) / 1024 / (f.processMegabytes * 0.7);
const byHandOver = f.tables / f.processMost;
const needs = { 'main threads': byTime, memory: byMemory, 'hand-over': byHandOver };
const [bound] = Object.entries(needs).toSorted(([, a], [, b]) => b - a)[0];
// One more, so that the others can carry the tables of one that ends.
const nodes = Math.max(f.leastNodes, Math.ceil(Math.max(...Object.values(needs))) + (f.tables > f.processMost ? 1 : 0));
const databases = Math.max(1, Math.ceil(lines / f.linesPerDatabase));
const cores =
  nodes * f.coresPerProcess +
  databases * (1 + f.standbys) * Math.min(f.coresPerDatabase, Math.max(2, Math.ceil((lines / databases / f.linesPerDatabase) * f.coresPerDatabase)));

const rows = {
  'lines a second, at the peak': Math.round(lines),
  servers: `${nodes} (bound by ${bound})`,
  'tables of a server': Math.round(f.tables / nodes),
  'databases, each with its standbys': databases,
  'written in a day, GB (peak all day)': Math.round((lines * 86_400 * f.bytesPerLine) / 1e9),
  'NATS messages a second': Math.round(lines * f.messagesPerMove),
  'ticks between servers a second': nodes * (nodes - 1) * 4,
  'to screens, MB a second': Math.round((lines * f.frameBytes * f.screens) / 1e6),
  'a month, without traffic': `about ${Math.round((cores * f.coreMonth) / 10) * 10} for ${cores} cores`,
};
for (const [name, value] of Object.entries(rows)) process.stdout.write(`${name.padEnd(38)}${value}\n`);
