import { expect, it } from 'vitest';
import { createChromiumSystem } from '../../../e2e/chromium/createChromiumSystem';

const system = createChromiumSystem();

it('knows executables from other files, from folders and from nothing', () => {
  expect(system.isExecutable(process.execPath)).toBe(true);
  expect(system.isExecutable('package.json')).toBe(false);
  expect(system.isExecutable('src')).toBe(false);
  expect(system.isExecutable('no/such/file')).toBe(false);
});

it('asks Playwright where its Chromium would be', () => {
  expect(system.getPlaywrightPath()).toMatch(/chrom/i);
});
