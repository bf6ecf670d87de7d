import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
    // What is waited for comes when it comes: a busy machine is no failure.
    expect: { poll: { timeout: 30_000 } },
  },
});
