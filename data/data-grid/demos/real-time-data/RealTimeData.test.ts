import { expect, type Locator } from '@playwright/test';

export const title =
  'The prices stand still until users ask for the next messages or start the feed, messages that arrive together become few updates of the grid, and pausing stops the feed.';

/** Lets the grid apply what it collects, for up to a second with reduced motion. */
async function letPass(demo: Locator): Promise<void> {
  await demo.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let ticks = 0;
        const timer = setInterval(() => {
          ticks += 1;
          if (ticks === 25) {
            clearInterval(timer);
            resolve();
          }
        }, 50);
      }),
  );
}

export default async function test(demo: Locator): Promise<void> {
  const price = (id: string) => demo.locator(`[role="row"][data-id="${id}"] [data-field="price"]`);
  const status = demo.getByText('Messages: ');
  const read = async (name: string) =>
    Number(new RegExp(`${name}: (\\d+)`).exec((await status.textContent()) ?? '')?.[1]);
  const button = (name: string) => demo.getByRole('button', { name });
  const isStill = async () => {
    const before = await status.textContent();
    await letPass(demo);
    return (await status.textContent()) === before;
  };

  await letPass(demo);
  await expect(status).toHaveText('Messages: 0 · Grid updates: 0');
  await expect(price('JNPR')).toHaveText('$93.83');

  // The first message is applied at once and the others together. Without batching, these would be 20 updates.
  await button('Next 20 messages').click();
  await expect(status).toContainText('Messages: 20');
  await expect(price('JNPR')).toHaveText('$93.94');
  expect(await read('Grid updates')).toBeLessThan(10);

  await button('Start').click();
  await expect.poll(() => read('Messages')).toBeGreaterThan(60);
  await button('Pause').click();
  await expect(button('Start')).toBeFocused();
  await expect.poll(isStill).toBe(true);
  const paused = await read('Messages');
  await button('Next 20 messages').click();
  await expect(status).toContainText(`Messages: ${paused + 20} `);
  expect(await isStill()).toBe(true);
}
