/**
 * Checks that imports point the right way (.dependency-cruiser.mjs). A check that finds nothing may also see nothing, so it
 * first runs the same rules over a made-up tree with one breach of each rule, and over one where everything is allowed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import config from '../.dependency-cruiser.mjs';

const root = join(import.meta.dirname, '..');
const CONFIG = join(root, '.dependency-cruiser.mjs');

/** Rule, a file, and what it must not import. */
const BREACHES = [
  ['kernel-alone', 'kernel/test/a.test.ts', 'registry/index.ts'],
  ['kernel-alone', 'kernel/a.ts', 'games/x/rules/a.ts'],
  ['kernel-anywhere', 'kernel/b.ts', 'node:fs'],
  ['rules-pure', 'games/x/rules/b.ts', 'games/x/words/a.ts'],
  ['rules-pure', 'games/x/rules/c.ts', 'node:fs'],
  ['rules-pure', 'games/x/content/c.ts', 'games/x/bot/b.ts'],
  ['words-of-rules', 'games/x/words/b.ts', 'games/x/terminal/a.ts'],
  ['bot-of-rules', 'games/x/bot/c.ts', 'games/x/words/a.ts'],
  ['table-of-game', 'games/x/terminal/b.ts', 'games/x/bot/b.ts'],
  ['game-alone', 'games/x/d.ts', 'games/y/a.ts'],
  ['game-alone', 'games/x/test/d.test.ts', 'bots/b.ts'],
  ['registry-imports', 'registry/b.ts', 'bots/b.ts'],
  ['registry-imports', 'registry/c.ts', 'table-kit/card.ts'],
  ['bots-imports', 'bots/a.ts', 'games/x/index.ts'],
  ['bots-imports', 'bots/c.ts', 'host/a.ts'],
  ['table-kit-imports', 'table-kit/a.ts', 'web/src/a.ts'],
  ['table-kit-imports', 'table-kit/b.ts', 'host/a.ts'],
  ['host-imports', 'host/b.ts', 'server/a.ts'],
  ['host-imports', 'host/c.ts', 'cli/g.ts'],
  ['host-imports', 'host/d.ts', 'registry/index.ts'],
  ['server-imports', 'server/b.ts', 'web/src/a.ts'],
  ['server-imports', 'server/c.ts', 'cli/g.ts'],
  ['web-imports', 'web/src/b.ts', 'server/tables/a.ts'],
  ['web-imports', 'web/src/c.ts', 'cli/g.ts'],
  ['cli-imports', 'cli/h.ts', 'web/src/a.ts'],
  ['runs-in-browsers', 'host/e.ts', 'node:fs'],
  ['runs-in-browsers', 'table-kit/c.ts', 'node:path'],
  ['storage-below', 'server/storage/a.ts', 'server/tables/a.ts'],
  ['interface-in-browsers', 'server/api/routes.ts', 'server/tables/a.ts'],
  ['cli-imports', 'cli/a.ts', 'games/x/index.ts'],
  ['server-imports', 'server/d.ts', 'games/x/index.ts'],
  ['conformance-in-tests', 'cli/b.ts', 'kernel/conformance/index.ts'],
  ['conformance-in-tests', 'games/x/rules/f.ts', 'kernel/testing/index.ts'],
  ['conformance-in-tests', 'games/x/table/f.ts', 'table-kit/testing/index.ts'],
  ['tests-in-tests', 'cli/c.ts', 'cli/test/help.ts'],
  ['bench-alone', 'cli/d.ts', 'bench/a.ts'],
  ['no-circles', 'kernel/c.ts', 'kernel/c.ts'],
  ['resolvable', 'cli/e.ts', 'nowhere-at-all'],
];
const ALLOWED = [
  ['games/x/rules/a.ts', 'kernel/index.ts'],
  ['games/x/rules/e.ts', 'games/x/content/a.ts'],
  ['games/x/words/e.ts', 'games/x/rules/a.ts'],
  ['games/x/test/a.test.ts', 'kernel/conformance/index.ts'],
  ['games/x/test/b.test.ts', 'kernel/testing/index.ts'],
  ['games/x/index.ts', 'games/x/bot/e.ts'],
  ['registry/index.ts', 'games/x/index.ts'],
  ['bots/e.ts', 'registry/index.ts'],
  ['cli/f.ts', 'bots/e.ts'],
  ['host/a.ts', 'bots/e.ts'],
  ['server/matches/a.ts', 'host/a.ts'],
  ['server/storage/b.ts', 'server/operations/a.ts'],
  ['web/src/a.ts', 'server/api/routes.ts'],
  ['web/src/d.ts', 'table-kit/a.ts'],
  ['web/test/a.test.ts', 'server/tables/a.ts'],
  ['cli/i.ts', 'table-kit/plots/a.ts'],
  ['kernel/conformance/a.ts', 'kernel/index.ts'],
];

