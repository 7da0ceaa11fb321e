import { expect, type Locator } from '@playwright/test';

export const title = 'The toggle column is the last one, and its buttons expand panels.';

export default async function test(demo: Locator): Promise<void> {
  const headers = demo.locator('[role="columnheader"]');
  await expect(headers).toHaveCount(3);
  await expect(headers.last()).toHaveAttribute('data-field', '__detail_panel_toggle__');
  await demo.getByRole('button', { name: 'Expand' }).first().click();
  await expect(demo.getByRole('region', { name: 'Items of shipment 501' })).toBeVisible();
}
