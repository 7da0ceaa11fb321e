import { expect, type Locator } from '@playwright/test';

export const title =
  'The color legend names each range of the color map, with the formatted limits of the axis.';

export default async function test(demo: Locator): Promise<void> {
  const items = demo.getByRole('list').getByRole('listitem');
  await expect(items).toHaveText(['Quiet (below 50 dB)', 'Normal', 'Loud (from 65 dB)']);
  await expect(items.first().locator('[fill="#2e7d32"]')).toHaveCount(1);
  await expect(items.last().locator('[fill="#c62828"]')).toHaveCount(1);
}
