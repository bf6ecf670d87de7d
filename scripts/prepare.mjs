/**
 * Brings a clone to where `npm start` or `npm test` can run, and says so in one line; quick when nothing is to be done.
 * It runs before anything is installed, so it is plain JavaScript for Node 20 and uses only Node's own modules.
 *
 *   node scripts/prepare.mjs start    what server and command line need, and the pages built: no test tools, no peers
 *   node scripts/prepare.mjs test     everything installed; the browser tests build pages of their own (e2e/test/build.ts)
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (...path) => join(root, ...path);
const STAMP = at('node_modules', '.starboard.json');

/** The workspaces that `npm start` runs and builds; npm installs them with all they depend on, other workspaces included. */
const STARTS = ['cli', 'web'];
/** What the pages are made of: a change in one of these makes them stale. */
const PAGES = ['web', 'kernel', 'games', 'table-kit', 'registry', 'bots', 'host', 'server/api', 'server/storage'];
const PAGES_STAMP = at('web', 'dist', '.starboard.json');

const LEVELS = {
  start: {
    says: 'what the game needs',
    args: ['--omit=dev', '--include-workspace-root', ...STARTS.map((name) => `--workspace=${name}`)],
    satisfiedBy: ['start', 'test'],
  },
  test: {
    says: 'everything for the tests',
    // Said explicitly, because NODE_ENV=production would leave the test tools out.
    args: ['--include=dev'],
    satisfiedBy: ['test'],
  },
};

const level = LEVELS[process.argv[2]];
if (level === undefined) {
  console.error('Usage: node scripts/prepare.mjs start|test');
  process.exit(2);
}

const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
};
const readText = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const hash = (text) => createHash('sha256').update(text).digest('hex');
const lockText = readText(at('package-lock.json'));
/** npm writes this file last, so it also tells when somebody has changed node_modules since our stamp. */
const installedText = () => readText(at('node_modules', '.package-lock.json'));
/** The Node that everything after this script runs on; a package whose install script was skipped leaves none. */
const hasNode = () => existsSync(at('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node'));

/** Whether the stamp of an earlier run still tells the truth. */
function stamped() {
  const was = readJson(STAMP);
  return was !== null && was.lock === hash(lockText) && level.satisfiedBy.includes(was.level) && was.installed === hash(installedText()) && hasNode();
}

/** Whether node_modules holds every package of the lock file anyway: somebody ran `npm install` by hand. */
function installedByHand() {
  const text = installedText();
  if (text === '' || !hasNode()) return false;
  const has = JSON.parse(text).packages ?? {};
  const wanted = Object.entries(JSON.parse(lockText).packages);
  return wanted.every(([path, p]) => {
    // Optional packages are mostly other platforms' binaries; workspaces themselves are reached by their links.
    if (!path.includes('node_modules/') || p.optional || p.devOptional) return true;
    return has[path] !== undefined && has[path].version === p.version && existsSync(at(path));
  });
}

/** Folders of games that nobody has linked: npm ci would refuse with a page of its own words. */
function unlinkedGames() {
  const known = JSON.parse(lockText || '{}').packages ?? {};
  return readdirSync(at('games')).filter((name) => existsSync(at('games', name, 'package.json')) && known[`games/${name}`] === undefined);
}

/** Without the node_modules/.bin that `npm run` puts first: the node in there is about to be replaced. */
const pathOutside = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes(`node_modules${sep}.bin`))
  .join(delimiter);

function install() {
  console.log(`starboard: installing ${level.says} (npm ci, once; a minute or so) …`);
  const began = performance.now();
  const args = ['ci', ...level.args, '--loglevel=error', '--no-fund', '--no-audit', '--prefer-offline'];
  const env = { ...process.env, PATH: pathOutside };
  const done = spawnSync('npm', args, { cwd: root, env, encoding: 'utf8', shell: process.platform === 'win32', maxBuffer: 1 << 28 });
  if (done.status !== 0) {
    console.error(`${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`.trim());
    console.error(`starboard: \`npm ${args.join(' ')}\` failed; the reason is above.`);
    process.exit(1);
  }
  if (!hasNode()) {
    console.error('starboard: npm installed no Node 24; does it forbid the install script of the package `node`? (npm config get ignore-scripts)');
    process.exit(1);
  }
  console.log(`starboard: installed in ${Math.round((performance.now() - began) / 1000)} s`);
}

function stamp(name) {
  mkdirSync(at('node_modules'), { recursive: true });
  writeFileSync(STAMP, JSON.stringify({ level: name, lock: hash(lockText), installed: hash(installedText()) }));
}

const [unlinked] = unlinkedGames();
if (unlinked !== undefined) {
  console.error(`starboard: the game in games/${unlinked} is new and not linked yet: run \`npm install\`.`);
  process.exit(1);
}
if (!stamped()) {
  if (installedByHand()) stamp('test');
  else {
    install();
    stamp(process.argv[2]);
  }
}

/** Every source file of the pages, by name, size and time: reading them all would take longer than it saves. */
function sources(path, list = []) {
  if (!existsSync(at(path))) return list;
  const stat = statSync(at(path));
  if (stat.isDirectory()) {
    for (const name of readdirSync(at(path)).sort()) if (!['node_modules', 'dist', 'test', 'golden'].includes(name)) sources(join(path, name), list);
  } else list.push(`${path} ${stat.size} ${stat.mtimeMs}`);
  return list;
}

function buildPages() {
  const now = hash(lockText + PAGES.flatMap((path) => sources(path)).join('\n'));
  if (readJson(PAGES_STAMP)?.sources === now) return;
  console.log('starboard: building the pages …');
  const began = performance.now();
  const vite = [at('node_modules', 'vite', 'bin', 'vite.js'), 'build', 'web', '--logLevel', 'warn'];
  const done = spawnSync(at('node_modules', '.bin', 'node'), vite, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 1 << 28,
  });
  if (done.status !== 0) {
    console.error(`${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`.trim());
    console.error('starboard: the pages could not be built; the reason is above.');
    process.exit(1);
  }
  writeFileSync(PAGES_STAMP, JSON.stringify({ sources: now }));
  console.log(`starboard: built in ${Math.round((performance.now() - began) / 1000)} s`);
}

if (process.argv[2] === 'start') buildPages();
