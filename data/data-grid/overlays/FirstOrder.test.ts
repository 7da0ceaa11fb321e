import { expect, type Locator } from '@playwright/test';

export const title = 'The overlay of an empty grid offers a button, and disappears when there are rows.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const button = demo.getByRole('button', { name: 'Create an order' });
  await expect(demo.getByText('No orders yet')).toBeVisible();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('gridcell', { name: 'Nordic Bikes' })).toBeVisible();
  await expect(button).toHaveCount(0);
  await expect(demo.locator('.MuiDataGrid-overlay')).toHaveCount(0);
}
