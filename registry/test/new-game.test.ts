/** `npm run new-game` in a copy of the repository that has just what it touches: what it writes is a game that keeps the contract. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const NAME = 'quillfish';
const copy = mkdtempSync(join(tmpdir(), 'starboard-new-game-'));
const at = (...path: string[]): string => join(copy, ...path);
const read = (...path: string[]): string => readFileSync(at(...path), 'utf8');

const node = (...args: string[]): { status: number | null; text: string } => {
  const done = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return { status: done.status, text: `${done.stdout}${done.stderr}` };
};
const newGame = (...args: string[]): { status: number | null; text: string } => node('scripts/new-game.mjs', ...args);

let made: { status: number | null; text: string };
beforeAll(() => {
  for (const part of ['scripts', 'registry', 'package-lock.json', 'biome.json', '.gitignore'])
    cpSync(join(ROOT, part), at(part), { recursive: true });
  mkdirSync(at('games'));
  mkdirSync(at('web', 'src', 'paper'), { recursive: true });
  // A list of ordinary words names no game.
  writeFileSync(at('web', 'src', 'paper', 'list.en.ts'), `export const LIST = 'acorn ${NAME}';\n`);
  writeFileSync(at('web', 'page.ts'), 'export const lantern = 1;\n');
  symlinkSync(join(ROOT, 'node_modules'), at('node_modules'));
  made = newGame(NAME, '--no-install');
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true }));

test('it says what was made, and that it is not linked yet', () => {
  expect(made.text).toContain(`games/${NAME} is a game that can be played`);
  expect(made.text).toContain('run `npm install`');
  expect(made.status).toBe(0);
});

test('the folder has every file whose name is required, and nothing is called after the template', () => {
  const files = readdirSync(at('games', NAME), { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(
    expect.arrayContaining([
      'RULES.md',
      'package.json',
      'index.ts',
      'game.ts',
      join('rules', 'types.ts'),
      join('rules', 'ids.ts'),
      join('rules', 'version.ts'),
      join('words', 'en.ts'),
      join('words', 'de.ts'),
      join('words', 'rulebook.en.ts'),
      join('words', 'rulebook.de.ts'),
      join('bot', 'mind.ts'),
      join('terminal', 'sketch.ts'),
      join('test', 'conformance.test.ts'),
      join('test', 'rules.test.ts'),
    ]),
  );
  const texts = files.filter((f) => /\.\w+$/.test(f)).map((f) => read('games', NAME, f));
  expect(texts.filter((text) => /sample/i.test(text))).toEqual([]);
  expect(read('games', NAME, 'rules', 'version.ts')).toMatch(/VERSION = '[0-9a-f]{12}'/);
});

test('the registry lists it and depends on it, and it has a cover and a sign', () => {
  expect(read('registry/index.ts')).toContain(`  ${NAME}: async () => (await import('@starboard/${NAME}'))`);
  const { dependencies } = JSON.parse(read('registry/package.json')) as { dependencies: Record<string, string> };
  expect(Object.keys(dependencies)).toContain(`@starboard/${NAME}`);
  expect(Object.keys(dependencies)).toEqual(Object.keys(dependencies).toSorted());
  for (const folder of ['games', 'emblems']) {
    const drawn = read('web/public/art', folder, `${NAME}.svg`);
    expect(drawn).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
    expect(drawn).not.toMatch(/<text|<script|<image|href="http/);
  }
});

test('it keeps the contract, its rules page agrees with its tests, and it is formatted', () => {
  writeFileSync(
    at('check.ts'),
    `import { findings } from ${JSON.stringify(join(ROOT, 'kernel/conformance/suite.ts'))};
     import { cartridge } from './games/${NAME}/index.ts';
     console.log(JSON.stringify(findings(cartridge.game, { seats: [3], optionSets: [{}], games: 1 })));`,
  );
  expect(
    execFileSync(process.execPath, [at('check.ts')], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .at(-1),
  ).toBe('[]');
  expect(node('scripts/rules.mjs')).toEqual({ status: 0, text: `rules: ${NAME}: 6 rules, 6 tested by name\n` });
  expect(spawnSync(join(ROOT, 'node_modules/.bin/biome'), ['ci', '--error-on-warnings', `games/${NAME}`], { cwd: copy }).status).toBe(0);
});

test('before it is linked, starting says what to do instead of failing somewhere', () => {
  const { status, text } = node('scripts/prepare.mjs', 'start');
  expect({ status, text }).toEqual({ status: 1, text: `starboard: the game in games/${NAME} is new and not linked yet: run \`npm install\`.\n` });
  const loaded = node(
    '--input-type=module',
    '-e',
    `await (await import('./registry/index.ts')).loadGame('${NAME}').catch((e) => console.log(e.message));`,
  );
  expect(loaded.text).toContain(`The game '${NAME}' is listed, but not installed: run \`npm install\`.`);
});

test('every command installs what it needs before it runs: it may be the first one in a fresh clone, with Node 20', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  const commands = Object.keys(scripts).filter((name) => !(name.startsWith('pre') && name.slice(3) in scripts));
  expect(commands).toContain('new-game');
  expect(commands.filter((name) => !/^node scripts\/prepare\.mjs (start|test)$/.test(scripts[`pre${name}`] ?? ''))).toEqual([]);
});

describe('it refuses with a sentence and touches nothing', () => {
  test.each([
    [[], 'Say how the game is called'],
    [['Chess'], "'Chess' cannot be the id of a game"],
    [['../x'], "'../x' cannot be the id of a game"],
    [[NAME], 'is there already'],
    [['lantern'], "The word 'lantern' stands in web/page.ts"],
    [['otherfish', '--fast'], "There is no flag '--fast'"],
  ])('%j', (args, sentence) => {
    const before = read('registry/index.ts');
    const { status, text } = newGame(...args);
    expect([status, text]).toEqual([1, expect.stringContaining(sentence)]);
    expect(text).not.toMatch(/\bat .*:\d+/);
    expect(read('registry/index.ts')).toBe(before);
    expect(existsSync(at('games', args[0] ?? 'x', 'game.ts'))).toBe(args[0] === NAME);
  });
});
