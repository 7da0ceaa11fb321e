import { expect, type Locator } from '@playwright/test';

export const title =
  'Wrapped operators keep rows without a price, and all operators still have their fields.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const prices = demo.locator('[role="gridcell"][data-field="price"]');
  const operator = page.getByRole('combobox', { name: 'Operator' });
  await expect(prices).toHaveText(['92', '38', 'on request', '65']);

  await demo.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('spinbutton', { name: 'Value' }).fill('40');
  await expect(prices).toHaveText(['38', 'on request']);
  await page.getByRole('spinbutton', { name: 'Value' }).fill('');
  await expect(prices).toHaveCount(6);
  await operator.click();
  await page.getByRole('option', { name: 'is not empty' }).click();
  await expect(prices).toHaveCount(5);
  await page.keyboard.press('Escape');
}
