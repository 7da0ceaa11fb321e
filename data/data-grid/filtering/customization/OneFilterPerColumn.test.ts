import { expect, type Locator } from '@playwright/test';

export const title =
  'Each column has at most one condition: a new one gets the next column, and after the last column no more are added.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const columns = page.getByRole('combobox', { name: 'Columns' });
  const add = page.getByRole('button', { name: 'Add filter' });
  await demo.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(columns).toHaveText(['Hotel']);
  await add.click();
  await expect(columns).toHaveText(['Hotel', 'City']);

  await columns.last().click();
  await expect(page.getByRole('option')).toHaveText(['City', 'Rating']);
  await page.keyboard.press('Escape');
  await add.click();
  await expect(columns).toHaveText(['Hotel', 'City', 'Rating']);
  await add.click();
  await expect(columns).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove all' }).click();
  await page.keyboard.press('Escape');
}
