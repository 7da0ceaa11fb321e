import type { Page } from '@playwright/test';

/** Waits until the browser has painted so many frames; after two, what arrived is painted. */
export const waitForAnimationFrames = (page: Page, count = 2): Promise<void> =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) {
      await new Promise(requestAnimationFrame);
    }
  }, count);
