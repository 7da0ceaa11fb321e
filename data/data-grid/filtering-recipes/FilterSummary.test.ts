import { expect, type Locator } from '@playwright/test';

export const title = 'The footer counts the matching rows, and its button removes the filter.';

export default async function test(demo: Locator): Promise<void> {
  const customers = demo.locator('[role="gridcell"][data-field="customer"]');
  const button = demo.getByRole('button', { name: 'Clear filter' });
  await expect(demo.getByRole('status')).toHaveText('2 of 6 orders');
  await expect(customers).toHaveText(['Carla Silva', 'Finn Aalto']);
  await button.click();
  await expect(demo.getByRole('status')).toHaveText('6 of 6 orders');
  await expect(customers).toHaveCount(6);
  await expect(button).toBeDisabled();
}
