import { expect, type Locator } from '@playwright/test';

export const title = 'A plain button replaces the buttons of the column panel, and resets the columns.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  await demo.getByRole('button', { name: 'Columns' }).click();
  const reset = page.getByRole('button', { name: 'Reset', exact: true });
  await expect(reset).toBeVisible();
  await expect(reset).not.toHaveClass(/MuiButton/);
  await page.getByRole('checkbox', { name: 'Price' }).click();
  await expect(demo.getByRole('columnheader', { name: 'Price' })).toHaveCount(0);
  await reset.click();
  await expect(demo.getByRole('columnheader', { name: 'Price' })).toBeVisible();
}
