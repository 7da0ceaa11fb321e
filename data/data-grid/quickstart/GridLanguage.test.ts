import { expect, type Locator } from '@playwright/test';

export const title =
  'A locale changes the texts of the grid; the headers and the dates change with your columns.';

export default async function test(demo: Locator): Promise<void> {
  const due = demo.locator('[role="gridcell"][data-field="due"]').first();
  await expect(due).toHaveText('30.3.2026');
  await expect(demo.getByText('Rows per page:')).toHaveCount(0);

  await demo.getByRole('combobox', { name: 'Language' }).click();
  await demo.page().getByRole('option', { name: 'English' }).click();
  await expect(demo.getByText('Rows per page:')).toBeVisible();
  await expect(demo.getByRole('columnheader')).toHaveText(['Customer', 'Due']);
  await expect(due).toHaveText('3/30/2026');
}
