import { expect, type Locator } from '@playwright/test';

export const title =
  'The buttons show how many rows match before they filter, and keep these numbers while a filter is active.';

export default async function test(demo: Locator): Promise<void> {
  const customers = demo.locator('[role="gridcell"][data-field="customer"]');
  const late = demo.getByRole('button', { name: 'Late (2)' });
  const expensive = demo.getByRole('button', { name: 'Over €200 (2)' });
  await expect(customers).toHaveCount(6);
  await expect(late).toBeVisible();
  await expensive.click();
  await expect(customers).toHaveText(['Carla Silva', 'Eva Berg']);
  await late.click();
  await expect(customers).toHaveText(['Ben Okafor', 'Finn Aalto']);
  await expect(expensive).toBeVisible();
  await demo.getByRole('button', { name: 'All' }).click();
  await expect(customers).toHaveCount(6);
}
