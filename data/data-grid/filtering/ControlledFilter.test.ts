import { expect, type Locator } from '@playwright/test';

export const title =
  'Buttons outside the grid set the filter model, and users change the same model in the panel.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const rents = demo.locator('[role="gridcell"][data-field="rent"]');
  await demo.getByRole('button', { name: 'Under €1,000' }).click();
  await expect(rents).toHaveText(['890', '980', '950']);
  await demo.getByRole('button', { name: 'Pets allowed' }).click();
  await expect(rents).toHaveText(['1,250', '890', '950']);

  const header = demo.getByRole('columnheader', { name: 'City' });
  await header.hover();
  await header.getByRole('button', { name: 'column menu' }).click();
  await page.getByRole('menuitem', { name: 'Filter' }).click();
  await page.getByRole('textbox', { name: 'Value' }).fill('gh');
  await expect(rents).toHaveText(['950']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Value' })).toHaveCount(0);

  await demo.getByRole('button', { name: 'All', exact: true }).click();
  await expect(rents).toHaveCount(6);
}
