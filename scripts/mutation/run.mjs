/**
 * Mutation testing: plants one small fault at a time into a copy of the sources and runs the tests that should notice. A mutant that
 * passes them all has survived: either a test is missing, or the change means nothing; such ones are listed with their reason in
 * justified.json. `npm run deep` runs it; `npm run mutants -- [--area kernel] [--share 0.1] [--seed 7] [--lanes 2]` by hand,
 * with `--again` only the survivors of the run before, with `--go-on` what a run that was stopped had not judged yet, with
 * `--quick 30` only by test files that take no longer than so many seconds.
 *
 * The choice is seeded and stable: a site is drawn by a hash of its file and text, so a change elsewhere does not draw others.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { files, games, root } from '../syntax.mjs';
import { sitesOf } from './sites.mjs';
import { copyTree, rehearse, removeTree, survives } from './tree.mjs';

/** What is mutated, how often, and the tests that judge it: of them run those that come by the mutant, the quickest first. */
const AREAS = [
  { name: 'kernel', sources: ['kernel/*.ts'], but: /index|contract|languages|pseudo/, mutants: 80, tests: ['kernel/test/**/*.test.ts'] },
  { name: 'host', sources: ['host/*.ts'], but: /index|wire/, mutants: 60, tests: ['host/test/**/*.test.ts'] },
  {
    name: 'storage',
    sources: ['server/storage/*.ts', 'host/storage.ts'],
    but: /migrations|dump/,
    mutants: 40,
    tests: ['server/test/{storage,journal,lock,crash,kill,old-snapshot,docs,private-files}*.test.ts', 'host/test/storage-checks.test.ts'],
  },
  ...games().map((game) => ({
    name: game,
    sources: [`games/${game}/rules/**/*.ts`],
    but: /version|ids|types|secrets|invariants/,
    mutants: game === 'andromeda' ? 60 : 40, // It has by far the most rules.
    tests: [`games/${game}/test/**/*.test.ts`],
  })),
];

const { values: flags } = parseArgs({
  options: {
    area: { type: 'string', multiple: true },
    seed: { type: 'string', default: '1' },
    share: { type: 'string', default: '1' },
    quick: { type: 'string' },
    lanes: { type: 'string', default: String(availableParallelism()) },
    again: { type: 'boolean', default: false },
    'go-on': { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const JUSTIFIED = join(root, 'scripts/mutation/justified.json');
/** Keys: the survivors of all areas, and what a run that was stopped had judged. Written after each mutant. */
const LAST = join(root, 'node_modules/.cache/starboard/mutants.json');
const last = existsSync(LAST) ? JSON.parse(readFileSync(LAST, 'utf8')) : {};
const survived = new Set(last.survived);
const judged = new Set(flags['go-on'] ? last.judged : []);
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

const name = (m) =>
  `${m.path}:${m.line} ${m.kind}: ${m.was.length > 60 ? `${m.was.slice(0, 57)}…` : m.was} → ${m.text === '' || m.text === ';' ? '(removed)' : m.text}`;
const isJustified = (m) => justified.some((j) => j.path === m.path && j.code === m.code && j.was === m.was && j.text === m.text);

const areas = AREAS.filter((a) => flags.area === undefined || flags.area.includes(a.name));
const mutants = areas.flatMap(draw).filter((m) => (!flags.again || survived.has(m.key)) && !judged.has(m.key));
if (flags.list) {
  for (const m of mutants) console.log(name(m));
  console.log(`${mutants.length} mutants`);
  process.exit(0);
}

const trees = Array.from({ length: Number(flags.lanes) }, copyTree);
process.on('exit', () => trees.forEach(removeTree));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));

const survivors = [];
const counts = new Map(areas.map((a) => [a.name, { killed: 0, survived: 0, justified: 0 }]));
for (const area of areas) {
  const left = mutants.filter((m) => m.area === area);
  const tests = files(...area.tests);
  const rehearsed = await rehearse(trees[0], left, tests, 1000 * Number(flags.quick ?? 3600));
  console.log(`${area.name}: ${left.length} mutants, ${rehearsed.length} of ${tests.length} test files`);
  await Promise.all(
    trees.map(async (tree) => {
      for (let m = left.shift(); m !== undefined; m = left.shift()) {
        const outcome = !(await survives(tree, m, rehearsed)) ? 'killed' : isJustified(m) ? 'justified' : 'survived';
        counts.get(area.name)[outcome]++;
        console.log(`${outcome.padEnd(9)} ${name(m)}${outcome === 'survived' ? `\n          ${m.code}` : ''}`);
        if (outcome === 'survived') survivors.push(m);
        remember(m, outcome);
      }
    }),
  );
}
judged.clear();
save();
console.log(`\nseed ${flags.seed}\narea        killed  survived  justified`);
for (const [area, c] of counts)
  console.log(`${area.padEnd(10)} ${String(c.killed).padStart(7)} ${String(c.survived).padStart(9)} ${String(c.justified).padStart(10)}`);
console.log(`${mutants.length} mutants, ${survivors.length} survived`);
process.exitCode = survivors.length > 0 ? 1 : 0;

function remember({ key }, outcome) {
  judged.add(key);
  survived[outcome === 'survived' ? 'add' : 'delete'](key);
  save();
}

function save() {
  mkdirSync(dirname(LAST), { recursive: true });
  writeFileSync(LAST, JSON.stringify({ survived: [...survived], judged: [...judged] }));
}
