/**
 * docs/dependencies.md: every package that is installed for production, with version, licence, the date of its last release and why it
 * is there. `npm run list-dependencies` writes it and asks the registry for dates; `--check` (part of `npm test`) needs no network: it
 * fails when the page no longer agrees with the lock file, when a package has no accepted licence, or when nobody said why it is there.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { files, root } from './syntax.mjs';

const PAGE = join(root, 'docs/dependencies.md');

/** Why we depend on it. What a package brings along is listed by who needs it. */
const WHY = {
  '@fastify/cookie': 'Reads and writes the session cookie.',
  '@fastify/helmet': 'Security headers, the content policy among them.',
  '@fastify/rate-limit': 'Requests per address and minute.',
  '@fastify/static': 'Serves the built pages and their compressed forms.',
  '@fastify/websocket': 'The WebSocket handshake and control frames.',
  '@fontsource-variable/atkinson-hyperlegible-next': 'The typeface of running text.',
  '@fontsource-variable/bricolage-grotesque': 'The typeface of headings.',
  '@fontsource-variable/fraunces': 'The typeface of Rarities.',
  '@noble/ciphers': 'ChaCha20, the chance of real matches, the same in Node and in browsers.',
  '@noble/hashes': 'SHA-256 for commitments, the same in Node and in browsers.',
  '@simplewebauthn/browser': 'Passkeys, in the page.',
  '@simplewebauthn/server': 'Passkeys: checks what a device signed.',
  'better-sqlite3': 'The embedded database.',
  fastify: 'The HTTP server.',
  ink: 'The full-screen terminal.',
  'lean-qr': 'The QR code of an invitation link.',
  node: 'Node 24 as a package, so that a machine with Node 20 is enough to begin.',
  nodemailer: 'E-mail, for hosts who set STARBOARD_SMTP.',
  '@nats-io/transport-node': 'Messages between several servers, for those who set NATS_URL. The official client; loaded only then.',
  pg: 'PostgreSQL, for those who set DATABASE_URL.',
  pino: 'Structured logs.',
  piscina: 'The pool of threads in which bots think.',
  preact: 'The pages and the drawn tables.',
  'preact-render-to-string': 'Plots of the summary in the command line’s reports.',
  'prom-client': 'Metrics for Prometheus.',
  react: 'Needed by Ink.',
  vite: 'Builds the pages at the first `npm start`.',
  'web-push': 'Signs and encrypts push messages (VAPID, RFC 8291).',
  zod: 'Checks everything that comes in: requests, messages, records, files.',
};
const LICENCES =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|OFL-1\.1|MPL-2\.0|Python-2\.0)( (AND|OR) .*)?\)?$/;

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/** Where `name` is found from the package at `from`, as Node would. */
function resolve(from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (lock[path] !== undefined) return path;
    if (at === '') return null;
    if (!at.includes('/node_modules/')) at = '';
    if (at === '' && lock[`node_modules/${name}`] !== undefined) return `node_modules/${name}`;
    if (at === '') return null;
  }
}

/** Every production package: path in the lock file → names of those that need it; null: one of our workspaces does. */
function production() {
  const found = new Map();
  const queue = [];
  const need = (from, name, by) => {
    const path = resolve(from, name);
    if (path === null || lock[path].link) return;
    if (!found.has(path)) {
      found.set(path, new Set());
      queue.push(path);
    }
    found.get(path).add(by);
  };
  const workspaces = files('{kernel,bots,registry,host,server,web,cli,table-kit}/package.json', 'games/*/package.json', 'package.json');
  for (const path of workspaces) {
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, path), 'utf8'));
    for (const name of Object.keys(dependencies)) if (!name.startsWith('@starboard/')) need(path.replace(/\/?package\.json$/, ''), name, null);
  }
  for (let path = queue.shift(); path !== undefined; path = queue.shift())
    for (const name of Object.keys(lock[path].dependencies ?? {})) need(path, name, nameOf(path));
  return found;
}

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

function licenceOf(path) {
  if (lock[path].license !== undefined) return lock[path].license;
  const file = join(root, path, 'package.json');
  const { license, licenses } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return typeof license === 'string' ? license : (license?.type ?? licenses?.map((l) => l.type).join(' OR ') ?? 'unknown');
}

/** One row for a version, however often it is installed. */
const byVersion = new Map();
for (const [path, by] of production()) {
  const key = `${nameOf(path)} ${lock[path].version}`;
  const row = byVersion.get(key) ?? { name: nameOf(path), version: lock[path].version, licence: licenceOf(path), by: new Set() };
  for (const one of by) row.by.add(one);
  byVersion.set(key, row);
}
const rows = [...byVersion].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => ({ ...row, by: [...row.by] }));

const complaints = [];
for (const { name, licence, by } of rows) {
  if (!LICENCES.test(licence)) complaints.push(`${name} has the licence '${licence}', which is not on the list of those that fit MIT.`);
  if (by.includes(null) && WHY[name] === undefined) complaints.push(`Say in scripts/dependencies.mjs why ${name} is there.`);
}
for (const name of Object.keys(WHY))
  if (!rows.some((r) => r.name === name)) complaints.push(`${name} is explained in scripts/dependencies.mjs but not installed.`);

/** The columns that the lock file decides; dates come from the registry. */
const facts = ({ name, version, licence, by }) => {
  const why = by.includes(null) ? WHY[name] : `needed by ${[...by].sort().join(', ')}`;
  return [name, version, licence, why];
};
const written = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
const tableRows = written.split('\n').filter((line) => /^\| (?!package |---)/.test(line));
const known = new Map(
  tableRows
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, name, version, licence, last, why]) => [`${name} ${version}`, { licence, last, why }]),
);

if (process.argv.includes('--check')) {
  for (const row of rows) {
    const [name, version, licence, why] = facts(row);
    const had = known.get(`${name} ${version}`);
    if (had === undefined || had.licence !== licence || had.why !== why)
      complaints.push(`docs/dependencies.md is not current (${name} ${version}): run 'npm run list-dependencies'.`);
  }
  if (tableRows.length !== rows.length)
    complaints.push(`docs/dependencies.md lists ${tableRows.length} packages, ${rows.length} are installed: run 'npm run list-dependencies'.`);
} else {
  const lastOf = (name) => {
    const { modified, created, ...times } = JSON.parse(
      execFileSync('npm', ['view', name, 'time', '--json'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
    return Object.values(times).sort().at(-1).slice(0, 10);
  };
  const lines = rows.map((row) => {
    const [name, version, licence, why] = facts(row);
    return `| ${name} | ${version} | ${licence} | ${lastOf(name)} | ${why} |`;
  });
  const page = [
    '# Production dependencies',
    '',
    'Every package that a server or the pages run with, pinned by `package-lock.json`. Made by `npm run list-dependencies`; `npm test` checks that it agrees with the lock file, that every licence fits ours (MIT), and that somebody said why each direct dependency is there. “Last release” is the newest release of the package, not of the version in use.',
    '',
    `${rows.length} packages, ${rows.filter((r) => r.by.includes(null)).length} of them chosen by us.`,
    '',
    '| package | version | licence | last release | why |',
    '|---|---|---|---|---|',
    ...lines,
    '',
  ];
  writeFileSync(PAGE, page.join('\n'));
}
for (const c of complaints) console.error(c);
console.log(`dependencies: ${rows.length} packages, ${complaints.length} complaints`);
process.exitCode = complaints.length > 0 ? 1 : 0;
