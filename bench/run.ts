/**
 * `node bench/run.ts [names…] [--quick] [--cpu] [--write]` runs the benchmarks one after the other and prints a table;
 * `--write` puts it into results.md; `--cpu` counts processor time, for a machine that others use too. A missed target is shown, not an error: only a crash gives a bad exit code.
 */
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { digits, type Figure, type Row, short } from './harness.ts';

const NAMES = ['play', 'views', 'states', 'search', 'long'] as const;

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

/** A figure without a unit is no rate. */
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

function machine(): string {
  const cores = cpus();
  return `${cores[0].model.trim()}, ${cores.length} cores, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}, load before the run ${loadavg()[0].toFixed(2)}`;
}

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, cpu: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.find((p) => !(NAMES as readonly string[]).includes(p));
if (unknown !== undefined) {
  console.error(`There is no benchmark '${unknown}'; there is ${NAMES.join(', ')}.`);
  process.exit(2);
}

const sections = [
  '# Benchmarks',
  '',
  `Made by \`npm run starboard -- bench --write\`${values.quick ? ' (`--quick`: short slots, rough figures)' : ''}. Ours and the peer run in one process, in alternating slots of the same length; a figure is the median over the rounds with the quartiles in brackets. Peers run in their production builds.${values.cpu ? ' Time is processor time of all threads: the machine was busy.' : ''}`,
  '',
  machine(),
];
console.log(sections.at(-1));
let broken = false;
for (const name of positionals.length > 0 ? positionals : NAMES) {
  try {
    const { title, rows } = await runOne(name, [...(values.quick ? ['quick'] : []), ...(values.cpu ? ['cpu'] : [])]);
    const section = ['', `## ${title}`, '', table(rows), '', `${rows[0].ours.rounds} rounds.`];
    console.log(section.join('\n'));
    sections.push(...section);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    broken = true;
  }
}
if (values.write && !broken) writeFileSync(join(import.meta.dirname, 'results.md'), `${sections.join('\n')}\n`);
process.exitCode = broken ? 1 : 0;
