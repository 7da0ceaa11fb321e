import { expect, type Locator } from '@playwright/test';

export const title =
  'An operator without a value field filters the rows, and opening the panel from the column menu keeps it.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const ratings = demo.locator('[role="gridcell"][data-field="rating"]');
  const operator = page.getByRole('combobox', { name: 'Operator' });
  await expect(ratings).toHaveText(['4.6', '4.8', '4.9']);

  const header = demo.getByRole('columnheader', { name: 'Rating' });
  await header.hover();
  await header.getByRole('button', { name: 'column menu' }).click();
  await page.getByRole('menuitem', { name: 'Filter' }).click();
  await expect(operator).toHaveText('is top rated');
  await expect(page.getByRole('spinbutton')).toHaveCount(0);
  await expect(ratings).toHaveText(['4.6', '4.8', '4.9']);

  await operator.click();
  await page.getByRole('option', { name: '<', exact: true }).click();
  await expect(ratings).toHaveCount(6);
  await page.getByRole('spinbutton', { name: 'Value' }).fill('3.5');
  await expect(ratings).toHaveText(['3.4']);
  await page.keyboard.press('Escape');
}
