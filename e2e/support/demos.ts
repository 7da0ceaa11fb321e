import type { Page } from '@playwright/test';
import { expect } from './test';

/** Waits until React has hydrated the page and run its effects: its listeners are there. */
export async function waitForPage(page: Page): Promise<void> {
  // Next.js measures until React commits the page; effects run after that, before the browser is idle.
  await page.waitForFunction(() => performance.getEntriesByName('Next.js-hydration').length > 0);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => resolve());
      }),
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
