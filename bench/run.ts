/**
 * `node bench/run.ts [names…] [--quick] [--cpu] [--write]` runs the benchmarks one after the other and prints a table;
 * `--write` puts it into results.md; `--cpu` counts processor time, for a machine that others use too. A missed target is
 * shown and is not an error: only a crash gives a bad exit code.
 */
import { fork, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { digits, type Figure, type Row, short } from './harness.ts';

const NAMES = [
  'play',
  'aliens',
  'afternova',
  'andromeda',
  'views',
  'states',
  'search',
  'long',
  'server',
  'same',
  'cluster',
  'stored',
  'tables',
  'dormant',
  'restart',
  'thinking',
  'table',
  'paint',
  'lookback',
] as const;

/** Those that run peers, which are installed in bench/peers on first use. */
const AGAINST_PEERS: readonly string[] = ['play', 'views', 'search', 'server', 'same'];
const PEERS = join(import.meta.dirname, 'peers');

function installPeers(): void {
  const installed = join(PEERS, 'node_modules', '.starboard-lock');
  const lock = readFileSync(join(PEERS, 'package-lock.json'), 'utf8');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return;
  console.log('Installing the software to compare with (bench/peers) …');
  // Not `npm ci`: it refuses a lock file that lacks the optional binaries of other platforms.
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: PEERS,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) sorry('The software to compare with could not be installed: see above.');
  writeFileSync(installed, lock);
}

interface Result {
  readonly title: string;
  readonly rows: readonly Row[];
}

function runOne(name: string, flags: readonly string[]): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'one.ts'), [name, ...flags], {
      env: { ...process.env, NODE_ENV: 'production' },
    });
    let result: Result | null = null;
    child.on('message', (message) => {
      result = message as Result;
    });
    child.on('exit', (code) => {
      if (result !== null && code === 0) resolve(result);
      else reject(new Error(`the benchmark '${name}' broke off (${code})`));
    });
  });
}

/** A figure without a unit is not a rate. */
function cell(f: Figure | null): string {
  if (f === null) return '';
  return f.unit === '' ? `${f.name}: ${digits(f.median)}` : `${f.name}: ${short(f.median)} ${f.unit}/s (${short(f.low)} … ${short(f.high)})`;
}
const verdict = (r: Row): string => (r.met === null ? 'reported' : r.met ? 'met' : '**missed**');

function table(rows: readonly Row[]): string {
  const lines = rows.map((r) => [
    r.what,
    cell(r.ours),
    cell(r.peer),
    r.ratio === null ? '' : `${digits(r.ratio)}×`,
    r.target ?? '',
    verdict(r),
    r.note,
  ]);
  const head = ['What', 'Ours', 'Against', 'Ratio', 'Target', '', 'Note'];
  return [head, head.map(() => '---'), ...lines].map((l) => `| ${l.join(' | ')} |`).join('\n');
}

/** The same for a terminal: the medians alone, in columns. */
function columns(rows: readonly Row[]): string {
  const rate = (f: Figure | null): string => (f === null ? '' : f.unit === '' ? digits(f.median) : `${short(f.median)} ${f.unit}/s`);
  const lines = rows.map((r) => [
    r.what,
    rate(r.ours),
    rate(r.peer),
    r.ratio === null ? '' : `${digits(r.ratio)}×`,
    r.target ?? '',
    r.met === null ? '' : r.met ? 'met' : 'MISSED',
  ]);
  const all = [['', 'ours', 'against', 'ratio', 'target', ''], ...lines];
  const widths = all[0].map((_, column) => Math.max(...all.map((line) => line[column].length)));
  return all.map((line) => `  ${line.map((text, column) => text.padEnd(widths[column])).join('  ')}`.trimEnd()).join('\n');
}

function machine(): string {
  const cores = cpus();
  return `${cores[0].model.trim()}, ${cores.length} cores, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}, load before the run ${loadavg()[0].toFixed(2)}`;
}

/** Bad input gets one sentence. */
function sorry(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function readArguments() {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ options: { quick: flag, cpu: flag, write: flag }, allowPositionals: true });
  } catch {
    return sorry(`Use: bench [${NAMES.join(' ')}] [--quick] [--cpu] [--write]`);
  }
}

const { values, positionals } = readArguments();
const unknown = positionals.find((p) => !(NAMES as readonly string[]).includes(p));
if (unknown !== undefined) sorry(`There is no benchmark '${unknown}'; there is ${NAMES.join(', ')}.`);
if (values.write && positionals.length > 0) sorry('The results hold every benchmark, so --write goes without names.');

const sections = [
  '# Benchmarks',
  '',
  `Made by \`npm run starboard -- bench${values.cpu ? ' --cpu' : ''} --write\`${values.quick ? ' (`--quick`: short slots, rough figures)' : ''}. Ours and the peer run in one process (servers and their load: each in its own), in alternating slots of the same length; a figure is the median over the rounds with the quartiles in brackets. Peers run in their production builds.${values.cpu ? ' Time is processor time of all threads, because the machine was busy; only single answers in a long match are timed by the clock.' : ''}`,
  '',
  machine(),
];
console.log(sections.at(-1));
const wanted = positionals.length > 0 ? positionals : NAMES;
if (wanted.some((name) => AGAINST_PEERS.includes(name))) installPeers();
let broken = false;
for (const name of wanted) {
  try {
    const { title, rows } = await runOne(name, [...(values.quick ? ['quick'] : []), ...(values.cpu ? ['cpu'] : [])]);
    console.log(`\n${title}\n${columns(rows)}`);
    sections.push('', `## ${title}`, '', table(rows), '', `${rows[0].ours.rounds} rounds.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    broken = true;
  }
}
if (values.write && !broken) writeFileSync(join(import.meta.dirname, 'results.md'), `${sections.join('\n')}\n`);
process.exitCode = broken ? 1 : 0;
