import { expect, type Locator } from '@playwright/test';

export const title = 'A narrow grid shows a list, a wide one columns again, and the sorting stays.';

export default async function test(demo: Locator): Promise<void> {
  const headers = demo.getByRole('columnheader');
  const cells = demo.getByRole('row').filter({ hasText: 'Budget approved' }).getByRole('gridcell');
  const first = demo.locator('[role="row"][data-id]').first();
  await expect(headers).toHaveCount(2);
  await headers.first().click();
  await expect(first).toContainText('Budget approved');
  await demo.getByRole('switch').click();
  await expect(headers).toHaveCount(0);
  await expect(cells).toHaveText(['Budget approved, Jon Hale']);
  await expect(first).toContainText('Budget approved');
  await demo.getByRole('switch').click();
  await expect(headers).toHaveCount(2);
  await expect(cells).toHaveText(['Budget approved', 'Jon Hale']);
}
