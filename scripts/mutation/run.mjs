/**
 * Mutation testing: plants one small fault at a time into a copy of the sources and runs the tests that should notice. A mutant that
 * passes them all has survived: either a test is missing, or the change means nothing; such ones are listed with their reason in
 * justified.json. `npm run deep` runs it; `npm run mutants -- [--area kernel] [--share 0.1] [--seed 7] [--lanes 2]` by hand.
 *
 * The choice is seeded and stable: a site is drawn by a hash of its file and text, so a change elsewhere does not draw others.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { files, games, root } from '../syntax.mjs';
import { mutate, sitesOf } from './sites.mjs';

/** What is mutated, how often, and by which tests it is judged, the quickest first. */
const AREAS = [
  { name: 'kernel', sources: ['kernel/*.ts'], but: /index|contract|languages|pseudo/, mutants: 80, tests: [['kernel/test']] },
  { name: 'host', sources: ['host/*.ts'], but: /index|wire/, mutants: 60, tests: [['host/test']] },
  {
    name: 'storage',
    sources: ['server/storage/*.ts', 'host/storage.ts'],
    but: /migrations|dump/,
    mutants: 40,
    tests: [
      ['server/test/storage', 'server/test/journal', 'server/test/lock'],
      ['server/test/crash', 'server/test/kill'],
    ],
  },
  ...games().map((game) => ({
    name: game,
    sources: [`games/${game}/rules/**/*.ts`],
    but: /version|ids|types|secrets|invariants/,
    mutants: 40,
    tests: [[`games/${game}/test`]],
  })),
];

const { values: flags } = parseArgs({
  options: {
    area: { type: 'string', multiple: true },
    seed: { type: 'string', default: '1' },
    share: { type: 'string', default: '1' },
    lanes: { type: 'string', default: String(availableParallelism()) },
    list: { type: 'boolean', default: false },
  },
});

const JUSTIFIED = join(root, 'scripts/mutation/justified.json');
const justified = existsSync(JUSTIFIED) ? JSON.parse(readFileSync(JUSTIFIED, 'utf8')) : [];

const hash = (...parts) => createHash('sha256').update(parts.join('\0')).digest('hex');

/** The mutants of an area, drawn without regard to line numbers. */
function draw(area) {
  const all = files(...area.sources)
    .filter((path) => !path.includes('/test/') && !area.but.test(path.split('/').at(-1)))
    .flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      const lines = source.split('\n');
      const seen = new Map();
      return sitesOf(source).map((site) => {
        const text = lines[site.line - 1].trim();
        const same = `${site.kind} ${site.was} ${site.text} ${text}`;
        seen.set(same, (seen.get(same) ?? 0) + 1);
        return { ...site, area, path, code: text, key: hash(flags.seed, path, same, seen.get(same)) };
      });
    });
  return all.sort((a, b) => (a.key < b.key ? -1 : 1)).slice(0, Math.ceil(area.mutants * Number(flags.share)));
}

/** A copy of everything the tests need; node_modules is copied too, because its links must lead into the copy. */
function copyTree() {
  const tree = mkdtempSync(join(tmpdir(), 'starboard-mutants-'));
  for (const path of files('{kernel,games,table-kit,registry,bots,host,server,web,cli,bench,e2e,scripts}/**/*', '*.{ts,json,mjs}')) {
    if (path.includes('/dist/') || path.includes('/node_modules/')) continue;
    const to = join(tree, path);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(root, path), to, { recursive: true });
  }
  cpSync(join(root, 'node_modules'), join(tree, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  return tree;
}

/** Whether the tests pass in this tree; those that hang are ended and count as failed. */
function pass(tree, folders, limitMs) {
  return new Promise((resolve) => {
    const args = [join(tree, 'node_modules/vitest/vitest.mjs'), 'run', '--bail=1', '--reporter=dot', '--maxWorkers=1', ...folders];
    const child = spawn(process.execPath, args, { cwd: tree, stdio: 'ignore', detached: true, env: { ...process.env, STARBOARD_DEEP: undefined } });
    const timer = setTimeout(() => {
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has just ended by itself.
      }
    }, limitMs);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve(code === 0);
    });
  });
}

const name = (m) =>
  `${m.path}:${m.line} ${m.kind}: ${m.was.length > 60 ? `${m.was.slice(0, 57)}…` : m.was} → ${m.text === '' || m.text === ';' ? '(removed)' : m.text}`;
const isJustified = (m) => justified.some((j) => j.path === m.path && j.code === m.code && j.was === m.was && j.text === m.text);

const areas = AREAS.filter((a) => flags.area === undefined || flags.area.includes(a.name));
const mutants = areas.flatMap(draw);
if (flags.list) {
  for (const m of mutants) console.log(name(m));
  console.log(`${mutants.length} mutants`);
  process.exit(0);
}

const trees = Array.from({ length: Number(flags.lanes) }, copyTree);
const cleanUp = () => {
  for (const tree of trees) rmSync(tree, { recursive: true, force: true });
};
process.on('exit', cleanUp);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));

// Without a fault everything must pass, and its time is the measure of what hangs.
const limits = new Map();
for (const area of areas) {
  const from = performance.now();
  for (const folders of area.tests)
    if (!(await pass(trees[0], folders, 3_600_000))) {
      console.error(`The tests of ${area.name} fail without a mutant.`);
      process.exit(1);
    }
  limits.set(area, 60_000 + 4 * (performance.now() - from));
}

const left = [...mutants];
const survivors = [];
const counts = new Map(areas.map((a) => [a.name, { killed: 0, survived: 0, justified: 0 }]));
await Promise.all(
  trees.map(async (tree) => {
    for (let m = left.shift(); m !== undefined; m = left.shift()) {
      const file = join(tree, m.path);
      const source = readFileSync(file, 'utf8');
      writeFileSync(file, mutate(source, m));
      let alive = true;
      for (const folders of m.area.tests) if (alive) alive = await pass(tree, folders, limits.get(m.area));
      writeFileSync(file, source);
      const count = counts.get(m.area.name);
      if (!alive) count.killed++;
      else if (isJustified(m)) count.justified++;
      else {
        count.survived++;
        survivors.push(m);
        console.log(`survived  ${name(m)}\n          ${m.code}`);
      }
    }
  }),
);
console.log(`\nseed ${flags.seed}\narea        killed  survived  justified`);
for (const [area, c] of counts)
  console.log(`${area.padEnd(10)} ${String(c.killed).padStart(7)} ${String(c.survived).padStart(9)} ${String(c.justified).padStart(10)}`);
console.log(`${mutants.length} mutants, ${survivors.length} survived`);
process.exitCode = survivors.length > 0 ? 1 : 0;
