import { defineConfig } from '@playwright/test';
import { findChromium } from './chromium/findChromium';
import { launchOptions } from './chromium/launchOptions';
import { hashOwnSites, listPassedSites, type OwnSites } from './own-sites/ownSites';
import { PROJECT } from './site/project';

const PORT = Number(process.env.E2E_PORT ?? 4173);

/** Build or start a site of their own, which takes one worker minutes. */
const OWN_SITES = /\/own-sites\/.*\.spec\.ts$/;

/**
 * Plants faults that tests must notice. They are there from the first moment: a test that waits for what does not come
 * need not wait as long as one that waits for a slow machine.
 */
const FAULTS = /\/faults\.spec\.ts$/;

/** In another browser, which a run asks that visits all. */
const FIREFOX = /\/firefox\/.*\.spec\.ts$/;

/** Whether this process plans a run that asks nothing by name: such a run leaves out the sites that have passed as they are. */
const isWhole =
  process.env.TEST_WORKER_INDEX === undefined &&
  process.argv
    .slice(2)
    .every((argument) => /^(test|--config|e2e\/playwright\.config\.ts|--shard=.*)$/.test(argument));

const sites: OwnSites = isWhole ? await hashOwnSites(PROJECT) : new Map();
const passed = await listPassedSites(PROJECT, sites);

/** Tests of what needs a browser, on the exported site. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: '../.cache/test/browser.json' }],
    ['./own-sites/recordOwnSites.ts', { projectDirectory: PROJECT, sites, passed }],
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: launchOptions(await findChromium()),
    actionTimeout: 30_000,
    viewport: { width: 1280, height: 800 },
    // A process of the browser that has run the scripts of the site before opens its pages sooner.
    reuseContext: true,
  },
  // In this order: while one worker builds, the other has tests left.
  projects: [
    {
      name: 'own-sites',
      testMatch: OWN_SITES,
      testIgnore: passed.map((spec) => `**/own-sites/${spec}`),
    },
    { name: 'faults', testMatch: FAULTS, expect: { timeout: 6000 } },
    { name: 'site', testIgnore: [OWN_SITES, FAULTS, FIREFOX] },
    ...(process.env.E2E_VISIT === 'all' ? [{ name: 'firefox', testMatch: FIREFOX }] : []),
  ],
  webServer: {
    command: `npm run serve -- --port ${PORT}`,
    cwd: '..',
    port: PORT,
  },
});
