import { expect, type Locator } from '@playwright/test';

export const title = 'Many messages lead to few updates of the grid, and pausing stops both.';

/** Counts how often the cells of the grid change. */
async function countUpdates(demo: Locator): Promise<() => Promise<number>> {
  const updates = await demo.getByRole('grid').evaluateHandle((grid) => {
    const counted = { count: 0 };
    new MutationObserver(() => {
      counted.count += 1;
    }).observe(grid, { childList: true, characterData: true, subtree: true });
    return counted;
  });
  return () => updates.evaluate(({ count }) => count);
}

export default async function test(demo: Locator): Promise<void> {
  const bikes = demo.locator('[role="gridcell"][data-field="bikes"]');
  const messages = demo.getByText(/^Messages: /);
  const readMessages = async () => Number(((await messages.textContent()) ?? '').replace(/\D/g, ''));

  await expect(bikes).toHaveText(['12', '7', '20', '3']);
  const readUpdates = await countUpdates(demo);
  await demo.getByRole('button', { name: 'Start' }).click();
  await expect.poll(readUpdates).toBeGreaterThan(2);
  await expect.poll(readMessages).toBeGreaterThan(60);
  await demo.getByRole('button', { name: 'Pause' }).click();
  await expect(demo.getByRole('button', { name: 'Start' })).toBeVisible();

  const received = await readMessages();
  expect(received).toBeGreaterThan((await readUpdates()) * 2);
  await expect(bikes).not.toHaveText(['12', '7', '20', '3']);
  // Five messages would arrive in the time of the feed itself.
  await demo.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let ticks = 0;
        const timer = setInterval(() => {
          ticks += 1;
          if (ticks === 5) {
            clearInterval(timer);
            resolve();
          }
        }, 20);
      }),
  );
  expect(await readMessages()).toBe(received);
}
