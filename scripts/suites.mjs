/**
 * Runs every check and every test suite, each within its share of the time.
 *
 *   node scripts/suites.mjs [--deep] [suite …]     --deep: a hundred times the random cases, no limits of time
 *   node scripts/suites.mjs --names                 the suites there are
 *
 * No core waits for another: checks run side by side, all vitest suites are one run of as many workers as there are cores,
 * the browsers come last. A suite's time is the sum of its files', whatever ran beside it; one that takes more than twice its
 * share fails: so `npm test` stays what one runs before every commit. Under load it may take proportionally longer, and the
 * table says so.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';

const root = join(import.meta.dirname, '..');
if (Number(process.versions.node.split('.')[0]) < 22 || !existsSync(join(root, 'node_modules/.bin/vitest'))) {
  console.error('Run the suites by `npm test` (or `npm test -- SUITE`): it installs what they need and uses the right Node.');
  process.exit(2);
}
const { games } = await import('./syntax.mjs');

const bin = (name) => join(root, 'node_modules/.bin', name);
const script = (name) => [process.execPath, join(root, 'scripts', name)];
const check = (...command) => ({ check: command });
const vitest = (folder) => ({ vitest: folder });
const playwright = (folder) => ({ playwright: folder });

/** Name, share in seconds of one core, and what runs. */
const SUITES = [
  ['types', 15, check(bin('tsc'), '-p', '.')],
  ['web-types', 15, check(bin('tsc'), '-p', 'web')],
  ['e2e-types', 15, check(bin('tsc'), '-p', 'e2e')],
  ['imports', 10, check(...script('imports.mjs'))],
  ['unused', 15, check(process.execPath, join(root, 'node_modules/knip/bin/knip.js'))],
  ['format', 10, check(bin('biome'), 'ci', '--colors=off', '--error-on-warnings', '.')],
  ['purity', 3, check(...script('purity.mjs'))],
  ['names', 2, check(...script('names.mjs'))],
  ['rules', 3, check(...script('rules.mjs'))],
  ['stamp', 2, check(...script('stamp.mjs'), '--check')],
  ['dependencies', 3, check(...script('dependencies.mjs'), '--check')],
  ['kernel', 40, vitest('kernel')],
  ...games().map((game) => [game, 100, vitest(`games/${game}`)]),
  ['table-kit', 20, vitest('table-kit')],
  ['registry', 15, vitest('registry')],
  ['bots', 60, vitest('bots')],
  ['host', 80, vitest('host')],
  ['server', 330, vitest('server')],
  ['web', 80, vitest('web')],
  ['cli', 80, vitest('cli')],
  ['e2e', 550, playwright('e2e')],
];

const NAMES = [...SUITES.map(([name]) => name), 'mutants'];
const { values: flags, positionals: wanted } = readArguments();
if (flags.names) {
  console.log(NAMES.join('\n'));
  process.exit(0);
}
const unknown = wanted.filter((name) => !NAMES.includes(name));
if (unknown.length > 0) usage(`There is no suite '${unknown[0]}'; there is ${NAMES.join(', ')}.`);

// Hundreds of processes load the same modules: what one has compiled is there for the next.
const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...process.env, ...(flags.deep ? { STARBOARD_DEEP: '100' } : {}) };
const scratch = mkdtempSync(join(tmpdir(), 'starboard-suites-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

const results = [];
const began = performance.now();
const chosen = (kind) => SUITES.filter(([name, , what]) => what[kind] !== undefined && (wanted.length === 0 || wanted.includes(name)));
await sideBySide(
  chosen('check').map(
    ([name, share, what]) =>
      () =>
        oneCheck(name, share, what.check),
  ),
);
await tests(chosen('vitest'));
for (const [name, share, what] of chosen('playwright')) await browser(name, share, what.playwright);
// Takes hours: of the deep run only.
if (wanted.includes('mutants') || (flags.deep && wanted.length === 0)) await oneCheck('mutants', 36_000, script('mutation/run.mjs'));

results.sort((a, b) => NAMES.indexOf(a.name) - NAMES.indexOf(b.name));
console.log('\nsuite          time   share   passed  failed');
for (const r of results) {
  const line = [
    r.name.padEnd(10),
    `${r.seconds.toFixed(1)} s`.padStart(9),
    `${r.share} s`.padStart(7),
    String(r.passed).padStart(8),
    String(r.failed).padStart(7),
  ];
  console.log(`${line.join(' ')}${r.late ? '  too slow' : ''}`);
}
const sum = (key) => results.reduce((n, r) => n + r[key], 0);
if (busy() > 1.5) console.log(`(The load is ${busy().toFixed(1)} times what these cores can do, so limits of time are as much longer.)`);
console.log(`${'all'.padEnd(10)} ${`${((performance.now() - began) / 1000).toFixed(1)} s`.padStart(9)}   by the clock\n`);
// Repeated at the end of the run, for readers who have only its last page.
for (const text of results.flatMap((r) => r.failures.map((f) => `${r.name}: ${f}`))) console.log(`${text}\n`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

/** How many times more work waits than these cores can do, that of the suites included; at least 1. */
function busy() {
  return Math.max(1, (loadavg()[0] - 1) / availableParallelism());
}

function note(name, share, seconds, passed, failed, failures) {
  const late = !flags.deep && seconds > 2 * share * busy();
  if (late) failures.push(`took ${seconds.toFixed(1)} s, more than twice its share of ${share} s: make it quicker.`);
  results.push({ name, share, seconds, passed, failed: failed + (late ? 1 : 0), late, failures });
}

/** The beginning of what went wrong. */
function brief(text) {
  return stripVTControlCharacters(text ?? '')
    .split('\n')
    .slice(0, 30)
    .join('\n');
}

/** As many at once as there are cores, in the order given. */
async function sideBySide(jobs) {
  const left = [...jobs];
  const lane = async () => {
    for (let job = left.shift(); job !== undefined; job = left.shift()) await job();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}

/** What a command said and how it ended; without `heard` it says it to the terminal. */
function run([command, ...args], extra, heard) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...env, ...extra },
    stdio: ['ignore', ...(heard ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
  });
  let said = '';
  for (const stream of heard ? [child.stdout, child.stderr] : []) stream.setEncoding('utf8').on('data', (text) => (said += text));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, said: `${said}${error.message}`.trim() }));
    child.on('close', (code) => resolve({ ok: code === 0, said: said.trim() }));
  });
}

