import { launch, type Browser } from 'puppeteer-core';
import { expect, test } from '@playwright/test';
import { loadPlan } from '../site/loadPlan';
import { findFirefox } from './findFirefox';
import { watchPage } from './watchPage';

/** Playwright drives a Firefox of its own only; Puppeteer drives the one that users have. */
const executablePath = findFirefox();

const { covering } = await loadPlan();

/** Longer than a machine with much to do takes for a demo, in ms. */
const LIVE_LIMIT = 60_000;

let browser: Browser;

test.skip(executablePath === undefined, 'There is no Firefox: install one, or set FIREFOX to its path.');

test.beforeAll(async () => {
  browser = await launch({ browser: 'firefox', executablePath, headless: true });
});

test.afterAll(() => browser?.close());

for (const address of covering) {
  test(`${address} is whole and quiet in Firefox`, async ({ baseURL }) => {
    const page = await browser.newPage();
    try {
      const faults = watchPage(page);
      await page.setViewport({ width: 1280, height: 800 });
      const response = await page.goto(`${baseURL}${address}`);
      expect(response!.status()).toBe(200);
      expect(await page.$$('h1')).toHaveLength(1);

      for (const stage of await page.$$('.demo-stage')) {
        await stage.evaluate((element) => {
          element.closest('details')?.setAttribute('open', '');
          element.scrollIntoView({ block: 'center' });
        });
        await page.waitForFunction(
          (element) => element.hasAttribute('data-live'),
          { timeout: LIVE_LIMIT },
          stage,
        );
        expect(await stage.evaluate((element) => element.clientHeight)).toBeGreaterThan(0);
      }

      await page.setViewport({ width: 360, height: 740 });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, 'the page is wider than a phone').toBeLessThanOrEqual(360);
      expect(faults).toEqual([]);
    } finally {
      await page.close();
    }
  });
}
