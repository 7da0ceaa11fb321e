import { expect, type Locator } from '@playwright/test';

export const title =
  'The ARIA attributes count all 100 rows and 13 columns, while less than a tenth of the 1,300 cells are in the DOM.';

export default async function test(demo: Locator): Promise<void> {
  const grid = demo.getByRole('grid');
  const cells = demo.getByRole('gridcell');
  await expect(grid).toHaveAttribute('aria-rowcount', '101');
  await expect(grid).toHaveAttribute('aria-colcount', '13');
  await expect(cells.first()).toHaveText('Sensor 1');
  expect(await cells.count()).toBeLessThan(130);

  // After a scroll there are other cells, and still only a few.
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  await scroller.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await expect(demo.getByRole('gridcell', { name: 'Sensor 100', exact: true })).toBeVisible();
  await expect(demo.getByRole('gridcell', { name: 'Sensor 1', exact: true })).toHaveCount(0);
  await expect(demo.locator('[data-rowindex="99"]')).toHaveAttribute('aria-rowindex', '101');
  expect(await cells.count()).toBeLessThan(130);
}
