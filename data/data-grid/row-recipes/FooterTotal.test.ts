import { expect, type Locator } from '@playwright/test';

export const title =
  'The footer adds up all orders, including those out of view, and only the open ones while a filter is active.';

export default async function test(demo: Locator): Promise<void> {
  const total = demo.getByRole('status');
  const filter = demo.getByRole('switch', { name: 'Open orders only' });
  await expect(total).toHaveText('Total: €2065');
  await filter.click();
  await expect(total).toHaveText('Total: €1200');
  await filter.click();
  await expect(total).toHaveText('Total: €2065');
}