/** Cruises `folders` below `cwd`; what was found, as JSON. */
function cruise(cwd, folders) {
  const bin = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const done = spawnSync(process.execPath, [bin, '--config', CONFIG, '--output-type', 'json', ...folders], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  try {
    return JSON.parse(done.stdout);
  } catch {
    throw new Error(`dependency-cruiser failed: ${done.stderr}${done.stdout}`);
  }
}

/** Runs the rules over a made-up tree of one-line files; the names of the rules broken, by importing file. */
function madeUp(pairs) {
  const tree = mkdtempSync(join(tmpdir(), 'starboard-imports-'));
  try {
    const lines = new Map();
    for (const [from, to] of pairs) {
      const target = to.includes('.ts') ? relative(dirname(from), to) : to;
      lines.set(from, `import type { A } from '${target.startsWith('.') || target === to ? target : `./${target}`}';\nexport const a: A | 1 = 1;\n`);
      if (to.includes('.ts') && !lines.has(to)) lines.set(to, 'export type A = 1;\n');
    }
    for (const [path, text] of lines) {
      mkdirSync(dirname(join(tree, path)), { recursive: true });
      writeFileSync(join(tree, path), text);
    }
    const found = cruise(tree, readdirSync(tree));
    return found.summary.violations.map((v) => `${v.rule.name} ${v.from}`);
  } finally {
    rmSync(tree, { recursive: true });
  }
}

const complaints = [];
const broken = madeUp(BREACHES.map(([, from, to]) => [from, to]));
for (const [rule, from] of BREACHES)
  if (!broken.includes(`${rule} ${from}`)) complaints.push(`the rule '${rule}' does not see ${from}: the check is blind`);
for (const { name } of config.forbidden)
  if (!BREACHES.some(([rule]) => rule === name)) complaints.push(`the rule '${name}' has no breach in scripts/imports.mjs`);
for (const wrong of madeUp(ALLOWED)) complaints.push(`an allowed import is refused: ${wrong}`);

const ROOMS = ['kernel', 'games', 'registry', 'bots', 'host', 'server', 'table-kit', 'web', 'cli', 'bench', 'e2e'];
const found = cruise(
  root,
  ROOMS.filter((room) => readdirSync(root).includes(room)),
);
for (const v of found.summary.violations) {
  const comment = config.forbidden.find((r) => r.name === v.rule.name)?.comment ?? '';
  complaints.push(`${v.from} → ${v.cycle?.map((c) => c.name).join(' → ') ?? v.to}  (${v.rule.name}: ${comment})`);
}
// Imports by workspace name must lead to the workspace itself, else the rules above look at paths that do not exist.
const byName = found.modules.flatMap((m) => m.dependencies).filter((d) => d.module.startsWith('@starboard/') && !d.couldNotResolve);
if (byName.length === 0 || byName.some((d) => d.resolved.includes('node_modules'))) complaints.push('imports by workspace name are not followed');

for (const c of complaints) console.error(c);
console.log(`imports: ${found.summary.totalCruised} files, ${found.summary.totalDependenciesCruised} imports, ${complaints.length} wrong`);
process.exitCode = complaints.length > 0 ? 1 : 0;
