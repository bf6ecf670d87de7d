/**
 * How the tests run. What only computes shares its workers: a process, its modules and what the engine has learnt of them are
 * there for the next file. What has servers, screens, files or other processes of its own gets a fresh one for each file.
 */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const PURE = ['kernel', 'games', 'table-kit', 'registry', 'bots', 'host'];
const WORLD = ['server', 'web', 'cli'];
const testsOf = (rooms: readonly string[]): string[] => rooms.map((room) => `${room}/**/test/**/*.test.ts`);

/** What takes longest begins first, so that at the end no core waits for another. */
const LONG = [
  'server/test/cluster-drill',
  'server/test/game',
  'server/test/secrecy',
  'server/test/crash',
  'web/test/local',
  'web/test/drawn',
  'server/test/kill',
  'server/test/hostile',
  'cli/test/files',
  'cli/test/bad-input',
  'cli/test/report',
  'cli/test/plain',
  'games/afternova/test/conformance',
  'games/andromeda/test/conformance',
  'games/rarities/test/conformance',
  'games/aliens/test/random',
  'games/aliens/test/conformance',
  'host/test/restore',
  'host/test/l4',
  'games/andromeda/test/pairwise',
  'host/test/matches',
  'games/andromeda/test/words',
  'games/afternova/test/packs-played',
  'bots/test',
  'games/rarities/test/picture',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((part) => moduleId.includes(part));
      return at < 0 ? LONG.length : at;
    };
    const world = ({ project }: TestSpecification): number => (project.config.isolate ? 0 : 1);
    const usual = await super.sort(files);
    return usual.toSorted((a, b) => world(a) - world(b) || rank(a) - rank(b));
  }
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    // Deep runs have all the time there is.
    testTimeout: process.env.STARBOARD_DEEP === undefined ? 600_000 : 0,
    hookTimeout: 120_000,
    // What is waited for comes when it comes: a busy machine is not a failure.
    expect: { poll: { timeout: 30_000 } },
    // One more than there are cores: there is nearly always a file that waits, for a server, a disk or a bot's pace.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'pure', include: testsOf(PURE), isolate: false } },
      { extends: true, test: { name: 'world', include: testsOf(WORLD) } },
    ],
  },
});
