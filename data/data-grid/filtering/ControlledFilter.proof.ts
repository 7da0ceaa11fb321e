import { expect, type Locator } from '@playwright/test';

export const claim =
  'Buttons outside the grid set the model, and the callback receives what users change, also without a value.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const rents = demo.locator('[role="gridcell"][data-field="rent"]');
  const model = demo.getByText('Model:');
  await demo.getByRole('button', { name: 'Under €1,000' }).click();
  await expect(rents).toHaveText(['890', '980', '950']);
  await expect(model).toContainText('"value":1000}]. Last reason: none.');

  const header = demo.getByRole('columnheader', { name: 'City' });
  await header.hover();
  await header.getByRole('button', { name: 'column menu' }).click();
  await page.getByRole('menuitem', { name: 'Filter' }).click();
  await expect(model).toContainText('"field":"city","operator":"contains"');
  await expect(model).not.toContainText('value');
  await expect(rents).toHaveCount(6);
  await page.getByRole('textbox', { name: 'Value' }).fill('gh');
  await expect(rents).toHaveText(['950']);
  await expect(model).toContainText('"value":"gh"');
  await expect(model).toContainText('Last reason: upsertFilterItem.');
  await page.keyboard.press('Escape');

  await demo.getByRole('button', { name: 'All', exact: true }).click();
  await expect(rents).toHaveCount(6);
}
