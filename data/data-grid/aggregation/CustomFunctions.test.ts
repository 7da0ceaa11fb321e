import { expect, type Locator } from '@playwright/test';

export const title =
  'A custom function lists the distinct strings of a column under its own label, next to a built-in sum.';

export default async function test(demo: Locator): Promise<void> {
  const total = demo.locator('[data-id="auto-generated-group-footer-root"]');
  await expect(total.locator('[data-field="category"]')).toHaveText('Bikes, Parts');
  await expect(total.locator('[data-field="units"]')).toHaveText('40');
  await expect(demo.getByRole('columnheader', { name: 'Category' })).toContainText('distinct values');
}
