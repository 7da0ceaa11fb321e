import type { Locator, Page } from '@playwright/test';
import { makeLive, resetDemo } from '../demos/demoPlace';
import { waitForPage } from './demos';
import { slowDown } from './slowDown';
import { expect, test as base } from './test';
import { watchFaults } from './watchFaults';

/** A page that is opened once, for all tests of a worker. */
export interface SharedPage {
  page: Page;
  /** Starts a demo again, with nothing of the tests before, and waits until it is live. */
  startDemo: (demo: Locator) => Promise<Locator>;
}

interface WorkerFixtures {
  opened: SharedPage & { takeFaults: () => string[] };
}

/**
 * Tests that each need one demo of a page from its beginning, and no other change of the page. Opening a page costs
 * seconds of a slow machine, starting a demo again a fraction of that. As every test, they require a quiet page.
 *
 * @param address of the page
 * @param permissions of the browser, such as `clipboard-read`
 */
export const createSharedPageTest = (address: string, permissions: string[] = []) =>
  base.extend<{ shared: SharedPage }, WorkerFixtures>({
    opened: [
      async ({ browser }, provide, { project }) => {
        const { baseURL, viewport } = project.use;
        const context = await browser.newContext({ baseURL, viewport, permissions });
        const page = await context.newPage();
        await slowDown(page);
        const takeFaults = watchFaults(page, baseURL!);
        await page.goto(address);
        await waitForPage(page);
        const startDemo = async (demo: Locator) => {
          const stage = demo.locator('.demo-stage');
          await resetDemo(demo);
          await makeLive(stage);
          return stage;
        };
        await provide({ page, startDemo, takeFaults });
        await context.close();
      },
      { scope: 'worker' },
    ],
    shared: async ({ opened: { takeFaults, ...shared } }, provide) => {
      await provide(shared);
      expect(takeFaults()).toEqual([]);
    },
    // A page of its own, as other tests have, is not opened.
    // oxlint-disable-next-line no-empty-pattern
    quiet: async ({}, provide) => provide(),
  });
