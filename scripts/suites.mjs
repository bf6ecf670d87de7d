/**
 * Runs every check and every test suite, each within its share of the time.
 *
 *   node scripts/suites.mjs [--deep] [suite …]     --deep: a hundred times the random cases, no limits of time
 *   node scripts/suites.mjs --names                 the suites there are
 *
 * A suite that takes more than twice its share fails: so `npm test` stays what one runs before every commit. A machine that
 * is busy with other things gives it proportionally longer, and the table says so.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '..');
if (Number(process.versions.node.split('.')[0]) < 22 || !existsSync(join(root, 'node_modules/.bin/vitest'))) {
  console.error('Run the suites by `npm test` (or `npm test -- SUITE`): it installs what they need and uses the right Node.');
  process.exit(2);
}
const { games } = await import('./syntax.mjs');

const bin = (name) => join(root, 'node_modules/.bin', name);
const script = (name) => [process.execPath, join(root, 'scripts', name)];
const vitest = (folder) => ({ vitest: folder });
const playwright = (folder) => ({ playwright: folder });

/** Name, share in seconds (on two cores), and what runs. Together under twenty minutes, as shares; in fact about ten. */
const SUITES = [
  ['format', 10, [bin('biome'), 'ci', '--colors=off', '--error-on-warnings', '.']],
  ['types', 15, [bin('tsc'), '-p', '.']],
  ['web-types', 15, [bin('tsc'), '-p', 'web']],
  ['e2e-types', 15, [bin('tsc'), '-p', 'e2e']],
  ['imports', 10, script('imports.mjs')],
  ['purity', 3, script('purity.mjs')],
  ['unused', 15, [process.execPath, join(root, 'node_modules/knip/bin/knip.js')]],
  ['rules', 3, script('rules.mjs')],
  ['stamp', 2, [...script('stamp.mjs'), '--check']],
  ['kernel', 120, vitest('kernel')],
  ...games().map((game) => [game, 120, vitest(`games/${game}`)]),
  ['table-kit', 20, vitest('table-kit')],
  ['registry', 10, vitest('registry')],
  ['bots', 90, vitest('bots')],
  ['host', 60, vitest('host')],
  ['server', 150, vitest('server')],
  ['web', 70, vitest('web')],
  ['cli', 40, vitest('cli')],
  ['e2e', 180, playwright('e2e')],
];

const NAMES = SUITES.map(([name]) => name);
const { values: flags, positionals: wanted } = readArguments();
if (flags.names) {
  console.log(NAMES.join('\n'));
  process.exit(0);
}
const unknown = wanted.filter((name) => !NAMES.includes(name));
if (unknown.length > 0) usage(`There is no suite '${unknown[0]}'; there is ${NAMES.join(', ')}.`);

const env = { ...process.env, ...(flags.deep ? { STARBOARD_DEEP: '100' } : {}) };
const scratch = mkdtempSync(join(tmpdir(), 'starboard-suites-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

const results = [];
for (const [name, share, what] of SUITES) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name}`);
  const began = performance.now();
  const { passed, failed } = Array.isArray(what) ? check(what) : what.vitest ? tests(name, what.vitest) : browser(name, what.playwright);
  const seconds = (performance.now() - began) / 1000;
  const late = !flags.deep && seconds > 2 * share * busy();
  if (late) console.error(`${name} took ${seconds.toFixed(1)} s, more than twice its share of ${share} s: make it quicker.`);
  results.push({ name, share, seconds, passed, failed: failed + (late ? 1 : 0), late });
}

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
if (busy() > 1.5) console.log(`(The machine is busy with other things: ${busy().toFixed(1)} times what it can do.)`);
console.log(`${'all'.padEnd(10)} ${`${sum('seconds').toFixed(1)} s`.padStart(9)} ${`${sum('share')} s`.padStart(7)}\n`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

/** How many times more work waits for these cores than the suites make themselves; 1 on a machine of our own. */
function busy() {
  return Math.max(1, (loadavg()[0] - 1) / availableParallelism());
}

/** A check counts as one test. It is silent unless it fails, but for its last line. */
function check([command, ...args]) {
  const done = spawnSync(command, args, { cwd: root, env, encoding: 'utf8', maxBuffer: 1 << 28 });
  const said = `${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`.trim();
  const ok = done.status === 0;
  if (said !== '') console.log(ok ? said.split('\n').at(-1) : said);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A vitest suite tells its numbers by its JSON report; what its tests print (seeds among it) goes straight through. */
function tests(name, folder) {
  const report = join(scratch, `${name}.json`);
  const args = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--dir',
    folder,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const done = spawnSync(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const { numPassedTests = 0, numFailedTests = 0 } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  // A file that cannot be loaded, an error after the last test or no tests at all fail no single test, but the suite.
  const failed = done.status === 0 ? 0 : Math.max(1, numFailedTests);
  return { passed: numPassedTests, failed };
}

/** Playwright's numbers come from its JSON report, too. A flaky test would be one that passed only when tried again: none is. */
function browser(name, folder) {
  const report = join(scratch, `${name}.json`);
  const args = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', folder];
  const done = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const { expected = 0, unexpected = 0, flaky = 0 } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).stats : {};
  return { passed: expected, failed: done.status === 0 ? 0 : Math.max(1, unexpected + flaky) };
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
