/** How the tests run that judge a mutant: the named files, one after the other in the given order, in one worker. */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const FILES: readonly string[] = JSON.parse(process.env.STARBOARD_MUTANT_TESTS ?? '[]');

class AsGiven extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => FILES.findIndex((path) => moduleId.endsWith(path));
    return Promise.resolve(files.toSorted((a, b) => rank(a) - rank(b)));
  }
}

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: [...FILES],
    testTimeout: 600_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 1,
    // As in the ordinary run: what only computes shares a worker.
    isolate: FILES.some((path) => /^(server|web|cli)\//.test(path)),
    sequence: { sequencer: AsGiven },
  },
});
