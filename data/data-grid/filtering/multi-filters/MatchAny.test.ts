import { expect, type Locator } from '@playwright/test';

export const title =
  'The buttons switch between rows that match all conditions and rows that match any of them.';

export default async function test(demo: Locator): Promise<void> {
  const models = demo.locator('[role="gridcell"][data-field="model"]');
  await expect(models).toHaveText(['Delta 14']);
  await demo.getByRole('button', { name: 'Any condition' }).click();
  await expect(models).toHaveText(['Aster 13', 'Breeze 14', 'Cobalt 15', 'Delta 14']);
  await demo.getByRole('button', { name: 'All conditions' }).click();
  await expect(models).toHaveText(['Delta 14']);
}
