import type { Page } from '@playwright/test';
import { expect } from './test';

/** Waits until React runs the page: its listeners are there. */
export async function waitForPage(page: Page): Promise<void> {
  await page.waitForFunction(
    () => 'next' in window && (window as { next?: { router?: unknown } }).next?.router,
  );
}

/** Scrolls through the page until every demo is live. */
export async function makeDemosLive(page: Page): Promise<void> {
  const stages = page.locator('.demo-stage');
  for (let index = 0; index < (await stages.count()); index += 1) {
    await stages.nth(index).scrollIntoViewIfNeeded();
    await expect(stages.nth(index)).toHaveAttribute('data-live', '');
  }
}
