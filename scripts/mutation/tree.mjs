/** A copy of the repository in which faults are planted, and the tests run there. */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { files, root } from '../syntax.mjs';
import { mutate, probe } from './sites.mjs';

/** Everything the tests need. node_modules is part of it, because its links must lead into the copy; hard links where there are any. */
export function copyTree() {
  const tree = mkdtempSync(join(tmpdir(), 'starboard-mutants-'));
  for (const path of files('{kernel,games,table-kit,registry,bots,host,server,web,cli,bench,e2e,scripts}/**/*', '*.{ts,json,mjs}')) {
    if (path.includes('/dist/') || path.includes('/node_modules/')) continue;
    const to = join(tree, path);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(root, path), to, { recursive: true });
  }
  const modules = [join(root, 'node_modules'), join(tree, 'node_modules')];
  if (spawnSync('cp', ['-al', ...modules]).status !== 0) {
    rmSync(modules[1], { recursive: true, force: true });
    cpSync(...modules, { recursive: true, verbatimSymlinks: true });
  }
  return tree;
}

export function removeTree(tree) {
  rmSync(tree, { recursive: true, force: true });
}

/** Changes a file of the tree while `during` runs. */
async function withChange(tree, path, change, during) {
  const file = join(tree, path);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, change(source));
  try {
    return await during();
  } finally {
    writeFileSync(file, source);
  }
}

/** Whether these test files pass in this tree, the first failure ends it; those that hang are ended and count as failed. */
function pass(tree, tests, limitMs, env = {}) {
  return new Promise((resolve) => {
    const args = ['run', '--config', 'scripts/mutation/vitest.config.ts', '--bail=1', '--reporter=dot'];
    const child = spawn(process.execPath, [join(tree, 'node_modules/vitest/vitest.mjs'), ...args], {
      cwd: tree,
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, STARBOARD_DEEP: undefined, STARBOARD_MUTANT_TESTS: JSON.stringify(tests), ...env },
    });
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

/**
 * Runs each test file once without a fault: how long it takes, and which of the mutants' places it comes by. Probes in the sources
 * write that down, also in threads and processes that a test starts.
 */
export async function rehearse(tree, mutants, tests) {
  const sources = Map.groupBy(mutants, (m) => m.path);
  const run = async (test) => {
    const log = join(tree, 'reached.log');
    rmSync(log, { force: true });
    const from = performance.now();
    if (!(await pass(tree, [test], 3_600_000, { STARBOARD_REACHED: log }))) throw new Error(`${test} fails without a mutant.`);
    const reached = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
    return { test, ms: performance.now() - from, reached: new Set(reached) };
  };
  const all = async () => {
    const results = [];
    for (const test of tests) results.push(await run(test));
    return results.sort((a, b) => a.ms - b.ms);
  };
  const probed = [...sources].reduce(
    (during, [path, sites]) =>
      () =>
        withChange(tree, path, (source) => probe(source, sites), during),
    all,
  );
  return probed();
}

/** Whether a mutant lives through the tests that come by it; one that no test is seen to reach is given all of them. */
export function survives(tree, mutant, rehearsed) {
  const near = rehearsed.filter((r) => r.reached.has(mutant.key));
  const chosen = near.length > 0 ? near : rehearsed;
  const limit = 60_000 + 4 * chosen.reduce((ms, r) => ms + r.ms, 0);
  return withChange(
    tree,
    mutant.path,
    (source) => mutate(source, mutant),
    () =>
      pass(
        tree,
        chosen.map((r) => r.test),
        limit,
      ),
  );
}
