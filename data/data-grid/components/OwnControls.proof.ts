import { expect, type Locator } from '@playwright/test';

export const claim =
  'A replaced button works in the column panel, and props of Material UI reach all checkboxes of the grid.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  await expect(demo.locator('.MuiCheckbox-colorSuccess')).toHaveCount(4);
  await demo.getByRole('button', { name: 'Columns' }).click();
  const reset = page.getByRole('button', { name: 'Reset', exact: true });
  await expect(reset).not.toHaveClass(/MuiButton/);
  await page.getByRole('checkbox', { name: 'Price' }).click();
  await expect(demo.getByRole('columnheader', { name: 'Price' })).toHaveCount(0);
  await reset.click();
  await expect(demo.getByRole('columnheader', { name: 'Price' })).toBeVisible();
}
