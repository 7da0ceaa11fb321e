import { expect, type Locator } from '@playwright/test';

export const claim = 'The list has the same scroll position after a row was opened and closed.';

export default async function prove(demo: Locator): Promise<void> {
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  const readTop = () => scroller.evaluate((element) => element.scrollTop);
  await expect(demo.locator('[data-id="1"]')).toBeVisible();
  expect(await readTop()).toBe(0);
  await scroller.evaluate((element) => element.scrollTo({ top: 2_600 }));
  await demo.getByRole('gridcell', { name: 'Sensor 52' }).click();
  await expect(demo.getByRole('grid')).toHaveCount(0);
  await demo.getByRole('button', { name: 'Back to the list' }).click();
  await expect(demo.getByRole('gridcell', { name: 'Sensor 52' })).toBeInViewport();
  await expect.poll(readTop).toBe(2_600);
}
