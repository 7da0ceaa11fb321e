import { expect, type Locator } from '@playwright/test';

export const title = 'The grid grows by one row height per row, and is as tall as two rows if it is empty.';

export default async function test(demo: Locator): Promise<void> {
  const root = demo.getByRole('grid').locator('xpath=ancestor::*[contains(@class, "-root ")][1]');
  const readHeight = async () => (await root.boundingBox())?.height ?? 0;
  const header = 56 + 2;
  await expect.poll(readHeight).toBe(header + 3 * 52);
  await demo.getByRole('button', { name: 'Add a ferry' }).click();
  await expect.poll(readHeight).toBe(header + 4 * 52);

  await demo.getByRole('button', { name: 'Remove all' }).click();
  await expect(demo.getByText('No rows')).toBeVisible();
  await expect.poll(readHeight).toBe(header + 2 * 52);
}
