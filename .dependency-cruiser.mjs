/**
 * Which way imports may point. Each rule says what one room of the house must not reach for; scripts/imports.mjs proves on
 * a made-up tree that every one of them bites before it trusts the silence of the real tree.
 */
const TESTS = '/test/';
const NPM = 'node_modules/';
const KERNEL = '^kernel/index[.]ts$';
/** The modules of Node itself, beside what the paths allow. */
const core = { dependencyTypesNot: ['core'] };

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
/** Files at `from` import what matches one of `paths`, and nothing else. */
const only = (name, comment, from, paths, more = {}) => never(name, comment, { path: from }, { pathNot: paths, ...more });

/** What the code of each package may import of the others. Tests may import more; games and the kernel have rules of their own. */
const PACKAGES = {
  registry: {
    may: ['kernel/', 'games/', 'table-kit/(contract|browser|index)[.]ts$'],
    why: 'The registry lists games and does not know who plays them.',
  },
  bots: { may: ['kernel/', 'registry/'], why: 'Bots work through the contract: kernel and registry.' },
  'table-kit': { may: ['kernel/'], why: 'The table kit serves any table and knows no page.' },
  host: { may: ['kernel/', 'bots/'], why: 'The host runs one match anywhere: no server, no page, no command line.' },
  server: { may: ['kernel/', 'registry/', 'bots/', 'host/'], why: 'The server does not know its clients.' },
  web: {
    may: ['kernel/', 'registry/', 'bots/', 'host/', 'table-kit/', 'server/api/(routes|shapes)[.]ts$'],
    why: 'The pages know of the server only the description of its interface.',
  },
  cli: {
    may: ['kernel/', 'registry/', 'bots/', 'host/', 'server/', 'table-kit/plots/'],
    why: 'The command line starts the server and draws plots, and needs no page.',
  },
};
const ALL = '^(kernel|games|registry|bots|host|server|table-kit|web|cli|bench|e2e|scripts)/';
const room = (name, comment, may) =>
  never(`${name}-imports`, comment, { path: `^${name}/`, pathNot: TESTS }, { path: ALL, pathNot: [`^${name}/`, ...may.map((path) => `^${path}`)] });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    only('kernel-alone', 'The kernel imports no other workspace.', '^kernel/', ['^kernel/', `${NPM}(@noble|zod|vitest|fast-check)/`], core),
    only('kernel-anywhere', 'The kernel runs in browsers too: no modules of Node, no test tools.', '^kernel/[^/]+[.]ts$', [
      '^kernel/',
      `${NPM}(@noble|zod)/`,
    ]),
    only('rules-pure', 'Rules and content import the kernel and each other.', '^games/([^/]+)/(rules|content)/', [
      KERNEL,
      '^games/$1/(rules|content)/',
    ]),
    only('words-of-rules', 'The words of a game know its rules and content.', '^games/([^/]+)/words/', [KERNEL, '^games/$1/(rules|content|words)/']),
    only('bot-of-rules', 'The bot of a game knows its rules and content.', '^games/([^/]+)/bot/', [KERNEL, '^games/$1/(rules|content|bot)/']),
    only('table-of-game', 'A table or drawing shows its game, in its game’s words.', '^games/([^/]+)/(table|terminal|browse)/(?!test/)', [
      KERNEL,
      '^table-kit/',
      '^games/$1/(rules|content|words|table|terminal|browse)/',
      NPM,
    ]),
    only(
      'game-alone',
      'A game imports no other game, and of the platform the kernel and the table kit.',
      '^games/([^/]+)/',
      ['^kernel/', '^table-kit/', '^games/$1/', NPM],
      core,
    ),
    ...Object.entries(PACKAGES).map(([name, { may, why }]) => room(name, why, may)),
    never(
      'runs-in-browsers',
      'Host and table kit run in browsers too: no modules of Node.',
      { path: '^(host|table-kit)/', pathNot: TESTS },
      { dependencyTypes: ['core'] },
    ),
    never(
      'storage-below',
      'Storage knows no rooms of the server but operations.',
      { path: '^server/storage/' },
      { path: '^server/', pathNot: ['^server/storage/', '^server/operations/'] },
    ),
    never(
      'interface-in-browsers',
      'The pages load the description of the interface: it imports nothing else of the server.',
      { path: '^server/api/([a-z-]*routes?|[a-z-]*shapes|problems|refusals)[.]ts$' },
      { path: '^server/', pathNot: '^server/api/([a-z-]*routes?|[a-z-]*shapes|problems|refusals)[.]ts$' },
    ),
    never(
      'conformance-in-tests',
      'The conformance kit, the rule-test table and the props of a table without a page are test tools.',
      { pathNot: ['^(kernel/(conformance|testing)|table-kit/testing)/', TESTS] },
      { path: '^(kernel/(conformance|testing)|table-kit/testing)/' },
    ),
    never(
      'tests-in-tests',
      'Only tests, benchmarks and pictures import test code.',
      { pathNot: [TESTS, '^(bench|e2e)/'] },
      { path: TESTS, pathNot: NPM },
    ),
    never('bench-alone', 'Benchmarks and their peers serve nobody else.', { pathNot: '^bench/' }, { path: '^bench/' }),
    never('no-circles', 'No file needs itself, types included.', {}, { circular: true }),
    // Modules named virtual: are made by the build.
    never(
      'resolvable',
      'Every import leads somewhere; peers of benchmarks are installed apart.',
      { pathNot: '^bench/peers/' },
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
  ],
  options: {
    doNotFollow: { path: NPM },
    exclude: { path: '(^|/)(dist|coverage|[.]cache|shots)/' },
    // TypeScript 7 has no compiler API, so swc parses; without it dependency-cruiser would quietly see no TypeScript at all.
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
