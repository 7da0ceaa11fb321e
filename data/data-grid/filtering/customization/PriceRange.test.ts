import { expect, type Locator } from '@playwright/test';

export const title =
  'Two fields limit a number on both sides, or on one side; with both fields empty, all rows are visible.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const prices = demo.locator('[role="gridcell"][data-field="price"]');
  const min = page.getByRole('spinbutton', { name: 'Min' });
  const max = page.getByRole('spinbutton', { name: 'Max' });
  await expect(prices).toHaveText(['92', '148', '65']);

  await demo.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(min).toBeFocused();
  await expect(min).toHaveValue('60');
  await max.fill('');
  await expect(prices).toHaveText(['92', '148', '210', '65']);
  await min.fill('');
  await expect(prices).toHaveCount(6);
  await max.fill('65');
  await expect(prices).toHaveText(['38', '65']);
  await page.keyboard.press('Escape');
}
