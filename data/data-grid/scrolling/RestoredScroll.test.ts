import { expect, type Locator } from '@playwright/test';

export const title = 'After the grid was closed and opened again, it shows the same rows.';

export default async function test(demo: Locator): Promise<void> {
  const getRow = (id: string) => demo.locator(`[role="row"][data-id="${id}"]`);
  const button = demo.getByRole('button').first();
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  await scroller.scrollIntoViewIfNeeded();
  await scroller.evaluate((element) => (element.scrollTop = 900));
  await expect(getRow('S-119')).toBeInViewport();
  await button.click();
  await expect(scroller).toHaveCount(0);
  await button.click();
  await expect(getRow('S-119')).toBeInViewport();
  await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(900);
}
