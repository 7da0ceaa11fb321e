import { expect, type Locator } from '@playwright/test';

export const title =
  'Only orders between both days are shown, including these days, and an empty field is no limit.';

export default async function test(demo: Locator): Promise<void> {
  const customers = demo.locator('[role="gridcell"][data-field="customer"]');
  await expect(customers).toHaveCount(5);
  await demo.getByLabel('To', { exact: true }).fill('2026-03-03');
  await expect(customers).toHaveText(['Ben Okafor', 'Carla Silva', 'Dan Weber']);
  await demo.getByLabel('From', { exact: true }).fill('');
  await expect(customers).toHaveText(['Ada Moreau', 'Ben Okafor', 'Carla Silva', 'Dan Weber']);
}
