import { expect, type Locator } from '@playwright/test';

export const claim = 'Rows match one of the two conditions with Or, and both with And.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const rents = demo.locator('[role="gridcell"][data-field="rent"]');
  await expect(rents).toHaveText(['1,250', '890', '980', '950']);

  await demo.getByRole('button', { name: 'Filters', exact: true }).click();
  const logic = page.getByRole('combobox', { name: 'Logic operator' });
  await logic.last().click();
  await page.getByRole('option', { name: 'And' }).click();
  await expect(rents).toHaveText(['890', '950']);

  await page.getByRole('button', { name: 'Add filter' }).click();
  await expect(page.getByRole('combobox', { name: /^Operator/ })).toHaveCount(3);
  await expect(rents).toHaveText(['890', '950']);
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(rents).toHaveCount(6);
}