/** A check counts as one test. It is silent unless it fails, but for its last line. */
async function oneCheck(name, share, command) {
  const from = performance.now();
  const { ok, said } = await run(command, {}, true);
  console.log(`\n── ${name}${said === '' ? '' : `\n${ok ? said.split('\n').at(-1) : said}`}`);
  note(name, share, (performance.now() - from) / 1000, ok ? 1 : 0, ok ? 0 : 1, ok ? [] : [brief(said)]);
}

/** All vitest suites at once. Numbers come from the JSON report; what tests print (seeds among it) goes straight through. */
async function tests(suites) {
  if (suites.length === 0) return;
  console.log(`\n── ${suites.map(([name]) => name).join(', ')}`);
  const report = join(scratch, 'vitest.json');
  const folders = suites.map(([, , what]) => join(root, what.vitest) + sep);
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { ok } = await run([process.execPath, ...args, ...folders], {}, false);
  const files = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
  let failures = 0;
  for (const [name, share, what] of suites) {
    const own = files.filter((f) => relative(root, f.name).split(sep).join('/').startsWith(`${what.vitest}/`));
    const count = (status) => own.flatMap((f) => f.assertionResults).filter((t) => t.status === status).length;
    // A file that cannot be loaded fails no single test, but the suite; and so does having no tests at all.
    const broken = own.filter((f) => f.status === 'failed' && !f.assertionResults.some((t) => t.status === 'failed')).length;
    const failed = count('failed') + broken + (own.length === 0 ? 1 : 0);
    failures += failed;
    const said = own.filter((f) => f.status === 'failed').flatMap(whatFailed);
    note(name, share, own.reduce((n, f) => n + f.endTime - f.startTime, 0) / 1000, count('passed'), failed, said);
  }
  // An error after the last test belongs to no file.
  if (!ok && failures === 0) results.at(-1).failed = 1;
}

/** Each failed test of a file, or why the file could not be loaded. */
function whatFailed(file) {
  const failed = file.assertionResults.filter((t) => t.status === 'failed');
  const where = relative(root, file.name);
  if (failed.length === 0) return [`${where}\n${brief(file.message)}`];
  return failed.map((t) => `${where} > ${t.fullName}\n${brief(t.failureMessages.join('\n'))}`);
}

/** Playwright's numbers come from its JSON report, too. A flaky test would be one that passed only when tried again: none is. */
async function browser(name, share, folder) {
  console.log(`\n── ${name}`);
  const from = performance.now();
  const report = join(scratch, `${name}.json`);
  const args = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', folder];
  const { ok } = await run([process.execPath, ...args], { PLAYWRIGHT_JSON_OUTPUT_FILE: report }, false);
  const { stats = {}, suites = [] } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const { expected = 0, unexpected = 0, flaky = 0 } = stats;
  note(name, share, (performance.now() - from) / 1000, expected, ok ? 0 : Math.max(1, unexpected + flaky), suites.flatMap(whatFailedInPages));
}

/** The same of Playwright's report: suites lie within suites. */
function whatFailedInPages(suite) {
  const failed = (suite.specs ?? []).filter((spec) => !spec.ok);
  const errors = (spec) => spec.tests.flatMap((t) => t.results).flatMap((r) => r.errors.map((e) => e.message));
  const own = failed.map((spec) => `${spec.file}:${spec.line} > ${spec.title}\n${brief(errors(spec).join('\n'))}`);
  return [...own, ...(suite.suites ?? []).flatMap(whatFailedInPages)];
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { deep: { type: 'boolean' }, names: { type: 'boolean' } } });
  } catch (error) {
    return usage(error.message);
  }
}

function usage(sentence) {
  console.error(`${sentence}\nUsage: npm test -- [--deep] [suite …]`);
  process.exit(2);
}
