import { expect, type Locator } from '@playwright/test';

export const title =
  'The listed columns come first, the others follow, and headers cannot be dragged in the Community plan.';

export default async function test(demo: Locator): Promise<void> {
  const headers = demo.getByRole('columnheader');
  await expect(headers).toHaveText(['Driver', 'City', 'Delivery', 'Customer']);
  await expect(headers.locator('[draggable="true"]')).toHaveCount(0);
}
