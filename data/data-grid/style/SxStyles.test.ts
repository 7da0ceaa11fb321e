import { expect, type Locator } from '@playwright/test';

export const title =
  'The sx prop changes the border of the grid, the weight of titles, all cells, one column, and the row under the pointer.';

export default async function test(demo: Locator): Promise<void> {
  const cell = (name: string) => demo.getByRole('gridcell', { name, exact: true });
  const readColor = (it: Locator) => it.evaluate((element) => getComputedStyle(element).color);
  await expect(demo.getByRole('grid').locator('xpath=ancestor::*[contains(@class, "-root ")][1]')).toHaveCSS(
    'border-top-width',
    '2px',
  );
  await expect(demo.getByText('Turbine', { exact: true })).toHaveCSS('font-weight', '700');
  await expect(cell('6.2')).toHaveCSS('font-size', '16px');
  expect(await readColor(cell('WT-03'))).not.toBe(await readColor(cell('Borkum').first()));

  const row = demo.getByRole('row').filter({ hasText: 'WT-03' });
  const readBackground = () => row.evaluate((it) => getComputedStyle(it).backgroundColor);
  await demo.getByRole('columnheader', { name: 'MW' }).hover();
  const plain = await readBackground();
  await row.hover();
  await expect.poll(readBackground).not.toBe(plain);
}
