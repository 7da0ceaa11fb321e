import type { Locator } from '@playwright/test';

/** Waits until every animation and transition within an element has ended, but those that never do, or are paused. */
export async function waitForStillness(element: Locator): Promise<void> {
  await element.evaluate(async (node) => {
    const passing = node
      .getAnimations({ subtree: true })
      .filter(
        ({ effect, playState }) => playState !== 'paused' && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}
