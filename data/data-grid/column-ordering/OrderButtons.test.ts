import { expect, type Locator } from '@playwright/test';

export const title =
  'A new columns array changes the order, the checkbox column stays first, and the sorting is kept.';

export default async function test(demo: Locator): Promise<void> {
  const headers = demo.getByRole('columnheader');
  await headers.nth(1).click();
  await headers.nth(1).click();
  await expect(demo.getByRole('row').nth(1)).toContainText('D-2204');

  await demo.getByRole('button', { name: 'Driver' }).click();
  await expect(headers).toHaveText(['', 'Driver', 'City', 'Customer', 'Delivery']);
  await expect(headers.first().getByRole('checkbox')).toBeVisible();
  await expect(demo.getByRole('row').nth(1)).toContainText('D-2204');
}
