import { expect, type Locator } from '@playwright/test';

export const title =
  'The value of a cell sets its class and its color, and sorting keeps both with the value.';

export default async function test(demo: Locator): Promise<void> {
  const cell = (name: string) => demo.getByRole('gridcell', { name, exact: true });
  const readColor = (it: Locator) => it.evaluate((element) => getComputedStyle(element).color);
  await expect(cell('+4')).toHaveClass(/rising/);
  await expect(cell('-100')).toHaveClass(/falling/);
  await expect(cell('WT-02')).not.toHaveClass(/falling/);
  const rising = await readColor(cell('+4'));
  const falling = await readColor(cell('-100'));
  const plain = await readColor(cell('WT-02'));
  expect(new Set([rising, falling, plain]).size).toBe(3);

  await demo.getByRole('columnheader', { name: 'Change' }).click();
  await expect(demo.getByRole('row').nth(1)).toContainText('WT-02');
  await expect(cell('-100')).toHaveClass(/falling/);
  await expect(demo.locator('.falling')).toHaveCount(3);
}
