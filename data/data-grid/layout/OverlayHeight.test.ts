import { expect, type Locator } from '@playwright/test';

export const title = 'The empty grid has an overlay of 160 px below its header.';

export default async function test(demo: Locator): Promise<void> {
  const root = demo.getByRole('grid').locator('xpath=ancestor::*[contains(@class, "-root ")][1]');
  const readHeight = async () => (await root.boundingBox())?.height ?? 0;
  await expect(demo.getByText('No rows')).toBeVisible();
  // The header, the borders and the overlay.
  await expect.poll(readHeight).toBe(56 + 2 + 160);
}
