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

/** Whether these test files pass in this tree: 'passed', 'failed' at the first failure, or 'late': they took too long and were ended. */
function judge(tree, tests, limitMs, env = {}) {
  return new Promise((resolve) => {
    const args = ['run', '--config', 'scripts/mutation/vitest.config.ts', '--bail=1', '--reporter=dot'];
    const child = spawn(process.execPath, [join(tree, 'node_modules/vitest/vitest.mjs'), ...args], {
      cwd: tree,
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, STARBOARD_DEEP: undefined, STARBOARD_MUTANT_TESTS: JSON.stringify(tests), ...env },
    });
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has just ended by itself.
      }
    }, limitMs);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve(late ? 'late' : code === 0 ? 'passed' : 'failed');
    });
  });
}

/**
 * Runs each test file once without a fault: how long it takes, and which of the mutants' places it comes by. Probes in the sources
 * write that down, also in threads and processes that a test starts. Files that take longer than `mostMs` are left out.
 */
export async function rehearse(tree, mutants, tests, mostMs) {
  const sources = Map.groupBy(mutants, (m) => m.path);
  const run = async (test) => {
    const log = join(tree, 'reached.log');
    rmSync(log, { force: true });
    const from = performance.now();
    const judged = await judge(tree, [test], mostMs, { STARBOARD_REACHED: log });
    if (judged === 'failed') throw new Error(`${test} fails without a mutant.`);
    if (judged === 'late') return null;
    const reached = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
    return { test, ms: performance.now() - from, reached: new Set(reached) };
  };
  const all = async () => {
    const results = [];
    for (const test of tests) results.push(await run(test));
    return results.filter((r) => r !== null).sort((a, b) => a.ms - b.ms);
  };
  const probed = [...sources].reduce(
    (during, [path, sites]) =>
      () =>
        withChange(tree, path, (source) => probe(source, sites), during),
    all,
  );
  return probed();
}

/** A few quick files together, each of the others alone: a mutant that hangs is noticed soon. */
const QUICK_MS = 5000;
function batchesOf(rehearsed) {
  const batches = [];
  for (const r of rehearsed) {
    const last = batches.at(-1);
    if (last !== undefined && last.ms + r.ms <= QUICK_MS) {
      last.tests.push(r.test);
      last.ms += r.ms;
    } else batches.push({ tests: [r.test], ms: r.ms });
  }
  return batches;
}

/** Whether a mutant lives through the tests that come by it; one that no test is seen to reach is given all of them. */
export function survives(tree, mutant, rehearsed) {
  const near = rehearsed.filter((r) => r.reached.has(mutant.key));
  const during = async () => {
    for (const { tests, ms } of batchesOf(near.length > 0 ? near : rehearsed))
      if ((await judge(tree, tests, 45_000 + 4 * ms)) !== 'passed') return false;
    return true;
  };
  return withChange(tree, mutant.path, (source) => mutate(source, mutant), during);
}
