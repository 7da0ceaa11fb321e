import type { Page } from '@playwright/test';

/** Waits until the page has drawn what scripts changed before: two frames. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
