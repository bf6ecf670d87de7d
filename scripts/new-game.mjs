/**
 * Makes a new game that can be played at once: the folder games/NAME, its line in the registry, the dependency, a cover, and a
 * link by `npm install`. The game is the small one in scripts/new-game/, renamed; its author then changes it into their own.
 *
 *   npm run new-game NAME               NAME: the id, 3 to 24 lower-case letters
 *   npm run new-game NAME -- --no-install
 *
 * It works in the current folder, the root of the repository.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const TEMPLATE = join(import.meta.dirname, 'new-game');
const INDEX = 'registry/index.ts';
const PACKAGE = 'registry/package.json';
/** Where the registry's list of games ends. */
const LAST_GAME = /(const games\b.*= \{\n(?: {2}.*\n)*?)(\};)/;
/** Folders of the platform, which must not name a game (scripts/purity.mjs). Lists of ordinary words name none. */
const PLATFORM = '{kernel,bots,cli,host,server,web,table-kit}/**/*.{ts,tsx,mjs,js,css,html,json}';

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

const args = process.argv.slice(2);
const [name] = args.filter((a) => !a.startsWith('-'));
const unknown = args.find((a) => a.startsWith('-') && a !== '--no-install');
if (unknown !== undefined) stop(`There is no flag '${unknown}'; there is --no-install.`);
if (name === undefined) stop('Say how the game is called: npm run new-game NAME');
if (!/^[a-z]{3,24}$/.test(name)) stop(`'${name}' cannot be the id of a game: 3 to 24 letters from a to z, nothing else.`);
if (!existsSync(INDEX)) stop('Run this in the root of the repository.');

const folder = join('games', name);
const cover = join('web/public/art/games', `${name}.svg`);
const emblem = join('web/public/art/emblems', `${name}.svg`);
const taken = [folder, cover, emblem].find(existsSync);
if (taken !== undefined) stop(`${taken} is there already.`);
const named = globSync(PLATFORM, { exclude: (path) => /(^|[\\/])(node_modules|test|dist)$/.test(path) })
  .filter((path) => !/paper[\\/]list\.\w+\.ts$/.test(path))
  .find((path) => readFileSync(path, 'utf8').toLowerCase().includes(name));
if (named !== undefined) stop(`The word '${name}' stands in ${named}, and the platform must not name a game. Choose another id.`);

const index = readFileSync(INDEX, 'utf8');
if (!LAST_GAME.test(index)) stop(`${INDEX} does not have a list of games that this script can read.`);

const title = name[0].toUpperCase() + name.slice(1);
const renamed = (text) => text.replaceAll(/\bsample\b/g, name).replaceAll(/\bSample\b/g, title);

cpSync(TEMPLATE, folder, { recursive: true });
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = join(entry.parentPath, entry.name);
  writeFileSync(path, renamed(readFileSync(path, 'utf8')));
}

const line = `  ${name}: async () => (await import('@starboard/${name}')).cartridge as unknown as AnyCartridge,\n`;
writeFileSync(INDEX, index.replace(LAST_GAME, `$1${line}$2`));

const registry = JSON.parse(readFileSync(PACKAGE, 'utf8'));
const dependencies = Object.entries({ ...registry.dependencies, [`@starboard/${name}`]: '0.1.0' }).sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(PACKAGE, `${JSON.stringify({ ...registry, dependencies: Object.fromEntries(dependencies) }, null, 2)}\n`);

for (const [path, draw] of [
  [cover, drawCover],
  [emblem, drawEmblem],
]) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, draw(name));
}

// A long name makes long lines; the formatter is there once everything is installed.
const biome = join('node_modules', '.bin', 'biome');
if (existsSync(biome)) run([biome, 'check', '--write', '--log-level=error', folder], 'the new files could not be formatted');
run([process.execPath, join(import.meta.dirname, 'stamp.mjs')], 'the version of the rules could not be written');
if (!args.includes('--no-install')) run(['npm', 'install', '--no-fund', '--no-audit', '--loglevel=error'], '`npm install` failed');

console.log(`${folder} is a game that can be played: npm run starboard play ${name}
Its tests: npm test -- ${name}. What to change first: ${folder}/RULES.md, then rules/types.ts. CONTRIBUTING.md tells the rest.`);
if (args.includes('--no-install')) console.log('It is not linked yet: run `npm install` before you start it.');

function run([command, ...rest], failed) {
  const done = spawnSync(command, rest, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.status !== 0) stop(`starboard: ${failed}; the reason is above.`);
}

/** From 0 to 359. */
function hueOf(id) {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
}

/** One card of the cover, as a sign that stands for the game in lists. */
function drawEmblem(id) {
  const hue = hueOf(id);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="hsl(${hue} 40% 14%)"/><rect x="20" y="14" width="25" height="36" rx="5" fill="hsl(${hue} 55% 60%)" stroke="#10172b" stroke-width="3" transform="rotate(10 32 32)"/></svg>\n`;
}

/** Three cards before a night sky, in a colour of the game's own. No text: covers are not translated. */
function drawCover(id) {
  const hue = hueOf(id);
  const card = (x, turn, light) =>
    `<rect x="${x}" y="48" width="62" height="88" rx="8" fill="hsl(${hue} 55% ${light}%)" stroke="#10172b" stroke-width="3" transform="rotate(${turn} ${x + 31} 92)"/>`;
  const stars = [38, 96, 186, 231, 272].map((x, i) => `<circle cx="${x}" cy="${14 + ((i * 17) % 40)}" r="${i % 2 === 0 ? 1.6 : 1}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 302 172"><rect width="302" height="172" fill="hsl(${hue} 40% 14%)"/><g fill="#fff" opacity=".6">${stars}</g>${card(74, -14, 48)}${card(120, 0, 60)}${card(166, 14, 74)}</svg>\n`;
}
