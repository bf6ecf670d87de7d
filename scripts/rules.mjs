/**
 * Every numbered rule of a game's own rules page (games/<game>/RULES.md) has a test that names it, and every rule that is
 * neither a consequence (C…) nor a settled question (Q…) is cited where the game's code obeys it. Lists what is missing.
 *
 *   node scripts/rules.mjs [--list]     --list also shows which tests name which rule
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { files, games, parse, root, text, walk } from './syntax.mjs';

/** `* R1 …`, `- **C3** …`, `| Q2b | …`, `| H.13 | …`: the id opens its bullet or row. No id has a leading zero: E09 is a place on a map. */
const ROW = /^\s*(?:[*-]\s+|\|\s*)(?:\*\*|`)?([A-Z]\.?[1-9]\d*[a-z]?)(?:\*\*|`)?(?=[\s.:|])/;
const ID = /(?<!\w)[A-Z]\.?[1-9]\d*[a-z]?(?!\w)/g;

/** Ids that are counted together: R1 and R2, H.1 and H.13; E3 and E.3 are not. */
const series = (id) => id.slice(0, id[1] === '.' ? 2 : 1);
const mustBeCited = (id) => !['C', 'Q'].includes(series(id));

const idsOf = (page) => page.split('\n').flatMap((line) => ROW.exec(line)?.[1] ?? []);

/** The titles of the tests that really run: a skipped or planned test proves nothing. */
function titles(source) {
  const found = [];
  walk(parse(source), (node) => {
    if (node.type !== 'CallExpression') return true;
    const chain = [];
    let callee = node.callee;
    while (callee.type === 'MemberExpression' || callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression') {
      if (callee.type === 'MemberExpression') chain.push(callee.property.value);
      callee = callee.object ?? callee.callee ?? callee.tag;
    }
    if (!['test', 'it', 'describe'].includes(callee.value)) return true;
    if (chain.some((c) => ['skip', 'todo', 'skipIf', 'runIf', 'fails'].includes(c))) return false;
    const title = node.arguments[0]?.expression;
    if (title?.type === 'StringLiteral') found.push(title.value);
    else if (title?.type === 'TemplateLiteral') found.push(title.quasis.map((q) => q.raw).join('…'));
    return true;
  });
  return found;
}

const complaints = [];
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
if (
  !same(idsOf('* R1 x\n- **C3** x\n| Q2b | x |\n| Q4 |\n| H.13 | x |\n* `E.3`: x\nR9 x\n* Rules\n* D09 x\n* A. x\n|---|\n| # |'), [
    'R1',
    'C3',
    'Q2b',
    'Q4',
    'H.13',
    'E.3',
  ])
)
  complaints.push('the rows of a rules page are misread');
if (!same('E.3, E3 (H.13: D09), law.A2 and Q2b. AB3 x4 E31'.match(ID), ['E.3', 'E3', 'H.13', 'A2', 'Q2b', 'E31']))
  complaints.push('ids in a text are misread');
if (!same(['E3', 'E.3', 'H.13'].map(series), ['E', 'E.', 'H.']) || !same(['R1', 'C3', 'C.3', 'Q4'].map(mustBeCited), [true, false, true, false]))
  complaints.push('the series of an id is misread');
const sample = `test('R1 a', f); test.prop([x])('C2', f); it.each([1])(\`Q3 \${n}\`, f); test.skip('R4', f); other('R5');
  describe('R6', () => { test('R7', f) }); describe.skip('R8', () => { test('R9', f) })`;
if (!same(titles(sample), ['R1 a', 'C2', 'Q3 …', 'R6', 'R7'])) complaints.push(`the titles of tests are misread: ${titles(sample)}`);

for (const game of games()) {
  const page = `games/${game}/RULES.md`;
  if (!existsSync(join(root, page))) {
    complaints.push(`${page} is missing`);
    continue;
  }
  const ids = idsOf(text(page));
  if (ids.length === 0) complaints.push(`${page} lists no rules`);
  for (const twice of new Set(ids.filter((id, i) => ids.indexOf(id) !== i))) complaints.push(`${page} has ${twice} twice`);

  const tested = new Map();
  for (const path of files(`games/${game}/test/**/*.test.ts`)) {
    for (const title of titles(text(path))) for (const [id] of title.matchAll(ID)) tested.set(id, [...(tested.get(id) ?? []), title]);
  }
  // The rulebook's words have every id by their type, and ids.ts is the list itself: neither shows that a rule is obeyed.
  const code = files(`games/${game}/*.ts`, `games/${game}/{rules,content,bot,words}/**/*.ts`).filter((p) => !/\/(rulebook[^/]*|ids)\.ts$/.test(p));
  const cited = new Set(code.flatMap((path) => text(path).match(ID) ?? []));

  const untested = ids.filter((id) => !tested.has(id));
  const uncited = ids.filter((id) => mustBeCited(id) && !cited.has(id));
  const unknown = [...tested.keys()].filter((id) => ids.some((known) => series(known) === series(id)) && !ids.includes(id));
  if (untested.length > 0) complaints.push(`${game}: no test names ${untested.join(' ')}`);
  if (uncited.length > 0) complaints.push(`${game}: no code cites ${uncited.join(' ')}`);
  if (unknown.length > 0) complaints.push(`${game}: tests name ${unknown.join(' ')}, which ${page} does not have`);
  if (process.argv.includes('--list')) for (const id of ids) console.log(`${id.padEnd(5)} ${(tested.get(id) ?? []).join(' · ')}`);
  console.log(`rules: ${game}: ${ids.length} rules, ${ids.length - untested.length} tested by name`);
}

for (const c of complaints) console.error(c);
process.exitCode = complaints.length > 0 ? 1 : 0;
