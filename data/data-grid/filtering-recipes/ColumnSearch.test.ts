import { expect, type Locator } from '@playwright/test';

export const title =
  'The field searches the customers and no other column, and an empty field shows all rows.';

export default async function test(demo: Locator): Promise<void> {
  const customers = demo.locator('[role="gridcell"][data-field="customer"]');
  const field = demo.getByRole('searchbox', { name: 'Search customers' });
  await field.fill('re');
  await expect(customers).toHaveText(['Ada Moreau']);
  await field.fill('ghent');
  await expect(customers).toHaveCount(0);
  await field.fill('');
  await expect(customers).toHaveCount(6);
}
