import { test as base, expect, type Page } from '@playwright/test';
import { slowDown } from './slowDown';
import { watchFaults } from './watchFaults';

interface Fixtures {
  /** Fails the test for a message on the console, a failed request, a request to another origin. */
  quiet: void;
}

/** Runs something on a page, and requires that the page complained of nothing meanwhile. */
export async function expectQuiet(page: Page, run: () => Promise<void>, baseURL: string): Promise<void> {
  const takeFaults = watchFaults(page, baseURL);
  await run();
  expect(takeFaults()).toEqual([]);
}

/** The tests of this site: every one of them also requires a quiet page. */
export const test = base.extend<Fixtures>({
  quiet: [
    async ({ page, baseURL }, use) => {
      await slowDown(page);
      await expectQuiet(page, use, baseURL!);
    },
    { auto: true },
  ],
});

export { expect };
