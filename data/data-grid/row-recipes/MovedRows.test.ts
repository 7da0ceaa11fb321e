import { expect, type Locator } from '@playwright/test';

export const title =
  'Users drag a row to the other grid, into rows or free space, or press its button. A drop in the same grid changes nothing.';

export default async function test(demo: Locator): Promise<void> {
  const grid = (name: string) => demo.getByRole('grid', { name });
  const customers = (name: string) => grid(name).locator('[role="gridcell"][data-field="customer"]');
  const row = (id: number) => demo.locator(`[role="row"][data-id="${id}"] [data-field="customer"]`);
  await expect(customers('Open orders')).toHaveText(['Ada Moreau', 'Carla Silva']);
  await row(1).dragTo(row(3));
  await expect(customers('Open orders')).toHaveText(['Ada Moreau', 'Carla Silva']);
  await row(1).dragTo(row(4));
  await expect(customers('Open orders')).toHaveText(['Carla Silva']);
  await expect(customers('Paid orders')).toHaveText(['Ada Moreau', 'Ben Okafor', 'Dan Weber']);
  await row(2).dragTo(grid('Open orders'), { targetPosition: { x: 60, y: 260 } });
  await expect(customers('Open orders')).toHaveText(['Ben Okafor', 'Carla Silva']);
  await demo.locator('[role="row"][data-id="3"]').getByRole('menuitem').click();
  await expect(customers('Open orders')).toHaveText(['Ben Okafor']);
  await expect(customers('Paid orders')).toHaveText(['Ada Moreau', 'Carla Silva', 'Dan Weber']);
}
