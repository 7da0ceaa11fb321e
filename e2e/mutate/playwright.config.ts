import { defineConfig } from '@playwright/test';
import visits from '../playwright.config';
import { DESKTOP } from '../site/screens';

/** Tries tests on demos with faults: a test for each demo. */
export default defineConfig({
  ...visits,
  testDir: '.',
  testMatch: 'tryMutants.ts',
  outputDir: '../../test-results',
  // A test takes as long as its mutants, each of which has a limit.
  timeout: 0,
  // Where a test fails as it should, it waits as long as this.
  expect: { timeout: 4000 },
  reporter: './reporter.ts',
  use: {
    ...visits.use,
    actionTimeout: 4000,
    viewport: DESKTOP,
    // It would answer in the place of the route.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    reuseContext: false,
  },
  webServer: { ...visits.webServer!, cwd: '../..' },
});
