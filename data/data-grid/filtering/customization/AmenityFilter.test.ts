import { expect, type Locator } from '@playwright/test';

export const title = 'Users select several values, and a row matches if it has any of them.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  const value = page.getByRole('combobox', { name: 'Value' });
  await expect(names).toHaveText(['Casa Alta', 'Grand Miramar', 'Villa Duarte']);

  await demo.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(value).toHaveText('pool');
  await value.click();
  await page.getByRole('option', { name: 'spa' }).click();
  await expect(names).toHaveText(['Casa Alta', 'Hotel Sakura', 'Grand Miramar', 'Villa Duarte']);
  await page.getByRole('option', { name: 'pool' }).click();
  await expect(names).toHaveText(['Hotel Sakura', 'Grand Miramar']);
  await page.getByRole('option', { name: 'spa' }).click();
  await expect(names).toHaveCount(6);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(value).toBeVisible();
  await page.keyboard.press('Escape');
}
