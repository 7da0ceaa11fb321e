import { expect, type Locator } from '@playwright/test';

export const title =
  'Users switch between the preset views, and save the current sorting, filter and columns as a new one.';

export default async function test(demo: Locator): Promise<void> {
  const customers = demo.locator('[role="gridcell"][data-field="customer"]');
  const show = (name: string) => demo.getByRole('button', { name, exact: true }).click();
  await show('Unpaid');
  await expect(customers).toHaveText(['Hansen & Co', 'Casa Verde', 'Blue Lagoon']);

  await demo.getByRole('columnheader', { name: 'Customer' }).click();
  await expect(customers).toHaveText(['Blue Lagoon', 'Casa Verde', 'Hansen & Co']);
  await show('Save as new view');

  await show('All');
  await expect(customers).toHaveCount(6);
  await expect(customers.first()).toHaveText('Nordlicht GmbH');
  await show('View 3');
  await expect(customers).toHaveText(['Blue Lagoon', 'Casa Verde', 'Hansen & Co']);
  await show('Unpaid');
  await expect(customers).toHaveText(['Hansen & Co', 'Casa Verde', 'Blue Lagoon']);
}
