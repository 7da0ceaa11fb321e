import { expect, type Locator } from '@playwright/test';

export const title =
  'The grid is not mounted while its tab is closed, and fills the panel when the tab opens, each time.';

export default async function test(demo: Locator): Promise<void> {
  const grid = demo.getByRole('grid');
  await expect(grid).toHaveCount(0);
  for (const times of [1, 2]) {
    await demo.getByRole('tab', { name: 'List' }).click();
    await expect(demo.getByRole('gridcell', { name: '07:10' }), `opened ${times}`).toBeVisible();
    const panel = await demo.getByRole('tabpanel', { name: 'List' }).boundingBox();
    const root = grid.locator('xpath=ancestor::*[contains(@class, "-root ")][1]');
    expect((await root.boundingBox())?.height).toBe(panel?.height);
    await demo.getByRole('tab', { name: 'Map' }).click();
    await expect(grid).toHaveCount(0);
  }
}
