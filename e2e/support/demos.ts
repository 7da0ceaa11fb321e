import type { Locator, Page } from '@playwright/test';
import { STARTED_MARK } from '../../src/client/start/startedMark';
import { expect } from './test';

/** When to look again for what most tests wait for, in ms: by itself, Playwright does after 100, then 250, then 500. */
export const SOON = [30];

/** Waits until the controllers of the page have started: their listeners are there. */
export async function waitForPage(page: Page): Promise<void> {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, STARTED_MARK);
}

/** Waits until React runs a demo: on a busy machine, its idle moment and the marks of a chart take a while. */
export async function waitUntilLive(stage: Locator): Promise<void> {
  await expect
    .poll(() => stage.getAttribute('data-live'), {
      message: 'the demo is live',
      timeout: 60_000,
      intervals: SOON,
    })
    .toBe('');
}

/** Selects the product that a demo of the first page belongs to. */
async function showProduct(stage: Locator): Promise<void> {
  const product = await stage.evaluate((element) =>
    element.closest('.landing-product')?.getAttribute('data-product'),
  );
  if (product) {
    await stage.page().locator(`.landing-switch [value="${product}"]`).click();
  }
}

/** Scrolls through the page until every demo is live. */
export async function makeDemosLive(page: Page): Promise<void> {
  const stages = page.locator('.demo-stage');
  for (let index = 0; index < (await stages.count()); index += 1) {
    await showProduct(stages.nth(index));
    await stages.nth(index).scrollIntoViewIfNeeded();
    await waitUntilLive(stages.nth(index));
  }
}
