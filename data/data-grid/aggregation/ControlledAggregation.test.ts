import { expect, type Locator } from '@playwright/test';

export const title = 'Buttons outside the grid and the column menu change the same aggregation model.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const total = demo.locator('[data-id="auto-generated-group-footer-root"] [data-field="price"]');
  const price = demo.getByRole('columnheader', { name: 'Price' });
  await expect(total).toHaveText('2,400');
  await demo.getByRole('button', { name: 'Lowest' }).click();
  await expect(total).toHaveText('25');

  await price.hover();
  await price.getByRole('button', { name: 'Price column menu' }).click();
  await page.getByRole('combobox', { name: 'Aggregation' }).click();
  await page.getByRole('option', { name: 'avg' }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(total).toHaveText('816.25');
  await expect(demo.getByRole('button', { name: 'Average' })).toHaveAttribute('aria-pressed', 'true');
  await expect(demo.getByRole('button', { name: 'Lowest' })).toHaveAttribute('aria-pressed', 'false');
}
