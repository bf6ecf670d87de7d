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
    only('words-of-rules', 'Words speak about the own rules and content.', '^games/([^/]+)/words/', [KERNEL, '^games/$1/(rules|content|words)/']),
    only('bot-of-rules', 'The bot of a game knows its rules and content.', '^games/([^/]+)/bot/', [KERNEL, '^games/$1/(rules|content|bot)/']),
    only('table-of-game', 'A table or drawing shows the own rules in the own words.', '^games/([^/]+)/(table|terminal)/(?!test/)', [
      KERNEL,
      '^table-kit/',
      '^games/$1/(rules|content|words|table|terminal)/',
      NPM,
    ]),
    only(
      'game-alone',
      'A game imports no other game, and of the platform the kernel and the table kit.',
      '^games/([^/]+)/',
      ['^kernel/', '^table-kit/', '^games/$1/', NPM],
      core,
    ),
    never(
      'bots-of-any-game',
      'Bots work through the contract: kernel and registry.',
      { path: '^bots/', pathNot: TESTS },
      { path: '^(games|cli|host|server|web|table-kit)/' },
    ),
    never(
      'registry-of-games',
      'The registry lists games and knows nobody who plays them.',
      { path: '^registry/', pathNot: TESTS },
      { path: '^(bots|cli|host|server|web|table-kit)/', pathNot: '^table-kit/(contract|index)[.]ts$' },
    ),
    never(
      'platform-names-no-game',
      'The platform reaches games through the registry.',
      { path: '^(cli|host|server|web|table-kit)/', pathNot: TESTS },
      { path: '^games/' },
    ),
    never(
      'conformance-in-tests',
      'The conformance kit and the rule-test table are test tools.',
      { pathNot: ['^kernel/(conformance|testing)/', TESTS] },
      { path: '^kernel/(conformance|testing)/' },
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
    never('resolvable', 'Every import leads somewhere.', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
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
