import { expect, it } from 'vitest';
import { launchOptions } from '../../../e2e/chromium/launchOptions';

it('starts the Chromium that was found, quietly', () => {
  expect(launchOptions('/usr/bin/chromium', 1000)).toEqual({
    executablePath: '/usr/bin/chromium',
    args: [
      '--site-per-process',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
});

it('goes without the sandbox only as root', () => {
  expect(launchOptions('/usr/bin/chromium', 0).args).toContain('--no-sandbox');
  expect(launchOptions('/usr/bin/chromium', 1).args).not.toContain('--no-sandbox');
});
