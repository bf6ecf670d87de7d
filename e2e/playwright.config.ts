/**
 * The tests that a person would trust: real Chromium against the real server.
 *
 *   npx playwright test -c e2e                        what `npm test` runs
 *   STARBOARD_DEEP=100 npx playwright test -c e2e     everything: all pages, all sizes, days, PostgreSQL
 */
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { ARGS, findChromium } from './chromium.ts';

export default defineConfig({
  testDir: './test',
  outputDir: './.cache/results',
  globalSetup: './test/build.ts',
  // One more than there are cores: a browser test waits about a third of its time, for bots, animations and the other players.
  workers: availableParallelism() + 1,
  retries: 0,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  // Generous, because a busy machine is not a fault of the product; each test ends when what it waits for is there.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE === undefined ? 'list' : [['list'], ['json']],
  use: {
    browserName: 'chromium',
    headless: true,
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: { executablePath: findChromium(), args: ARGS },
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
