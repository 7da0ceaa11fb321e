import { expect, type Locator } from '@playwright/test';

export const claim =
  'Users select several values, two operators use the same field, and changing the operator keeps the values.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  const operator = page.getByRole('combobox', { name: 'Operator' });
  const value = page.getByRole('combobox', { name: 'Value' });
  await expect(names).toHaveText(['Casa Alta', 'Grand Miramar']);

  await demo.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(value).toHaveText('breakfast, pool');
  await operator.click();
  await page.getByRole('option', { name: 'include any of' }).click();
  await expect(value).toHaveText('breakfast, pool');
  await expect(names).toHaveText([
    'Casa Alta',
    'Hotel Sakura',
    'Grand Miramar',
    'Villa Duarte',
    'Station Inn',
  ]);

  await value.click();
  await page.getByRole('option', { name: 'breakfast' }).click();
  await expect(names).toHaveText(['Casa Alta', 'Grand Miramar', 'Villa Duarte']);
  await page.getByRole('option', { name: 'pool' }).click();
  await expect(names).toHaveCount(6);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(value).toBeVisible();
  await page.keyboard.press('Escape');
}
