import { expect, type Locator } from '@playwright/test';

export const title = 'The grid starts with a filter, and users can delete it in the panel.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const rents = demo.locator('[role="gridcell"][data-field="rent"]');
  await expect(rents).toHaveText(['890', '980', '950']);

  await demo.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Operator' })).toHaveText('<=');
  await expect(page.getByRole('spinbutton', { name: 'Value' })).toHaveValue('1000');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(rents).toHaveCount(6);
  await expect(page.getByRole('combobox', { name: 'Operator' })).toHaveCount(0);
}
