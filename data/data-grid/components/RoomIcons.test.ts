import { expect, type Locator } from '@playwright/test';

export const title = 'Icons of the cells and of the column menu are replaced and keep their names.';

export default async function test(demo: Locator): Promise<void> {
  const isFree = demo.locator('[role="gridcell"][data-field="isFree"] svg');
  await expect(isFree).toHaveCount(3);
  await expect(isFree.nth(0).locator('path')).toHaveAttribute('d', /^M21 10.78/);
  await expect(isFree.nth(0)).toHaveAttribute('data-value', 'true');
  const header = demo.getByRole('columnheader', { name: 'Room' });
  await header.hover();
  await expect(header.locator('path[d^="M3 18h18"]')).toBeVisible();
  await header.getByRole('button', { name: 'Room column menu' }).click();
  await expect(demo.page().getByRole('menu')).toBeVisible();
}
