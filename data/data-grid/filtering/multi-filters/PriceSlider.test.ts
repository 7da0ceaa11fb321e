import { expect, type Locator } from '@playwright/test';

export const title = 'Both ends of the slider limit the price.';

export default async function test(demo: Locator): Promise<void> {
  const models = demo.locator('[role="gridcell"][data-field="model"]');
  await expect(models).toHaveText(['Aster 13', 'Breeze 14', 'Delta 14']);
  await demo.getByRole('slider', { name: 'Lowest price' }).press('ArrowUp');
  await expect(models).toHaveText(['Aster 13', 'Delta 14']);
  await demo.getByRole('slider', { name: 'Highest price' }).press('ArrowUp');
  await expect(models).toHaveText(['Aster 13', 'Delta 14', 'Ember 16']);
  await demo.getByRole('slider', { name: 'Highest price' }).press('ArrowDown');
  await demo.getByRole('slider', { name: 'Highest price' }).press('ArrowDown');
  await demo.getByRole('slider', { name: 'Highest price' }).press('ArrowDown');
  await expect(models).toHaveText(['Delta 14']);
}
